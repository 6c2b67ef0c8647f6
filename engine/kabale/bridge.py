"""The only module that JavaScript calls: a request as JSON text in, an answer as JSON text out.

Holds the one session that the page shows, and the one search that ``think`` goes on with; the page
asks these of two workers. :func:`call` never raises, and a request that is refused changes nothing.
"""

import json
import traceback
from collections.abc import Callable
from typing import Any

from kabale import catalogue
from kabale.advice import Progress
from kabale.deal import check_number
from kabale.errors import BadNotation, BadSave, IllegalMove, KabaleError
from kabale.games import GAMES, find_game
from kabale.session import Session, check_clock
from kabale.solver import MOST_STATES, SEARCHES, Solver, Verdict, solver
from kabale.view import explanation, hint_view, view

Request = dict[str, Any]
Answer = dict[str, Any]

SLICE = 20
"""How many positions a judgement looks at in one call: a move never waits longer than that."""

MOST_SLICE = 10_000
"""How many positions a search takes up in one call at most: only between two can it be given up."""

_session: Session | None = None
_thought: tuple[object, Solver] | None = None
"""The save that was thought about last, and the search of its position."""


def call(text: str) -> str:
    """Carry out a request: ``{"op": "play", "move": "w>f2", "ply": 12}`` and the like.

    Answers ``{"ok": true, "view": …, "save": …}`` or ``{"ok": false, "error": {"code": …,
    "detail": …}}``; the error of an illegal move has the rules' ``reason`` and ``piles`` too.
    """
    try:
        answer = _answer(text)
    except KabaleError as error:
        answer = {"ok": False, "error": _told(error)}
    except Exception as error:  # the page must go on, whatever is wrong in here
        traceback.print_exc()
        answer = {"ok": False, "error": {"code": "internal", "detail": type(error).__name__}}
    return json.dumps(answer, separators=(",", ":"))


def _told(error: KabaleError) -> Answer:
    told: Answer = {"code": error.code, "detail": error.detail}
    if isinstance(error, IllegalMove) and error.reason:
        told |= {"reason": error.reason, "piles": error.piles}
    return told


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
    """List the games: how many deals of each are proved, and whether something solves others."""
    rows = [
        {
            "id": game.id,
            "family": game.family,
            "proved": catalogue.proved(game.id),
            "solved": game.family in SEARCHES,
        }
        for game in GAMES.values()
    ]
    return {"games": rows}


def _pick(request: Request) -> Answer:
    game = find_game(request.get("game"))
    return {"number": catalogue.pick(game.id, request.get("rating"), request.get("seed"))}


def _daily(request: Request) -> Answer:
    return {"number": catalogue.daily(find_game(request.get("game")).id, request.get("date"))}


def _rating(request: Request) -> Answer:
    game, number = find_game(request.get("game")), check_number(request.get("deal"))
    return {"rating": catalogue.rating(game.id, number)}


def _new(request: Request) -> Answer:
    return _show(Session(find_game(request.get("game")), check_number(request.get("deal"))))


def _load(request: Request) -> Answer:
    return _show(_loaded(request))


def _check(request: Request) -> Answer:
    """Tell whether a save could be loaded, and what it holds; the table stays as it is."""
    session = _loaded(request)
    return {"game": session.game.id, "number": session.number, "ply": session.ply}


def _loaded(request: Request) -> Session:
    session = Session.load(request.get("save"))
    if request.get("game", session.game.id) != session.game.id:
        raise BadSave("save-other", f"this is a save of {session.game.id}")
    return session


def _replay(request: Request) -> Answer:
    game, number = find_game(request.get("game")), check_number(request.get("deal"))
    return _show(Session.replay(game, number, request.get("moves")))


def _hint(request: Request) -> Answer:
    session = _at_ply(request)
    if not session.hint():
        session.judge(SLICE)
    return {"hint": hint_view(session)}


def _judge(request: Request) -> Answer:
    session = _at_ply(request)
    progress = session.judge(SLICE)
    return {"verdict": progress} | ({} if progress is Progress.THINKING else _show(session))


def _think(request: Request) -> Answer:
    """Look on for a win from where a save is; another save gives the last search up."""
    global _thought  # noqa: PLW0603 - as with the session
    save, states = request.get("save"), request.get("states")
    if type(states) is not int or not 0 < states <= MOST_SLICE:
        raise BadNotation("states", f"not a number of positions from 1 to {MOST_SLICE}")
    if _thought is None or _thought[0] != save:
        session = _loaded(request)
        if session.game.family not in SEARCHES:
            return {"verdict": Verdict.UNKNOWN, "states": 0, "most": MOST_STATES}
        _thought = save, solver(session.game, session.state, MOST_STATES)
    search = _thought[1]
    verdict = search.step(states) or Progress.THINKING
    answer: Answer = {"verdict": verdict, "states": search.states, "most": MOST_STATES}
    return answer | ({"moves": search.moves} if verdict is Verdict.WON else {})


def _explain(request: Request) -> Answer:
    asked = request.get("from"), request.get("n"), request.get("to", "")
    return {"refusal": explanation(_current(), *asked)}


def _step(change: Callable[[Session, Request], None]) -> Callable[[Request], Answer]:
    """An operation that changes the session; each may tell the time played so far."""

    def answer(request: Request) -> Answer:
        session = _current()
        clock_ms = check_clock(request.get("clock_ms", 0))
        change(session, request)
        session.clock_ms = max(session.clock_ms, clock_ms)
        return _show(session)

    return answer


def _current() -> Session:
    if _session is None:
        raise IllegalMove("no-game", "no game has been dealt yet")
    return _session


def _at_ply(request: Request) -> Session:
    session = _current()
    if request.get("ply") != session.ply:
        raise IllegalMove("stale", f"the game is at ply {session.ply}")
    return session


def _show(session: Session) -> Answer:
    """Make this the session that the page shows."""
    global _session  # noqa: PLW0603 - the one piece of state, and this module is its home
    _session = session
    return {"view": view(session), "save": session.save()}


_OPERATIONS: dict[str, Callable[[Request], Answer]] = {
    "games": _games,
    "pick": _pick,
    "daily": _daily,
    "rating": _rating,
    "new": _new,
    "load": _load,
    "check": _check,
    "play": _step(
        lambda session, request: session.play(
            request.get("move"), request.get("ply"), safe=request.get("safe") is True
        )
    ),
    "undo": _step(lambda session, _: session.undo()),
    "redo": _step(lambda session, _: session.redo()),
    "restart": _step(lambda session, _: session.restart()),
    "finish": _step(lambda session, _: session.finish()),
    "clock": _step(lambda _session, _request: None),
    "replay": _replay,
    "judge": _judge,
    "hint": _hint,
    "think": _think,
    "explain": _explain,
}
