"""What a game is, and the one place that decides what is legal.

A :class:`Game` is a value made of words and small functions. :func:`why_not` is the only judge of
a move; everything that lists, highlights, explains, hints or replays moves asks it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from kabale.cards import Card
from kabale.errors import IllegalMove
from kabale.table import Move, Pile, PileSpec, Refusal, Role, State
from kabale.words import CAPACITY, CLOSED, COVERED, HIDDEN, SINGLE

EMPTY = Refusal("empty")
"""There is no such card in that pile."""
STAYS = Refusal("stays")
"""A card does not go from one foundation to another, nor from a pile to itself."""
NOWHERE = Refusal("nowhere")
"""The cards may be lifted, but no pile takes them."""
OVER = Refusal("over")
"""The game is won."""


class Tally(NamedTuple):
    """The score of a log so far, and how it came about."""

    points: int
    parts: Mapping[str, int]
    """Points by cause; they add up to ``points``."""
    paid: frozenset[int] = frozenset()
    """Cards (by ``k``) that are paid nothing more for going home."""

    def add(self, parts: Mapping[str, int], paid: frozenset[int] | None = None) -> "Tally":
        """Add one move's points, never going below zero: what that forgives is ``floor``.

        ``paid`` replaces the cards that are paid nothing more.
        """
        points = self.points + sum(parts.values())
        if points < 0:
            parts = {**parts, "floor": -points}
        total = {**self.parts}
        for cause, part in parts.items():
            if part:
                total[cause] = total.get(cause, 0) + part
        return Tally(max(points, 0), total, self.paid if paid is None else paid)


class Score(NamedTuple):
    """How a game counts: a fold over its log."""

    version: int
    """Goes up with every change of the rule; results of different versions are never compared."""
    start: Tally
    points: Callable[[Tally, State, Move, State], Tally]
    """The tally after a move, from the one before, the position before and the one after."""


def transfer(state: State, move: Move) -> State:
    """Carry the top cards of one pile over to another."""
    source, target = state[move.source], state[move.target]
    return state.put(
        {
            move.source: Pile(source.down, source.up[: -move.n]),
            move.target: Pile(target.down, target.up + source.up[-move.n :]),
        }
    )


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game as its rules page tells it."""

    id: str
    family: str
    piles: tuple[PileSpec, ...]
    deal: Callable[[int], State]
    """The opening of a deal number."""
    won: Callable[[State], bool]
    score: Score
    tap: Callable[[State], State | Refusal] = lambda _state: CLOSED
    """What a tap on the stock does, before ``settle``."""
    effect: Callable[[State, Move], State] = transfer
    """What moving cards does, before ``settle``."""
    settle: Callable[[State], State] = lambda state: state
    """What follows by itself from a move: cards turned up, runs taken off."""
    passes: int = 0
    """How often the stock is gone through in all, where that is limited."""
    capacity: Callable[[State, str], int] | None = None
    """The most cards that can go to a pile at once, where the free places limit it."""
    finishable: Callable[[State], bool] = lambda _state: False
    """Do the cards that are left surely go home by :func:`next_home` alone?"""
    finishes_itself: bool = False
    """A finish starts without being asked."""
    spare: Callable[[State, Card], bool] = lambda _state, _card: False
    """Can no card that is still in play ever want to lie on this one?"""

    @cached_property
    def spec(self) -> Mapping[str, PileSpec]:
        """The piles by id."""
        return {pile.id: pile for pile in self.piles}

    @cached_property
    def stock(self) -> str:
        """The pile that is tapped; empty where the game has none."""
        return next((pile.id for pile in self.piles if pile.role is Role.STOCK), "")

    @cached_property
    def targets(self) -> tuple[PileSpec, ...]:
        """The piles that take cards."""
        return tuple(pile for pile in self.piles if pile.accept)


def is_tap(move: Move) -> bool:
    """A tap on the stock lifts no card and has no target."""
    return move.n == 0


def moves(game: Game, state: State) -> Iterator[Move]:
    """Every legal move, each number of cards apart: the stock's tap first, then pile by pile."""
    if game.won(state):
        return
    if not isinstance(game.tap(state), Refusal):
        yield Move(game.stock)
    for source in game.piles:
        yield from moves_from(game, state, source)


