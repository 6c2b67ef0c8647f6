"""Moves, positions and deals as text; every ``parse_x`` has a ``format_x`` that undoes it.

Knows the piles of a game, not what is legal.
"""

import re

from kabale.cards import parse_card
from kabale.deal import check_number
from kabale.errors import BadNotation
from kabale.game import Game, is_tap
from kabale.games import find_game
from kabale.table import Move, Pile, State

_MOVE = re.compile(r"([a-z]\d*)>([a-z]\d*)(?:\*([2-9]|[1-9]\d))?", re.ASCII)
_DEAL = re.compile(r"([a-z0-9-]+)#([1-9]\d{0,9})", re.ASCII)


def parse_move(game: Game, text: object) -> Move:
    """Read ``t3>t5*2`` (two cards), ``w>f2`` (one card) or ``s`` (a tap on the stock).

    Raises ``BadNotation`` where it is not written so, or names a pile that the game has not.
    """
    if isinstance(text, str):
        if text and text == game.stock:
            return Move(text)
        match = _MOVE.fullmatch(text)
        if match and match[1] in game.spec and match[2] in game.spec:
            return Move(match[1], int(match[3] or 1), match[2])
    raise BadNotation("move", f"not a move of {game.id}: {str(text)[:40]!r}")


def format_move(move: Move) -> str:
    """Write a move so that :func:`parse_move` reads it.

    >>> format_move(Move("t3", 2, "t5")), format_move(Move("w", 1, "f2")), format_move(Move("s"))
    ('t3>t5*2', 'w>f2', 's')
    """
    if is_tap(move):
        return move.source
    many = f"*{move.n}" if move.n > 1 else ""
    return f"{move.source}>{move.target}{many}"


def parse_deal(text: str) -> tuple[Game, int]:
    """Read ``seven-3#4711``: a game and a deal number."""
    match = _DEAL.fullmatch(text)
    if not match:
        raise BadNotation("deal", f"not a deal: {text[:40]!r}")
    return find_game(match[1]), check_number(int(match[2]))


def format_deal(game: Game, number: int) -> str:
    """Write a deal's name.

    >>> format_deal(find_game("seven-3"), 4711)
    'seven-3#4711'
    """
    return f"{game.id}#{number}"


def parse_position(game: Game, text: str) -> State:
    """Read a position written pile by pile, bottom to top, hidden cards in brackets.

    ``t1: (7C 2D) KH QS / w: JH``; a pile that is not named is empty. Cards get their ``k`` in the
    order in which they are written.
    """
    piles = {spec.id: Pile() for spec in game.piles}
    k = 0
    for part in filter(None, (part.strip() for part in text.split("/"))):
        name, _, cards = part.partition(":")
        match = re.fullmatch(r"\s*(?:\(([^()]*)\))?([^()]*)", cards)
        if not match or name not in piles or not piles[name].empty:
            raise BadNotation("position", f"not a pile of {game.id}: {part!r}")
        groups = []
        for group in match.groups():
            codes = (group or "").split()
            groups.append(tuple(parse_card(code, k + i) for i, code in enumerate(codes)))
            k += len(codes)
        piles[name] = Pile(*groups)
    return State(piles)


def format_position(state: State) -> str:
    """Write a position so that :func:`parse_position` reads it; passes are left out."""
    parts = []
    for name, pile in state.piles.items():
        down, up = (" ".join(card.code for card in cards) for cards in pile)
        cards = " ".join(filter(None, (f"({down})" if down else "", up)))
        if cards:
            parts.append(f"{name}: {cards}")
    return " / ".join(parts)
