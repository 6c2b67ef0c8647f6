"""No wrong verdict: against trying all, along won games, and whatever the slices."""

from random import Random

import brute
import pytest
from kabale.game import apply
from kabale.games import GAMES
from kabale.notation import parse_move
from kabale.solver import SEARCHES, Verdict, solver
from walks import golden_states

SOLVED = [game for game in GAMES.values() if game.family in SEARCHES]
EACH = pytest.mark.parametrize("game", SOLVED, ids=lambda game: game.id)
CASES = [
    ("freecell", brute.crowded_freecell, 25, 2000),
    ("spider-1", brute.crowded_spider, 12, 700),
    ("spider-2", brute.crowded_spider, 12, 700),
    ("spider-4", brute.crowded_spider, 12, 700),
]
"""Klondike's, whose positions are too large for that, are in ``test_klondike_solver``."""


@pytest.mark.parametrize(("game_id", "position", "quick", "many"), CASES)
def test_verdicts_are_those_of_trying_all(game_id, position, quick, many, long):
    game, rng = GAMES[game_id], Random(game_id)
    told = {True: 0, False: 0}
    while sum(told.values()) < (many if long else quick):
        state = position(game, rng)
        truth = brute.can_win(game, state, 400)
        if truth is not None:
            verdict = solver(game, state).step()
            assert verdict is (Verdict.WON if truth else Verdict.LOST), state
            told[truth] += 1
    assert min(told.values()) > 0


@EACH
def test_no_position_on_the_way_to_a_win_is_called_lost(game, long):
    family = [other for other in SOLVED if other.family == game.family]
    lines = (states_of_a_win(game, number) for number in range(1, 1000))
    found = [golden_states(game), *take(500 // len(family) if long else 1, filter(None, lines))]
    for states in found:
        for ply, state in enumerate(states[:: 1 if long else 7]):
            verdict = solver(game, state, 1000 if long else 300).step()
            assert verdict is not Verdict.LOST, f"{game.id}, position {ply} of a win"


def states_of_a_win(game, number):
    """Every position of a game won by the solver; none where it does not soon find a win."""
    search = solver(game, game.deal(number), 100_000)
    if search.step() is not Verdict.WON:
        return []
    states = [game.deal(number)]
    for move in search.moves:
        states.append(apply(game, states[-1], parse_move(game, move)))
    return states


def take(count, items):
    return [item for _, item in zip(range(count), items, strict=False)]


@EACH
def test_the_find_is_the_same_whatever_the_slices(game):
    state = golden_states(game)[-40]
    finds = set()
    for slice_ in (1, 7, 10_000):
        search = solver(game, state, 3000)
        while search.step(slice_) is None:
            assert search.states % slice_ == 0
        finds.add((search.verdict, search.states, search.moves))
    assert len(finds) == 1
    assert finds.pop()[0] is Verdict.WON


@EACH
def test_the_search_is_given_up_at_its_limit(game):
    search = solver(game, game.deal(3), 5)
    assert search.step() is Verdict.UNKNOWN
    assert (search.states, search.moves) == (5, ())
    assert search.step() is Verdict.UNKNOWN
