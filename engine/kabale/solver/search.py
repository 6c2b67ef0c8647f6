"""The shared core of the solvers: searches that run a slice at a time; knows no game.

A search is a generator that yields once for every position it takes up and returns what it found,
so that it can be stopped, resumed and given up anywhere, and finds the same whatever the slices.
Nothing in a search depends on time or on the order of a set: only on the position.
"""

from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from heapq import heappop, heappush
from itertools import chain
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from kabale.game import Game, apply
from kabale.notation import format_move
from kabale.table import Move, State

MOST_STATES = 1_200_000
"""Positions that a search may take up, and so may store, unless it is told otherwise."""

T = TypeVar("T")
P = TypeVar("P", bound=Hashable)
"""A packed position."""
S = TypeVar("S")
"""A packed move."""
Steps = Generator[None, None, T]


class Verdict(StrEnum):
    """What is known of a position with all cards known."""

    WON = "won"
    """There is a line of moves that wins, and it has been replayed."""
    LOST = "lost"
    """No line of moves wins: a complete search found none."""
    UNKNOWN = "unknown"
    """The search was given up, or was not a complete one."""


Finding = Sequence[Move] | Verdict
"""The moves of a win, or why there are none."""


class Solver:
    """The search of one position, run a slice at a time."""

    def __init__(self, game: Game, state: State, steps: Steps[Finding], most: int) -> None:
        self.game = game
        self.state = state
        self.states = 0
        """How many positions were taken up so far."""
        self.verdict: Verdict | None = None
        """None as long as the search goes on."""
        self.moves: tuple[str, ...] = ()
        """The moves of a win."""
        self._steps = steps
        self._most = most

    def step(self, states: int = MOST_STATES) -> Verdict | None:
        """Take up so many positions more, or as many as it takes; the verdict, once there is one.

        A win is replayed through the rules before it is told.
        """
        left = min(states, self._most - self.states)
        try:
            while self.verdict is None and left > 0:
                next(self._steps)
                self.states += 1
                left -= 1
            if self.verdict is None and self.states >= self._most:
                self._conclude(Verdict.UNKNOWN)
        except StopIteration as end:
            self._conclude(end.value)
        return self.verdict

    def _conclude(self, finding: Finding) -> None:
        self._steps.close()
        if isinstance(finding, Verdict):
            self.verdict = finding
            return
        state = self.state
        for move in finding:
            state = apply(self.game, state, move)
        if not self.game.won(state):
            raise AssertionError(f"{self.game.id}: the line does not win")
        self.moves = tuple(format_move(move) for move in finding)
        self.verdict = Verdict.WON


class Space(Protocol):
    """Packed positions and what leads from one to the next; every path through them ends."""

    def settle(self, raw: int) -> int:
        """Play what can do no harm; of positions that are worth the same, give one."""

    def expand(self, key: int) -> list[int]:
        """Positions, not settled, one of which can still be won if this one can; best last."""

    def won(self, key: int) -> bool:
        """Whether the rest is a matter of course."""

    def hopeless(self, key: int) -> bool:
        """Whether it is seen at a glance that nothing can win."""


class DepthFirst:
    """A complete search of a space, which remembers what it has proved from one root to the next.

    Where doubt is possible at some cost (``lost``, asked now and then), the first position of the
    present path that is lost is found by bisection, since all that follows a lost one is lost too,
    and the search goes back at once to where it went wrong.
    """

    def __init__(
        self, space: Space, lost: Callable[[int], Steps[bool]] | None = None, every: int = 200
    ) -> None:
        self.space = space
        self._lost = lost
        self._every = every
        self._done: set[int] = set()
        """Settled positions that are lost, or lie on the path of the search under way."""
        self._winning: set[int] = set()

    def search(self, root: int, most: int = MOST_STATES) -> Steps[list[int] | None]:
        """The way from a root to a win, or to a position known to win; None where there is none.

        Empty where the search was given up after ``most`` positions.
        """
        settle, expand, won, hopeless = (
            self.space.settle,
            self.space.expand,
            self.space.won,
            self.space.hopeless,
        )
        done, winning = self._done, self._winning
        path: list[int] = []
        ahead = [[root]]
        count, doubt = 0, self._every
        while ahead:
            if not ahead[-1]:
                ahead.pop()
                if path:
                    path.pop()
                continue
            key = settle(ahead[-1].pop())
            if key in done:
                continue
            if key in winning or won(key):
                path.append(key)
                done.difference_update(path)
                winning.update(path)
                return path
            if hopeless(key):
                continue
            if count == most:
                done.difference_update(path)
                return []
            count += 1
            yield
            done.add(key)
            path.append(key)
            ahead.append(expand(key))
            if self._lost and count >= doubt:
                doubt = count + self._every
                first = yield from self._first_lost(path)
                del path[first:], ahead[first + 1 :]
        return None

    def _first_lost(self, path: Sequence[int]) -> Steps[int]:
        """Where on the path the first position lies that is lost; its length where none is."""
        assert self._lost
        low, high = 0, len(path)
        while low < high:
            middle = (low + high) // 2
            if (yield from self._lost(path[middle])):
                high = middle
            else:
                low = middle + 1
        return low


