"""Ranks, suits, cards and decks; knows no game and no table."""

from enum import IntEnum
from typing import NamedTuple

from kabale.errors import BadNotation

RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "CSHD"


class Rank(IntEnum):
    """Ace is lowest everywhere; two ranks are neighbours when they differ by one."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """The first letter of a card's code."""
        return RANK_LETTERS[self - 1]


class Suit(IntEnum):
    """In the order of a new PySol deck: the two black ones, then the two red ones."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3


class Card(NamedTuple):
    """One physical card: two decks hold two equal faces, told apart by ``k``.

    >>> Card(Rank.QUEEN, Suit.HEARTS).code
    'QH'
    """

    rank: Rank
    suit: Suit
    k: int = 0
    """Its place in the shuffled deck, so that it gives nothing away about the face."""

    @property
    def red(self) -> bool:
        """Hearts and diamonds are red."""
        return self.suit >= Suit.HEARTS

    @property
    def code(self) -> str:
        """Two letters, rank and suit: ``QH``, ``TC``; see :func:`parse_card`."""
        return self.rank.letter + SUIT_LETTERS[self.suit]


def parse_card(text: str, k: int = 0) -> Card:
    """Read a card's two letters.

    >>> parse_card("TC") == Card(Rank.TEN, Suit.CLUBS)
    True
    """
    if len(text) == 2 and text[0] in RANK_LETTERS and text[1] in SUIT_LETTERS:
        return Card(Rank(RANK_LETTERS.index(text[0]) + 1), Suit(SUIT_LETTERS.index(text[1])), k)
    raise BadNotation("card", f"not a card: {text!r}")


def new_deck(decks: int = 1) -> list[Card]:
    """One or more whole decks in PySol's order: suit by suit, ace to king, deck after deck."""
    return [Card(rank, suit) for _ in range(decks) for suit in Suit for rank in Rank]
