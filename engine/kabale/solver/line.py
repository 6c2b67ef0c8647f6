"""A line of real moves in the making: what a packed one comes to on the table."""

from collections.abc import Iterable

from kabale.game import Game, apply, next_home, why_not
from kabale.table import Move, State


class Line:
    """The moves from a position on, each played as it is added."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.moves: list[Move] = []

    def play(self, move: Move) -> None:
        """Add a move; raises ``IllegalMove`` where it is none."""
        self.state = apply(self.game, self.state, move)
        self.moves.append(move)

    def carry(self, source: str, count: int, targets: Iterable[str]) -> None:
        """Add the first legal one of these moves; raises ``StopIteration`` where none is."""
        moves = (Move(source, count, target) for target in targets)
        self.play(next(move for move in moves if not why_not(self.game, self.state, move)))

    @property
    def over(self) -> bool:
        """Whether the game is won, or finishes by itself from here on."""
        return self.game.won(self.state) or self.game.finishable(self.state)

    def finish(self) -> None:
        """Add the moves of the finish: the same that a game makes that finishes by itself."""
        while not self.game.won(self.state):
            self.play(next_home(self.game, self.state))
