"""Klondike with fewer ranks and any columns, its rules as plainly as they can be put, to try all.

A position is (columns, heights, round, turned): each column its hidden and its shown cards, the
foundations by suit, stock and waste as one round of cards with the first ``turned`` in the waste.
A card is (rank, suit), the suits C, S, H, D.
"""

from kabale.solver.klondike import searched, start
from kabale.solver.klondike_parts import Stock, bit_of
from kabale.solver.search import MOST_STATES

MOST = 60_000
"""Positions after which trying all is given up."""


def deal(rng, ranks, columns):
    """A random position: some cards in the columns, some in the round, some perhaps home."""
    heights = tuple(rng.randint(0, rng.choice((0, 0, ranks - 2))) for _ in range(4))
    deck = [(rank, suit) for suit in range(4) for rank in range(heights[suit] + 1, ranks + 1)]
    rng.shuffle(deck)
    most = len(deck) * rng.choice((40, 60, 80, 95)) // 100 // columns
    held = []
    for _ in range(columns):
        cards = [deck.pop() for _ in range(min(rng.randint(max(1, most - 2), most + 1), len(deck)))]
        held.append((tuple(cards[:-1]), tuple(cards[-1:])))
    return tuple(held), heights, tuple(deck), 0


def followers(position, draw, ranks):  # noqa: PLR0912
    columns, heights, round_, turned = position

    def tidy(columns, heights, round_, turned):
        shown = [(down[:-1], down[-1:]) if down and not up else (down, up) for down, up in columns]
        return tuple(sorted(shown)), heights, round_, turned

    def goes_home(card):
        return heights[card[1]] == card[0] - 1

    def goes_on(card, column):
        _, up = column
        if not up:
            return card[0] == ranks
        return up[-1][0] == card[0] + 1 and (up[-1][1] < 2) != (card[1] < 2)

    def home(suit, step):
        return tuple(height + step * (s == suit) for s, height in enumerate(heights))

    def put(columns, place, cards):
        down, up = columns[place]
        return (*columns[:place], (down, up + cards), *columns[place + 1 :])

    if round_:
        full = turned == len(round_)
        yield tidy(columns, heights, round_, min(draw if full else turned + draw, len(round_)))
    if turned:
        card = round_[turned - 1]
        left = round_[: turned - 1] + round_[turned:]
        if goes_home(card):
            yield tidy(columns, home(card[1], 1), left, turned - 1)
        for place, column in enumerate(columns):
            if goes_on(card, column):
                yield tidy(put(columns, place, (card,)), heights, left, turned - 1)
    for suit, height in enumerate(heights):
        for place, column in enumerate(columns):
            if height and goes_on((height, suit), column):
                yield tidy(put(columns, place, ((height, suit),)), home(suit, -1), round_, turned)
    for source, (down, up) in enumerate(columns):
        for n in range(1, len(up) + 1):
            left = (*columns[:source], (down, up[:-n]), *columns[source + 1 :])
            if n == 1 and goes_home(up[-1]):
                yield tidy(left, home(up[-1][1], 1), round_, turned)
            for place, column in enumerate(columns):
                if place != source and goes_on(up[-n], column):
                    yield tidy(put(left, place, up[-n:]), heights, round_, turned)


def brute(position, draw, ranks):
    """Whether it can be won, by trying all; None where that is too much."""
    met, ahead = {position}, [position]
    while ahead:
        position = ahead.pop()
        if sum(position[1]) == 4 * ranks:
            return True
        if len(met) > MOST:
            return None
        for after in followers(position, draw, ranks):
            if after not in met:
                met.add(after)
                ahead.append(after)
    return False


def wander(rng, position, draw, ranks, moves):
    """The position after some random moves."""
    for _ in range(moves):
        after = list(followers(position, draw, ranks))
        if not after:
            break
        position = rng.choice(after)
    return position


def search(position, draw, ranks):
    """What the solver says: can it be won?"""
    columns, heights, round_, turned = position
    packed = [[bit_of(*card) for card in (*down, *up[:1])] for down, up in columns]
    stock = Stock([bit_of(*card) for card in round_], turned, draw)
    steps = searched(*start(packed, heights, stock, ranks))
    for _ in range(MOST_STATES):
        try:
            next(steps)
        except StopIteration as end:
            return end.value is not None
    return None