def moves_from(game: Game, state: State, source: PileSpec) -> Iterator[Move]:
    """The legal moves of one pile's cards, in a game that is not won."""
    for n in range(1, len(state[source.id].up) + 1):
        if _why_not_take(state, source, n):
            return
        for target in game.targets:
            if not _why_not_put(game, state, source, n, target):
                yield Move(source.id, n, target.id)


def why_not(game: Game, state: State, move: Move) -> Refusal | None:
    """Why a move is not legal; None where it is.

    Raises ``KeyError`` for a pile that the game does not have (notation refuses those).
    """
    if game.won(state):
        return OVER
    if is_tap(move):
        if move.source != game.stock:
            return CLOSED
        after = game.tap(state)
        return after if isinstance(after, Refusal) else None
    source, target = game.spec[move.source], game.spec[move.target]
    return _why_not_lift(state, source, move.n) or _why_not_put(game, state, source, move.n, target)


def why_nowhere(game: Game, state: State, source: str, n: int) -> Refusal | None:
    """Why the last ``n`` cards of a pile can go to no other; None where they can."""
    if game.won(state):
        return OVER
    if refusal := _why_not_lift(state, game.spec[source], n):
        return refusal
    legal = moves_from(game, state, game.spec[source])
    return None if any(move.n == n for move in legal) else NOWHERE


def apply(game: Game, state: State, move: Move) -> State:
    """The position after a legal move and all that follows from it; raises ``IllegalMove``."""
    if refusal := why_not(game, state, move):
        detail = f"{refusal.code}: {move}"
        raise IllegalMove("illegal", detail, reason=refusal.code, piles=refusal.piles)
    return follow(game, state, move)


def follow(game: Game, state: State, move: Move) -> State:
    """As :func:`apply`, for a move that is known to be legal, since :func:`moves` gave it."""
    after = game.tap(state) if is_tap(move) else game.effect(state, move)
    assert isinstance(after, State)  # a refused tap is not legal
    return game.settle(after)


def turn_up(columns: Iterable[str], state: State) -> State:
    """Turn up the last card of each of these piles that shows no card."""
    turned = {}
    for column in columns:
        down, up = state[column]
        if down and not up:
            turned[column] = Pile(down[:-1], down[-1:])
    return state.put(turned) if turned else state


def hidden(columns: Iterable[str], state: State) -> int:
    """How many cards lie face down in these piles."""
    return sum(len(state[column].down) for column in columns)


def next_home(game: Game, state: State) -> Move:
    """The next move of a finish: the first card that can go home, else a tap on the stock."""
    for move in moves(game, state):
        if not is_tap(move) and game.spec[move.target].role is Role.FOUNDATION:
            return move
    return Move(game.stock)


def _why_not_lift(state: State, source: PileSpec, n: int) -> Refusal | None:
    """Why the last n cards of a pile may not be lifted together."""
    if n > len(state[source.id].up):
        return HIDDEN if n <= len(state[source.id].cards) else EMPTY
    refusals = (_why_not_take(state, source, i + 1) for i in range(n))
    return next(filter(None, refusals), None)


def _why_not_take(state: State, source: PileSpec, n: int) -> Refusal | None:
    """Why the n-th card from the top may not come along, given that those above may."""
    if source.covered_by and _is_covered(state, source):
        return COVERED
    return source.take(state[source.id], n) if source.take else CLOSED


def _why_not_put(
    game: Game, state: State, source: PileSpec, n: int, target: PileSpec
) -> Refusal | None:
    """Why the last n cards of a pile, which may be lifted, may not go onto another."""
    if source is target or source.role is target.role is Role.FOUNDATION:
        return STAYS
    if not target.accept:
        return CLOSED
    if target.accept.single and n > 1:
        return SINGLE
    if target.covered_by and _is_covered(state, target):
        return COVERED
    lead, onto = state[source.id].up[-n], state[target.id]
    if onto.up:
        refusal = target.accept.build(lead, onto.up[-1])
    else:
        refusal = HIDDEN if onto.down else target.accept.fill(lead)
    if not refusal and n > 1 and game.capacity and n > game.capacity(state, target.id):
        return CAPACITY
    return refusal


def _is_covered(state: State, spec: PileSpec) -> bool:
    return not all(state[pile].empty for pile in spec.covered_by)
