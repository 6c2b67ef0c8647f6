"""What a player might do next, and whether anything is left to do; never uses a hidden card."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from kabale.cards import Suit
from kabale.game import Game, follow, is_tap, moves, moves_from
from kabale.table import Move, Pile, Refusal, Role, State

MOST_POSITIONS = 2000
"""Where a search for progress gives up: about two seconds in the browser."""


class Progress(StrEnum):
    """Whether anything can still be gained from a position that is not won."""

    THINKING = "thinking"
    OPEN = "open"
    """Something can still be gained."""
    STUCK = "stuck"
    """Nothing can, whatever is played: a complete search has shown it."""
    UNKNOWN = "unknown"
    """The search was too long, or would have to know cards that the player has not seen."""


def best_moves(game: Game, state: State, legal: Sequence[Move]) -> Mapping[tuple[str, int], Move]:
    """For each source and count that can move: where a single tap sends it.

    Home first, then onto a card (one of its own suit before another), then to an empty place; of
    equals, the first. A whole pile is not sent to an empty place of its own kind.
    """
    best: dict[tuple[str, int], tuple[int, Move]] = {}
    for move in legal:
        source = (move.source, move.n)
        merit = _merit(game, state, move)
        if merit and (source not in best or merit > best[source][0]):
            best[source] = (merit, move)
    return {source: move for source, (_, move) in best.items()}


def safe_move(game: Game, state: State) -> Move | None:
    """A card of a column or cell that can go home and is of no more use where it is.

    Never one of the waste: what lies under it may come up at the wrong time.
    """
    for move in moves(game, state):
        card = state[move.source].up[-1:]
        if (
            not is_tap(move)
            and game.spec[move.source].role in (Role.TABLEAU, Role.CELL)
            and game.spec[move.target].role is Role.FOUNDATION
            and game.spare(state, card[0])
        ):
            return move
    return None


def _merit(game: Game, state: State, move: Move) -> int:
    """How good a place the target is; 0 where nothing is gained."""
    if is_tap(move):
        return 1
    kind = game.spec[move.target].role
    if kind is Role.FOUNDATION:
        return 4
    source, target = state[move.source], state[move.target]
    if target.up:
        return 3 if target.up[-1].suit is source.up[-move.n].suit else 2
    return 0 if kind is game.spec[move.source].role and move.n == len(source.cards) else 1


class ProgressSearch:
    """Looks for any legal sequence that gains something; goes on in slices, see :meth:`step`.

    Gained is: a hidden card turned up, a card out of stock and waste, fewer cards in play, a
    foundation longer than now (suit by suit, so that taking a card down and up again is nothing).
    Taps that gain nothing only turn the waste round, whatever the columns look like: so the round
    is followed once, and each arrangement of the other piles is tried against every waste in it.
    """

    def __init__(self, game: Game, origin: State) -> None:
        """Prepare to search from ``origin``."""
        self.progress = Progress.THINKING
        if not any(True for _ in moves(game, origin)):
            self.progress = Progress.OPEN if game.won(origin) else Progress.STUCK
        elif _unseen(game, origin):
            self.progress = Progress.UNKNOWN
        self._game = game
        self._start = _Gains.of(game, origin)
        self._round = _round_of_taps(game, origin)
        self._met = {_arrangement(game, origin)}
        self._open = [origin]

    def step(self, positions: int) -> Progress:
        """Look at up to so many more positions, and tell what is known then."""
        while self.progress is Progress.THINKING and positions > 0:
            if not self._open:
                self.progress = Progress.STUCK
            elif len(self._met) > MOST_POSITIONS:
                self.progress = Progress.UNKNOWN
            else:
                self._look_at(self._open.pop())
            positions -= 1
        return self.progress

    def _look_at(self, state: State) -> None:
        for after in self._followers(state):
            if _Gains.of(self._game, after).beats(self._start):
                self.progress = Progress.OPEN
                return
            arrangement = _arrangement(self._game, after)
            if arrangement not in self._met:
                self._met.add(arrangement)
                self._open.append(after)

    def _followers(self, state: State) -> Iterator[State]:
        game = self._game
        for move in moves(game, state):
            yield follow(game, state, move)
        for drawn in self._round:
            turned = state.put(drawn)
            for move in self._touching(turned, drawn):
                yield follow(game, turned, move)

    def _touching(self, state: State, piles: Collection[str]) -> Iterator[Move]:
        """The legal moves from or onto these piles."""
        game = self._game
        for pile in piles:
            yield from moves_from(game, state, game.spec[pile])
        if any(game.spec[pile].accept for pile in piles):
            yield from (move for move in moves(game, state) if move.target in piles)


class _Gains(NamedTuple):
    """What a position has to show."""

    hidden: int
    """Cards face down outside the stock."""
    undrawn: int
    """Cards in stock and waste."""
    in_play: int
    """Cards in all piles but these and the foundations."""
    home: Counter[Suit]
    """Cards on the foundations."""

    @classmethod
    def of(cls, game: Game, state: State) -> "_Gains":
        hidden = undrawn = in_play = 0
        home: Counter[Suit] = Counter()
        for spec in game.piles:
            pile = state[spec.id]
            if spec.role in _DRAWN:
                undrawn += len(pile.cards)
            elif spec.role is Role.FOUNDATION:
                home.update(card.suit for card in pile.up)
            else:
                hidden += len(pile.down)
                in_play += len(pile.cards)
        return cls(hidden, undrawn, in_play, home)

    def beats(self, other: "_Gains") -> bool:
        """More was gained in at least one way."""
        return (
            self.hidden < other.hidden
            or self.undrawn < other.undrawn
            or self.in_play < other.in_play
            or any(self.home[suit] > other.home[suit] for suit in Suit)
        )


_DRAWN = (Role.STOCK, Role.WASTE)


def _unseen(game: Game, state: State) -> bool:
    """Some card of the stock has not been turned yet, so that the player cannot know it."""
    return bool(game.stock and state[game.stock].down) and not state.passes


def _round_of_taps(game: Game, state: State) -> list[Mapping[str, Pile]]:
    """Every stock and waste that taps alone lead to, from the present ones on."""
    drawn = [spec.id for spec in game.piles if spec.role in _DRAWN]
    met: list[Mapping[str, Pile]] = []
    while (piles := {pile: state[pile] for pile in drawn}) not in met:
        met.append(piles)
        tapped = game.tap(state)
        if isinstance(tapped, Refusal):
            break
        state = tapped
    return met


def _arrangement(game: Game, state: State) -> Hashable:
    """A position but for stock and waste; piles of one role are alike, and so are equal cards."""
    return tuple(
        sorted(
            (spec.role, pile.down, tuple((card.rank, card.suit) for card in pile.up))
            for spec in game.piles
            if spec.role not in _DRAWN and (pile := state[spec.id])
        )
    )
