"""FreeCell: a complete search, the most promising positions first.

A card is a number, four times its rank and its suit, and a column a string of such bytes: most
columns of a position are those of the one before, so what is known of a column is kept. Columns
and cells are kept in order, since it does not matter which is which.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kabale.game import Game
from kabale.solver.line import Line
from kabale.solver.search import MOST_STATES, BestFirst, Finding, Steps, Verdict
from kabale.table import Move, Role, State

CELLS = 4
TO_EMPTY, TO_CELL, TO_HOME = 1, 2, 3
"""Where a card goes that goes onto no card; these are no cards' numbers."""

Position = tuple[tuple[bytes, ...], bytes, tuple[int, ...]]
"""Columns and cells, both in order, and the heights of the foundations by suit."""


class Weights(NamedTuple):
    """What counts in the order in which positions are taken up, against 10 for each disorder."""

    move: int
    """Each move that led to the position."""
    home: int
    """Each card at home; in the position's favour."""


HASTE, ORDER, CARE = Weights(3, 10), Weights(4, 0), Weights(6, 10)
ATTEMPTS = (HASTE, 80_000), (ORDER, 100_000), (CARE, MOST_STATES)
"""How many positions are taken up with which weights.

In haste nearly all deals are won soonest. Fifty of the first 32,000 are not won so within 80,000
positions: there cards that hurry home are in the way, and all fifty are won without that hurry.
"""


class Step(NamedTuple):
    """A move of the packed game: a card, with the run that lies on it."""

    card: int
    target: int


class Column(NamedTuple):
    """What is known of a column."""

    top: int
    run: int
    """How many cards at its end are built so that they may move as one."""
    disorder: int
    """How many of its cards lie on a lower one: each must be moved away before it can go home."""


def search(game: Game, state: State) -> Steps[Finding]:
    """Find a win, or prove that there is none; see :class:`kabale.solver.search.Solver`."""
    root = packed(game, state)
    finding: list[Step] | Verdict = Verdict.UNKNOWN
    for weights, most in ATTEMPTS:
        space = FreeCell(weights)
        finding = yield from BestFirst(space.followers, space.won, space.toil).search(root, most)
        if finding is not Verdict.UNKNOWN:
            break
    return finding if isinstance(finding, Verdict) else line(game, state, finding)


def packed(game: Game, state: State) -> Position:
    """The position, settled."""
    columns = [state[pile.id].up for pile in game.piles if pile.role is Role.TABLEAU]
    cells = [card for pile in game.piles if pile.role is Role.CELL for card in state[pile.id].up]
    heights = [0, 0, 0, 0]
    for pile in game.piles:
        if pile.role is Role.FOUNDATION and (up := state[pile.id].up):
            heights[up[-1].suit] = len(up)
    return settle(
        tuple(bytes(card.rank << 2 | card.suit for card in column) for column in columns),
        bytes(card.rank << 2 | card.suit for card in cells),
        tuple(heights),
    )


def settle(columns: tuple[bytes, ...], cells: bytes, home: tuple[int, ...]) -> Position:
    """Send home the cards that are of no more use, and put columns and cells in order."""
    again = True
    while again:
        again = False
        for place, column in enumerate(columns):
            if column and is_useless(column[-1], home):
                home = higher(home, column[-1])
                columns = (*columns[:place], column[:-1], *columns[place + 1 :])
                again = True
        for card in cells:
            if is_useless(card, home):
                home = higher(home, card)
                cells = cells.replace(bytes((card,)), b"")
                again = True
    return tuple(sorted(columns)), bytes(sorted(cells)), home


def is_useless(card: int, home: Sequence[int]) -> bool:
    """Whether a card can go home and no line needs it in a column: it may as well go at once.

    The two cards that it takes there can go home themselves. What one of them would take in its
    turn is of this card's suit, and home, or of the other one of its colour, and can go home too.
    """
    rank, suit = card >> 2, card & 3
    if home[suit] != rank - 1:
        return False
    others = home[:2] if suit > 1 else home[2:]
    return min(others) >= rank - 2 and home[suit ^ 1] >= rank - 3


