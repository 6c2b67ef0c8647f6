"""The shipped lists of deals that can be won: proved again by sample, small, the same for ever."""

import gzip
import json
import os
import subprocess
import sys
from datetime import date, timedelta
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random, SystemRandom

import kabale
import pytest
from asking import ask, asked, refused
from kabale import catalogue
from kabale.__main__ import main
from kabale.catalogue import Rating
from kabale.errors import BadNotation
from kabale.games import GAMES
from kabale.solver import Verdict, solver

FILES = sorted((Path(kabale.__file__).parent / "proved").glob("*.json"))
LISTED = [game for game in GAMES if catalogue.proved(game)]
EACH = pytest.mark.parametrize("game_id", LISTED)
SAMPLE = {"spider-1": 8, "spider-2": 6, "spider-4": 2}
"""Deals that are proved again; of the games that are not named, 12."""
LONG = 20
"""So many times more in the long run."""


@cache
def known(game_id):
    """The proved deals of a game by rating."""
    ratings = {number: catalogue.rating(game_id, number) for number in range(1, 50_000)}
    return {wanted: [n for n, rating in ratings.items() if rating is wanted] for wanted in Rating}


@EACH
def test_a_random_sample_can_be_won(game_id, long):
    seed = SystemRandom().randrange(2**32)
    print("seed", seed)
    numbers = list(chain(*known(game_id).values()))
    sample = Random(seed).sample(numbers, SAMPLE.get(game_id, 12) * (LONG if long else 1))
    game = GAMES[game_id]
    lost = [n for n in sample if solver(game, game.deal(n)).step() is not Verdict.WON]
    assert not lost, f"seed {seed}"


@EACH
def test_there_is_enough_of_each_rating(game_id):
    least = 5000 if game_id == "spider-4" else 10_000
    by_rating = known(game_id)
    assert catalogue.proved(game_id) == sum(map(len, by_rating.values())) >= least
    assert min(map(len, by_rating.values())) >= least / 4


def test_the_files_are_small_and_say_how_they_were_made():
    assert sum(len(gzip.compress(file.read_bytes())) for file in FILES) <= 150_000
    for file in FILES:
        listed = json.loads(file.read_text())
        assert file.stem == listed["games"][0]
        digits = "".join(listed["deals"])
        assert f"survey {file.stem} --deals 1-{len(digits)} --states " in listed["survey"]
        assert "commit" in listed["engine"]
        assert date.fromisoformat(listed["made"])
        assert [digits.count(digit) for digit in "1230"] == list(listed["counts"].values())


def test_klondike_has_the_deals_of_seven_columns():
    assert known("klondike") == known("seven-1")
    for number in (1, 100, 10_000):
        assert GAMES["klondike"].deal(number) == GAMES["seven-1"].deal(number)


@EACH
@pytest.mark.parametrize("wanted", ["any", *Rating])
def test_every_deal_of_a_rating_and_no_other_can_be_picked(game_id, wanted):
    by_rating = known(game_id)
    listed = sorted(by_rating.get(wanted) or chain(*by_rating.values()))
    seeds = [0, 1, len(listed) - 1, len(listed), 2**32 - 1]
    picked = [catalogue.pick(game_id, wanted, seed) for seed in seeds]
    assert picked == [listed[seed % len(listed)] for seed in seeds]


@EACH
def test_a_days_deal_is_a_proved_one_and_seldom_the_same(game_id):
    days = [date(2026, 1, 1) + timedelta(day) for day in range(365)]
    numbers = [catalogue.daily(game_id, str(day)) for day in days]
    assert all(catalogue.rating(game_id, number) for number in numbers)
    assert len(set(numbers)) > 330


def test_a_days_deal_is_the_same_in_every_version():
    dealt = {game: catalogue.daily(game, "2026-11-30") for game in DAILY}
    assert dealt == DAILY


DAILY = {"seven-1": 997, "klondike": 3245, "seven-3": 4076, "spider-1": 3503}


@pytest.mark.parametrize(
    "day", ["2026-13-01", "2026-00-10", "2026-1-1", "2026-11-30 ", "", 5, None]
)
def test_what_is_no_date_has_no_deal(day):
    assert refused({"op": "daily", "game": "seven-1", "date": day}) == "date"
    assert refused({"op": "daily", "game": "seven-1"}) == "date"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "seven-1", "rating": "simple", "seed": 1}, "rating"),
        ({"game": "seven-1", "rating": ["easy"], "seed": 1}, "rating"),
        ({"game": "seven-1", "seed": 1}, "rating"),
        ({"game": "seven-1", "rating": "easy"}, "seed"),
        ({"game": "seven-1", "rating": "easy", "seed": -1}, "seed"),
        ({"game": "seven-1", "rating": "easy", "seed": 1.5}, "seed"),
        ({"game": "seven-1", "rating": "easy", "seed": True}, "seed"),
        ({"game": "golf", "rating": "easy", "seed": 1}, "no-catalogue"),
        ({"game": "whist", "rating": "easy", "seed": 1}, "game"),
        ({"rating": "easy", "seed": 1}, "game"),
    ],
)
def test_a_pick_that_cannot_be_made_is_refused(fields, code):
    assert refused({"op": "pick", **fields}) == code


def test_the_page_is_told_what_is_known():
    assert (
        asked("pick", game="seven-1", rating="easy", seed=3)["number"] in known("seven-1")["easy"]
    )
    number = asked("daily", game="seven-1", date="2026-11-30")["number"]
    assert asked("rating", game="seven-1", deal=number)["rating"] in list(Rating)
    assert asked("rating", game="seven-1", deal=2**32 - 1)["rating"] is None
    assert asked("rating", game="golf", deal=1)["rating"] is None
    assert ask("rating", game="golf", deal=0)["error"]["code"] == "number"
    rows = asked("games")["games"]
    assert {row["id"] for row in rows if row["proved"]} == set(LISTED)


def test_a_catalogue_is_made_from_a_survey(tmp_path, capsys):
    survey = tmp_path / "freecell.jsonl"
    states = [5, 900, 40, 41, 42, 7]
    rows = [{"number": n, "verdict": "won", "states": k} for n, k in enumerate(states, 1)]
    rows += [{"number": 7, "verdict": "unknown", "states": 1000}]
    survey.write_text("\n".join(map(json.dumps, reversed(rows))))
    options = ["--survey", str(survey), "--states", "1000", "--commit", "abc"]
    assert main(["catalogue", "freecell", *options]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["deals"] == ["1322310"]
    assert made["counts"] == {"easy": 2, "medium": 2, "hard": 2, "not proved": 1}
    survey.write_text(json.dumps(rows[1]))
    assert main(["catalogue", "freecell", *options]) == 2


def test_what_a_first_visitor_finds_on_the_table_can_be_won(tmp_path):
    script = Path(__file__).parents[2] / "web/build/openings.py"
    path = {**os.environ, "PYTHONPATH": str(Path(kabale.__file__).parent.parent)}
    subprocess.run([sys.executable, script, tmp_path / "openings"], env=path, check=True)
    openings = json.loads((tmp_path / "openings").read_text())
    assert list(openings) == list(GAMES)
    for game_id in LISTED:
        assert all(catalogue.rating(game_id, view["number"]) for view in openings[game_id])


def test_a_game_without_a_catalogue_has_none():
    assert catalogue.proved("golf") == 0
    with pytest.raises(BadNotation, match="golf"):
        catalogue.daily("golf", "2026-11-30")
