"""Tables that look like the one before the player: what cannot be known is dealt anew."""

from collections.abc import Iterator
from zlib import crc32

from kabale.cards import Card
from kabale.deal import mersenne, shuffled
from kabale.game import Game
from kabale.table import Pile, State


def stock_is_known(game: Game, state: State) -> bool:
    """Every card of stock and waste has been seen face up by now."""
    return not game.stock or not state[game.stock].down or state.passes > 0


def unknown(game: Game, state: State) -> list[str]:
    """The piles with cards that the player cannot know."""
    known = {game.stock} if stock_is_known(game, state) else set()
    return [spec.id for spec in game.piles if state[spec.id].down and spec.id not in known]


def worlds(game: Game, state: State) -> Iterator[State]:
    """One table after the other on which the unknown cards lie in another order.

    Which ones follows from what is in sight alone, so the same table always gives the same.
    """
    piles = unknown(game, state)
    counts = [len(state[pile].down) for pile in piles]
    cards = sorted(Card(card.rank, card.suit) for pile in piles for card in state[pile].down)
    below = mersenne(crc32(repr((counts, [card.code for card in cards])).encode()))
    while True:
        dealt = iter(shuffled(cards, below))
        yield state.put(
            {
                pile: Pile(tuple(next(dealt) for _ in range(count)), state[pile].up)
                for pile, count in zip(piles, counts, strict=True)
            }
        )
