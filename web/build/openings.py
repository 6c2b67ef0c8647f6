"""Deals, with the engine itself, the boards that the page can show before the engine is up.

python openings.py OUT: writes JSON, from each game's id to its views.
"""

import json
import sys
from pathlib import Path
from typing import Any

from kabale.bridge import call

#: A first visitor finds one of so many on the table: of the usual game, the first on the menu, …
USUAL = 8
#: … and of another one that a link or a shortcut names.
OTHER = 2
#: How far apart they lie in the list of deals that can be won.
APART = 617


def ask(request: dict[str, object]) -> dict[str, Any]:
    """Has the engine answer a request."""
    answer: dict[str, Any] = json.loads(call(json.dumps(request)))
    if not answer["ok"]:
        raise SystemExit(f"{request} is refused: {answer['error']}")
    return answer


def deals(game: str, proved: int, count: int) -> list[dict[str, Any]]:
    """Views of deals that can be won; of any, where none of a game is known to be."""
    seeds = range(1, count * APART, APART)
    numbers = [number_of(game, seed) for seed in seeds] if proved else seeds
    return [ask({"op": "new", "game": game, "deal": number})["view"] for number in numbers]


def number_of(game: str, seed: int) -> int:
    """The number of a deal that can be won."""
    number: int = ask({"op": "pick", "game": game, "rating": "any", "seed": seed})["number"]
    return number


games = ask({"op": "games"})["games"]
views = {
    row["id"]: deals(row["id"], row["proved"], OTHER if place else USUAL)
    for place, row in enumerate(games)
}
Path(sys.argv[1]).write_text(json.dumps(views, separators=(",", ":")), encoding="utf-8")
