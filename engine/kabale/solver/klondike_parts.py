"""The parts of a packed Klondike position: cards as bits, columns, foundations and stock.

A card is a bit: rank by rank, in each rank the two pairs of one colour, laid so that the pair that
takes a card in a column is the one four bits further up. Each part is a number, under which all
that is ever asked about it is kept.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

LOW = 0x5555_5555_5555_5555
"""The lower bit of every pair."""
ODD = 0xCCCC_CCCC_CCCC_CCCC
"""The upper pair of every rank."""


class Step(NamedTuple):
    """A move of the packed game."""

    card: int
    home: bool
    """To its foundation; else to a column, with the cards on it."""


def bit_of(rank: int, suit: int) -> int:
    """The bit of a card, ranks counted from 1."""
    return 1 << 4 * (rank - 1) + 2 * (suit >> 1 ^ rank & 1) + (suit & 1)


def bits(mask: int) -> list[int]:
    """The cards in a mask, the lowest first."""
    cards = []
    while mask:
        cards.append(mask & -mask)
        mask &= mask - 1
    return cards


class Hidden(NamedTuple):
    """What is known from how many cards each column has at its head and under it."""

    heads: int
    under: int
    """The cards under the heads."""
    base: int
    """The heads with nothing under them. A king is none: it needs no better place."""
    columns: int
    """How many columns have no head: they are empty, or begin with a loose king."""
    counts: tuple[int, ...]


class Columns:
    """The cards that the columns hide, and in which order they come up."""

    def __init__(self, columns: Sequence[Sequence[int]], kings: int) -> None:
        self.nodes: list[Hidden] = []
        self._columns = columns
        """The head and the cards under it, bottom to top."""
        self._kings = kings
        self._numbers: dict[tuple[int, ...], int] = {}
        self._opened: dict[tuple[int, int], int] = {}
        self.bare = self._number([0] * len(columns))
        """Nothing is hidden any more."""
        self.start = self._number([len(column) for column in columns])

    def open(self, number: int, head: int) -> int:
        """What is hidden after a head has left its column."""
        key = number, head
        if key not in self._opened:
            counts = self.nodes[number].counts
            left = [
                count - 1 if count and column[count - 1] == head else count
                for count, column in zip(counts, self._columns, strict=True)
            ]
            self._opened[key] = self._number(left)
        return self._opened[key]

    def _number(self, left: list[int]) -> int:
        counts = tuple(
            0 if count == 1 and column[0] & self._kings else count
            for count, column in zip(left, self._columns, strict=True)
        )
        if counts not in self._numbers:
            heads = under = base = columns = 0
            for count, column in zip(counts, self._columns, strict=True):
                heads |= column[count - 1] if count else 0
                under |= sum(column[: count - 1]) if count else 0
                base |= column[0] if count == 1 else 0
                columns += not count
            self._numbers[counts] = len(self.nodes)
            self.nodes.append(Hidden(heads, under, base, columns, counts))
        return self._numbers[counts]

    def blocked(self, number: int, all_cards: int) -> bool:
        """Whether some column can never be opened, not even if every card in sight could be used.

        A head can only leave for a card of the pair that takes it, for an empty column (a king) or
        for its foundation, after all lower cards of its suit.
        """
        node = self.nodes[number]
        counts, sight = list(node.counts), all_cards & ~node.under
        again = True
        while again:
            again = False
            for place, column in enumerate(self._columns):
                while counts[place] and self._may_leave(column[counts[place] - 1], sight):
                    counts[place] -= 1
                    sight |= column[counts[place] - 1] if counts[place] else 0
                    again = True
        return any(counts)

    def _may_leave(self, head: int, sight: int) -> bool:
        return bool(head & self._kings or twins(head) << 4 & sight or not suit_below(head) & ~sight)


def twins(card: int) -> int:
    """A card and the other one of its rank and colour."""
    low = (card | card >> 1) & LOW
    return low | low << 1


def suit_below(card: int) -> int:
    """The lower cards of a card's suit: the colours of a pair change from rank to rank."""
    below = 0
    while card > 0xF:
        card = (card >> 2 if card & ODD else card << 2) >> 4
        below |= card
    return below


def takers(card: int, ranks: int) -> int:
    """The pair that takes a card in a column, the pair that takes that one, and so on."""
    pair = twins(card) << 4
    return sum(pair << 4 * up for up in range(ranks)) & (1 << 4 * ranks) - 1


