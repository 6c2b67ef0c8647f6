"""Find a won game of each kind and write it down as the engine's own save.

``python tests/golden/search.py [GAME …]`` (with ``engine`` on ``PYTHONPATH``) writes ``GAME.json``
beside this file; a file that is there is only written anew from its moves, for a new save format:
delete it to have another game searched. The search sees every card and goes best first, by stages
(so many cards home, so many in the stock): it follows the most promising position of every stage by
turns, so that it neither stays where it is comfortable nor runs ahead. It promises nothing about
deals that it does not win; it takes the first deal number that it does.
"""

import json
import sys
from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count, pairwise
from pathlib import Path

from kabale.cards import Card, Rank
from kabale.game import Game, follow, moves
from kabale.games import GAMES
from kabale.notation import format_move
from kabale.session import Session
from kabale.table import Move, Pile, Role, State

HERE = Path(__file__).parent
ROUNDS = 3000
"""So many positions of every stage are followed before a deal is given up."""
COST_OF_A_MOVE = 0.1
"""Against promise, so that lines stay short: they are to be replayed with a real mouse."""


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
        if line := search(game, number) or search_deep(game, number):
            return number, line
        print(f"{game.id}#{number}: not won", file=sys.stderr)
    raise AssertionError  # count() does not end


def search(game: Game, number: int) -> list[str] | None:
    """The moves of a won game of this deal, or None where the search finds none."""
    opening, tick = game.deal(number), count()
    met = {key(opening)}
    stages = {stage(game, opening): [(0.0, next(tick), opening, ())]}
    for _ in range(ROUNDS):
        for waiting in list(stages.values()):
            if not waiting:
                continue
            _, _, state, line = heappop(waiting)
            for move in useful_moves(game, state):
                after, longer = follow(game, state, move), (*line, format_move(move))
                if game.won(after):
                    return list(longer)
                if key(after) not in met:
                    met.add(key(after))
                    cost = COST_OF_A_MOVE * len(longer) - promise(game, after)
                    waiting_there = stages.setdefault(stage(game, after), [])
                    heappush(waiting_there, (cost, next(tick), after, longer))
    return None


def search_deep(game: Game, number: int) -> list[str] | None:
    """As :func:`search`, but one way to its end before the next: for a game in which every move
    but a tap takes cards away, so that no position looks better than another.
    """
    waiting: list[tuple[State, tuple[str, ...]]] = [(game.deal(number), ())]
    met = set()
    while waiting and len(met) < 20 * ROUNDS:
        state, line = waiting.pop()
        if game.won(state):
            return list(line)
        if state not in met:
            met.add(state)
            waiting += [
                (follow(game, state, move), (*line, format_move(move)))
                for move in moves(game, state)
            ]
    return None


def stage(game: Game, state: State) -> int:
    """How far a game is: rows dealt in Spider, cards home in the others."""
    if game.family == "spider":
        return len(state["s"].down)
    return sum(len(state[spec.id].up) for spec in game.piles if spec.role is Role.FOUNDATION)


def key(state: State) -> object:
    """Equal for positions that differ in the order of like piles or in which of equal cards."""
    return frozenset(faces(name[0], pile) for name, pile in state.piles.items())


@lru_cache(maxsize=100_000)
def faces(role: str, pile: Pile) -> object:
    return role, pile.down, tuple((card.rank, card.suit) for card in pile.up)


def useful_moves(game: Game, state: State) -> Iterator[Move]:
    """The legal moves, but in Spider not those that break a run for nothing."""
    gaps = [spec.id for spec in game.piles if spec.role is Role.TABLEAU and state[spec.id].empty]
    for move in moves(game, state):
        source, target = state[move.source], state.piles.get(move.target)
        if target is None or game.family != "spider":
            yield move
        elif target.up:
            broken = len(run(source.up)) - move.n
            joined = run((*target.up, source.up[-move.n]))[:-1]
            if not broken or len(joined) > broken:
                yield move
        elif move.target == gaps[0] and move.n == len(run(source.up)) < len(source.cards):
            yield move


def run(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of one suit, each one lower, with which a column ends."""
    length = 1
    while length < len(cards) and is_pair(*cards[-length - 1 :][:2]):
        length += 1
    return cards[-length:]


def is_pair(below: Card, card: Card) -> bool:
    """One lower, in the same suit."""
    return card.suit is below.suit and below.rank - card.rank == 1


def promise(game: Game, state: State) -> float:
    """How good a position looks."""
    worth = spider_worth if game.family == "spider" else plain_worth
    return sum(worth(game.spec[name].role, pile) for name, pile in state.piles.items())


@lru_cache(maxsize=100_000)
def plain_worth(role: Role, pile: Pile) -> float:
    if role is Role.FOUNDATION:
        return 5 * len(pile.up)
    if role is not Role.TABLEAU:
        return -5 * len(pile.cards)
    below = [pile.cards[:place] for place in range(len(pile.cards))]
    buried = sum(
        any(card.suit is low.suit and card.rank > low.rank for low in lower)
        for card, lower in zip(pile.cards, below, strict=True)
    )
    return -10 * len(pile.down) - buried


@lru_cache(maxsize=100_000)
def spider_worth(role: Role, pile: Pile) -> float:
    if role is Role.FOUNDATION:
        return 37 if pile.up else 0
    if role is Role.STOCK:
        return -len(pile.down) / 2
    if pile.empty:
        return 10
    steps = list(pairwise(pile.up))
    pairs = sum(is_pair(*step) for step in steps)
    mixed = sum(below.rank - card.rank == 1 for below, card in steps) - pairs
    breaks = len(steps) - pairs - mixed
    covering = (len(steps) - pairs) / 2 if pile.down else 0
    settled = 5 if pile.up[0].rank is Rank.KING and not pile.down else 0
    return 2 * pairs + mixed / 2 - breaks - covering + settled - 5 * len(pile.down)


def replay(game: Game, number: int, line: list[str]) -> Session:
    """Play the moves; a game that finishes by itself may be over before the last of them."""
    session = Session(game, number)
    for move in line:
        if not session.won:
            session.play(move, session.ply)
    return session


if __name__ == "__main__":
    main(sys.argv[1:])
