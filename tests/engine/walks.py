"""Long ways through a game: from deals and from the middle of won games, at random."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from kabale.game import Game, apply, moves
from kabale.games import GAMES
from kabale.session import Session
from kabale.table import Move, State

GOLDEN = Path(__file__).parent.parent / "golden"
LEG = 250
"""So many steps are taken from one start; then comes the next."""


def golden_save(game: Game) -> dict:
    return json.loads((GOLDEN / f"{game.id}.json").read_text())


def golden_states(game: Game) -> list[State]:
    """Every position of the golden game, the won one last."""
    session = Session.load(golden_save(game))
    states = [session.state]
    while session.can_undo:
        session.undo()
        states.append(session.state)
    return states[::-1]


def walk(game: Game, steps: int, seed: int = 1) -> Iterator[tuple[State, list[Move], Move, State]]:
    """So many steps: a position, its legal moves, the one taken, the position after it.

    One start of two is a deal, the other a place in the golden game, so that positions with empty
    columns, full foundations and an empty stock are met too.
    """
    draw, taken, won = Random(seed), 0, golden_states(game)
    while taken < steps:
        state = draw.choice(won) if draw.random() < 0.5 else game.deal(draw.randint(1, 99_999))
        for _ in range(min(LEG, steps - taken)):
            legal = list(moves(game, state))
            if not legal:
                break
            move = choose(game, state, legal, draw)
            after = apply(game, state, move)
            yield state, legal, move, after
            state, taken = after, taken + 1


def choose(game: Game, state: State, legal: list[Move], draw: Random) -> Move:
    """Two times of three one that gets on, where there is one; else any."""
    if draw.random() < 2 / 3:
        better = [move for move in legal if gets_on(game, state, move)]
        return draw.choice(better or legal)
    return draw.choice(legal)


def gets_on(game: Game, state: State, move: Move) -> bool:
    """Does the move bring points, counted from a fresh start?"""
    start = game.score.start
    after = apply(game, state, move)
    return game.score.points(start, state, move, after).points > start.points


ALL = list(GAMES.values())
