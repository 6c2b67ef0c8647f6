"""The fair hint: what to play next, from what the player can see, and what for.

A hint is a move of a plan: moves that lead to a gain which is never given back, such as a hidden
card turned up or a card home. Each plan ends with the first such gain and never comes through a
position twice; so whoever follows hint after hint comes to an end and never back. A family of
games makes its plans in a module here; a game without one gets those of
:mod:`kabale.hints.general`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from kabale.cards import Card, Rank
from kabale.game import Game, apply, is_tap, next_home
from kabale.hints import freecell, general, golf, klondike, pyramid, spider
from kabale.table import Move, Role, State

PLANS: Mapping[str, Callable[[Game, State], Sequence[Move]]] = {
    "freecell": freecell.plan,
    "golf": golf.plan,
    "klondike": klondike.plan,
    "pyramid": pyramid.plan,
    "spider": spider.plan,
}
"""By family of games: the moves to a gain; none where none was found."""


class Why(StrEnum):
    """What a move is for."""

    WINS = "wins"
    TURNS_UP = "turns-up"
    """A hidden card of ``pile``."""
    RUN_HOME = "run-home"
    """A whole run leaves the columns."""
    HOME = "home"
    OFF = "off"
    """Cards leave the table, or go where they are out of play."""
    FROM_WASTE = "from-waste"
    """A card of the waste comes into play."""
    EMPTIES = "empties"
    """The column or cell ``pile``."""
    DRAW = "draw"
    DEAL = "deal"
    """A row of the stock onto the columns."""
    JOINS_SUIT = "joins-suit"
    """The cards go on with a run of their suit."""
    FILLS_GAP = "fills-gap"
    MAKES_ROOM = "makes-room"
    """Nothing by itself: what comes next needs it."""


class Hint(NamedTuple):
    """A move and what it is for: a gain of its own, or one that the plan ends with."""

    move: Move
    why: Why
    pile: str = ""
    """The pile that the gain is about, where it is about one."""
    card: Card | None = None
    """The card that the gain is about, where it is about one in sight."""
    steps: int = 1
    """How many moves make the gain, this one counted."""


def plan(game: Game, state: State) -> Sequence[Move]:
    """The moves to the gain that looks best; none where none was found."""
    if game.won(state):
        return ()
    if game.finishable(state):
        return [next_home(game, state)]
    return PLANS.get(game.family, general.plan)(game, state)


def hints(game: Game, state: State) -> Iterator[tuple[State, Hint]]:
    """The hint for a position, and those for the positions that it leads to."""
    gains: list[tuple[State, Hint]] = []
    for move in plan(game, state):
        after = apply(game, state, move)
        gains.append((state, gain(game, state, move, after)))
        state = after
    for place, (before, hint) in enumerate(gains):
        if hint.why in _ON_THE_WAY:
            yield before, gains[-1][1]._replace(move=hint.move, steps=len(gains) - place)
        else:
            yield before, hint


_ON_THE_WAY = (Why.DRAW, Why.FILLS_GAP, Why.MAKES_ROOM)
"""What is worth less than what it leads to."""


def gain(game: Game, before: State, move: Move, after: State) -> Hint:
    """What a move gains by itself."""
    if game.won(after):
        return Hint(move, Why.WINS)
    for spec in game.piles:
        if spec.role is Role.TABLEAU and len(after[spec.id].down) < len(before[spec.id].down):
            return Hint(move, Why.TURNS_UP, spec.id)
    if is_tap(move):
        spread = any(
            len(after[spec.id].up) > len(before[spec.id].up)
            for spec in game.piles
            if spec.role is Role.TABLEAU
        )
        return Hint(move, Why.DEAL if spread else Why.DRAW)
    source, target = game.spec[move.source], game.spec[move.target]
    card, onto = before[source.id].up[-move.n], before[target.id].up[-1:]
    homeward = at_home(game, after) - at_home(game, before)
    if homeward >= len(Rank):
        why = Why.RUN_HOME
    elif target.role is Role.FOUNDATION:
        why = Why.HOME
    elif homeward > 0 or target.role is Role.WASTE:
        why = Why.OFF
    elif source.role is Role.WASTE:
        why = Why.FROM_WASTE
    elif after[source.id].empty and target.role is Role.TABLEAU and onto:
        why = Why.EMPTIES
    elif onto and onto[0].suit is card.suit:
        why = Why.JOINS_SUIT
    elif target.role is Role.TABLEAU and not onto:
        why = Why.FILLS_GAP
    else:
        why = Why.MAKES_ROOM
    return Hint(move, why, source.id, card)


def at_home(game: Game, state: State) -> int:
    """How many cards lie on foundations."""
    return sum(len(state[spec.id].up) for spec in game.piles if spec.role is Role.FOUNDATION)
