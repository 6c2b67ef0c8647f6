"""FreeCell: nothing is hidden, so a win that a short search finds is a fair hint from end to end.

Where it finds none, the hint leads to a card more at home that leaves the most free places.
"""

from collections.abc import Sequence
from heapq import heappop, heappush

from kabale.game import Game
from kabale.solver.freecell import CELLS, FreeCell, FreeCellLine, Position, Step, line, packed
from kabale.solver.search import way_to
from kabale.table import Move, State

MOST_POSITIONS = 2000
"""Positions that are met."""


class Greedy(FreeCell):
    """The positions, judged for a search that must be short."""

    def toil(self, position: Position, depth: int) -> int:
        """What is still to be done; the weights are the best that were tried."""
        columns, cells, home = position
        disorder = sum(map(self.disorder, columns))
        return 20 * (disorder + len(cells) - columns.count(b"")) - 10 * sum(home) + depth


def plan(game: Game, state: State) -> Sequence[Move]:
    """The moves of a win, or at least to a card more at home; none where there is none."""
    steps, wins = search(Greedy(), packed(game, state))
    if wins:
        return line(game, state, steps)
    played = FreeCellLine(game, state)
    played.settle()
    for step in steps:
        played.add(*step)
        played.settle()
    return played.moves


def search(space: Greedy, root: Position) -> tuple[Sequence[Step], bool]:
    """The way to a win, or else to a card more at home, and which of them it is."""
    came: dict[Position, tuple[Position, Step] | None] = {root: None}
    ahead = [(space.toil(root, 0), 0, 0, root)]
    best, goal, wins = (CELLS + 1, 0), root, space.won(root)
    while ahead and not wins and len(came) < MOST_POSITIONS:
        _, _, depth, parent = heappop(ahead)
        for position, step in space.followers(parent):
            if position in came:
                continue
            came[position] = parent, step
            toil = space.toil(position, depth + 1)
            heappush(ahead, (toil, len(came), depth + 1, position))
            wins = space.won(position)
            crowded = len(position[1]) - position[0].count(b""), depth
            if wins or (crowded < best and sum(position[2]) > sum(parent[2])):
                best, goal = crowded, position
            if wins:
                break
    return way_to(came, goal), wins
