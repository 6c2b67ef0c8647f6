"""A session as the picture that the shell draws; what is face down never leaves here.

The view is complete: the legal moves are in it, so that the shell never asks while a card is
dragged and never knows a rule.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kabale.advice import Progress, best_moves
from kabale.errors import BadNotation
from kabale.game import Game, moves, why_not, why_nowhere
from kabale.notation import format_deal, format_move
from kabale.session import Session
from kabale.table import Fan, Move, Pile, PileSpec, Refusal, Role, State

View = dict[str, Any]


def view(session: Session) -> View:
    """The whole picture as JSON values; its keys are explained in ``GUIDE.md``."""
    game, state = session.game, session.state
    legal = list(moves(game, state))
    return {
        "game": game.id,
        "number": session.number,
        "deal": format_deal(game, session.number),
        "ply": session.ply,
        "status": status(session, legal),
        "score": session.tally.points,
        "points": {"version": game.score.version, "parts": session.tally.parts},
        "clock_ms": session.clock_ms,
        "counters": counters(session),
        "can": {
            "undo": session.can_undo,
            "redo": session.can_redo,
            "finish": session.can_finish,
        },
        "piles": [pile_view(game, state, spec) for spec in game.piles],
        "moves": [move_view(move) for move in legal],
        "best": {
            source(*key): format_move(move) for key, move in best_moves(game, state, legal).items()
        },
        "last": session.last,
    }


def status(session: Session, legal: Sequence[Move]) -> str:
    """``won``; ``stuck`` where that is sure by now; else ``playing``."""
    if session.won:
        return "won"
    return "playing" if legal and session.progress is not Progress.STUCK else "stuck"


def counters(session: Session) -> View:
    """Moves made, passes made, and how many passes are left where a game limits them."""
    counted = {"moves": session.ply, "passes": session.state.passes}
    if session.game.passes:
        counted["passes_left"] = session.game.passes - 1 - session.state.passes
    return counted


def pile_view(game: Game, state: State, spec: PileSpec) -> View:
    """One pile: where it lies, how it is spread, its cards from bottom to top."""
    pile = state[spec.id]
    seen: View = {"id": spec.id, "role": spec.role, "at": spec.at, "fan": spec.fan}
    if spec.fan is Fan.RIGHT:
        seen["show"] = spec.show
    if spec.accept and spec.accept.base:
        seen["base"] = spec.accept.base.letter
    if covered_by := [over for over in spec.covered_by if not state[over].empty]:
        seen["covered_by"] = covered_by
    if spec.role is Role.STOCK and pile.empty:
        seen["sign"] = "none" if isinstance(game.tap(state), Refusal) else "turn"
    return seen | {"cards": cards_view(pile)}


@lru_cache(maxsize=256)
def cards_view(pile: Pile) -> list[View]:
    """The cards of a pile; most piles stay as they are from one move to the next."""
    return [{"k": card.k} for card in pile.down] + [
        {"k": card.k, "c": card.code} for card in pile.up
    ]


def hint_view(session: Session) -> View:
    """The fair hint; without a move, ``why`` says what is known of the position.

    That is ``no-move``, ``nothing-useful`` (a complete search has shown it), ``unknown``, or
    ``thinking`` while that search goes on.
    """
    hint = session.hint()
    if hint:
        return {
            "move": format_move(hint.move),
            "why": hint.why,
            "pile": hint.pile,
            "card": hint.card and hint.card.code,
            "steps": hint.steps,
        }
    if not any(moves(session.game, session.state)):
        return {"move": None, "why": "no-move"}
    said = {Progress.STUCK: "nothing-useful", Progress.THINKING: "thinking"}
    return {"move": None, "why": said.get(session.progress, "unknown")}


def explanation(session: Session, source: object, n: object, target: object) -> View | None:
    """Why cards cannot be moved so, or a tap does nothing; None where they can.

    ``n`` is 0 for a tap; an empty ``target`` asks why the cards can go nowhere. The cards are
    named where they lie face up. Raises ``BadNotation`` for a pile that the game has not.
    """
    game, state = session.game, session.state
    if not (isinstance(source, str) and isinstance(target, str) and type(n) is int and n >= 0):
        raise BadNotation("move", "not a pile, a number of cards and a pile")
    if source not in game.spec or not (target in game.spec or target == ""):
        raise BadNotation("move", f"no such pile: {source[:40]!r} or {target[:40]!r}")
    if n and not target:
        refusal = why_nowhere(game, state, source, n)
    else:
        refusal = why_not(game, state, Move(source, n, target))
    if not refusal:
        return None
    return {
        "code": refusal.code,
        "piles": refusal.piles,
        "card": _code_at(state[source], n),
        "onto": _code_at(state[target], 1) if target else None,
    }


def _code_at(pile: Pile, n: int) -> str | None:
    """The n-th card from the top where it lies face up."""
    return pile.up[-n].code if 1 <= n <= len(pile.up) else None


def move_view(move: Move) -> View:
    """A legal move; a tap has no target."""
    return {
        "id": format_move(move),
        "from": move.source,
        "n": move.n,
        "to": move.target,
    }


def source(pile: str, count: int) -> str:
    """What is lifted, as a move writes it: ``t3*2``, ``t3`` for one card, ``s`` for the stock."""
    return f"{pile}*{count}" if count > 1 else pile
