"""Whether a position can be won, by trying all that the rules allow; and positions to ask it about.

The rules are the game's own; nothing is known here of how the solvers search.
"""

from heapq import heappop, heappush
from itertools import pairwise

from kabale.cards import Rank, Suit, new_deck
from kabale.game import follow, moves
from kabale.table import Pile, Role, State


def can_win(game, state, most):
    """Whether it can be won; None where that takes more than so many positions.

    Those with many cards in their places come first, so that a win is met sooner: all are tried.
    """
    met, ahead = {arrangement(game, state)}, [(0, 0, state)]
    while ahead:
        _, _, state = heappop(ahead)
        if game.won(state):
            return True
        if len(met) > most:
            return None
        for move in moves(game, state):
            after = follow(game, state, move)
            if (known := arrangement(game, after)) not in met:
                met.add(known)
                heappush(ahead, (-in_place(game, after), len(met), after))
    return False


def arrangement(game, state):
    """Two positions that differ in which column, cell or foundation is which are the same."""
    return tuple(sorted((pile.role, faces(state[pile.id])) for pile in game.piles))


def faces(pile):
    return bytes(card.rank << 2 | card.suit for card in pile.cards), len(pile.up)


def in_place(game, state):
    """Cards home, and cards on one of the next rank."""
    count = 0
    for pile in game.piles:
        up = state[pile.id].up
        if pile.role is Role.FOUNDATION:
            count += 2 * len(up)
        else:
            count += sum(below.rank == card.rank + 1 for below, card in pairwise(up))
    return count


def crowded_freecell(game, rng):
    """Some cards home, most cells taken, no column empty, often no card fits on another column."""
    most = rng.choice((3, 7, 11))
    heights = [rng.randint(most - 3, most) for _ in Suit]
    deck = new_deck()
    rng.shuffle(deck)
    rest = [card for card in deck if card.rank > heights[card.suit]]
    piles = {pile.id: Pile() for pile in game.piles}
    for suit in Suit:
        home = sorted(card for card in deck if card.suit is suit and card.rank <= heights[suit])
        piles[f"f{suit + 1}"] = Pile(up=tuple(home))
    for cell in range(min(rng.choice((3, 4, 4)), len(rest))):
        piles[f"c{cell + 1}"] = Pile(up=(rest.pop(),))
    is_apart = rng.random() < 0.7
    for place in range(8):
        column = rest[place::8]
        piles[f"t{place + 1}"] = Pile(up=tuple(sorted(column, key=is_red) if is_apart else column))
    return State(piles)


def is_red(card):
    return card.red


def crowded_spider(game, rng):
    """Some runs home, no deal left, no column empty, some cards hidden."""
    cards = [card for pile in game.deal(1).piles.values() for card in pile.cards]
    suits = sorted({card.suit for card in cards})
    piles = {pile.id: Pile() for pile in game.piles}
    for place in range(rng.choice((0, 1, 6, 7))):
        run = []
        for rank in reversed(Rank):
            suit = suits[place % len(suits)]
            run.append(next(c for c in cards if (c.rank, c.suit) == (rank, suit)))
            cards.remove(run[-1])
        piles[f"f{place + 1}"] = Pile(up=tuple(run))
    rng.shuffle(cards)
    for place in range(10):
        column = tuple(cards[place::10])
        shown = rng.randint(1, len(column))
        piles[f"t{place + 1}"] = Pile(column[:-shown], column[-shown:])
    return State(piles)
