"""Spider: a look over all that is in sight, up to where something new comes of it.

That is where a card turns up, a run goes home or a row is dealt. The way there that leaves the
columns in the best order is taken; what a hidden card will be plays no part. A column is a string
of bytes, a byte a card, four times its rank and its suit, and 0 for a hidden card; most columns of
a position are those of the one before, so what is known of a column is kept.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from kabale.cards import Rank
from kabale.game import Game
from kabale.solver.search import way_to
from kabale.table import Move, Role, State

Columns = tuple[bytes, ...]
Carry = tuple[int, int, int]
"""From one column, so many cards, to another."""
MOST_POSITIONS = 450
"""Positions that are taken up."""

# What a position costs; the best weights that were tried.
HIDDEN = 6.0
"""A hidden card."""
BURIED = 2.8
"""The first card in sight of a column that hides some."""
NO_KING = 1.5
"""The first card of a column that hides none and does not begin with a king."""
OTHER_SUIT = 1.0
"""A card on the next one of another suit."""
NO_BUILD = 0.625
"""A card on one that does not take it."""
LONG = 0.05
"""Less for each run, by the square of its length."""
GAP = 6.0
"""Less for each empty column."""
RUN_HOME = 15.0
"""Less for a run that goes home."""
ROW = 24.0
"""A row dealt on top of everything."""
A_MOVE = 0.02


class Column(NamedTuple):
    """What is known of a column."""

    run: int
    """How many cards at its end may move as one."""
    cost: float


class End(NamedTuple):
    """A way to something new."""

    cost: float
    columns: Columns
    """A position on the way."""
    carries: tuple[Carry, ...]
    """What is carried from there on."""
    deals: bool = False
    """Then a row is dealt."""


def plan(game: Game, state: State) -> Sequence[Move]:
    """The best way to something new; none where none was found."""
    names = [spec.id for spec in game.piles if spec.role is Role.TABLEAU]
    root = tuple(
        bytes(len(state[name].down)) + bytes(card.rank << 2 | card.suit for card in state[name].up)
        for name in names
    )
    came: dict[Columns, tuple[Columns, Carry] | None] = {root: None}
    found = list(ends(root, bool(state[game.stock].down), came))
    if not found:
        return ()
    best = min(found, key=lambda end: end.cost)
    carries = [*way_to(came, best.columns), *best.carries]
    moves = [Move(names[source], n, names[target]) for source, n, target in carries]
    return [*moves, Move(game.stock)] if best.deals else moves


def ends(
    root: Columns, has_stock: bool, came: dict[Columns, tuple[Columns, Carry] | None]
) -> Iterator[End]:
    """Every way to something new that is found; ``came`` tells how each position is reached."""
    is_full_row = sum(map(len, root)) >= len(root)
    met = {tuple(sorted(root))}
    ahead = [(sum(look(column).cost for column in root), 0, root)]
    for _ in range(MOST_POSITIONS):
        if not ahead:
            return
        cost, _, columns = heappop(ahead)
        if has_stock and (fills := filling(columns) if is_full_row else ((), 0.0)):
            yield End(cost + fills[1] + ROW, columns, tuple(fills[0]), deals=True)
        for carry in carries_of(columns):
            source, n, target = carry
            left, grown = columns[source][:-n], columns[target] + columns[source][-n:]
            change = A_MOVE - look(columns[source]).cost - look(columns[target]).cost
            is_new = left.endswith(b"\0")
            if look(grown).run == len(Rank):
                grown = grown[: -len(Rank)]
                change -= RUN_HOME
                is_new = True
            change += look(left).cost + look(grown).cost
            if is_new:
                turned = left.endswith(b"\0") + grown.endswith(b"\0")
                yield End(cost + change - HIDDEN * turned, columns, (carry,))
                continue
            after = list(columns)
            after[source], after[target] = left, grown
            alike = tuple(sorted(after))
            if alike not in met:
                met.add(alike)
                came[tuple(after)] = columns, carry
                heappush(ahead, (cost + change, len(met), tuple(after)))


def carries_of(columns: Columns) -> Iterator[Carry]:
    """What may be carried where, but for what only takes a run apart; of gaps, to the first."""
    takers: dict[int, list[int]] = {}
    for place, column in enumerate(columns):
        takers.setdefault(column[-1] >> 2 if column else 0, []).append(place)
    gap = takers.get(0, ())[:1]
    for source, column in enumerate(columns):
        run = look(column).run
        for n in range(1, run + 1):
            card = column[-n]
            for target in takers.get((card >> 2) + 1, ()):
                joins = columns[target][-1] == card + 4
                if n == run or (joins and look(columns[target]).run > run - n):
                    yield source, n, target
            if n == run < len(column):
                yield from ((source, n, target) for target in gap)


def filling(columns: Columns) -> tuple[Sequence[Carry], float] | None:
    """How the gaps are best filled, one by one, before a row is dealt, and what that costs.

    None where that takes a card that has not been seen yet.
    """
    carries, total, now = [], 0.0, list(columns)
    while b"" in now:
        target = now.index(b"")
        ways = [
            (look(column[:-n]).cost + look(column[-n:]).cost - look(column).cost, source, n)
            for source, column in enumerate(now)
            for n in range(1, look(column).run + 1)
            if n < len(column) and column[-n - 1]
        ]
        if not ways:
            return None
        cost, source, n = min(ways)
        carries.append((source, n, target))
        total += cost + GAP + A_MOVE
        now[source], now[target] = now[source][:-n], now[source][-n:]
    return carries, total


@lru_cache(maxsize=50_000)
def look(column: bytes) -> Column:
    """What is known of a column from itself alone."""
    hidden = column.count(0)
    up = column[hidden:]
    if not up:
        return Column(0, HIDDEN * hidden if hidden else -GAP)
    cost = HIDDEN * hidden
    if hidden:
        cost += BURIED
    elif up[0] >> 2 != Rank.KING:
        cost += NO_KING
    run = 1
    for below, card in pairwise(up):
        if below == card + 4:
            run += 1
            continue
        cost += (OTHER_SUIT if below >> 2 == (card >> 2) + 1 else NO_BUILD) - LONG * run * run
        run = 1
    return Column(run, cost - LONG * run * run)
