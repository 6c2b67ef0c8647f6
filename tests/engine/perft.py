"""Perft: how many sequences of so many legal moves there are from a position.

The files ``perft/GAME.perft`` are in python-chess's format, blocks of lines of a word and its
value: ``id``, then ``deal`` or ``position``, then ``perft`` with a depth and a count, any number of
times; ``#`` starts a comment. ``python tests/engine/perft.py GAME#N DEPTH`` (with ``engine`` on
``PYTHONPATH``) prints a count and what it is made up of.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kabale.game import Game, apply, moves
from kabale.games import GAMES
from kabale.notation import format_move, format_position, parse_deal, parse_position
from kabale.table import State

FOLDER = Path(__file__).parent / "perft"


class Case(NamedTuple):
    """A position and how many sequences of each length start from it."""

    game: str
    id: str
    deal: int
    """0 where the position is written out."""
    position: str
    counts: dict[int, int]
    """By depth."""

    @property
    def state(self) -> State:
        game = GAMES[self.game]
        return game.deal(self.deal) if self.deal else parse_position(game, self.position)


def read_cases() -> list[Case]:
    """Every case of every file."""
    files = sorted(FOLDER.glob("*.perft"))
    return [case for file in files for case in parse_cases(file.stem, file.read_text())]


def parse_cases(game: str, text: str) -> Iterator[Case]:
    """Read one file's text."""
    for block in text.split("\nid ")[1:]:
        name, *lines = [line for line in block.splitlines() if line and line[0] != "#"]
        deal, position, counts = 0, "", {}
        for line in lines:
            word, _, value = line.partition(" ")
            if word == "deal":
                deal = int(value)
            elif word == "position":
                position = value
            elif word == "perft":
                depth, count = map(int, value.split())
                counts[depth] = count
            else:
                raise ValueError(f"not a line of a perft file: {line!r}")
        yield Case(game, name, deal, position, counts)


def perft(game: Game, state: State, depth: int) -> int:
    """Count the sequences."""
    return sum(divide(game, state, depth).values()) if depth else 1


def divide(game: Game, state: State, depth: int) -> dict[str, int]:
    """The count under each first move."""
    return {
        format_move(move): perft(game, apply(game, state, move), depth - 1)
        for move in moves(game, state)
    }


def report(game: Game, state: State, depth: int) -> str:
    """A position and its count, move by move."""
    parts = divide(game, state, depth)
    lines = [f"{move}: {count}" for move, count in sorted(parts.items())]
    return "\n".join([format_position(state), *lines, f"{sum(parts.values())} at depth {depth}"])


if __name__ == "__main__":
    _game, _number = parse_deal(sys.argv[1])
    print(report(_game, _game.deal(_number), int(sys.argv[2])))