class BestFirst(Generic[P, S]):
    """A search that takes up the most promising position next; complete, as it leaves out none."""

    def __init__(
        self,
        followers: Callable[[P], Iterable[tuple[P, S]]],
        won: Callable[[P], bool],
        toil: Callable[[P, int], int],
    ) -> None:
        self._followers = followers
        """The positions, settled, that can follow one, and by which move."""
        self._won = won
        self._toil = toil
        """How far a position seems from a win, given how many moves lead to it; lowest first."""

    def search(self, root: P, most: int) -> Steps[list[S] | Verdict]:
        """The moves of a win; else lost, or unknown where ``most`` positions showed no more."""
        followers, won, toil = self._followers, self._won, self._toil
        came: dict[P, tuple[P, S] | None] = {root: None}
        # Of equal ones the older is taken up first: the number keeps positions from comparison.
        ahead = [(0, 0, 0, root)]
        position = root
        while ahead and not won(position):
            _, _, depth, parent = heappop(ahead)
            for position, step in followers(parent):
                if position not in came:
                    if len(came) > most:
                        return Verdict.UNKNOWN
                    yield
                    came[position] = parent, step
                    heappush(ahead, (toil(position, depth + 1), len(came), depth + 1, position))
                    if won(position):
                        break
        if not won(position):
            return Verdict.LOST
        return way_to(came, position)


def way_to(came: Mapping[P, tuple[P, S] | None], goal: P) -> list[S]:
    """The moves from the first position to the goal, given how each was reached."""
    steps = []
    while way := came[goal]:
        goal, step = way
        steps.append(step)
    return steps[::-1]


class Effort(NamedTuple):
    """How far a search goes: in all, and in its first round on each stage but the last."""

    most: int
    """Positions after which it is given up."""
    breadth: int
    """Positions that are taken up."""
    passing: int
    """Positions that are led on to the next stage."""
    alike: int
    """Positions of one kind that are taken up on one stage."""


class Staged(Generic[P, S]):
    """A search of positions that lie on stages, which are passed one way only.

    It goes in rounds from the first stage to the last: on each it takes up the most promising
    positions, then leads the most promising of all that it met there on to the next. So no stage
    is left too early, and on none is dwelt too long. Each round takes more than the one before.
    Of positions that are much alike only some are taken up, each round some more, since where they
    have led to nothing, more of them seldom do. Nothing is left out for good: what ends without a
    find was a complete search.
    """

    BITS = 24
    """Of the number of a position, which is kept below its toil."""

    def __init__(
        self,
        followers: Callable[[P, int, int], Iterable[tuple[P, int, S]]],
        onward: Callable[[P, int, int], tuple[P, int] | None],
        kind: Callable[[P], Hashable],
        stages: int,
    ) -> None:
        self._followers = followers
        """What can follow a position on its stage: which one, its toil, and by which move.

        Asked with the position, its toil (how far it seems from the goal) and its stage.
        """
        self._onward = onward
        """The position on the next stage that one leads to, and its toil; None if to none."""
        self._kind = kind
        """Positions of one kind are much alike."""
        self._stages = stages

    def search(self, root: P, goal: P, effort: Effort) -> Steps[list[P] | None]:
        """The way from a position on the first stage to the goal; None where there is none.

        Empty where the search was given up.
        """
        came: dict[P, P | None] = {}
        met: list[P] = []
        ahead: list[list[int]] = [[] for _ in range(self._stages)]
        leaving: list[list[int]] = [[] for _ in range(self._stages)]
        turns = self._turns(met, ahead, leaving, effort)
        for parent, stage, positions in chain([(None, 0, [(root, 0)])], turns):
            heap, fresh = ahead[stage], leaving[stage]
            for position, toil, *_ in positions:
                if position in came:
                    continue
                if len(met) == effort.most:
                    return []
                yield
                came[position] = parent
                # Of equal ones the older comes first, by its number.
                entry = toil << self.BITS | len(met)
                met.append(position)
                heappush(heap, entry)
                fresh.append(entry)
                if position == goal:
                    return _way(came, goal)
        return None

    def _turns(
        self,
        met: Sequence[P],
        ahead: Sequence[list[int]],
        leaving: Sequence[list[int]],
        effort: Effort,
    ) -> Iterator[tuple[P, int, Iterable[Any]]]:
        """What is to be added next: to a position, the ones that follow it, and on which stage."""
        numbers = (1 << self.BITS) - 1
        _, breadth, passing, alike = effort
        final = self._stages - 1
        taken: list[Counter[Hashable]] = [Counter() for _ in range(self._stages)]
        while any(ahead) or any(leaving):
            for stage, (heap, fresh) in enumerate(zip(ahead, leaving, strict=True)):
                left = breadth if stage < final else 2 * breadth
                kinds, later = taken[stage], []
                while heap and left:
                    entry = heappop(heap)
                    position = met[entry & numbers]
                    kind = self._kind(position)
                    if kinds[kind] >= alike:
                        later.append(entry)
                        continue
                    kinds[kind] += 1
                    left -= 1
                    yield position, stage, self._followers(position, entry >> self.BITS, stage)
                for entry in later:
                    heappush(heap, entry)
                fresh.sort(reverse=True)
                left = passing if stage < final else 0
                while fresh and left:
                    entry = fresh.pop()
                    position = met[entry & numbers]
                    if onward := self._onward(position, entry >> self.BITS, stage):
                        left -= 1
                        yield position, stage + 1, [onward]
                if stage == final:
                    fresh.clear()
            breadth += breadth // 2
            passing += passing // 2
            alike += alike // 2


def _way(came: Mapping[P, P | None], goal: P) -> list[P]:
    """The positions from the first to the goal, given which one led to which."""
    way: list[P] = []
    position: P | None = goal
    while position is not None:
        way.append(position)
        position = came[position]
    return way[::-1]
