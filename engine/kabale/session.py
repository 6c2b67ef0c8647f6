"""The mid-end: one game in progress, with its history, score and save; knows no browser, no clock.

The history is a list of steps and a place in it: undo and redo only move the place. A save is the
deal and the moves; loading replays them through the rules, all or nothing.
"""

from binascii import crc32
from collections.abc import Mapping
from typing import Any, NamedTuple

from kabale.advice import Progress, ProgressSearch, safe_move
from kabale.deal import check_number
from kabale.errors import BadNotation, BadSave, IllegalMove
from kabale.game import Game, Tally, apply, next_home
from kabale.games import find_game
from kabale.hints import Hint, hints
from kabale.notation import format_move, parse_move
from kabale.table import Move, State

SAVE_FORMAT = 1
MOST_MOVES = 20_000
MOST_BYTES = 2_000_000
"""A longer log is refused on loading: no player gets there, a damaged or hostile file may."""

FOLLOWS = "+"
"""In a log: a move that the player did not make, but the setting that sends safe cards home."""
LONGEST_MS = 10**12
"""Thirty years of play; a clock beyond it is damage."""


class Step(NamedTuple):
    """A position of the history and how it came about."""

    state: State
    tally: Tally
    finishing: bool
    """A finish can start or go on from here."""


