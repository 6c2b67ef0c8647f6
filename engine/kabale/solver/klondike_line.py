"""Klondike: from packed moves to moves on the table."""

from collections.abc import Iterable, Sequence

from kabale.cards import Suit
from kabale.game import Game
from kabale.solver.klondike_parts import Step, bit_of
from kabale.solver.line import Line
from kabale.table import Move, Role, State


def line(game: Game, state: State, steps: Iterable[Step]) -> Sequence[Move]:
    """The moves that the packed ones come to and, once all cards are in reach, the rest."""
    played = KlondikeLine(game, state)
    for step in steps:
        if played.over:
            break
        played.add(*step)
    while not played.over:
        played.add(played.lowest(), home=True)
    played.finish()
    return played.moves


class KlondikeLine(Line):
    """A line to which packed moves are added, with whatever moves between columns they take."""

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state)
        self._columns = [pile.id for pile in game.piles if pile.role is Role.TABLEAU]
        self._homes = [pile.id for pile in game.piles if pile.role is Role.FOUNDATION]

    def add(self, card: int, home: bool) -> None:
        """Bring a card to its foundation, or to a column with the cards that lie on it."""
        source, above = self._find(card)
        if home and above:
            # The card's twin shows at an end: the run that covers the card goes there.
            self.carry(source, above, self._columns)
        self.carry(source, 1 if home else above + 1, self._homes if home else self._columns)

    def lowest(self) -> int:
        """The lowest of the cards that are next on their foundations: nothing lies on it."""
        homes = [self.state[home].up for home in self._homes]
        heights = {cards[-1].suit: len(cards) for cards in homes if cards}
        return bit_of(*min((heights.get(suit, 0) + 1, suit) for suit in Suit))

    def _find(self, card: int) -> tuple[str, int]:
        """The pile that shows a card, and how many cards lie on it there.

        Of stock and waste it is brought to the top.
        """
        for name in (*self._columns, *self._homes):
            for above, seen in enumerate(reversed(self.state[name].up)):
                if bit_of(seen.rank, seen.suit) == card:
                    return name, above
        while not (top := self.state["w"].up[-1:]) or bit_of(top[0].rank, top[0].suit) != card:
            self.play(Move("s"))
        return "w", 0
