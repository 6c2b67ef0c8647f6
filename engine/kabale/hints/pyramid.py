"""Pyramid: each move tried on tables that look like this one.

How good one is shows where the cards of the stock that have not been seen are dealt anew, again and
again, and the rest is played with all cards known: how much of the pyramid does a short search take
off from there? A king goes off at once: nothing else can use it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from kabale.cards import Rank
from kabale.game import Game, follow, is_tap, moves
from kabale.hints.worlds import worlds
from kabale.table import Move, Role, State

MOST_WORLDS = 8
"""Tables that the moves are tried on."""
MOST_POSITIONS = 60
"""Positions that a search on one of them takes up."""

Position = tuple[int, int, int, int]
"""The places of the pyramid that hold a card and the cards of the round that are left, a bit each;
how many of the round were turned in this pass; the passes made."""


def plan(game: Game, state: State) -> Sequence[Move]:
    """The move after which most of the pyramid went off; none where there is none."""
    legal = list(moves(game, state))
    for move in legal:
        if not is_tap(move) and state[move.source].up[-1].rank is Rank.KING:
            return [move]
    # Of a pair, whichever card is put on the other.
    legal = [move for move in legal if move.source <= move.target or is_tap(move)]
    legal.sort(key=is_tap)
    if len(legal) < 2:
        return legal
    left = [0.0] * len(legal)
    for world in islice(worlds(game, state), MOST_WORLDS):
        for place, move in enumerate(legal):
            left[place] += Table(game, follow(game, world, move)).left()
    return [legal[left.index(min(left))]]


class Table:
    """A position with all cards known, packed."""

    def __init__(self, game: Game, state: State) -> None:
        specs = [spec for spec in game.piles if spec.role is Role.TABLEAU]
        places = {spec.id: place for place, spec in enumerate(specs)}
        ups = [state[spec.id].up for spec in specs]
        self._ranks = [up[-1].rank if up else 0 for up in ups]
        self._over = [sum(1 << places[over] for over in spec.covered_by) for spec in specs]
        """What must be gone before a place is free."""
        waste, stock = state["w"].up, state["s"].down
        self._round = [card.rank for card in (*waste, *reversed(stock))]
        self._passes = game.passes
        pyramid = sum(1 << place for place, up in enumerate(ups) if up)
        self._start = pyramid, (1 << len(self._round)) - 1, len(waste), state.passes

    def left(self) -> int:
        """How many cards of the pyramid a short search leaves."""
        ahead, met = [self._start], {self._start}
        least = self._start[0].bit_count()
        for _ in range(MOST_POSITIONS):
            if not ahead or not least:
                break
            position = ahead.pop()
            least = min(least, position[0].bit_count())
            for after in self._following(*position):
                if after not in met:
                    met.add(after)
                    ahead.append(after)
        return least

    def _following(self, pyramid: int, left: int, turned: int, passes: int) -> Iterator[Position]:
        """What may be played, the best last: a draw first, pairs within the pyramid at the end."""
        free = [
            place
            for place, over in enumerate(self._over)
            if pyramid >> place & 1 and not pyramid & over
        ]
        waste = (left & (1 << turned) - 1).bit_length() - 1
        for place in free:
            if self._ranks[place] == Rank.KING:
                yield pyramid ^ 1 << place, left, turned, passes
                return
        if waste >= 0 and self._round[waste] == Rank.KING:
            yield pyramid, left ^ 1 << waste, turned, passes
            return
        if left >> turned:
            skipped = left >> turned
            yield pyramid, left, turned + (skipped & -skipped).bit_length(), passes
        elif passes + 1 < self._passes and left:
            yield pyramid, left, 0, passes + 1
        if waste >= 0:
            for place in free:
                if self._ranks[place] + self._round[waste] == Rank.KING:
                    yield pyramid ^ 1 << place, left ^ 1 << waste, turned, passes
        for i, place in enumerate(free):
            for other in free[:i]:
                if self._ranks[place] + self._ranks[other] == Rank.KING:
                    yield pyramid ^ (1 << place | 1 << other), left, turned, passes
