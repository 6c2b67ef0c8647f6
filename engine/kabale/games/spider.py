"""Spider, with one, two or four suits: build eight runs from king to ace.

Deal. Two decks. Ten columns: six cards in each of the first four, five in the others, only the
last of each face up; the other 50 cards are the stock, five deals of ten.
Moves. A card goes on a card one rank higher, whatever the suits; a run of one suit moves as one.
Any card or run may start an empty column. A card left face down at the end of a column turns up by
itself.
Stock. A tap deals one card face up onto each column. It is refused while a column is empty, unless
fewer than ten cards are left in the columns, so that they cannot all be filled.
Runs. A run of one suit from king to ace at the end of a column goes to a foundation by itself.
Aim. All eight runs on the foundations.

Source: the rule pages that the project follows; the deals are PySolFC's, with its columns 1, 4, 7
and 10 (the ones of six cards) laid as the first four.
"""

from collections.abc import Mapping
from functools import partial

from kabale.cards import Card, Rank, Suit, new_deck
from kabale.deal import pysol_shuffle
from kabale.game import Game, Score, Tally, turn_up
from kabale.table import (
    Foundation,
    Move,
    Pile,
    Refusal,
    Role,
    State,
    Stock,
    Tableau,
    row,
)
from kabale.words import NOTHING_LEFT, any_suit_down, builds, in_suit_down, run_of

MENU = 2

PILES = (
    Stock("s", at=(0, 0)),
    *row("f", 8, Foundation, at=(2, 0)),
    *row("t", 10, Tableau, at=(0, 1), take=run_of(in_suit_down), accept=builds(any_suit_down)),
)
COLUMNS = [pile.id for pile in PILES if pile.role is Role.TABLEAU]
FOUNDATIONS = [pile.id for pile in PILES if pile.role is Role.FOUNDATION]
PYSOL_COLUMNS = ("t1", "t5", "t6", "t2", "t7", "t8", "t3", "t9", "t10", "t4")
"""Where each of PySolFC's columns lies here, from its first to its tenth."""
RUN = len(Rank)

SUITS: Mapping[int, Mapping[Suit, Suit]] = {
    1: dict.fromkeys(Suit, Suit.SPADES),
    2: {suit: Suit.HEARTS if suit >= Suit.HEARTS else Suit.SPADES for suit in Suit},
    4: {suit: suit for suit in Suit},
}
"""For each number of suits: what each suit of two whole decks becomes."""


def deal_rows(suits: int, number: int) -> State:
    """Four rows and four single cards face down, a row face up; the rest in deals of ten."""
    cards = [
        card._replace(suit=SUITS[suits][card.suit])
        for card in pysol_shuffle(new_deck(decks=2), number)
    ]
    row_order = [PYSOL_COLUMNS.index(column) for column in COLUMNS]
    down: dict[str, list[Card]] = {column: [] for column in COLUMNS}
    for place in range(44):
        down[PYSOL_COLUMNS[place % 10] if place < 40 else COLUMNS[place - 40]].append(cards[place])
    piles = {pile.id: Pile() for pile in PILES}
    for column, place in zip(PYSOL_COLUMNS, range(44, 54), strict=True):
        piles[column] = Pile(down=tuple(down[column]), up=(cards[place],))
    dealt = [cards[start + place] for start in range(54, 104, 10) for place in row_order]
    return State(piles | {"s": Pile(down=tuple(reversed(dealt)))})


def deal_row(state: State) -> State | Refusal:
    """Put one card face up on each column, left to right."""
    stock = state["s"].down
    if not stock:
        return NOTHING_LEFT
    gaps = tuple(column for column in COLUMNS if state[column].empty)
    if gaps and sum(len(state[column].cards) for column in COLUMNS) >= len(COLUMNS):
        return Refusal("gaps", gaps)
    dealt = {
        column: Pile(state[column].down, (*state[column].up, card))
        for column, card in zip(COLUMNS, reversed(stock), strict=False)
    }
    return state.put(dealt | {"s": Pile(down=stock[: -len(COLUMNS)])})


def settle(state: State) -> State:
    """Complete runs leave for the first empty foundations, and what they uncover turns up."""
    for column in COLUMNS:
        down, up = state[column]
        if is_run(up[-RUN:]):
            home = next(pile for pile in FOUNDATIONS if state[pile].empty)
            state = state.put({column: Pile(down, up[:-RUN]), home: Pile(up=up[-RUN:])})
    return turn_up(COLUMNS, state)


def is_run(cards: tuple[Card, ...]) -> bool:
    """A king to an ace of one suit, nothing else."""
    return (
        len(cards) == RUN
        and cards[0].rank is Rank.KING
        and not any(map(in_suit_down, cards[1:], cards))
    )


def all_runs_home(state: State) -> bool:
    """Every foundation holds a run."""
    return not any(state[pile].empty for pile in FOUNDATIONS)


def points(tally: Tally, before: State, _move: Move, after: State) -> Tally:
    """A point lost a move or deal, a hundred won a run."""
    runs = runs_home(after) - runs_home(before)
    return tally.add({"moves": -1, "runs": 100 * runs})


def runs_home(state: State) -> int:
    """How many runs are off the table."""
    return sum(not state[pile].empty for pile in FOUNDATIONS)


def spider(suits: int) -> Game:
    """Spider with 1, 2 or 4 suits."""
    return Game(
        id=f"spider-{suits}",
        family="spider",
        piles=PILES,
        deal=partial(deal_rows, suits),
        tap=deal_row,
        settle=settle,
        won=all_runs_home,
        score=Score(1, Tally(500, {"start": 500}), points),
    )


GAMES = (spider(1), spider(2), spider(4))
