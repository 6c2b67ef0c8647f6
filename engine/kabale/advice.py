"""What a player might do next, from what the player may know: never looks at a hidden card."""

from collections.abc import Mapping, Sequence

from kabale.game import Game, is_tap
from kabale.table import Move, Role, State


def best_moves(game: Game, state: State, legal: Sequence[Move]) -> Mapping[tuple[str, int], Move]:
    """For each source and count that can move: where a single tap sends it.

    Home first, then onto a card (one of its own suit before another), then to an empty place; of
    equals, the first. A whole column is not sent from one empty place to another.
    """
    best: dict[tuple[str, int], tuple[int, Move]] = {}
    for move in legal:
        source = (move.source, move.n)
        merit = _merit(game, state, move)
        if merit and (source not in best or merit > best[source][0]):
            best[source] = (merit, move)
    return {source: move for source, (_, move) in best.items()}


def _merit(game: Game, state: State, move: Move) -> int:
    """How good a place the target is; 0 where nothing is gained."""
    if is_tap(move):
        return 1
    if game.spec[move.target].role is Role.FOUNDATION:
        return 4
    source, target = state[move.source], state[move.target]
    if target.up:
        return 3 if target.up[-1].suit is source.up[-move.n].suit else 2
    return 0 if move.n == len(source.cards) else 1
