"""The text front end, as tools and people use it."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import kabale
import pytest
from kabale.__main__ import main
from kabale.bridge import call
from kabale.games import GAMES


@pytest.fixture
def run(capsys):
    """Runs a command and gives what it printed."""

    def run(*arguments):
        assert main(list(arguments)) == 0
        return capsys.readouterr().out

    return run


@pytest.fixture
def fails(capsys):
    """Runs a command that fails and gives the code that it told."""

    def fails(*arguments):
        assert main(list(arguments)) == 2
        told = capsys.readouterr()
        assert told.out == ""
        return told.err.split(":")[0]

    return fails


@pytest.mark.parametrize("game", GAMES)
def test_show_as_json_is_the_view(game, run):
    view = json.loads(call(json.dumps({"op": "new", "game": game, "deal": 4711})))["view"]
    assert json.loads(run("show", f"{game}#4711", "--json")) == view


def test_show_after_some_moves(run):
    view = json.loads(run("show", "seven-3#4711", "--after", "s s  s", "--json"))
    assert (view["ply"], view["last"]) == (3, "s")
    waste = next(pile for pile in view["piles"] if pile["id"] == "w")
    assert len(waste["cards"]) == 9


@pytest.mark.parametrize("game", GAMES)
def test_reveal_names_every_card_and_says_which_are_up(game, run):
    view = json.loads(run("show", f"{game}#7", "--reveal", "--json"))
    plain = json.loads(run("show", f"{game}#7", "--json"))
    for pile, seen in zip(view["piles"], plain["piles"], strict=True):
        assert all(set(card) == {"k", "c", "up"} for card in pile["cards"])
        assert [card["c"] if card["up"] else None for card in pile["cards"]] == [
            card.get("c") for card in seen["cards"]
        ]
    assert {key: view[key] for key in view if key != "piles"} == {
        key: plain[key] for key in plain if key != "piles"
    }


def test_the_next_card_to_be_turned_is_the_last_of_the_stock(run):
    stock = json.loads(run("show", "klondike#5", "--reveal", "--json"))["piles"][0]["cards"]
    waste = json.loads(run("show", "klondike#5", "--after", "s", "--json"))["piles"][1]["cards"]
    assert waste == [{"k": stock[-1]["k"], "c": stock[-1]["c"]}]


def test_the_drawing_has_a_line_a_pile_and_hides_what_is_hidden(run):
    drawn = run("show", "seven-1#1")
    lines = {line.split()[0]: line.split()[1:] for line in drawn.splitlines()}
    assert lines["t3"] == ["··", "··", "5C"]
    assert lines["s"] == ["··"] * 24
    assert "(5D) (9S) 5C" in run("show", "seven-1#1", "--reveal")


@pytest.mark.parametrize("game", GAMES)
def test_perft_of_one_move_counts_the_legal_ones(game, run):
    view = json.loads(run("show", f"{game}#4711", "--json"))
    assert run("perft", f"{game}#4711", "1") == f"{len(view['moves'])}\n"
    assert run("perft", f"{game}#4711", "0") == "1\n"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["show", "seven-4#1"], "game"),
        (["show", "seven-1"], "deal"),
        (["show", "seven-1#0"], "deal"),
        (["show", "seven-1#4294967296"], "number"),
        (["show", "seven-1#1", "--after", "x"], "move"),
        (["show", "seven-1#1", "--after", "s t1>t2*9"], "illegal"),
        (["perft", "seven-4#1", "2"], "game"),
        (["play", "seven-4"], "game"),
        (["play", "seven-4#1"], "game"),
    ],
)
def test_a_bad_request_is_told_by_its_code(arguments, code, fails):
    assert fails(*arguments) == code


def test_play_takes_moves_undo_redo_and_restart(monkeypatch, run):
    typed = "s s\nundo\nredo\nrestart\nundo\nnonsense\nt1>t1\n\n"
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    plies = [
        line.split("ply ")[1].split()[0]
        for line in run("play", "klondike#3").splitlines()
        if "ply " in line and "klondike#3" in line
    ]
    assert plies == ["0", "2", "1", "2", "0", "2", "2", "2"]


def test_play_tells_what_is_wrong_and_goes_on(monkeypatch, run):
    monkeypatch.setattr("sys.stdin", StringIO("nonsense\nt1>t1\nredo\n"))
    printed = run("play", "klondike#3")
    assert "move: " in printed
    assert "illegal: " in printed
    assert "nothing-to-redo: " in printed


def test_play_without_a_number_deals_one(monkeypatch, run):
    monkeypatch.setattr("sys.stdin", StringIO(""))
    first = run("play", "spider-1").split()
    assert any(word.startswith("spider-1#") for word in first)


def test_it_runs_as_a_module_of_its_own():
    path = {**os.environ, "PYTHONPATH": str(Path(kabale.__file__).parent.parent)}
    command = [sys.executable, "-m", "kabale", "perft", "klondike#1", "2"]
    done = subprocess.run(command, env=path, capture_output=True, text=True, check=True)
    assert done.stdout.strip().isdigit()
    command[3:] = ["show", "x#1"]
    failed = subprocess.run(command, env=path, capture_output=True, text=True, check=False)
    assert (failed.returncode, failed.stdout) == (2, "")
