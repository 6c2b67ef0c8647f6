"""The only module that JavaScript calls: a request as JSON text in, an answer as JSON text out.

Holds the one session that the page shows. :func:`call` never raises, and a request that is refused
changes nothing.
"""

import json
import traceback
from collections.abc import Callable
from typing import Any

from kabale.deal import check_number
from kabale.errors import BadNotation, BadSave, IllegalMove, KabaleError
from kabale.games import GAMES, find_game
from kabale.session import Session
from kabale.view import view

Request = dict[str, Any]
Answer = dict[str, Any]

_session: Session | None = None


def call(text: str) -> str:
    """Carry out a request: ``{"op": "play", "move": "w>f2", "ply": 12}`` and the like.

    Answers ``{"ok": true, "view": …, "save": …}`` or ``{"ok": false, "error": {"code": …,
    "detail": …}}``.
    """
    try:
        answer = _answer(text)
    except KabaleError as error:
        answer = _failure(error.code, error.detail)
    except Exception as error:  # the page must go on, whatever is wrong in here
        traceback.print_exc()
        answer = _failure("internal", type(error).__name__)
    return json.dumps(answer, separators=(",", ":"))


def _failure(code: str, detail: str) -> Answer:
    return {"ok": False, "error": {"code": code, "detail": detail}}


def _answer(text: str) -> Answer:
    try:
        request = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise BadNotation("json", "the request is not JSON") from None
    op = request.get("op") if isinstance(request, dict) else None
    if not isinstance(op, str) or op not in _OPERATIONS:
        raise BadNotation("op", f"no such operation: {str(op)[:40]!r}")
    return {"ok": True} | _OPERATIONS[op](request)


def _games(_request: Request) -> Answer:
    return {"games": [{"id": game.id, "family": game.family} for game in GAMES.values()]}


def _new(request: Request) -> Answer:
    return _show(Session(find_game(request.get("game")), check_number(request.get("deal"))))


def _load(request: Request) -> Answer:
    session = Session.load(request.get("save"))
    if request.get("game", session.game.id) != session.game.id:
        raise BadSave("save-other", f"this is a save of {session.game.id}")
    return _show(session)


def _play(request: Request) -> Answer:
    session = _current()
    session.play(request.get("move"), request.get("ply"))
    return _show(session)


def _step(change: Callable[[Session], None]) -> Callable[[Request], Answer]:
    def answer(_request: Request) -> Answer:
        session = _current()
        change(session)
        return _show(session)

    return answer


def _current() -> Session:
    if _session is None:
        raise IllegalMove("no-game", "no game has been dealt yet")
    return _session


def _show(session: Session) -> Answer:
    """Make this the session that the page shows."""
    global _session  # noqa: PLW0603 - the one piece of state, and this module is its home
    _session = session
    return {"view": view(session), "save": session.save()}


_OPERATIONS: dict[str, Callable[[Request], Answer]] = {
    "games": _games,
    "new": _new,
    "load": _load,
    "play": _play,
    "undo": _step(Session.undo),
    "redo": _step(Session.redo),
    "restart": _step(Session.restart),
    "finish": _step(Session.finish),
}
