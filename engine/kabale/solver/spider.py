"""Spider: a search by stages, one for each deal left in the stock, most promising positions first.

A card is a byte: its suit and its rank, and ``DOWN`` where it lies face down. A column is a string
of such bytes and has a number, 0 the empty one; a position is the numbers of the ten columns. Most
columns of a position are those of the one before, so what is known of a column is kept. The
foundations need no number: what is not in columns and stock lies there. Once the stock is empty it
does not matter which column is which, and a position's columns are kept in order.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kabale.cards import Card, Rank
from kabale.game import Game
from kabale.games.spider import COLUMNS
from kabale.solver.line import Line
from kabale.solver.search import Effort, Finding, Staged, Steps, Verdict
from kabale.table import Move, Pile, State

DOWN, RANK, SUIT = 0x80, 0x0F, 4
"""The bit of a card face down, the bits of the rank, and how far the suit lies above them."""
WIDTH = len(COLUMNS)
RUN = len(Rank)
GOAL = (0,) * WIDTH

Position = tuple[int, ...]
Step = tuple[int, int, int]
"""A move of the packed game: from which of a position's columns, how many cards, and onto which."""


class Weights(NamedTuple):
    """What makes a position toilsome."""

    card: int
    hidden: int
    above: int
    """A card face up in a column that hides some."""
    mixed: int
    """A card on one that it fits on, but of another suit."""
    broken: int
    """A card on one that it does not fit on."""
    move: int
    """A move that led here: else there would be no end of them."""
    gap: int
    """An empty column; a gain, as is the next."""
    run: int
    """A run of one suit: by the square of its length."""


USUAL = Weights(card=12, hidden=80, above=8, mixed=80, broken=70, move=18, gap=150, run=2)
PURE = USUAL._replace(mixed=100, move=10, run=1)
"""Cares more for suits."""
WIDE = (
    (PURE, Effort(700_000, breadth=3000, passing=200, alike=40)),
    (USUAL, Effort(400_000, breadth=1500, passing=120, alike=50)),
)
ATTEMPTS: Mapping[int, Sequence[tuple[Weights, Effort]]] = {
    1: ((USUAL, Effort(100_000, breadth=60, passing=10, alike=50)), *WIDE),
    2: ((USUAL, Effort(150_000, breadth=150, passing=20, alike=50)), *WIDE),
    4: ((USUAL, Effort(200_000, breadth=800, passing=60, alike=100)), *WIDE),
}
"""By the number of suits, the quickest first; the numbers are the best of many that were tried."""


def search(game: Game, state: State) -> Steps[Finding]:
    """Find a win; see :class:`kabale.solver.search.Solver`.

    That there is none is known only where the stock is empty: before that not all is tried.
    """
    suits = len({card.suit for pile in state.piles.values() for card in pile.cards})
    for weights, effort in ATTEMPTS[suits if suits < 3 else 4]:
        space = Spider(state["s"].down, weights)
        staged = Staged(space.followers, space.deal, space.kind, space.deals + 1)
        way = yield from staged.search(space.position(state), GOAL, effort)
        if way:
            return line(game, state, space, way)
        if way is None:
            return Verdict.UNKNOWN if space.deals else Verdict.LOST
    return Verdict.UNKNOWN


def line(game: Game, state: State, space: "Spider", way: Sequence[Position]) -> list[Move]:
    """The moves on the table that lead from position to position."""
    real = Line(game, state)
    for position, after in pairwise(way):
        stage = space.deals - len(real.state["s"].down) // WIDTH
        names = COLUMNS
        if stage == space.deals:
            names = sorted(COLUMNS, key=lambda name: space.column(real.state[name]))
        followers = space.followers(position, 0, stage)
        step = next((step for follower, _, step in followers if follower == after), None)
        if step:
            source, n, target = step
            real.play(Move(names[source], n, names[target]))
        else:
            real.play(Move(game.stock))
    return real.moves


