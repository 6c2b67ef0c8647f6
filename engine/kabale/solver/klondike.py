"""Klondike: a complete search of what can be won, with all cards known and unlimited passes.

Where it finds no win there is none, foundation cards coming back and all: whatever is left out is
left out for the reason that stands beside it.

**What a position is.** Cards that are face up but not the *head* of a column (its first face-up
card, with hidden cards under it or, unless a king, none) are *loose*: a king begins its column, any
other card lies on one of the two cards of the next rank and the other colour. Such a pair of
*twins*, with more cards face up than there are loose cards that need one, shows an *end*; and
either twin can be made to be it, since the run on the one may move to the other. So what can
happen follows from *sets* of cards: what each column hides, the foundations, the stock. Where the
loose cards lie is not kept; :mod:`kabale.solver.klondike_line` moves them about where needed.
"""

from collections.abc import Iterator, Sequence

from kabale.cards import Rank
from kabale.game import Game
from kabale.solver.klondike_line import line
from kabale.solver.klondike_parts import (
    LOW,
    Columns,
    Foundations,
    Step,
    Stock,
    bit_of,
    bits,
    takers,
    twins,
)
from kabale.solver.search import DepthFirst, Finding, Steps, Verdict
from kabale.table import Pile, Role, State

HIDDEN, HOME = 40, 24
"""Where in a position's number the columns and the foundations begin, above the stock."""
BELOW, DRAWN = (1 << HIDDEN) - 1, (1 << HOME) - 1
"""The parts of a number below the columns, and below the foundations."""
MOST_DOUBT = 50_000
"""Positions after which a doubt is dropped."""

Trail = tuple[Step, ...]


PLACE, BACK, UP = 1, 2, 3
"""What a preparation did: it made a place (an end of a pair, or an empty column), brought a card
back from its foundation, or sent a loose card home; see :meth:`Klondike.expand`."""

_Prepared = tuple[int, int, tuple[int, int, int, int], Trail]
"""A position, how the last preparation made it, what was possible before it, all moves to it."""


def search(game: Game, state: State) -> Steps[Finding]:
    """Find a win, or prove that there is none; see :class:`kabale.solver.search.Solver`."""
    space, root = packed(game, state)
    path = yield from searched(space, root)
    if path is None:
        return Verdict.LOST
    return line(game, state, space.steps(root, path)) if path else Verdict.UNKNOWN


def packed(game: Game, state: State) -> tuple["Klondike", int]:
    """The space of what can follow a position, and the position's number in it."""
    columns, heights = [], [0, 0, 0, 0]
    for pile in game.piles:
        down, up = state[pile.id]
        if pile.role is Role.TABLEAU:
            columns.append([bit_of(card.rank, card.suit) for card in (*down, *up[:1])])
        elif pile.role is Role.FOUNDATION and up:
            heights[up[-1].suit] = len(up)
    stock, waste = state["s"].down, state["w"].up
    round_ = [bit_of(card.rank, card.suit) for card in (*waste, *reversed(stock))]
    whole = game.tap(state.put({"s": Pile(down=(*stock, *reversed(waste))), "w": Pile()}))
    draw = len(whole["w"].up) if isinstance(whole, State) else 1
    return start(columns, heights, Stock(round_, len(waste), draw), len(Rank))


def start(
    columns: Sequence[Sequence[int]], heights: Sequence[int], stock: Stock, ranks: int
) -> tuple["Klondike", int]:
    """The same from packed parts: the columns up to their heads, the heights by suit, the stock."""
    held = Columns(columns, 0xF << 4 * (ranks - 1))
    foundations = Foundations(ranks)
    root = held.start << HIDDEN | foundations.number(heights) << HOME | stock.start
    return Klondike(held, foundations, stock), root


def searched(space: "Klondike", root: int) -> Steps[list[int] | None]:
    """The way to a win; None where there is none.

    Turning fewer cards at a time never makes a won position a lost one. So what is lost with a
    single draw is lost; and that is known much sooner, since there only the cards matter that are
    left in the stock. It is asked first, and now and then on the way.
    """
    if space.single:
        return (yield from DepthFirst(space).search(root))
    drawn, single = space.stock.nodes, space.stock.single()
    easy = DepthFirst(Klondike(space.columns, space.foundations, single))

    def lost(key: int) -> Steps[bool]:
        start = key >> HOME << HOME | single.number(drawn[key & DRAWN].left, 0)
        return (yield from easy.search(start, MOST_DOUBT)) is None

    if (yield from lost(root)):
        return None
    return (yield from DepthFirst(space, lost).search(root))


