"""The commands ``solve`` and ``survey``, as they are typed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import kabale
import pytest
from distributed import LocalCluster
from kabale.__main__ import main
from kabale.games import GAMES
from kabale.session import Session

SURVEY = ["survey", "spider-1", "--deals", "3-8", "--states", "4000", "--out"]


def solved(capsys, *arguments):
    assert main(["solve", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("deal", ["seven-1#9", "freecell#8", "spider-1#1"])
def test_a_win_can_be_played(deal, capsys):
    report = solved(capsys, deal)
    assert set(report) == {"verdict", "moves", "states", "seconds"}
    assert report["verdict"] == "won"
    game, number = deal.split("#")
    session = Session(GAMES[game], int(number))
    for move in report["moves"]:
        if not session.won:
            session.play(move, session.ply)
    assert session.won


def test_a_position_is_the_one_after_some_moves(capsys):
    whole = solved(capsys, "spider-1#1")["moves"]
    rest = solved(capsys, "spider-1#1", "--after", " ".join(whole[:-3]))
    assert rest["verdict"] == "won"
    assert 0 < len(rest["moves"]) <= 3


def test_states_and_seconds_bound_the_search(capsys):
    assert solved(capsys, "spider-4#1", "--states", "40")["states"] == 40
    report = solved(capsys, "spider-4#1", "--seconds", "0")
    assert (report["verdict"], report["states"]) == ("unknown", 0)
    assert solved(capsys, "seven-3#14")["verdict"] == "lost"


def test_it_is_told_in_words_too(capsys):
    assert main(["solve", "seven-3#14"]) == 0
    assert capsys.readouterr().out.startswith("lost (")


def lines(out):
    """What a survey says, but for how long it took."""
    reports = [json.loads(line) for line in out.read_text().splitlines()]
    assert all(report.pop("seconds") >= 0 for report in reports)
    return reports


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    out = tmp_path_factory.mktemp("survey") / "whole.jsonl"
    assert main([*SURVEY, str(out)]) == 0
    return out


def test_a_survey_has_a_line_a_deal(whole):
    reports = lines(whole)
    assert [report["number"] for report in reports] == [3, 4, 5, 6, 7, 8]
    assert {"won", "unknown"} >= {report["verdict"] for report in reports}
    assert all((report["moves"] > 0) == (report["verdict"] == "won") for report in reports)


def test_a_cluster_finds_the_same(whole, tmp_path):
    out = tmp_path / "cluster.jsonl"
    assert main([*SURVEY, str(out), "--dask", "--jobs", "2"]) == 0
    assert lines(out) == lines(whole)


def test_a_cluster_that_runs_already_is_asked_by_its_address(whole, tmp_path):
    out = tmp_path / "cluster.jsonl"
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        assert main([*SURVEY, str(out), "--dask", address]) == 0
    assert lines(out) == lines(whole)


@pytest.mark.parametrize("kept", [0, 1, 120, 250])
def test_a_survey_goes_on_from_where_its_file_was_cut_short(kept, whole, tmp_path):
    out = tmp_path / "cut.jsonl"
    out.write_bytes(whole.read_bytes()[:kept])
    assert main([*SURVEY, str(out)]) == 0
    assert lines(out) == lines(whole)


def test_a_survey_of_more_deals_keeps_what_is_there(whole, tmp_path):
    out = tmp_path / "more.jsonl"
    out.write_bytes(whole.read_bytes())
    assert main(["survey", "spider-1", "--deals", "1-4", "--states", "10", "--out", str(out)]) == 0
    assert lines(out)[:6] == lines(whole)
    assert [report["number"] for report in lines(out)[6:]] == [1, 2]


def test_several_processes_tell_the_same(whole, tmp_path):
    out = tmp_path / "two.jsonl"
    assert main([*SURVEY, str(out), "--jobs", "2"]) == 0
    assert lines(out) == lines(whole)


def test_a_survey_that_is_killed_can_go_on(whole, tmp_path):
    out = tmp_path / "killed.jsonl"
    path = {**os.environ, "PYTHONPATH": str(Path(kabale.__file__).parent.parent)}
    command = [sys.executable, "-m", "kabale", *SURVEY, str(out)]
    with subprocess.Popen(command, env=path, stderr=subprocess.DEVNULL) as survey:
        while not (out.exists() and out.stat().st_size) and survey.poll() is None:
            time.sleep(0.01)
        survey.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    assert main([*SURVEY, str(out)]) == 0
    assert lines(out) == lines(whole)


@pytest.mark.parametrize("deals", ["8-3", "3", "0-3", "a-b"])
def test_bad_ranges_are_refused(deals, tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["survey", "spider-1", "--deals", deals, "--out", str(tmp_path / "x")])
    assert "--deals" in capsys.readouterr().err