class Home(NamedTuple):
    """What is known from the heights of the foundations."""

    cards: int
    need: int
    """The next card of each suit."""
    safe: int
    """Those of ``need`` that no column can do with, see :func:`useless`."""
    sure: int
    """Those of ``need`` under which no card can be of use to a column."""
    back: int
    """The top cards that may be of use to a column."""


def useless(rank: int, others: int, twin: int) -> bool:
    """Whether no line needs a card of this rank in a column, once it can go to its foundation.

    ``others`` is the lower foundation of the other colour, ``twin`` the other of its own.
    Take any line and play it with this card going home now and staying there. Whatever the line
    puts on it in a column has the rank below and the other colour, so it can go home instead, as
    ``others`` is high enough; what would lie on that can go home too, since its suit is this
    card's (and home already) or its twin's; all lower ones are home. Whatever else the line does
    can still be done: columns have only lost such cards from their ends.
    """
    return others >= rank - 2 and twin >= rank - 3


class Foundations:
    """The foundations by their heights, four bits each; heights go up to the number of ranks."""

    def __init__(self, ranks: int) -> None:
        self.ranks = ranks
        self.step = {bit_of(r, s): 1 << 4 * s for r in range(1, ranks + 1) for s in range(4)}
        """What a card adds to the number of the foundations."""
        self.full = sum(ranks << 4 * s for s in range(4))
        self.nodes = _Homes(ranks)
        """By the number of the foundations; made when they are first asked for."""

    def number(self, heights: Iterable[int]) -> int:
        """The number of the foundations at these heights, by suit."""
        return sum(height << 4 * suit for suit, height in enumerate(heights))


class _Homes(dict[int, Home]):
    def __init__(self, ranks: int) -> None:
        super().__init__()
        self._ranks = ranks

    def __missing__(self, number: int) -> Home:
        heights = [number >> 4 * suit & 15 for suit in range(4)]
        cards = need = safe = sure = back = 0
        for suit, height in enumerate(heights):
            cards |= sum(bit_of(rank, suit) for rank in range(1, height + 1))
            others, twin = min(heights[2 - (suit & 2) :][:2]), heights[suit ^ 1]
            if height < self._ranks:
                card = bit_of(height + 1, suit)
                need |= card
                safe |= card if useless(height + 1, others, twin) else 0
                sure |= card if useless(height, others, twin) else 0
            if height and not useless(height, others, twin):
                back |= bit_of(height, suit)
        node = self[number] = Home(cards, need, safe, sure, back)
        return node


class Drawn(NamedTuple):
    """What is known from the cards left in stock and waste and how far they are turned."""

    cards: int
    reach: int
    """The cards that taps can bring to the top of the waste."""
    last: int
    """The cards whose going changes nothing for the others."""
    left: int
    """Which places of the round are still taken, a bit each."""


class Stock:
    """Stock and waste as one round of cards, turned ``draw`` at a time."""

    def __init__(self, round_: Sequence[int], turned: int, draw: int) -> None:
        self.nodes: list[Drawn] = []
        self.places = {card: place for place, card in enumerate(round_)}
        self._round = round_
        self.draw = draw
        self._numbers: dict[tuple[int, int], int] = {}
        self._taken: dict[tuple[int, int], int] = {}
        self.start = self.number((1 << len(round_)) - 1, turned)

    def single(self) -> "Stock":
        """The same cards, turned one at a time."""
        return Stock(self._round, 0, 1)

    def take(self, number: int, card: int) -> int:
        """The round after a card was played from the top of the waste."""
        key = number, card
        if key not in self._taken:
            place = 1 << self.places[card]
            left = self.nodes[number].left
            self._taken[key] = self.number(left & ~place, (left & place - 1).bit_count())
        return self._taken[key]

    def number(self, left: int, turned: int) -> int:
        """The round with these places taken and so many of the cards lying in the waste.

        With nothing turned, everything turned, or whole draws turned, taps reach the same cards.
        """
        draw, count = self.draw, left.bit_count()
        if turned % draw == 0 or turned == count:
            turned = 0
        key = left, turned
        if key not in self._numbers:
            cards = [card for place, card in enumerate(self._round) if left >> place & 1]
            reach = {*cards[draw - 1 :: draw], *cards[-1:]}
            if turned:
                reach.update(cards[turned - 1 :: draw])
            # A single draw reaches every card always. Else the last card of the round is turned
            # whatever went before it, and without it the others are turned as they would be; but
            # fetching it now goes through the rest of the pass, so a pass must not be half done.
            last = cards if draw == 1 else cards[-1:] if not turned else []
            self._numbers[key] = len(self.nodes)
            self.nodes.append(Drawn(sum(cards), sum(reach), sum(last), left))
        return self._numbers[key]
