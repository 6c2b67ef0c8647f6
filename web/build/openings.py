"""Deals, with the engine itself, the boards that the page can show before the engine is up.

python openings.py OUT: writes JSON, from each game's id to its views.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kabale.bridge import call

#: A first visitor finds one of these on the table: of the usual game, the first on the menu, …
USUAL_DEALS = (1, 2, 617, 4711, 11982, 24680, 27182, 31415)
#: … and of another one that a link or a shortcut names.
OTHER_DEALS = (1, 4711)


def ask(request: dict[str, object]) -> dict[str, Any]:
    """Has the engine answer a request."""
    answer: dict[str, Any] = json.loads(call(json.dumps(request)))
    if not answer["ok"]:
        raise SystemExit(f"{request} is refused: {answer['error']}")
    return answer


def deal(game: str, numbers: Iterable[int]) -> list[dict[str, Any]]:
    """The views of a game's deals."""
    return [ask({"op": "new", "game": game, "deal": number})["view"] for number in numbers]


usual, *others = (row["id"] for row in ask({"op": "games"})["games"])
views = {usual: deal(usual, USUAL_DEALS)} | {game: deal(game, OTHER_DEALS) for game in others}
Path(sys.argv[1]).write_text(json.dumps(views, separators=(",", ":")), encoding="utf-8")
