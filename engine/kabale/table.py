"""The picture of a table: piles, where they lie, and a position; knows no rule.

A :class:`State` is a value: it is never changed, a move makes a new one that shares every pile it
did not touch. The face-down cards of a pile are kept apart from the face-up ones, so that no rule
can take a hidden card for a part of a run.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from kabale.cards import Card, Rank


class Role(StrEnum):
    """What a pile is for."""

    STOCK = "stock"
    WASTE = "waste"
    TABLEAU = "tableau"
    FOUNDATION = "foundation"
    CELL = "cell"


class Fan(StrEnum):
    """How the cards of a pile overlap."""

    NONE = "none"
    DOWN = "down"
    RIGHT = "right"


class Pile(NamedTuple):
    """The cards of one pile, bottom to top: all face-down ones lie under all face-up ones."""

    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card, bottom to top."""
        return self.down + self.up

    @property
    def empty(self) -> bool:
        """No card at all, face up or face down."""
        return not (self.up or self.down)


@dataclass(frozen=True, slots=True)
class State:
    """A position: what undo brings back whole."""

    piles: Mapping[str, Pile]
    """By pile id, in the order of the game's piles."""
    passes: int = 0
    """How often the waste has been turned over into the stock."""

    def __getitem__(self, pile: str) -> Pile:
        return self.piles[pile]

    def __hash__(self) -> int:
        return hash((tuple(self.piles.values()), self.passes))

    def put(self, changes: Mapping[str, Pile], passes: int = 0) -> "State":
        """The position with some piles replaced, ``passes`` more passes counted."""
        return State({**self.piles, **changes}, self.passes + passes)


class Move(NamedTuple):
    """What the player meant: cards from a pile to a pile, or a tap on the stock.

    What follows from it (a card turned up, a run taken off) is computed, never written down.
    """

    source: str
    n: int = 0
    """How many cards; 0 for a tap."""
    target: str = ""
    """Empty for a tap."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a rule says no: a code for the shell's sentence, and the piles that stand in the way."""

    code: str
    piles: tuple[str, ...] = ()


Take = Callable[[Pile, int], Refusal | None]
"""May the n-th card from the top (1 = the top one) be lifted with those above it, given that
those may? None where it may; n never counts a face-down card."""

Build = Callable[[Card, Card], Refusal | None]
"""May the first card lie on the second? None where it may."""

Fill = Callable[[Card], Refusal | None]
"""May the card start an empty place? None where it may."""


@dataclass(frozen=True, slots=True)
class Accept:
    """What a pile takes from other piles; made by the words in :mod:`kabale.words`."""

    build: Build
    fill: Fill
    base: Rank | None = None
    """The only rank that ``fill`` lets in, where there is one: drawn on the empty place."""
    single: bool = False
    """Takes one card at a time."""


@dataclass(frozen=True, slots=True)
class PileSpec:
    """One place on the table: what it is for, where it lies, what may leave and enter it."""

    id: str
    """The role's letter and a number from 1 (``t3``), or the letter alone (``s``)."""
    role: Role
    at: tuple[float, float]
    """Column and row, counted in places for a card from the top left."""
    fan: Fan = Fan.NONE
    show: int = 0
    """Of a pile fanned to the right: how many of the last cards are spread."""
    take: Take | None = None
    """None: nothing is ever lifted from it."""
    accept: Accept | None = None
    """None: nothing is ever put on it by hand."""
    covered_by: tuple[str, ...] = ()
    """Piles that lie on this one: while one of them holds a card, this one is out of reach."""


Stock = partial(PileSpec, role=Role.STOCK)
Waste = partial(PileSpec, role=Role.WASTE, fan=Fan.RIGHT)
Tableau = partial(PileSpec, role=Role.TABLEAU, fan=Fan.DOWN)
Foundation = partial(PileSpec, role=Role.FOUNDATION)
Cell = partial(PileSpec, role=Role.CELL)


def row(
    letter: str,
    count: int,
    kind: Callable[..., PileSpec],
    *,
    at: tuple[float, float],
    take: Take | None = None,
    accept: Accept | None = None,
) -> Iterable[PileSpec]:
    """``count`` piles side by side from ``at`` to the right: ``t1``, ``t2`` and so on."""
    x, y = at
    return [kind(f"{letter}{i + 1}", at=(x + i, y), take=take, accept=accept) for i in range(count)]
