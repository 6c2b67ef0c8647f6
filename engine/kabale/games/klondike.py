"""Klondike, four games: build the four suits up from the ace.

Deal. One deck. Seven columns of one to seven cards, only the last of each face up; the other 24
cards are the stock, face down.
Moves. Columns build down in alternating colours; a run, or the end of one, moves as one. Only a
king may start an empty column. A card left face down at the end of a column turns up by itself. Of
the waste only the top card may be played. Foundations build up in suit from the ace, and the top
card of a foundation may come back to a column.
Stock. A tap turns the game's number of cards, the last one turned on top. An empty stock is filled
again from the waste, unshuffled, as often as you like: in ``seven-*`` the next cards turn in the
same tap, in ``klondike`` the next tap turns them.
Aim. All 52 cards on the foundations.

Sources: the rule pages that the project follows, and PySolFC's order of dealing.
"""

from functools import partial

from kabale.cards import Card, Rank, new_deck
from kabale.deal import pysol_shuffle
from kabale.game import Game, Score, Tally, hidden, turn_up
from kabale.table import Foundation, Move, Pile, Refusal, Role, State, Stock, Tableau, Waste, row
from kabale.words import (
    all_home,
    alternating_down,
    builds,
    builds_up_in_suit,
    draw,
    draw_or_turn_over,
    is_spare,
    run_of,
    top_card,
)

MENU = 1

PILES = (
    Stock("s", at=(0, 0)),
    Waste("w", at=(1, 0), show=3, take=top_card),
    *row("f", 4, Foundation, at=(3, 0), take=top_card, accept=builds_up_in_suit(Rank.ACE)),
    *row(
        "t",
        7,
        Tableau,
        at=(0, 1),
        take=run_of(alternating_down),
        accept=builds(alternating_down, base=Rank.KING),
    ),
)
COLUMNS = [pile.id for pile in PILES if pile.role is Role.TABLEAU]
FOUNDATIONS = [pile.id for pile in PILES if pile.role is Role.FOUNDATION]


def deal_triangle(number: int) -> State:
    """Rows from the right: six, five, … one face down, then one face up on every column."""
    cards = iter(pysol_shuffle(new_deck(), number))
    columns: dict[str, list[Card]] = {column: [] for column in COLUMNS}
    for length in (6, 5, 4, 3, 2, 1, 7):
        for column in COLUMNS[: -length - 1 : -1]:
            columns[column].append(next(cards))
    piles = {pile.id: Pile() for pile in PILES}
    for column, dealt in columns.items():
        piles[column] = Pile(down=tuple(dealt[:-1]), up=tuple(dealt[-1:]))
    return State(piles | {"s": Pile(down=tuple(cards)[::-1])})


def draw_or_redeal(count: int, state: State) -> State | Refusal:
    """Draw; from an empty stock turn the waste over and draw in the same tap."""
    after = draw_or_turn_over(count, state)
    if isinstance(after, State) and after.passes > state.passes:
        return draw(count, after)
    return after


def all_up(without: tuple[str, ...], state: State) -> bool:
    """Every card of the columns is face up, and these other piles are empty."""
    return not hidden(COLUMNS, state) and all(state[pile].empty for pile in without)


def points_a(pass_costs: int, tally: Tally, before: State, move: Move, after: State) -> Tally:
    """Rule set A: each card is paid once for going home; a new pass may cost."""
    parts = {"turned": 5 * (hidden(COLUMNS, before) - hidden(COLUMNS, after))}
    paid = tally.paid
    if move.target in FOUNDATIONS:
        card = after[move.target].up[-1].k
        if card not in paid:
            parts |= {"waste": 15} if move.source == "w" else {"columns": 10}
        paid |= {card}
    elif move.source == "w":
        parts |= {"placed": 5}
    elif after.passes > before.passes:
        parts |= {"passes": -pass_costs}
    return tally.add(parts, paid)


def points_b(tally: Tally, before: State, move: Move, after: State) -> Tally:
    """Rule set B: a card taken back from a foundation costs more than it brought.

    A card for which there were not the points to pay that is paid nothing for going home again:
    else the floor at zero would let a card going up and down make points.
    """
    parts = {"turned": 5 * (hidden(COLUMNS, before) - hidden(COLUMNS, after))}
    paid = tally.paid
    if move.target in FOUNDATIONS:
        card = after[move.target].up[-1].k
        parts |= {"home": 0 if card in paid else 10}
    elif move.source in FOUNDATIONS:
        card = before[move.source].up[-1].k
        parts |= {"back": -15}
        paid = paid - {card} if tally.points >= 15 else paid | {card}
    elif move.source == "w":
        parts |= {"placed": 5}
    return tally.add(parts, paid)


def seven(count: int) -> Game:
    """Rule set A, turning ``count`` cards."""
    return Game(
        id=f"seven-{count}",
        family="klondike",
        piles=PILES,
        deal=deal_triangle,
        tap=partial(draw_or_redeal, count),
        settle=partial(turn_up, COLUMNS),
        won=partial(all_home, FOUNDATIONS),
        score=Score(1, Tally(0, {}), partial(points_a, 20 if count == 3 else 0)),
        finishable=partial(all_up, ("s", "w")),
        finishes_itself=True,
        spare=partial(is_spare, FOUNDATIONS),
    )


KLONDIKE = Game(
    id="klondike",
    family="klondike",
    piles=PILES,
    deal=deal_triangle,
    tap=partial(draw_or_turn_over, 1),
    settle=partial(turn_up, COLUMNS),
    won=partial(all_home, FOUNDATIONS),
    score=Score(1, Tally(0, {}), points_b),
    finishable=partial(all_up, ("s",)),
    spare=partial(is_spare, FOUNDATIONS),
)

GAMES = (seven(1), seven(2), seven(3), KLONDIKE)
