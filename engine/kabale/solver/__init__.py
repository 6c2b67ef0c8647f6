"""Solvers: what can be won with all cards known, one module a family over one search core.

Complete searches say ``lost``, others only that they found nothing; every win is replayed through
the rules of the game before it is told.
"""

from collections.abc import Callable, Mapping

from kabale.errors import BadNotation
from kabale.game import Game
from kabale.solver import freecell, klondike, spider
from kabale.solver.search import MOST_STATES, Finding, Solver, Steps, Verdict
from kabale.table import State

SEARCHES: Mapping[str, Callable[[Game, State], Steps[Finding]]] = {
    "freecell": freecell.search,
    "klondike": klondike.search,
    "spider": spider.search,
}
"""By family of games."""

__all__ = ["MOST_STATES", "SEARCHES", "Solver", "Verdict", "solver"]


def solver(game: Game, state: State, most: int = MOST_STATES) -> Solver:
    """The search of a position, to be run in slices; raises ``BadNotation`` where there is none."""
    if game.family not in SEARCHES:
        raise BadNotation("no-solver", f"nothing solves {game.id}")
    return Solver(game, state, SEARCHES[game.family](game, state), most)