class Klondike:
    """The space of one deal's positions: see :class:`kabale.solver.search.Space`."""

    def __init__(self, columns: Columns, foundations: Foundations, stock: Stock) -> None:
        self.columns = columns
        self.foundations = foundations
        self.stock = stock
        self.single = stock.draw == 1
        self.hurried = False
        """Leaves out what is seldom needed, for a guess alone: "lost" is no proof then."""
        ranks = foundations.ranks
        self._all = (1 << 4 * ranks) - 1
        self._kings = 0xF << 4 * (ranks - 1)
        self._nodes = columns.nodes, foundations.nodes, stock.nodes
        self._blocked: dict[int, bool] = {}

    def won(self, key: int) -> bool:
        """All cards are home; or all are in sight and within reach, so that they will be."""
        home = key >> HOME & 0xFFFF
        return home == self.foundations.full or (self.single and key >> HIDDEN == self.columns.bare)

    def steps(self, root: int, path: Sequence[int]) -> Iterator[Step]:
        """The moves from a position, not settled, along a way that a search has found."""
        trails: dict[int, Trail] = {root: ()}
        for key in path:
            raw = next(raw for raw in trails if self.settle(raw) == key)
            settled: list[Step] = []
            self.settle(raw, settled)
            yield from (*trails[raw], *settled)
            trails = {}
            self.expand(key, trails)

    def hopeless(self, key: int) -> bool:
        """Some column can never be opened."""
        hidden = key >> HIDDEN
        if hidden not in self._blocked:
            self._blocked[hidden] = self.columns.blocked(hidden, self._all)
        return self._blocked[hidden]

    def settle(self, raw: int, trail: list[Step] | None = None) -> int:
        """Send home what may go without a thought.

        Loose cards: they can come back to where they were, so nothing is lost. Heads that are
        safe: see :func:`useless`. From the stock, cards whose going changes nothing for the rest
        of the stock: one of them can come from its foundation as well as from the stock, and all
        it can spoil is that the card under it does not come back, so that one must be useless.
        """
        hidden, home, drawn = raw >> HIDDEN, raw >> HOME & 0xFFFF, raw & DRAWN
        hidden_nodes, home_nodes, drawn_nodes = self._nodes
        while True:
            heads, under, _, _, _ = hidden_nodes[hidden]
            cards, need, safe, sure, _ = home_nodes[home]
            stock, _, last, _ = drawn_nodes[drawn]
            loose = self._all ^ under ^ cards ^ stock ^ heads
            if up := need & (loose | heads & safe) & _ends(loose | heads, loose << 4):
                card = up & -up
                if card & heads:
                    hidden = self.columns.open(hidden, card)
            elif up := need & last & sure:
                card = up & -up
                drawn = self.stock.take(drawn, card)
            else:
                return hidden << HIDDEN | home << HOME | drawn
            home += self.foundations.step[card]
            if trail is not None:
                trail.append(Step(card, home=True))

    def expand(  # noqa: PLR0912, PLR0915 - the innermost loop: every call out of it costs
        self, key: int, trails: dict[int, Trail] | None = None
    ) -> list[int]:
        """What can follow: a head leaves its column, or a card of the stock is played.

        Only these cannot be taken back. All else prepares for them: a place is made (a head with
        nothing under it makes way for a king; with a single draw, where a card in the stock loses
        nothing by waiting, a card of the stock is put on a column), a foundation card is brought
        back, a loose card goes home. Whatever is prepared and not needed for the next move that
        counts can be done after it as well: nothing takes more than an end of a pair, and there
        were enough for both. So a move that counts is tried only where the last preparation has
        made it possible; and so is a preparation after a place was made, since the place is for
        nothing else. Every move needs at most one end or empty column, prepared just before it,
        and two moves may need something more, prepared before that: bringing a card back may need
        the one above it brought back first, and going home the one below it sent home first, as
        well as one that lies on it. So while a card is thus dug out, or its turn has come, places
        may be made for it besides, and all loose cards that can go home may.
        Every arrangement of loose and foundation cards is tried once, however it came about.

        With ``trails``, tells by which moves each position is reached.
        """
        hidden_nodes, home_nodes, drawn_nodes = self._nodes
        open_, take, step = self.columns.open, self.stock.take, self.foundations.step
        all_cards, kings, single, hurried = self._all, self._kings, self.single, self.hurried
        plays: list[int] = []
        homes: list[int] = []
        ups: list[int] = []
        reveals: list[int] = []
        met = {key}
        _, first_need, _, _, first_back = self._nodes[1][key >> HOME & 0xFFFF]
        ahead: list[_Prepared] = [(key, 0, (0, 0, 0, 0), ())]

        def follow(outcomes: list[int], raw: int, card: int, home: bool) -> None:
            outcomes.append(raw)
            if trails is not None:
                trails.setdefault(raw, (*trail, Step(card, home)))

        def prepare(raw: int, card: int, kind: int) -> None:
            if kind != PLACE:
                if raw in met:
                    return
                met.add(raw)
            steps = () if trails is None else (*trail, Step(card, kind == UP))
            ahead.append((raw, kind, (free, ends, need, back), steps))

        while ahead:
            key, kind, (free_before, ends_before, need_before, back_before), trail = ahead.pop()
            hidden, home, drawn = key >> HIDDEN, key >> HOME & 0xFFFF, key & DRAWN
            heads, under, base, bare, _ = hidden_nodes[hidden]
            cards, need, safe, _, back = home_nodes[home]
            stock, reach, _, _ = drawn_nodes[drawn]
            loose = all_cards ^ under ^ cards ^ stock ^ heads
            ends = _ends(loose | heads, loose << 4)
            free = ends >> 4 | (kings if bare > (loose & kings).bit_count() else 0)
            fresh = free & ~free_before
            up = ends & need & ~(ends_before & need_before)
            loose_up, down = ends & need & loose, back & free
            beside = fresh
            if kind == PLACE or hurried:
                loose_up &= up
            if kind == PLACE:
                down &= ~(back_before & free_before)
            elif kind:
                dug, risen = back & ~first_back, need & ~first_need & (loose | heads)
                beside |= free & self._beside(dug & ~free, risen & ~ends)

            if some := fresh & heads & ~base:
                for card in bits(some):
                    raw = open_(hidden, card) << HIDDEN | key & BELOW
                    follow(reveals, raw, card, False)
            if some := up & heads:
                for card in bits(some):
                    raw = open_(hidden, card) << HIDDEN | home + step[card] << HOME | drawn
                    follow(ups, raw, card, True)
            if some := reach & need & ~need_before:
                for card in bits(some):
                    raw = key + (step[card] << HOME) - drawn + take(drawn, card)
                    follow(homes, raw, card, True)
            # A card that is safe goes home at once: see useless().
            if single:
                if some := reach & beside & ~(need & safe):
                    # Only where something may use the place: lie on it, or be freed by it.
                    some &= twins(heads | reach | back) << 4 | twins(need & (loose | heads))
                    for card in bits(some):
                        prepare(key - drawn + take(drawn, card), card, PLACE)
            elif some := reach & fresh & ~(need & safe):
                for card in bits(some):
                    follow(plays, key - drawn + take(drawn, card), card, False)
            if down:
                for card in bits(down):
                    prepare(key - (step[card] << HOME), card, BACK)
            if loose_up:
                for card in bits(loose_up):
                    prepare(key + (step[card] << HOME), card, UP)
            if base & beside and not free & kings and kings & (heads | reach | back):
                for card in bits(base & beside):
                    prepare(open_(hidden, card) << HIDDEN | key & BELOW, card, PLACE)
        return plays + homes + ups + reveals

    def _beside(self, dug: int, risen: int) -> int:
        """The cards that can help to a place for one dug out, or an end for one whose turn came."""
        cards = twins(risen)
        for card in bits(dug | risen):
            cards |= takers(card, self.foundations.ranks)
        return cards


def _ends(seen: int, covering: int) -> int:
    """The pairs that show an end; ``covering`` has the loose cards moved to those they lie on.

    Of one card seen: nothing lies on it. Of two: one card or none.
    """
    one = seen ^ seen >> 1 ^ covering ^ covering >> 1
    ends = (one | ~(covering | covering >> 1)) & (seen | seen >> 1) & LOW
    return ends | ends << 1