class Spider:
    """What can follow a position, and how toilsome it is."""

    def __init__(self, stock: Sequence[Card], weights: Weights) -> None:
        dealt = bytes(face(card) for card in reversed(stock))
        self._rows = [dealt[start : start + WIDTH] for start in range(0, len(dealt), WIDTH)]
        self.deals = len(self._rows)
        self._weights = weights
        self._numbers: dict[bytes, int] = {}
        self._columns: list[bytes] = []
        self._toils: list[int] = []
        self._ends: list[tuple[int, int, int, int]] = []
        """Of each column: its last card's rank, its last run's length, its last card, its size."""
        self._shapes: list[int] = []
        """Of each column: how many cards it hides; -1 for the empty one."""
        self._cut: dict[int, int] = {}
        self._joined: dict[int, int] = {}
        self._number(b"")

    def position(self, state: State) -> Position:
        """A position packed."""
        columns = tuple(self.column(state[column]) for column in COLUMNS)
        return columns if state["s"].down else tuple(sorted(columns))

    def column(self, pile: Pile) -> int:
        """The number of a column on the table."""
        return self._number(
            bytes([*(face(card) | DOWN for card in pile.down), *map(face, pile.up)])
        )

    def followers(
        self, position: Position, toil: int, stage: int
    ) -> Iterator[tuple[Position, int, Step]]:
        """All that can follow without a deal: no run goes from one empty column to another.

        Before the last deal a run is not split to start an empty column, and of the empty columns
        the first is taken.
        """
        ends, toils, cut, joined = self._ends, self._toils, self._cut, self._joined
        final, move = stage == self.deals, self._weights.move
        takers: list[list[int]] = [[] for _ in range(RUN + 2)]
        for place, column in enumerate(position):
            takers[ends[column][0]].append(place)
        gap = takers[0][:1]
        for source, column in enumerate(position):
            rank, run, last, whole = ends[column]
            for n in range(1, run + 1):
                targets = takers[rank + n]
                if gap and (n == run or final) and n < whole:
                    targets = targets + gap
                if not targets:
                    continue
                part = last << 4 | n
                try:
                    rest = cut[column << 4 | n]
                except KeyError:
                    rest = cut[column << 4 | n] = self._number(self._columns[column][:-n])
                without = toil + move + toils[rest] - toils[column]
                for target in targets:
                    onto = position[target]
                    try:
                        built = joined[onto << 12 | part]
                    except KeyError:
                        built = joined[onto << 12 | part] = self._number(
                            self._columns[onto] + self._columns[column][-n:]
                        )
                    columns = list(position)
                    columns[source] = rest
                    columns[target] = built
                    if final:
                        columns.sort()
                    after = without + toils[built] - toils[onto]
                    yield tuple(columns), after, (source, n, target)

    def deal(self, position: Position, toil: int, stage: int) -> tuple[Position, int] | None:
        """The position after a deal, and its toil; None where the deal is refused."""
        columns, toils = self._columns, self._toils
        if 0 in position and sum(len(columns[column]) for column in position) >= WIDTH:
            return None
        row = self._rows[stage]
        dealt = [
            self._number(columns[column] + row[place : place + 1])
            for place, column in enumerate(position)
        ]
        toil += self._weights.move + sum(toils[after] for after in dealt)
        toil -= sum(toils[before] for before in position)
        return tuple(sorted(dealt) if stage + 1 == self.deals else dealt), toil

    def kind(self, position: Position) -> Position:
        """What each column hides, and which are empty."""
        shapes = self._shapes
        return tuple([shapes[column] for column in position])

    def _number(self, column: bytes) -> int:
        """The number of a column, once its run has left and its last card is turned up."""
        if is_run(column[-RUN:]):
            column = column[:-RUN]
        if column and column[-1] & DOWN:
            column = column[:-1] + bytes((column[-1] & ~DOWN,))
        number = self._numbers.setdefault(column, len(self._columns))
        if number == len(self._columns):
            self._columns.append(column)
            self._look(column)
        return number

    def _look(self, column: bytes) -> None:
        """Learn how toilsome a column is, and what can leave it."""
        if not column:
            self._toils.append(-self._weights.gap)
            self._ends.append((0, 0, 0, 0))
            self._shapes.append(-1)
            return
        weights = self._weights
        hidden = sum(card >= DOWN for card in column)
        self._shapes.append(hidden)
        toil = weights.card * len(column) + weights.hidden * hidden
        if hidden:
            toil += weights.above * (len(column) - hidden)
        run = 1
        for below, card in pairwise(column[hidden:]):
            if below == card + 1:
                run += 1
                continue
            toil += weights.mixed if below & RANK == (card & RANK) + 1 else weights.broken
            toil -= weights.run * run * run
            run = 1
        self._toils.append(toil - weights.run * run * run)
        self._ends.append((column[-1] & RANK, run, column[-1], len(column)))


def face(card: Card) -> int:
    """The byte of a card."""
    return card.suit << SUIT | card.rank


def is_run(cards: bytes) -> bool:
    """A king to an ace of one suit, all face up."""
    last = cards[-1:] or b"\0"
    return cards == bytes(range(last[0] + RUN - 1, last[0] - 1, -1)) and last[0] & RANK == 1
