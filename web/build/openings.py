"""Deals, with the engine itself, the boards that the page can show before the engine is up.

python openings.py OUT: writes JSON, from each game's id to its views.
"""

import json
import sys
from pathlib import Path
from typing import Any

from kabale.bridge import call

#: A first visitor finds one of these on the table.
DEALS = (1, 4711, 24680)


def ask(request: dict[str, object]) -> dict[str, Any]:
    """Has the engine answer a request."""
    answer: dict[str, Any] = json.loads(call(json.dumps(request)))
    if not answer["ok"]:
        raise SystemExit(f"{request} is refused: {answer['error']}")
    return answer


games = [row["id"] for row in ask({"op": "games"})["games"]]
views = {
    game: [ask({"op": "new", "game": game, "deal": deal})["view"] for deal in DEALS]
    for game in games
}
Path(sys.argv[1]).write_text(json.dumps(views, separators=(",", ":")), encoding="utf-8")