class Session:
    """One game in progress."""

    def __init__(self, game: Game, number: int) -> None:
        """Deal."""
        self.game = game
        self.number = number
        opening = game.deal(number)
        self._steps = [Step(opening, game.score.start, game.finishable(opening))]
        self._moves: list[str] = []
        """Those that followed by themselves begin with ``+``: undo takes them back with theirs."""
        self.ply = 0
        """How many moves lead to the present position; the log may go on beyond it for redo."""
        self._restarted_from = 0
        """The ply that undo goes back to after a restart; 0 where there was none."""
        self.clock_ms = 0
        """Time played, told by the shell: goes on over undo and restart, never goes back."""
        self._searches: dict[State, ProgressSearch] = {}
        self._hints: dict[State, Hint] = {}

    @property
    def state(self) -> State:
        """The present position."""
        return self._steps[self.ply].state

    @property
    def tally(self) -> Tally:
        """The score of the moves up to now."""
        return self._steps[self.ply].tally

    @property
    def last(self) -> str | None:
        """The move that led here; None at the deal."""
        return self._moves[self.ply - 1].lstrip(FOLLOWS) if self.ply else None

    @property
    def won(self) -> bool:
        """A pure function of the present position."""
        return self.game.won(self.state)

    @property
    def can_undo(self) -> bool:
        """There is a move, or a restart, to take back."""
        return bool(self.ply or self._restarted_from)

    @property
    def can_redo(self) -> bool:
        """There is a move that was taken back."""
        return self.ply < len(self._moves)

    @property
    def can_finish(self) -> bool:
        """What is left goes home move by move, see :meth:`finish`."""
        return self._steps[self.ply].finishing and not self.won

    def play(self, move: object, ply: object, *, safe: bool = False) -> None:
        """Play a move, written as in :mod:`kabale.notation`, that was meant for the given ply.

        Raises ``BadNotation`` where it is not a move, ``IllegalMove`` where it is not allowed or
        was meant for another position. With ``safe``, cards that are of no more use go home too. A
        game that finishes by itself does so, each card a step.
        """
        parsed = parse_move(self.game, move)
        if type(ply) is not int or ply != self.ply:
            raise IllegalMove("stale", f"meant for ply {ply!r}, the game is at {self.ply}")
        self._push(parsed)
        while safe and (follower := safe_move(self.game, self.state)):
            self._push(follower, FOLLOWS)
        while self.game.finishes_itself and self.can_finish:
            self.finish()

    def finish(self) -> None:
        """Play the next move of the finish; raises ``IllegalMove`` where none can start."""
        if not self.can_finish:
            raise IllegalMove("unfinishable", "what is left does not go home by itself")
        self._push(next_home(self.game, self.state))

    def undo(self) -> None:
        """Take back a move, or a restart; raises ``IllegalMove`` where there is nothing."""
        if not self.can_undo:
            raise IllegalMove("nothing-to-undo", "this is the deal")
        if not self.ply:
            self.ply, self._restarted_from = self._restarted_from, 0
            return
        self.ply -= 1
        while self._moves[self.ply].startswith(FOLLOWS):
            self.ply -= 1

    def redo(self) -> None:
        """Play again what was taken back; raises ``IllegalMove`` where there is nothing."""
        if not self.can_redo:
            raise IllegalMove("nothing-to-redo", "no move was taken back")
        self.ply, self._restarted_from = self.ply + 1, 0
        while self.can_redo and self._moves[self.ply].startswith(FOLLOWS):
            self.ply += 1

    def restart(self) -> None:
        """Go back to the deal; until a move is played, undo takes that back at once."""
        if self.ply:
            self.ply, self._restarted_from = 0, self.ply

    @property
    def progress(self) -> Progress:
        """What :meth:`judge` has found out about the present position so far."""
        search = self._searches.get(self.state)
        return search.progress if search else Progress.THINKING

    def judge(self, positions: int) -> Progress:
        """Go on looking for progress from here, over at most so many more positions."""
        search = self._searches.setdefault(self.state, ProgressSearch(self.game, self.state))
        return search.step(positions)

    def hint(self) -> Hint | None:
        """The next move of a plan; None where there is none. A plan once made is carried out."""
        if self.state not in self._hints:
            self._hints.update(hints(self.game, self.state))
        return self._hints.get(self.state)

    def save(self) -> dict[str, Any]:
        """The whole game as JSON values; see :meth:`load`."""
        save = {
            "format": SAVE_FORMAT,
            "game": self.game.id,
            "number": self.number,
            "moves": " ".join(self._moves),
            "ply": self.ply,
            "restarted_from": self._restarted_from,
            "clock_ms": self.clock_ms,
        }
        return save | {"check": _checksum(save)}

    @classmethod
    def load(cls, save: object) -> "Session":
        """Replay a save; raises ``BadSave`` with a code where any of it cannot be trusted."""
        if not isinstance(save, Mapping):
            raise BadSave("save-cut", "a save is an object")
        if type(save.get("format")) is int and save["format"] > SAVE_FORMAT:
            raise BadSave("save-newer", f"format {save['format']} was made by a newer version")
        try:
            fields = {name: save[name] for name in (*_FIELDS, "check")}
        except KeyError as missing:
            raise BadSave("save-cut", f"{missing} is missing") from None
        check = fields.pop("check")
        if any(type(fields[name]) is not kind for name, kind in _FIELDS.items()):
            raise BadSave("save-altered", "a value is of the wrong kind")
        if len(fields["moves"]) > MOST_BYTES:
            raise BadSave("save-long", f"more than {MOST_BYTES} bytes")
        moves = fields["moves"].split()
        if len(moves) > MOST_MOVES:
            raise BadSave("save-long", f"more than {MOST_MOVES} moves")
        if fields["format"] < 1 or min(fields[n] for n, kind in _FIELDS.items() if kind is int) < 0:
            raise BadSave("save-altered", "a number is too low")
        if max(fields["ply"], fields["restarted_from"]) > len(moves):
            raise BadSave("save-cut", "the log is shorter than the game")
        if moves and moves[0].startswith(FOLLOWS):
            raise BadSave("save-altered", "the first move follows none")
        if check != _checksum(fields):
            raise BadSave("save-altered", "the checksum does not fit")
        try:
            session = cls(find_game(fields["game"]), check_number(fields["number"]))
            for move in moves:
                text = move.removeprefix(FOLLOWS)
                session._push(parse_move(session.game, text), move[: -len(text)])
            session.clock_ms = check_clock(fields["clock_ms"])
        except (BadNotation, IllegalMove) as error:
            raise BadSave("save-altered", error.detail) from error
        session.ply, session._restarted_from = fields["ply"], fields["restarted_from"]
        return session

    @classmethod
    def replay(cls, game: Game, number: int, moves: object) -> "Session":
        """Play a log, then go back to the deal: redo shows it move by move.

        Raises ``BadNotation`` or ``IllegalMove`` where it is not a game of this deal.
        """
        if not isinstance(moves, str) or len(log := moves.split()) > MOST_MOVES:
            raise BadNotation("log", "not a log of moves, or too long a one")
        session = cls(game, number)
        for move in log:
            session._push(parse_move(game, move))
        session.ply = 0
        return session

    def _push(self, move: Move, mark: str = "") -> None:
        """Play a move and forget what was taken back; raises ``IllegalMove``, changing nothing."""
        game, (before, tally, finishing) = self.game, self._steps[self.ply]
        after = apply(game, before, move)
        goes_on = finishing and move == next_home(game, before)
        step = Step(
            after,
            game.score.points(tally, before, move, after),
            goes_on or game.finishable(after),
        )
        self._steps[self.ply + 1 :] = [step]
        self._moves[self.ply :] = [mark + format_move(move)]
        self.ply, self._restarted_from = self.ply + 1, 0


def check_clock(clock_ms: object) -> int:
    """Give a time played back, in milliseconds; raises ``BadNotation`` for what is none."""
    if type(clock_ms) is not int or not 0 <= clock_ms <= LONGEST_MS:
        raise BadNotation("clock", f"not a time in milliseconds: {str(clock_ms)[:40]}")
    return clock_ms


_FIELDS = {
    "format": int,
    "game": str,
    "number": int,
    "moves": str,
    "ply": int,
    "restarted_from": int,
    "clock_ms": int,
}


def _checksum(fields: Mapping[str, Any]) -> int:
    """Tell an altered save from a whole one; no protection against intent."""
    return crc32("\n".join(str(fields[name]) for name in _FIELDS).encode(errors="replace"))
