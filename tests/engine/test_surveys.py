"""The surveys that are kept say what the page of what can be won says, and their verdicts hold."""

import json
import sys
from pathlib import Path
from random import Random, SystemRandom

import pytest
from kabale.games import GAMES
from kabale.solver import solver
from kabale.survey import follow_hints

SURVEYS = Path(__file__).parents[1] / "surveys"
sys.path.append(str(SURVEYS))

import keep  # noqa: E402

SOLVED = [name for name in keep.kept() if not name.startswith(keep.HINTED)]
HINTED = [name for name in keep.kept() if name.startswith(keep.HINTED)]
EACH = pytest.mark.parametrize("game_id", SOLVED)
MOST = 20_000
"""Deals that took more positions are checked again in the long run alone."""


def test_the_page_has_its_figures_from_the_surveys():
    assert json.loads(keep.FIGURES.read_text()) == keep.figures()


@EACH
def test_a_survey_is_of_all_the_first_deals(game_id):
    head, reports = keep.read(game_id)
    assert [report["number"] for report in reports] == list(range(1, len(reports) + 1))
    assert head["command"].startswith(f"survey {game_id} --deals 1-{len(reports)} ")
    assert {report["verdict"] for report in reports} <= {"won", "lost", "unknown"}
    assert max(report["states"] for report in reports) <= head["states"]


@EACH
def test_a_random_sample_has_the_same_verdicts_again(game_id, long):
    seed = SystemRandom().randrange(2**32)
    print("seed", seed)
    _, reports = keep.read(game_id)
    decided = [report for report in reports if report["verdict"] != "unknown"]
    quick = [report for report in decided if long or report["states"] <= MOST]
    game = GAMES[game_id]
    for report in Random(seed).sample(quick, 200 if long else 8):
        verdict = solver(game, game.deal(report["number"])).step()
        assert verdict == report["verdict"], f"seed {seed}, no. {report['number']}"


def test_a_random_sample_of_hints_leads_as_far_again(long):
    seed = SystemRandom().randrange(2**32)
    print("seed", seed)
    chance = Random(seed)
    for name in HINTED if long else chance.sample(HINTED, min(1, len(HINTED))):
        _, reports = keep.read(name)
        first, last = reports[0]["number"], reports[-1]["number"]
        assert [report["number"] for report in reports] == list(range(first, last + 1))
        for report in chance.sample(reports, 30 if long else 1):
            again = follow_hints(name.removeprefix(keep.HINTED), report["number"])
            assert again == report, f"seed {seed}"


@pytest.mark.parametrize(
    ("won", "deals", "low", "high"),
    [(0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (15, 100, 0.0931, 0.2328), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_wilsons(won, deals, low, high):
    assert keep.wilson(won, deals) == pytest.approx((low, high), abs=1e-4)


def test_of_the_freecell_deals_one_alone_is_lost_and_the_rest_is_won():
    _, reports = keep.read("freecell")
    assert len(reports) == 32_000
    assert [report["number"] for report in reports if report["verdict"] != "won"] == [11982]
    assert reports[11982 - 1]["verdict"] == "lost"
    figures = keep.summary("freecell")
    assert figures["mean_ms"] <= 40
