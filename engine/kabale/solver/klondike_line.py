"""Klondike: from a way through the packed positions to moves on the table."""

from collections.abc import Iterable, Sequence

from kabale.cards import Suit
from kabale.game import Game, apply, next_home, why_not
from kabale.solver.klondike_parts import Step, bit_of
from kabale.table import Move, Role, State


def line(game: Game, state: State, steps: Iterable[Step]) -> Sequence[Move]:
    """The moves of the packed ones and, once all cards are within reach, of the finish.

    The end is the game's own finish, so that a game that finishes by itself plays the same moves.
    """
    table = Table(game, state)
    for step in steps:
        if game.finishable(table.state):
            break
        table.carry(*step)
    table.finish()
    return table.moves


class Table:
    """A table on which packed moves are played out, with whatever real moves they take."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.moves: list[Move] = []
        self._columns = [pile.id for pile in game.piles if pile.role is Role.TABLEAU]
        self._homes = [pile.id for pile in game.piles if pile.role is Role.FOUNDATION]

    def carry(self, card: int, home: bool) -> None:
        """Bring a card to its foundation, or to a column with the cards that lie on it."""
        source, above = self._find(card)
        if home and above:
            # The card's twin shows at an end: the run that covers the card goes there.
            self._move(source, above, self._columns)
        self._move(source, 1 if home else above + 1, self._homes if home else self._columns)

    def finish(self) -> None:
        """Send home the rest, the lowest cards first."""
        while not self.game.won(self.state):
            if self.game.finishable(self.state):
                self._play(next_home(self.game, self.state))
                continue
            homes = [self.state[home].up for home in self._homes]
            heights = {cards[-1].suit: len(cards) for cards in homes if cards}
            rank, suit = min((heights.get(suit, 0) + 1, suit) for suit in Suit)
            self.carry(bit_of(rank, suit), home=True)

    def _find(self, card: int) -> tuple[str, int]:
        """The pile that shows a card, and how many cards lie on it there.

        Of stock and waste it is brought to the top.
        """
        for name in (*self._columns, *self._homes):
            for above, seen in enumerate(reversed(self.state[name].up)):
                if bit_of(seen.rank, seen.suit) == card:
                    return name, above
        while not (top := self.state["w"].up[-1:]) or bit_of(top[0].rank, top[0].suit) != card:
            self._play(Move("s"))
        return "w", 0

    def _move(self, source: str, count: int, targets: Iterable[str]) -> None:
        moves = (Move(source, count, target) for target in targets)
        self._play(next(move for move in moves if not why_not(self.game, self.state, move)))

    def _play(self, move: Move) -> None:
        self.state = apply(self.game, self.state, move)
        self.moves.append(move)
