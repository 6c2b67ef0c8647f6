"""Find a won game of each kind and write it down as the engine's own save.

``python tests/golden/search.py [GAME …]`` (with ``engine`` on ``PYTHONPATH``) writes ``GAME.json``
beside this file; a file that is there is only written anew from its moves, for a new save format:
delete it to have another game searched. The search is a plain beam search that sees every card: ply
by ply it keeps the most promising positions and follows every legal move from each. It promises
nothing about deals that it does not win; it takes the first deal number that it does.
"""

import json
import sys
from collections.abc import Iterator
from heapq import nlargest
from itertools import count, pairwise
from pathlib import Path

from kabale.cards import Card
from kabale.game import Game, apply, moves
from kabale.games import GAMES
from kabale.notation import format_move
from kabale.session import Session
from kabale.table import Pile, Role, State

HERE = Path(__file__).parent
LONGEST = 400
"""Lines of more moves than this are given up: they are to be replayed with a real mouse."""
WIDTH = {"klondike": 300, "spider": 60}
"""How many positions of a ply are followed."""


def main(wanted: list[str]) -> None:
    """Write a won game of each of these games, or of all."""
    for game in map(GAMES.__getitem__, wanted or GAMES):
        path = HERE / f"{game.id}.json"
        if path.exists():
            known = json.loads(path.read_text())
            number, line = known["number"], known["moves"].split()
        else:
            number, line = first_won(game)
        session = replay(game, number, line)
        assert session.won
        path.write_text(json.dumps(session.save(), indent=1) + "\n")
        print(f"{game.id}#{number}: {session.ply} moves")


def first_won(game: Game) -> tuple[int, list[str]]:
    """The first deal number that the search wins, and how."""
    for number in count(1):
        if line := search(game, number, WIDTH[game.family]):
            return number, line
        print(f"{game.id}#{number}: not won", file=sys.stderr)
    raise AssertionError  # count() does not end


def search(game: Game, number: int, width: int) -> list[str] | None:
    """The moves of a won game of this deal, or None where the search finds none."""
    opening = game.deal(number)
    seen = {key(opening)}
    beam: list[tuple[State, Line]] = [(opening, None)]
    for _ in range(LONGEST):
        found = []
        for state, line in beam:
            for move in moves(game, state):
                after = apply(game, state, move)
                if game.won(after):
                    return list(unroll((line, format_move(move))))
                if key(after) not in seen:
                    seen.add(key(after))
                    found.append((after, (line, format_move(move))))
        beam = nlargest(width, found, key=lambda entry: promise(game, entry[0]))
    return None


Line = tuple["Line", str] | None
"""The moves up to a position, last one first, shared between the positions that come from it."""


def unroll(line: "Line") -> Iterator[str]:
    """The moves of a line in the order in which they are played."""
    if line:
        yield from unroll(line[0])
        yield line[1]


def key(state: State) -> object:
    """Equal for positions that differ in the order of like piles alone."""
    return frozenset((name[0], pile) for name, pile in state.piles.items())


def promise(game: Game, state: State) -> float:
    """How good a position looks."""
    columns = [state[spec.id] for spec in game.piles if spec.role is Role.TABLEAU]
    home = sum(len(state[spec.id].up) for spec in game.piles if spec.role is Role.FOUNDATION)
    hidden = sum(len(column.down) for column in columns)
    if game.family == "klondike":
        waiting = len(state["s"].down) + len(state["w"].up)
        return 5 * home - 10 * hidden - 5 * waiting - sum(map(buried, columns))
    pairs = sum(is_pair(*two) for column in columns for two in pairwise(column.up))
    gaps = sum(column.empty for column in columns)
    return 2 * home + 2 * pairs - 4 * hidden + 5 * gaps


def buried(column: Pile) -> int:
    """How many cards of a column lie on a lower one of their suit, which must go home before."""
    return sum(
        any(card.suit is low.suit and card.rank > low.rank for low in column.cards[:place])
        for place, card in enumerate(column.cards)
    )


def is_pair(below: Card, card: Card) -> bool:
    """One lower, in the same suit."""
    return card.suit is below.suit and below.rank - card.rank == 1


def replay(game: Game, number: int, line: list[str]) -> Session:
    """Play the moves; a game that finishes by itself may be over before the last of them."""
    session = Session(game, number)
    for move in line:
        if not session.won:
            session.play(move, session.ply)
    return session


if __name__ == "__main__":
    main(sys.argv[1:])
