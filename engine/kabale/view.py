"""A session as the picture that the shell draws; what is face down never leaves here.

The view is complete: the legal moves are in it, so that the shell never asks while a card is
dragged and never knows a rule.
"""

from functools import lru_cache
from typing import Any

from kabale.advice import best_moves
from kabale.game import Game, moves
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
        "status": "won" if session.won else "playing",
        "score": session.tally.points,
        "counters": {"moves": session.ply, "passes": state.passes},
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


def pile_view(game: Game, state: State, spec: PileSpec) -> View:
    """One pile: where it lies, how it is spread, its cards from bottom to top."""
    pile = state[spec.id]
    seen: View = {"id": spec.id, "role": spec.role, "at": spec.at, "fan": spec.fan}
    if spec.fan is Fan.RIGHT:
        seen["show"] = spec.show
    if spec.accept and spec.accept.base:
        seen["base"] = spec.accept.base.letter
    if spec.role is Role.STOCK and pile.empty:
        seen["sign"] = "none" if isinstance(game.tap(state), Refusal) else "turn"
    return seen | {"cards": cards_view(pile)}


@lru_cache(maxsize=256)
def cards_view(pile: Pile) -> list[View]:
    """The cards of a pile; most piles stay as they are from one move to the next."""
    return [{"k": card.k} for card in pile.down] + [
        {"k": card.k, "c": card.code} for card in pile.up
    ]


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
