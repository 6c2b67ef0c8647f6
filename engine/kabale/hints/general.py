"""Any game: the nearest gain, looked for among all legal moves; a tap on the stock comes last."""

from collections.abc import Sequence

from kabale.game import Game, follow, is_tap, moves
from kabale.hints.worlds import stock_is_known
from kabale.table import Move, Role, State

MOST_POSITIONS = 100
"""Positions that are looked at."""


def plan(game: Game, state: State) -> Sequence[Move]:
    """The moves to the nearest gain; none where none was found."""
    start, met = worth(game, state), {state}
    ahead: list[tuple[State, tuple[Move, ...]]] = [(state, ())]
    taps: tuple[Move, ...] = ()
    for here, way in ahead:
        for move in moves(game, here):
            there = follow(game, here, move)
            if is_tap(move) and not stock_is_known(game, here):
                taps = taps or (*way, move)
            elif worth(game, there) > start:
                return (*way, move)
            elif worth(game, there) == start and there not in met and len(ahead) < MOST_POSITIONS:
                met.add(there)
                ahead.append((there, (*way, move)))
    return taps


def worth(game: Game, state: State) -> tuple[int, int, int]:
    """What has been gained; what comes first weighs more.

    Cards of the columns turned up; cards out of stock and waste; cards out of play.
    """
    hidden = drawn = gone = 0
    for spec in game.piles:
        pile = state[spec.id]
        if spec.role is Role.FOUNDATION or (spec.role is Role.WASTE and not spec.take):
            gone += len(pile.up)
        elif spec.role in (Role.STOCK, Role.WASTE):
            drawn += len(pile.cards)
        else:
            hidden += len(pile.down)
    return -hidden, -drawn, gone
