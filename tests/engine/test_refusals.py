"""Refusals say why: literal positions for every code, asked through the bridge as the page does."""

import pytest
from kabale import game as rules
from kabale import words
from kabale.games import GAMES
from kabale.notation import parse_position
from kabale.session import Session
from kabale.table import Refusal
from kabale.view import explanation

WON = " / ".join(
    f"f{i + 1}: " + " ".join(r + s for r in "A23456789TJQK") for i, s in enumerate("CSHD")
)
GAP = "s: (2S 3S 4S 5S 6S 7S 8S 9S TS JS) / " + " / ".join(
    f"t{i}: {cards}" for i, cards in enumerate(["KS 9S"] * 8, start=1)
)

CROWDED = "c1: 2C / c2: 2D / c3: 2H / c4: 2S / t1: 9S 8H / t2: TD / " + " / ".join(
    f"t{i}: KS" for i in range(3, 9)
)

CASES = [
    ("hidden", "seven-1", "t1: (7C 2D) KH", ("t1", 2, "t2"), "a hidden card"),
    ("empty", "seven-1", "t1: KH", ("t1", 2, "t2"), "more cards than there are"),
    ("top", "seven-3", "w: 9H QS 4D / t1: KH", ("w", 2, "t1"), "not the top of the waste"),
    ("top", "klondike", "f1: AH 2H / t1: 3S", ("f1", 2, "t1"), "not the top of a foundation"),
    ("run", "spider-2", "t1: 9H 8S / t2: TS", ("t1", 2, "t2"), "not one suit"),
    ("rank", "seven-1", "t1: 8H / t2: TS", ("t1", 1, "t2"), "wrong rank in a column"),
    ("rank", "spider-4", "t1: 8H / t2: TS", ("t1", 1, "t2"), "wrong rank in Spider"),
    ("rank", "seven-1", "t1: 3H / f1: AH", ("t1", 1, "f1"), "wrong rank on a foundation"),
    ("colour", "klondike", "t1: 9C / t2: TS", ("t1", 1, "t2"), "same colour"),
    ("suit", "klondike", "t1: 2D / f1: AH", ("t1", 1, "f1"), "another suit's foundation"),
    ("only-king", "seven-2", "t1: QH", ("t1", 1, "t2"), "only a king in an empty column"),
    ("only-ace", "seven-2", "t1: 2H", ("t1", 1, "f2"), "only an ace on an empty foundation"),
    ("single", "klondike", "t1: 3H 2S / f1: AS", ("t1", 2, "f1"), "a run on a foundation"),
    ("closed", "klondike", "t1: KH", ("t1", 1, "w"), "nothing goes onto the waste"),
    (
        "closed",
        "spider-1",
        "f1: KS / t1: 2S",
        ("f1", 1, "t2"),
        "nothing leaves Spider's foundation",
    ),
    ("stays", "klondike", "f1: AH", ("f1", 1, "f2"), "from foundation to foundation"),
    ("stays", "klondike", "t1: KH", ("t1", 1, "t1"), "onto itself"),
    ("nowhere", "seven-1", "t1: 9H / t2: 9D", ("t1", 1, ""), "no pile takes it"),
    ("hidden", "seven-1", "t1: (9H) 9D", ("t1", 2, ""), "a hidden card can go nowhere"),
    ("nothing-left", "klondike", "t1: 9H", ("s", 0, ""), "nothing left in the stock"),
    ("nothing-left", "spider-1", "t1: 9S", ("s", 0, ""), "nothing left to deal"),
    ("gaps", "spider-1", GAP, ("s", 0, ""), "columns that are empty"),
    ("closed", "klondike", "t1: KH", ("t1", 0, ""), "a tap that is not on the stock"),
    ("covered", "pyramid", "t16: 7C / t22: 6D", ("t16", 1, "t22"), "a covered card"),
    ("not-thirteen", "pyramid", "t27: 7C / t28: 7D", ("t27", 1, "t28"), "no pair of thirteen"),
    ("full", "freecell", "c1: 7C / t1: 7D", ("t1", 1, "c1"), "a cell that holds a card"),
    ("capacity", "freecell", CROWDED, ("t1", 2, "t2"), "more cards than places to pass through"),
    ("over", "klondike", WON, ("f1", 1, "t1"), "the game is won"),
]


def explain(game_id, position, asked):
    game = GAMES[game_id]
    session = Session(game, 1)
    session._steps[0] = session._steps[0]._replace(state=parse_position(game, position))
    return explanation(session, *asked)


@pytest.mark.parametrize(
    ("code", "game", "position", "asked"), [pytest.param(*case[:4], id=case[4]) for case in CASES]
)
def test_refusal(code, game, position, asked):
    assert explain(game, position, asked)["code"] == code


def test_every_code_has_a_case():
    named = [*vars(words).values(), *vars(rules).values()]
    codes = {value.code for value in named if isinstance(value, Refusal)}
    codes |= {"only-ace", "only-king", "gaps", "not-thirteen"}
    assert {case[0] for case in CASES} == codes


def test_a_refused_spider_deal_names_the_empty_columns():
    assert explain("spider-1", GAP, ("s", 0, ""))["piles"] == ("t9", "t10")


def test_the_cards_are_named_where_they_lie_face_up():
    told = explain("klondike", "t1: (3D) 9C / t2: TS", ("t1", 1, "t2"))
    assert (told["card"], told["onto"]) == ("9C", "TS")
    hidden = explain("klondike", "t1: (3D) 9C / t2: TS", ("t1", 2, "t2"))
    assert hidden["card"] is None


def test_a_legal_move_is_not_refused():
    assert explain("klondike", "t1: 9H / t2: TS", ("t1", 1, "t2")) is None
    assert explain("klondike", "t1: 9H / t2: TS", ("t1", 1, "")) is None
    assert explain("klondike", "s: (9H)", ("s", 0, "")) is None
