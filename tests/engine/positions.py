"""Short words for tests of rules on literal positions."""

from kabale.game import apply, moves, why_not
from kabale.games import GAMES
from kabale.notation import format_move, format_position, parse_move, parse_position


def legal(game, text):
    """The ids of the legal moves of a position, the stock's tap included."""
    game = GAMES[game]
    return {format_move(move) for move in moves(game, parse_position(game, text))}


def carries(game, text):
    """The same without the tap."""
    return legal(game, text) - {"s"}


def after(game, text, *ids):
    """The position after some moves, written out."""
    game = GAMES[game]
    state = parse_position(game, text)
    for move in ids:
        state = apply(game, state, parse_move(game, move))
    return format_position(state)


def refusal(game, text, move):
    """Why a move is refused: the code and the piles it names."""
    game = GAMES[game]
    found = why_not(game, parse_position(game, text), parse_move(game, move))
    return found and (found.code, *found.piles)


def run(high, low, suits):
    """The cards from one rank down to another, the suits by turns: ``run("K", "J", "SH")``."""
    ranks = "KQJT98765432A"
    ranks = ranks[ranks.index(high) : ranks.index(low) + 1]
    return " ".join(rank + suits[i % len(suits)] for i, rank in enumerate(ranks))