def higher(home: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The heights of the foundations with one card more."""
    suit = card & 3
    return (*home[:suit], card >> 2, *home[suit + 1 :])


class FreeCell:
    """What can follow a position, and how promising it is."""

    def __init__(self, weights: Weights = HASTE) -> None:
        """Prepare to search."""
        self._weights = weights
        self._known: dict[bytes, Column] = {}

    def won(self, position: Position) -> bool:
        """No card lies on a lower one: all can go home as they lie."""
        known = self._known
        return not any((known.get(column) or self._look(column)).disorder for column in position[0])

    def toil(self, position: Position, depth: int) -> int:
        """What is still to be done; all weights are the best that were tried."""
        move, home = self._weights
        columns, cells, heights = position
        disorder = sum(map(self.disorder, columns))
        room = columns.count(b"") - len(cells)
        return 10 * disorder - 20 * room - home * sum(heights) + move * depth

    def disorder(self, column: bytes) -> int:
        """How many of a column's cards lie on a lower one."""
        return (self._known.get(column) or self._look(column)).disorder

    def followers(self, position: Position) -> Iterator[tuple[Position, Step]]:
        """Every move of one card, and with it of the runs that the free places let through.

        The single cards alone make the search complete; the runs make it short.
        """
        columns, cells, home = position
        known = self._known
        free, empty = CELLS - len(cells), columns.count(b"")
        capacity = free + 1 << empty
        ends = [(place, column[-1]) for place, column in enumerate(columns) if column]
        for place, end in ends:
            column = columns[place]
            _, run, _ = known.get(column) or self._look(column)
            rest = column[:-1]
            if home[end & 3] == (end >> 2) - 1:
                left = (*columns[:place], rest, *columns[place + 1 :])
                yield settle(left, cells, higher(home, end)), Step(end, TO_HOME)
            for onto, target in ends:
                count = (target >> 2) - (end >> 2)
                if 0 < count <= run and count <= capacity and (column[-count] ^ target) & 2:
                    changed = list(columns)
                    changed[place] = column[:-count]
                    changed[onto] += column[-count:]
                    yield settle(tuple(changed), cells, home), Step(column[-count], target)
            # Of the empty columns, all alike, the first is the first of all.
            if empty and rest:
                longest = min(run, capacity >> 1)
                for count in (1, longest) if 1 < longest < len(column) else (1,):
                    left = (
                        column[-count:],
                        *columns[1:place],
                        column[:-count],
                        *columns[place + 1 :],
                    )
                    yield settle(left, cells, home), Step(column[-count], TO_EMPTY)
            if free:
                left = (*columns[:place], rest, *columns[place + 1 :])
                yield settle(left, cells + bytes((end,)), home), Step(end, TO_CELL)
        for card in cells:
            rest = cells.replace(bytes((card,)), b"")
            if home[card & 3] == (card >> 2) - 1:
                yield settle(columns, rest, higher(home, card)), Step(card, TO_HOME)
            for onto, target in ends:
                if target >> 2 == (card >> 2) + 1 and (target ^ card) & 2:
                    built = (*columns[:onto], columns[onto] + bytes((card,)), *columns[onto + 1 :])
                    yield settle(built, rest, home), Step(card, target)
            if empty:
                yield settle((bytes((card,)), *columns[1:]), rest, home), Step(card, TO_EMPTY)

    def _look(self, column: bytes) -> Column:
        top = column[-1] if column else 0
        run = min(1, len(column))
        while run < len(column) and follows(column[-run], column[-run - 1]):
            run += 1
        lowest, disorder = 14, 0
        for card in column:
            disorder += card >> 2 > lowest
            lowest = min(lowest, card >> 2)
        known = self._known[column] = Column(top, run, disorder)
        return known


def follows(card: int, below: int) -> bool:
    """Whether a card may lie on another: one rank lower, of the other colour."""
    return below >> 2 == (card >> 2) + 1 and bool((card ^ below) & 2)


def line(game: Game, state: State, steps: Sequence[Step]) -> Sequence[Move]:
    """The moves on the table: the packed ones, the cards that went home by themselves, the rest."""
    played = FreeCellLine(game, state)
    played.settle()
    for step in steps:
        if played.over:
            break
        played.add(*step)
        played.settle()
    played.finish()
    return played.moves


class FreeCellLine(Line):
    """A line to which packed moves are added."""

    def add(self, card: int, target: int) -> None:
        """Bring a card, with the run on it, to where the packed move has it go."""
        source, count = next(
            (pile, count)
            for pile in self._piles(Role.TABLEAU, Role.CELL)
            for count, seen in enumerate(reversed(self.state[pile].up), 1)
            if seen.rank << 2 | seen.suit == card
        )
        if target == TO_HOME:
            targets = self._piles(Role.FOUNDATION)
        elif target == TO_CELL:
            targets = self._piles(Role.CELL)
        else:
            targets = [pile for pile in self._piles(Role.TABLEAU) if self._end(pile) == target]
        self.carry(source, count, targets)

    def settle(self) -> None:
        """Send home what :func:`settle` does."""
        while not self.over:
            home = [0, 0, 0, 0]
            for pile in self._piles(Role.FOUNDATION):
                for card in self.state[pile].up:
                    home[card.suit] = card.rank
            ends = map(self._end, self._piles(Role.TABLEAU, Role.CELL))
            useless = [end for end in ends if end > TO_HOME and is_useless(end, home)]
            if not useless:
                break
            self.add(useless[0], TO_HOME)

    def _piles(self, *roles: Role) -> list[str]:
        return [pile.id for pile in self.game.piles if pile.role in roles]

    def _end(self, pile: str) -> int:
        """The last card of a pile, or ``TO_EMPTY``."""
        up = self.state[pile].up
        return up[-1].rank << 2 | up[-1].suit if up else TO_EMPTY
