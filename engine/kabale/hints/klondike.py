"""Klondike: what can be reached now, each way out tried on tables that look like this one.

Cards in sight that lie on others can be moved about and back, and so can the round of the stock
be turned; that is looked through whole. A way out of it is a move that cannot be taken back: a
column loses its last face-up card, a card goes home, a card of the waste is played. How good one
is shows where the hidden cards are dealt anew, again and again, and the rest is played with all
cards known: on how many of these tables does a short search win from there?
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from kabale.cards import Card
from kabale.game import Game, follow, moves_from, why_not
from kabale.hints.worlds import stock_is_known, worlds
from kabale.solver.klondike import DRAWN, HIDDEN, HOME, Klondike, packed
from kabale.solver.klondike_parts import bit_of
from kabale.solver.search import DepthFirst
from kabale.table import Move, Pile, Refusal, Role, State

MOST_ORDERS = 24
"""Orders of the cards in sight that are looked at."""
MOST_EXITS = 4
"""Ways out that are tried, the best ones at first sight."""
MOST_WORLDS = 12
"""Tables that they are tried on."""
MOST_POSITIONS = 32
"""Positions that a search on one of them takes up."""
ENOUGH_POSITIONS = 60
"""After so many in all, no other table is begun."""
CLEAR_LEAD = 1.5
"""None either where the best way is so far ahead of all others; in tables won."""

UNDECIDED = 0.3
"""What a search is worth that was given up, in tables won."""

# What a way out seems worth at first sight, in tables won.
OPENS = 0.5
"""It turns up a hidden card."""
DEEPER = 0.05
"""More for each card that the column hides."""
CLEARS = 0.05
"""It empties a column."""
GOES_HOME = -0.05
"""A card goes home that lies on others of a column."""
FROM_STOCK = 0.15
HOME_FROM_STOCK = 0.3
FIRST_DRAW = -0.25
"""A card of the stock is seen for the first time."""
A_MOVE = 0.01
"""Less for each move that it takes."""
SURE = 9
"""A card goes home that is of no more use: nothing needs to be tried."""


class Exit(NamedTuple):
    """A way out: moves of which only the last one cannot be taken back."""

    moves: tuple[Move, ...]
    worth: float
    """What it seems worth at first sight, in tables won."""
    card: Card | None = None
    """The card that leaves its place; None where one of the stock is seen for the first time."""
    is_head: bool = False
    """All face-up cards of its column lie on it."""
    goes_home: bool = False


def plan(game: Game, state: State) -> Sequence[Move]:
    """The best way out; none where there is none."""
    exits = ways_out(game, state) or ways_out(game, state, back=True)
    exits = sorted(exits, key=lambda way: -way.worth)[:MOST_EXITS]
    if not stock_is_known(game, state):
        exits.append(Exit((Move(game.stock),), FIRST_DRAW))
    if not exits:
        return ()
    won = [way.worth for way in exits]
    positions = 0
    for world in islice(worlds(game, state), MOST_WORLDS):
        best, *others = sorted(won, reverse=True)
        if not others or best >= SURE or best - others[0] > CLEAR_LEAD:
            break
        if positions > ENOUGH_POSITIONS:
            break
        space, root = packed(game, world)
        space.hurried = True
        search = DepthFirst(space)
        for place, way in enumerate(exits):
            value, looked_at = chance(search, after(space, root, way))
            won[place] += value
            positions += looked_at
    return exits[won.index(max(won))].moves


def chance(search: DepthFirst, key: int) -> tuple[float, int]:
    """How well a short search ends, and how many positions it took up."""
    steps, positions = search.search(key, MOST_POSITIONS), 0
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return 1 if end.value else 0 if end.value is None else UNDECIDED, positions
        positions += 1


def after(space: Klondike, key: int, way: Exit) -> int:
    """The packed position that a way out leads to."""
    if not way.card:
        return key
    hidden, home, drawn = key >> HIDDEN, key >> HOME & 0xFFFF, key & DRAWN
    card = bit_of(way.card.rank, way.card.suit)
    if way.is_head:
        hidden = space.columns.open(hidden, card)
    elif way.moves[-1].source == "w":
        drawn = space.stock.take(drawn, card)
    if way.goes_home:
        home += space.foundations.step[card]
    return hidden << HIDDEN | home << HOME | drawn


def ways_out(game: Game, state: State, *, back: bool = False) -> list[Exit]:
    """Every card that can leave its place for good, and the shortest way to that.

    Where foundation cards may come ``back``, it is only what can never be undone, a hidden card
    turned up or a card of the stock played: else a card would go home and come back for ever.
    """
    found: dict[tuple[Card, bool], Exit] = {}

    def add(moves: tuple[Move, ...], card: Card, worth: float, is_head: bool = False) -> None:
        goes_home = game.spec[moves[-1].target].role is Role.FOUNDATION
        shortest = found.get((card, goes_home))
        if not shortest or len(moves) < len(shortest.moves):
            worth -= A_MOVE * len(moves)
            found[card, goes_home] = Exit(moves, worth, card, is_head, goes_home)

    tops = tops_of_waste(game, state)
    roles = (Role.TABLEAU, Role.FOUNDATION) if back else (Role.TABLEAU,)
    for moves, here in orders(game, state, roles):
        for spec in game.piles:
            if spec.role is not Role.TABLEAU:
                continue
            down, up = here[spec.id]
            for move in moves_from(game, here, spec):
                card, is_last = up[-move.n], move.n == len(up)
                opens = OPENS + DEEPER * len(down) if down else CLEARS
                if game.spec[move.target].role is Role.FOUNDATION:
                    if not moves and game.spare(here, card):
                        add((move,), card, SURE + opens, is_last)
                    elif (is_last and down) or not back:
                        add((*moves, move), card, opens if is_last else GOES_HOME, is_last)
                elif is_last and (down or not (back or here[move.target].empty)):
                    add((*moves, move), card, opens, is_head=True)
        # Whatever a move has not changed was tried before it.
        changed = [game.spec[pile] for pile in moves[-1][::2]] if moves else game.targets
        for card, (taps, drawn) in tops.items():
            turned = here.put(drawn)
            for target in changed:
                move = Move("w", 1, target.id)
                if not why_not(game, turned, move):
                    home = target.role is Role.FOUNDATION
                    add((*moves, *taps, move), card, HOME_FROM_STOCK if home else FROM_STOCK)
    return list(found.values())


def orders(
    game: Game, state: State, roles: Collection[Role]
) -> Iterator[tuple[tuple[Move, ...], State]]:
    """The orders that cards of such piles can be brought to and back, and the moves to each."""
    ahead: list[tuple[tuple[Move, ...], State]] = [((), state)]
    met = {state}
    for moves, here in ahead:
        yield moves, here
        for spec in game.piles:
            if spec.role not in roles or len(ahead) >= MOST_ORDERS:
                continue
            for move in moves_from(game, here, spec):
                is_last = spec.role is Role.TABLEAU and move.n == len(here[spec.id].up)
                if not is_last and game.spec[move.target].role is Role.TABLEAU:
                    there = follow(game, here, move)
                    if there not in met:
                        met.add(there)
                        ahead.append(((*moves, move), there))


def tops_of_waste(
    game: Game, state: State
) -> Mapping[Card, tuple[tuple[Move, ...], Mapping[str, Pile]]]:
    """The cards that taps bring to the top of the waste: the taps, and stock and waste then.

    Only as far as the player knows what a tap brings.
    """
    found: dict[Card, tuple[tuple[Move, ...], Mapping[str, Pile]]] = {}
    met: list[Mapping[str, Pile]] = []
    taps: tuple[Move, ...] = ()
    while (drawn := {pile: state[pile] for pile in ("s", "w")}) not in met:
        met.append(drawn)
        if up := drawn["w"].up:
            found.setdefault(up[-1], (taps, drawn))
        tapped = game.tap(state)
        if isinstance(tapped, Refusal) or not stock_is_known(game, state):
            break
        state, taps = tapped, (*taps, Move(game.stock))
    return found
