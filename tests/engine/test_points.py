"""RULES.md on points: what each move brings, the floor, undo, and no loop that pays."""

from random import Random

import pytest
from kabale.game import follow, moves
from kabale.games import GAMES
from kabale.notation import format_move, parse_move, parse_position
from kabale.session import Session
from walks import choose, golden_save

ACE_UP = "t1: (3C) AH / s: (2C)"
WASTE_HOME = "w: AH / s: (2C)"
WASTE_DOWN = "w: 9H / t1: TS / s: (2C)"
TURNS_UP = "t1: (3C) 9H / t2: TS / s: (2C)"
COLUMN_ONLY = "t1: KC 9H / t2: TS / s: (2C)"
FROM_FOUNDATION = "f1: AH 2H / t1: 3S / s: (2C)"
NEW_PASS = "w: 9H 4C / t1: 2S"


def points(game_id, position, *played, start=0):
    """The points that each of some moves brings, one after the other."""
    game = GAMES[game_id]
    state = parse_position(game, position)
    tally = game.score.start._replace(points=start)
    gained = []
    for move in played:
        before, parsed = tally, parse_move(game, move)
        after = follow(game, state, parsed)
        tally, state = game.score.points(tally, state, parsed, after), after
        gained.append(tally.points - before.points)
    return gained


@pytest.mark.parametrize("game", ["seven-1", "seven-2", "seven-3"])
@pytest.mark.parametrize(
    ("position", "move", "gain"),
    [
        pytest.param(ACE_UP, "t1>f1", 10 + 5, id="column to foundation 10, a card turned up 5"),
        pytest.param(WASTE_HOME, "w>f1", 15, id="waste to foundation 15"),
        pytest.param(WASTE_DOWN, "w>t1", 5, id="waste to column 5"),
        pytest.param(TURNS_UP, "t1>t2", 5, id="a hidden card turned up 5"),
        pytest.param(COLUMN_ONLY, "t1>t2", 0, id="column to column nothing"),
        pytest.param(FROM_FOUNDATION, "f1>t1", 0, id="foundation to column 0"),
        pytest.param(WASTE_DOWN, "s", 0, id="turning cards nothing"),
    ],
)
def test_rule_set_a_points(game, position, move, gain):
    assert points(game, position, move, start=100) == [gain]


@pytest.mark.parametrize(("game", "cost"), [("seven-1", 0), ("seven-2", 0), ("seven-3", -20)])
def test_a_new_pass_costs_20_in_seven_3_only(game, cost):
    assert points(game, NEW_PASS, "s", start=100) == [cost]


def test_a_card_is_paid_once_for_going_home_in_rule_set_a():
    again = ["t2>f1", "f1>t1", "t1>f1"]
    assert points("seven-1", "f1: AH / t1: 3S / t2: 2H / s: (2C)", *again) == [10, 0, 0]


@pytest.mark.parametrize(
    ("position", "move", "gain"),
    [
        pytest.param(ACE_UP, "t1>f1", 10 + 5, id="any card to a foundation 10, turned up 5"),
        pytest.param(WASTE_HOME, "w>f1", 10, id="the waste's too"),
        pytest.param(WASTE_DOWN, "w>t1", 5, id="waste to column 5"),
        pytest.param(TURNS_UP, "t1>t2", 5, id="a hidden card turned up 5"),
        pytest.param(FROM_FOUNDATION, "f1>t1", -15, id="taking a card back -15"),
        pytest.param(NEW_PASS, "s", 0, id="a new pass is free of charge"),
    ],
)
def test_rule_set_b_points(position, move, gain):
    assert points("klondike", position, move, start=100) == [gain]


def test_points_never_go_below_zero_step_by_step():
    assert points("klondike", FROM_FOUNDATION, "f1>t1", start=4) == [-4]
    assert points("seven-3", NEW_PASS, "s", start=13) == [-13]
    assert points("spider-1", "t1: KS 9S / t2: TS / s: (2S)", "t1>t2", start=0) == [0]


@pytest.mark.parametrize("game", ["spider-1", "spider-2", "spider-4"])
def test_spider_starts_at_500_and_a_move_or_deal_costs_a_point(game):
    session = Session(GAMES[game], 1)
    assert session.tally.points == 500
    session.play("s", 0)
    assert session.tally.points == 499


def test_a_finished_run_brings_100_in_spider():
    run = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"
    gain = points("spider-1", f"t1: {run} / t2: 4S AS", "t2>t1", start=500)
    assert gain == [100 - 1]


def test_the_parts_add_up_to_the_score(game):
    session = Session.load(golden_save(game))
    while session.can_undo:
        assert sum(session.tally.parts.values()) == session.tally.points
        session.undo()


def test_undo_and_redo_restore_the_points_exactly(game):
    session = Session.load(golden_save(game))
    seen = [session.tally]
    while session.can_undo:
        session.undo()
        seen.append(session.tally)
    assert session.tally == game.score.start
    for tally in reversed(seen[:-1]):
        session.redo()
        assert session.tally == tally


def test_each_record_names_the_version_of_its_scoring(game):
    assert game.score.version >= 1


def cycles(game, start, length):
    """Every way of up to so many moves back to a position: (before, move, after) of each."""
    ways = [(start, [])]
    for left in range(length, 0, -1):
        ways = [
            (after, [*way, (here, move, after)])
            for here, way in ways
            for move in moves(game, here)
            for after in [follow(game, here, move)]
            if may_return(start, after, left - 1)
        ]
        yield from (way for here, way in ways if here.piles == start.piles)


def may_return(start, state, left):
    """Whether a position may lead back in so many moves.

    A card turned up is not turned down again, none goes back to stock and waste, and a move that
    can be taken back changes two piles.
    """
    changed = sum(pile != state[name] for name, pile in start.piles.items())
    return changed <= 2 * left and undone(state) == undone(start)


def undone(state):
    drawn = sum(len(state[pile].cards) for pile in ("s", "w") if pile in state.piles)
    return drawn, sum(len(pile.down) for name, pile in state.piles.items() if name != "s")


def played(game, seed):
    """A session somewhere in a game: random moves after a deal, or after a part of a won game."""
    draw = Random(seed)
    if seed % 2:
        session = Session(game, seed)
    else:
        session = Session.load(golden_save(game))
        for _ in range(draw.randrange(1, session.ply)):
            session.undo()
    for _ in range(draw.randrange(40)):
        legal = list(moves(game, session.state))
        if legal:
            session.play(format_move(choose(game, session.state, legal, draw)), session.ply)
    return session


def test_no_cycle_of_moves_makes_points(game, long):
    """From 200 positions over all cycles of up to 4 moves in the long run, fewer in the quick.

    Rule set A pays a card's first way home although it may be taken down again at no cost: there
    the first lap may bring that, the second must bring nothing.
    """
    for seed in range(200 if long else 8):
        session = played(game, seed)
        for way in cycles(game, session.state, 4 if long else 3):
            laps = [session.tally]
            for before, move, after in way * 2:
                laps.append(game.score.points(laps[-1], before, move, after))
            start, first, second = (laps[lap * len(way)] for lap in range(3))
            assert second.points <= first.points, (session.save(), way)
            assert first.points <= start.points + 15 * len(first.paid - start.paid), way


def test_the_floor_lends_no_points_for_going_up_and_down():
    home = "f1: AH / f2: AS / t1: 2C / t2: 2D / s: (9C)"
    down_and_up = ["f1>t1", "f2>t2", "t2>f2", "t1>f1", "f1>t1", "t1>f1"]
    assert sum(points("klondike", home, *down_and_up)) == 0
