"""The rules pages are true: the engine judges every picture and every number in their tables."""

import json
import re
from pathlib import Path

import pytest
from kabale.game import Tally, apply, why_not
from kabale.games import GAMES
from kabale.notation import format_position, parse_move, parse_position
from kabale.session import Session

ROOT = Path(__file__).parents[2]
NO_RULES = ("index", "winnable")
PAGES = sorted(page for page in (ROOT / "web/rules").glob("*/*.md") if page.stem not in NO_RULES)
PICTURE = re.compile(r"^```(cards [^\n]+)\n(.*?)\n\n.*?^```$", re.DOTALL | re.MULTILINE)
DEAL_OF_TEN = "s: (2S 3S 4S 5S 6S 7S 8S 9S TS JS) / " + " / ".join(
    f"t{i}: KS" for i in range(1, 11)
)

ROWS = {
    "seven": [
        ("seven-1", "t1: AS", "t1>f1"),
        ("seven-1", "w: AS", "w>f1"),
        ("seven-1", "w: 9S / t1: TH", "w>t1"),
        ("seven-1", "t1: (2C) KS", "t1>t2"),
        ("seven-1", "f1: AH 2H / t1: 3S", "f1>t1"),
        ("seven-2", "w: 9S 3D", "s"),
        ("seven-3", "w: 9S 3D", "s"),
    ],
    "klondike": [
        ("klondike", "w: AS", "w>f1"),
        ("klondike", "w: 9S / t1: TH", "w>t1"),
        ("klondike", "t1: (2C) KS", "t1>t2"),
        ("klondike", "f1: AH 2H / t1: 3S", "f1>t1"),
        ("klondike", "w: 9S 3D", "s"),
    ],
    "spider": [
        ("spider-2", "", ""),
        ("spider-2", "t1: 8S / t2: 9H", "t1>t2"),
        ("spider-2", DEAL_OF_TEN, "s"),
        ("spider-2", "t1: AS / t2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "t1>t2"),
    ],
    "freecell": [
        ("freecell", "t1: AS", "t1>f1"),
        ("freecell", "t1: 9S / t2: TH", "t1>t2"),
    ],
    "pyramid": [
        ("pyramid", "t27: KS / t28: 3C", "t27>f1"),
        ("pyramid", "w: KS / t28: 3C", "w>f1"),
        ("pyramid", "w: 9S 3D / t28: 3C", "s"),
    ],
    "golf": [
        ("golf", "w: 8C / t1: 9H / t2: 3C", "t1>w"),
        ("golf", "s: (9S) / w: 8C / t1: 3C", "s"),
    ],
}
"""What each row of a page's table of points is about: a game, a position and a move. No move: the
points at the start."""


def pictures():
    for page in PAGES:
        for number, (head, lines) in enumerate(PICTURE.findall(page.read_text("utf-8")), 1):
            yield pytest.param(head, lines, id=f"{page.parent.name}-{page.stem}-{number}")


def table(page, section):
    """The numbers of the table in a section, row by row."""
    text = page.read_text("utf-8").split(f"{{#{section}}}")[1].split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [[int(cell.replace("−", "-")) for cell in row if is_number(cell)] for row in rows[2:]]


def is_number(cell):
    return re.fullmatch(r"[+−]?\d+", cell)


@pytest.mark.parametrize(("head", "lines"), list(pictures()))
def test_every_picture_shows_what_the_engine_says(head, lines):
    _, game_id, kind, *rest = head.split()
    game = GAMES[game_id]
    state = parse_position(game, lines.replace("\n", " / "))
    if kind == "deal":
        assert format_position(state) == format_position(game.deal(int(rest[0])))
        return
    refusal = why_not(game, state, parse_move(game, rest[0]))
    assert [refusal.code if refusal else "", kind] == (
        ["", "right"] if kind == "right" else [rest[1], "wrong"]
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_the_table_of_points_is_the_engines(page):
    assert table(page, "points") == [[points(*row)] for row in ROWS[page.stem]]


def points(game_id, position, move):
    """What a move adds to a score that is well above zero; for a run, what the run itself adds."""
    game = GAMES[game_id]
    if not move:
        return game.score.start.points
    before, tapped = parse_position(game, position), parse_move(game, move)
    after = apply(game, before, tapped)
    tally = game.score.points(Tally(500, {}), before, tapped, after)
    return tally.parts.get("runs") or tally.points - 500


@pytest.mark.parametrize("language", ["da", "nb", "en"])
def test_freecells_table_of_cards_that_move_together_is_the_engines(language):
    game = GAMES["freecell"]
    rows = table(ROOT / f"web/rules/{language}/freecell.md", "cells")
    for cells, *counts in rows:
        taken = [f"c{i + 1}: KS" for i in range(4 - cells)]
        for columns, count in enumerate(counts):
            filled = [f"t{i + 1}: KS" for i in range(8 - columns)]
            state = parse_position(game, " / ".join(taken + filled))
            assert game.capacity(state, "t1") == count
    assert [row[0] for row in rows] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("game_id", "total"),
    [("seven-1", 745), ("seven-2", 745), ("freecell", 520), ("pyramid", 140), ("golf", 175)],
)
def test_a_won_game_has_the_total_that_its_page_tells(game_id, total):
    for page in PAGES:
        if page.stem == GAMES[game_id].id.split("-")[0]:
            assert str(total) in page.read_text("utf-8").split("{#points}")[1].split("\n## ")[0]
    golden = ROOT / f"tests/golden/{game_id}.json"
    if golden.exists():
        session = Session.load(json.loads(golden.read_text("utf-8")))
        assert session.won
        assert session.tally.points == total
