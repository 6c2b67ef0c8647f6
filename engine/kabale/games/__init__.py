"""The games, one file a family, found by looking: a module here with ``GAMES`` is on the menu."""

from importlib import import_module
from pkgutil import iter_modules

from kabale.errors import BadNotation
from kabale.game import Game


def _families() -> dict[str, Game]:
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    modules.sort(key=lambda module: module.MENU)
    return {game.id: game for module in modules for game in module.GAMES}


GAMES = _families()
"""Every game by its id, in the order of the menu."""


def find_game(game_id: object) -> Game:
    """The game of that id; raises ``BadNotation`` where there is none."""
    if isinstance(game_id, str) and game_id in GAMES:
        return GAMES[game_id]
    raise BadNotation("game", f"no such game: {game_id!r}")
