"""The fair hint: knows no hidden card, gets on, never comes back, and says what it is for."""

import json
from itertools import islice
from random import Random

import pytest
from kabale.__main__ import main
from kabale.game import apply
from kabale.games import GAMES
from kabale.hints import general, hints, plan
from kabale.notation import format_move, parse_position
from kabale.session import Session
from kabale.table import Pile
from walks import walk


def swapped(game, state, draw):
    """The same table, but for the order of the cards that the player has never seen."""
    is_seen = state.passes > 0
    piles = [spec.id for spec in game.piles if not (spec.id == game.stock and is_seen)]
    cards = [card for pile in piles for card in state[pile].down]
    draw.shuffle(cards)
    dealt = iter(cards)
    return state.put(
        {pile: Pile(tuple(next(dealt) for _ in state[pile].down), state[pile].up) for pile in piles}
    )


def positions(game, count):
    """Some positions of long random games, far from each other."""
    return [state for state, *_ in islice(walk(game, 23 * count), None, None, 23)]


def first_hint(game, text):
    """The hint for a position: its move, what for, which pile, which card, in how many moves."""
    game = GAMES[game]
    state = parse_position(game, text)
    for _, (move, why, pile, card, steps) in hints(game, state):
        return format_move(move), why, pile, card and card.code, steps
    return None


def test_the_hint_is_the_same_whatever_the_hidden_cards_are(game, long):
    draw, differ = Random(game.id), 0
    for state in positions(game, 300 if long else 12):
        other = swapped(game, state, draw)
        differ += other != state
        assert list(plan(game, state)) == list(plan(game, other))
    assert differ or game.id == "freecell"


BACK_FROM_HOME = {"seven-1": [45]}
"""Deals in which cards come back from the foundations."""


def test_whoever_follows_the_hints_comes_to_an_end_and_never_back(game, long):
    for number in [*range(1, 40 if long else 2), *BACK_FROM_HOME.get(game.id, [])]:
        session = Session(game, number)
        met = {session.state}
        while hint := session.hint():
            session.play(format_move(hint.move), session.ply)
            assert session.state not in met
            met.add(session.state)
        assert session.ply > 5


def test_from_wherever_a_game_stands_the_hints_lead_to_an_end_and_never_back(game, long):
    for start in positions(game, 60 if long else 2):
        now, met = start, {start}
        while line := list(hints(game, now)):
            for here, hint in line:
                assert here == now
                now = apply(game, here, hint.move)
                assert now not in met
                met.add(now)


def test_the_general_plans_lead_to_an_end_and_never_back_in_any_game(game):
    for start in [*positions(game, 2), game.deal(1)]:
        now, met = start, {start}
        while line := general.plan(game, now):
            for move in line:
                now = apply(game, now, move)
                assert now not in met
                met.add(now)
    assert len(met) > 5 or game.id == "freecell"  # there, the nearest gain is too far off


def test_a_hint_does_not_depend_on_those_before_it():
    """Only within a plan the later hints do: it is carried out."""
    game = GAMES["seven-3"]
    session = Session(game, 4711)
    while hint := session.hint():
        fresh = Session.load(session.save()).hint()
        assert (fresh.why, fresh.card) == (hint.why, hint.card)
        session.play(format_move(hint.move), session.ply)


def test_the_command_line_tells_how_the_hints_of_each_deal_end(tmp_path):
    out = tmp_path / "hints"
    assert main(["hints", "golf", "--deals", "40-43", "--out", str(out)]) == 0
    reports = [json.loads(line) for line in out.read_text().splitlines()]
    assert [report["number"] for report in reports] == list(range(40, 44))
    assert {report["verdict"] for report in reports} == {"won", "not won"}
    for report in reports:
        session = Session(GAMES["golf"], report["number"])
        while hint := session.hint():
            session.play(format_move(hint.move), session.ply)
        assert (session.won, session.ply) == (report["verdict"] == "won", report["moves"])


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("klondike", "t1: (3C) TS / t2: JH", ("t1>t2", "turns-up", "t1", None, 1)),
        ("klondike", "s: (2S) / t1: (AS) 4S / t2: 9C", ("s", "draw", "", None, 1)),
        ("klondike", "t1: (KS) 3H AS / t2: 9C KD", ("t1>f1", "home", "t1", "AS", 1)),
        ("klondike", "w: 9D / t1: (2C) TS / t2: KS", ("w>t1", "from-waste", "w", "9D", 1)),
        ("klondike", "t1: (2C) 9D / t2: KS", None),
        ("klondike", "w: 9D 2C 2S / t1: (5H) TS", ("s", "from-waste", "w", "9D", 3)),
        (
            "klondike",
            "t1: (5C) 9H 8C / t2: TS / t3: 9D / t4: KC",
            ("t1>t2*2", "turns-up", "t1", None, 1),
        ),
        (
            "klondike",
            "w: 4S / f1: AH 2H 3H 4H 5H / t1: (2D) 6S / t2: KD",
            ("f1>t1", "from-waste", "w", "4S", 2),
        ),
        (
            "spider-1",
            "s: (JS) / t1: (2S 3S) KS / t2: (4S 5S) 9S / t3: (6S 7S 8S) KS",
            ("t1>t4", "turns-up", "t1", None, 1),
        ),
        ("freecell", "t1: 2S AS / t2: 3S", ("t1>f1", "home", "t1", "AS", 1)),
        ("pyramid", "t27: 6C / t28: 7C", ("t27>t28", "wins", "", None, 1)),
        ("pyramid", "t1: 2C / t27: 6C / t28: 7C", ("t27>t28", "off", "t27", "6C", 1)),
        ("pyramid", "t1: 2C / t27: 6C / t28: KC", ("t28>f1", "home", "t28", "KC", 1)),
        ("golf", "s: (5C) / w: 9C / t1: 2C TC / t2: 2D", ("t1>w", "off", "t1", "TC", 1)),
        ("golf", "s: (5C) / w: 9C / t1: 2C / t2: 2D", ("s", "draw", "", None, 1)),
    ],
)
def test_the_hint_says_what_the_move_is_for(game, text, said):
    assert first_hint(game, text) == said
