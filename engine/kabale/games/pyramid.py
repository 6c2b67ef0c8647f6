"""Pyramid: take the pyramid off in pairs that make thirteen.

Deal. One deck: 28 cards face up in seven rows of one to seven, each card half covered by two of the
next row; the other 24 are the stock, face down.
Moves. A card is free when no card covers it; so is the top of the waste. Two free cards that make
13 together (ace 1, jack 11, queen 12) leave the table, and so does a king alone.
Stock. A tap turns one card. The waste is turned over twice at the most: three passes in all.
Aim. The pyramid is gone; stock and waste need not be.

Sources: the standard rules; the shuffle is PySolFC's, dealt row by row, then the stock.
"""

from kabale.cards import Card, Rank, new_deck
from kabale.deal import pysol_shuffle
from kabale.game import Game, Score, Tally, transfer
from kabale.table import (
    Accept,
    Foundation,
    Move,
    Pile,
    PileSpec,
    Refusal,
    Role,
    State,
    Stock,
    Tableau,
    Waste,
)
from kabale.words import CLOSED, NOTHING_LEFT, draw_or_turn_over, only, top_card

MENU = 4
ROWS = range(7)
PASSES = 3
NOT_THIRTEEN = Refusal("not-thirteen")
"""The two cards do not make thirteen together."""


def makes_thirteen(card: Card, other: Card) -> Refusal | None:
    """The two ranks add up to 13."""
    return None if card.rank + other.rank == 13 else NOT_THIRTEEN


KING_ALONE = only(Rank.KING)
PAIRS = Accept(makes_thirteen, lambda _card: CLOSED, single=True)


def place(row: int, i: int) -> PileSpec:
    """A place of the pyramid, row and place in it from 0: two of the next row half cover it."""
    below = row_start(row + 1) + i
    return Tableau(
        f"t{row_start(row) + i}",
        at=((ROWS[-1] - row) / 2 + i, row / 2),
        take=top_card,
        accept=PAIRS,
        covered_by=() if row == ROWS[-1] else (f"t{below}", f"t{below + 1}"),
    )


def row_start(row: int) -> int:
    """The number of a row's first place, counted from 1 through the whole pyramid."""
    return row * (row + 1) // 2 + 1


KINGS = Accept(lambda card, _below: KING_ALONE(card), KING_ALONE, Rank.KING, single=True)

PILES = (
    Stock("s", at=(0, 0)),
    Waste("w", at=(1, 0), show=1, take=top_card, accept=PAIRS),
    Foundation("f1", at=(6, 0), accept=KINGS),
    *(place(row, i) for row in ROWS for i in range(row + 1)),
)
PYRAMID = [pile.id for pile in PILES if pile.role is Role.TABLEAU]


def deal_pyramid(number: int) -> State:
    """Row by row from the top, all face up; the rest is the stock."""
    cards = pysol_shuffle(new_deck(), number)
    piles = {pile.id: Pile() for pile in PILES}
    piles |= {pile: Pile(up=(card,)) for pile, card in zip(PYRAMID, cards, strict=False)}
    return State(piles | {"s": Pile(down=tuple(reversed(cards[len(PYRAMID) :])))})


def draw_three_passes(state: State) -> State | Refusal:
    """Turn a card, or turn the waste over while passes are left."""
    after = draw_or_turn_over(1, state)
    return NOTHING_LEFT if isinstance(after, State) and after.passes == PASSES else after


def take_off(state: State, move: Move) -> State:
    """A king goes alone, other cards with the one they are put on."""
    onto = state[move.target]
    state = transfer(state, move)
    if move.target == "f1":
        return state
    pair = state[move.target].up[-2:]
    gone = Pile(up=state["f1"].up + pair)
    return state.put({move.target: Pile(up=onto.up[:-1]), "f1": gone})


def all_off(state: State) -> bool:
    """No card is left in the pyramid."""
    return all(state[pile].empty for pile in PYRAMID)


def points(tally: Tally, before: State, _move: Move, after: State) -> Tally:
    """Five for each card that leaves the pyramid."""
    gone = sum(after[pile].empty - before[pile].empty for pile in PYRAMID)
    return tally.add({"pyramid": 5 * gone})


GAMES = (
    Game(
        id="pyramid",
        family="pyramid",
        piles=PILES,
        deal=deal_pyramid,
        tap=draw_three_passes,
        passes=PASSES,
        effect=take_off,
        won=all_off,
        score=Score(1, Tally(0, {}), points),
    ),
)
