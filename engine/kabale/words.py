"""The vocabulary that games write their rules in; knows piles, but no game.

Each word answers None where it allows and a :class:`Refusal` where it does not, so that the one
place that decides what is legal can also say why something is not.
"""

from collections.abc import Iterable

from kabale.cards import Card, Rank
from kabale.table import Accept, Build, Fill, Pile, Refusal, State, Take

HIDDEN = Refusal("hidden")
"""The card is face down."""
TOP = Refusal("top")
"""Only the top card of this pile may be taken."""
RUN = Refusal("run")
"""The cards on top of it are not built on so that they move as one."""
RANK = Refusal("rank")
"""The card is not the next in rank."""
COLOUR = Refusal("colour")
"""Both cards are black, or both are red."""
SUIT = Refusal("suit")
"""The suits differ."""
COVERED = Refusal("covered")
"""Other cards lie on it."""
CAPACITY = Refusal("capacity")
"""More cards than the free places let through one by one."""
SINGLE = Refusal("single")
"""Only one card at a time may go there."""
FULL = Refusal("full")
"""The cell holds a card already."""
CLOSED = Refusal("closed")
"""Nothing is ever put there, or taken from there, by hand."""
NOTHING_LEFT = Refusal("nothing-left")
"""The stock has nothing more to give."""
ONLY = {rank: Refusal(f"only-{rank.name.lower()}") for rank in Rank}
"""Only this rank may start the empty place."""


def alternating_down(card: Card, below: Card) -> Refusal | None:
    """One rank lower, and of the other colour."""
    if below.rank - card.rank != 1:
        return RANK
    return COLOUR if card.red == below.red else None


def any_suit_down(card: Card, below: Card) -> Refusal | None:
    """One rank lower, whatever the suits."""
    return None if below.rank - card.rank == 1 else RANK


def in_suit_down(card: Card, below: Card) -> Refusal | None:
    """One rank lower, and of the same suit."""
    if below.rank - card.rank != 1:
        return RANK
    return None if card.suit == below.suit else SUIT


def in_suit_up(card: Card, below: Card) -> Refusal | None:
    """One rank higher, and of the same suit."""
    if card.suit != below.suit:
        return SUIT
    return None if card.rank - below.rank == 1 else RANK


def any_card(_card: Card) -> Refusal | None:
    """Whatever card it is."""
    return None


def only(rank: Rank) -> Fill:
    """A card of this rank, alone or at the head of its run."""
    refusal = ONLY[rank]
    return lambda card: None if card.rank is rank else refusal


def top_card(_pile: Pile, n: int) -> Refusal | None:
    """The top card, and only that."""
    return None if n == 1 else TOP


def run_of(build: Build) -> Take:
    """The top card, with as many below it as are built so without a break."""

    def take(pile: Pile, n: int) -> Refusal | None:
        return RUN if n > 1 and build(pile.up[1 - n], pile.up[-n]) else None

    return take


def builds(build: Build, *, empty: Fill = any_card, base: Rank | None = None) -> Accept:
    """A column that is built so; an empty one takes what ``empty`` (or ``base`` alone) lets in."""
    return Accept(build, only(base) if base else empty, base)


def builds_up_in_suit(base: Rank) -> Accept:
    """A foundation: from ``base`` up in one suit, a card at a time."""
    return Accept(in_suit_up, only(base), base, single=True)


def holds_one() -> Accept:
    """A cell: any one card while it is empty."""
    return Accept(lambda _card, _below: FULL, any_card, single=True)


def all_home(foundations: Iterable[str], state: State) -> bool:
    """Every foundation holds its thirteen cards."""
    return all(len(state[pile].up) == len(Rank) for pile in foundations)


def is_spare(foundations: Iterable[str], state: State, card: Card) -> bool:
    """Where columns build down in alternating colours: both cards that fit on it are home."""
    fitting = sum(
        len(pile.up) >= card.rank - 1
        for pile in map(state.__getitem__, foundations)
        if pile.up and pile.up[0].red != card.red
    )
    return card.rank <= Rank.TWO or fitting == 2


def draw(count: int, state: State) -> State:
    """Turn up to ``count`` cards of the stock ``s`` onto the waste ``w``, one by one."""
    stock, waste = state["s"].down, state["w"].up
    turned = stock[-count:][::-1]
    return state.put({"s": Pile(down=stock[:-count]), "w": Pile(up=waste + turned)})


def turn_over(state: State) -> State:
    """Make the waste ``w`` the stock ``s`` again, in the same order: the next pass."""
    return state.put({"s": Pile(down=state["w"].up[::-1]), "w": Pile()}, passes=1)


def draw_or_turn_over(count: int, state: State) -> State | Refusal:
    """Draw; from an empty stock turn the waste over and draw nothing yet."""
    if state["s"].down:
        return draw(count, state)
    return turn_over(state) if state["w"].up else NOTHING_LEFT
