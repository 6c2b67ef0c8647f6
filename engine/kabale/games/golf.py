"""Golf: clear seven columns onto the waste, each card one rank from the last.

Deal. One deck: seven columns of five cards, all face up; of the other 17 one is turned onto the
waste, and 16 are the stock, face down.
Moves. The last card of a column goes onto the waste when it is one rank higher or lower than the
card on top there, whatever the suits. An ace and a king are not neighbours. Nothing goes to a
column, and nothing leaves the waste.
Stock. A tap turns one card onto the waste. There is one pass only.
Aim. The columns are empty; cards may be left in the stock.

Sources: the standard rules, without the one that nothing goes on a king; the deals are PySolFC's.
"""

from kabale.cards import Card, new_deck
from kabale.deal import pysol_shuffle
from kabale.game import Game, Score, Tally
from kabale.table import Accept, Move, Pile, Refusal, Role, State, Stock, Tableau, Waste, row
from kabale.words import CLOSED, NOTHING_LEFT, RANK, draw, top_card

MENU = 5


def any_suit_next(card: Card, below: Card) -> Refusal | None:
    """One rank higher or lower, whatever the suits."""
    return None if abs(card.rank - below.rank) == 1 else RANK


ONTO_THE_TOP = Accept(any_suit_next, lambda _card: CLOSED, single=True)

PILES = (
    Stock("s", at=(0, 0)),
    Waste("w", at=(1, 0), show=1, accept=ONTO_THE_TOP),
    *row("t", 7, Tableau, at=(0, 1), take=top_card),
)
COLUMNS = [pile.id for pile in PILES if pile.role is Role.TABLEAU]
DEALT = 5 * len(COLUMNS)


def deal_rows(number: int) -> State:
    """Row by row from the left, then a card to the waste; the rest is the stock."""
    cards = pysol_shuffle(new_deck(), number)
    columns = {
        column: Pile(up=tuple(cards[i : DEALT : len(COLUMNS)])) for i, column in enumerate(COLUMNS)
    }
    stock = Pile(down=tuple(reversed(cards[DEALT:])))
    return draw(1, State({"s": stock, "w": Pile(), **columns}))


def draw_one_pass(state: State) -> State | Refusal:
    """Turn a card while there is one."""
    return draw(1, state) if state["s"].down else NOTHING_LEFT


def all_off(state: State) -> bool:
    """No card is left in the columns."""
    return all(state[column].empty for column in COLUMNS)


def points(tally: Tally, _before: State, move: Move, _after: State) -> Tally:
    """Five for each card that leaves the columns."""
    return tally.add({"cleared": 5} if move.source in COLUMNS else {})


GAMES = (
    Game(
        id="golf",
        family="golf",
        piles=PILES,
        deal=deal_rows,
        tap=draw_one_pass,
        won=all_off,
        score=Score(1, Tally(0, {}), points),
    ),
)
