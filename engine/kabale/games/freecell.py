"""FreeCell: all cards in sight, four cells to put one aside in.

Deal. One deck, face up: eight columns, the first four of seven cards, the others of six.
Moves. Columns build down in alternating colours, and any card may start an empty one. A cell takes
any one card. A run moves as one where its cards could go one by one over the free cells and empty
columns: at most (free cells + 1) x 2 for each empty column, the one it goes to not counted.
Foundations build up in suit from the ace; cards do not come back from them.
Aim. All 52 cards on the foundations.

Sources: the standard rules; the deals are Microsoft's for every number.
"""

from functools import partial
from itertools import pairwise

from kabale.cards import Rank, new_deck
from kabale.deal import microsoft, microsoft_order, shuffled
from kabale.game import Game, Score, Tally
from kabale.table import Cell, Foundation, Move, Pile, Role, State, Tableau, row
from kabale.words import (
    all_home,
    alternating_down,
    builds,
    builds_up_in_suit,
    holds_one,
    is_spare,
    run_of,
    top_card,
)

MENU = 3

PILES = (
    *row("c", 4, Cell, at=(0, 0), take=top_card, accept=holds_one()),
    *row("f", 4, Foundation, at=(4, 0), accept=builds_up_in_suit(Rank.ACE)),
    *row(
        "t",
        8,
        Tableau,
        at=(0, 1),
        take=run_of(alternating_down),
        accept=builds(alternating_down),
    ),
)
CELLS = [pile.id for pile in PILES if pile.role is Role.CELL]
COLUMNS = [pile.id for pile in PILES if pile.role is Role.TABLEAU]
FOUNDATIONS = [pile.id for pile in PILES if pile.role is Role.FOUNDATION]


def deal_columns(number: int) -> State:
    """Row by row from the left, all face up."""
    cards = shuffled(microsoft_order(new_deck()), microsoft(number))
    piles = {pile.id: Pile() for pile in PILES}
    for i, column in enumerate(COLUMNS):
        piles[column] = Pile(up=tuple(cards[i :: len(COLUMNS)]))
    return State(piles)


def capacity(state: State, target: str) -> int:
    """How many cards the free cells and empty columns let through to a pile, one by one."""
    cells = sum(state[cell].empty for cell in CELLS)
    columns = sum(state[column].empty for column in COLUMNS if column != target)
    return (cells + 1) << columns


def only_up(state: State) -> bool:
    """No card lies on a lower one: what is left can go home in the order it lies in."""
    return not any(
        below.rank < card.rank for column in COLUMNS for below, card in pairwise(state[column].up)
    )


def points(tally: Tally, _before: State, move: Move, _after: State) -> Tally:
    """Ten for each card that goes home."""
    return tally.add({"home": 10} if move.target in FOUNDATIONS else {})


FREECELL = Game(
    id="freecell",
    family="freecell",
    piles=PILES,
    deal=deal_columns,
    capacity=capacity,
    won=partial(all_home, FOUNDATIONS),
    score=Score(1, Tally(0, {}), points),
    finishable=only_up,
    finishes_itself=True,
    spare=partial(is_spare, FOUNDATIONS),
)

GAMES = (FREECELL,)
