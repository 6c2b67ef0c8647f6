"""Golf: how far the cards in sight go, and what the next card of the stock may bring.

A position is the number of cards left in each column and the rank on the waste. The ways to play
on without a draw are looked at; the best leaves few cards, and much to play on whatever card of
those not seen comes next.
"""

from collections.abc import Sequence

from kabale.game import Game
from kabale.table import Move, Role, State

MOST_ENDS = 60
"""Ways to play on that are compared."""

Left = tuple[int, ...]


def plan(game: Game, state: State) -> Sequence[Move]:
    """The cards to play before the next draw, or the draw; none where there is neither."""
    names = [spec.id for spec in game.piles if spec.role is Role.TABLEAU]
    columns = Columns([[card.rank for card in state[name].up] for name in names])
    unseen = [card.rank for card in state[game.stock].down]

    def worth(end: tuple[Left, int]) -> float:
        left, _ = end
        ahead = sum(columns.most(left, rank) for rank in unseen) / max(1, len(unseen))
        return ahead - sum(left)

    ends = columns.ends(state["w"].up[-1].rank)
    if not unseen:
        ends = dict(list(ends.items())[1:])
    if not ends:
        return ()
    path = ends[max(ends, key=worth)]
    return [Move(names[place], 1, "w") for place in path] or [Move(game.stock)]


class Columns:
    """The ranks in the columns, and how far they go."""

    def __init__(self, ranks: Sequence[Sequence[int]]) -> None:
        self._ranks = ranks
        self._most: dict[tuple[Left, int], int] = {}

    def ends(self, top: int) -> dict[tuple[Left, int], tuple[int, ...]]:
        """The ways to play on from here, no card at all first: where each ends, and its columns."""
        start = tuple(map(len, self._ranks)), top
        paths: dict[tuple[Left, int], tuple[int, ...]] = {start: ()}
        ahead = [start]
        for end in ahead:
            for place, after in self._following(*end):
                if after not in paths and len(ahead) < MOST_ENDS:
                    paths[after] = (*paths[end], place)
                    ahead.append(after)
        return paths

    def most(self, left: Left, top: int) -> int:
        """How many cards can be played on this rank without a draw."""
        key = left, top
        if key not in self._most:
            follow = (self.most(*after) for _, after in self._following(left, top))
            self._most[key] = max((1 + most for most in follow), default=0)
        return self._most[key]

    def _following(self, left: Left, top: int) -> list[tuple[int, tuple[Left, int]]]:
        return [
            (place, ((*left[:place], count - 1, *left[place + 1 :]), rank))
            for place, count in enumerate(left)
            if count and abs((rank := self._ranks[place][count - 1]) - top) == 1
        ]
