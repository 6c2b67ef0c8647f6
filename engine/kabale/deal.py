"""Deal numbers: which shuffle a number names; knows cards, but no table.

A number names the same cards on every machine and in every version. The numbers are those that
players already share: Microsoft's FreeCell numbers, and PySolFC's below and above 32000 (facts:
"Microsoft FreeCell", Rosetta Code; PySolFC's ``pysolrandom``, checked in the tests against the
independent package ``pysol_cards`` and printed layouts).
"""

import random
from collections.abc import Callable, Sequence

from kabale.cards import Card
from kabale.errors import BadNotation

HIGHEST_NUMBER = 2**32 - 1
MERSENNE_FROM = 32000
"""PySolFC uses Microsoft's generator for the numbers below this one."""

Below = Callable[[int], int]
"""A stream of random numbers: each call gives one from 0 up to, not including, its argument."""


def check_number(number: object) -> int:
    """Give the number back where it names a deal; raises ``BadNotation`` where it does not."""
    if type(number) is not int or not 1 <= number <= HIGHEST_NUMBER:
        raise BadNotation("number", f"a deal number is a whole number from 1 to {HIGHEST_NUMBER}")
    return number


def microsoft(number: int) -> Below:
    """Microsoft's generator: linear congruential, 15 bits a draw (16 from number 2**31 on)."""
    seed, high = number, 0x8000 if number >= 2**31 else 0

    def below(limit: int) -> int:
        nonlocal seed
        seed = (seed * 214013 + 2531011) % 2**33
        return (seed >> 16 & 0x7FFF | high) % limit

    return below


def mersenne(number: int) -> Below:
    """Python's Mersenne Twister; only ``random()`` of a seed is promised to stay the same."""
    draw = random.Random(number).random
    return lambda limit: int(draw() * limit)


def shuffled(deck: Sequence[Card], below: Below) -> list[Card]:
    """Shuffle by Fisher and Yates; the first card to be dealt comes first and gets ``k`` 0."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        j = below(last + 1)
        cards[last], cards[j] = cards[j], cards[last]
    return [card._replace(k=k) for k, card in enumerate(reversed(cards))]


def pysol_shuffle(deck: Sequence[Card], number: int) -> list[Card]:
    """The cards of PySolFC's deal of this number, first dealt first."""
    if number >= MERSENNE_FROM:
        return shuffled(deck, mersenne(number))
    return shuffled(microsoft_order(deck) if len(deck) == 52 else deck, microsoft(number))


def microsoft_order(deck: Sequence[Card]) -> list[Card]:
    """A deck as Microsoft's FreeCell lays it out: rank by rank, clubs, diamonds, hearts, spades."""
    return sorted(deck, key=lambda card: (card.rank, "CDHS".index(card.code[1])))
