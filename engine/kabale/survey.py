"""Verdicts on the command line, of one position or of many deals; the only module with a clock.

Seconds are those of the processor, so that it does not count what else runs on the machine.
"""

import json
import sys
from argparse import ArgumentTypeError, Namespace
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic, process_time, strftime
from typing import Any

import kabale
from kabale.catalogue import DIGITS, NOT_PROVED, Rating
from kabale.deal import check_number
from kabale.errors import BadNotation
from kabale.game import Game
from kabale.games import find_game
from kabale.notation import format_move
from kabale.session import Session
from kabale.solver import MOST_STATES, Verdict, solver
from kabale.table import State

SLICE = 100
"""Positions between two looks at the clock."""
EVERY = 0.2
"""Seconds between two pictures of the progress bar."""
WIDTH = 30
"""Of the progress bar."""
ROW = 100
"""Deals to a line of a catalogue."""
UNDER_WAY = 10_000
"""Deals that a cluster is given ahead."""

Report = dict[str, Any]


def judge(game: Game, state: State, seconds: float, states: int) -> Report:
    """The verdict on a position, the moves of a win, and what it took to find them."""
    search, start = solver(game, state, states), process_time()
    while search.verdict is None and process_time() - start < seconds:
        search.step(SLICE)
    return {
        "verdict": search.verdict or Verdict.UNKNOWN,
        "moves": list(search.moves),
        "states": search.states,
        "seconds": round(process_time() - start, 4),
    }


def solve(game: Game, state: State, options: Namespace) -> None:
    """Print the verdict on a position."""
    report = judge(game, state, options.seconds, options.states)
    if options.json:
        print(json.dumps(report))
    else:
        print("{verdict} ({states} positions, {seconds} s)".format(**report), *report["moves"])


def survey(options: Namespace) -> None:
    """Survey what a search finds of each deal."""
    game = find_game(options.game)
    ask = partial(judge_deal, game.id, seconds=options.seconds, states=options.states)
    report_each(options, ask)


def survey_hints(options: Namespace) -> None:
    """Survey how each deal ends for a player who follows the fair hint alone."""
    report_each(options, partial(follow_hints, find_game(options.game).id))


def report_each(options: Namespace, ask: Callable[[int], Report]) -> None:
    """Append the report on each deal to a file, a line each, from where a killed survey ended."""
    out = Path(options.out)
    numbers = range(options.deals[0], options.deals[1] + 1)
    judged = read(out, numbers)
    bar = Bar(len(numbers), judged.values())
    hands = workers(options.jobs) if options.dask is None else cluster(options.dask, options.jobs)
    with out.open("a", encoding="ascii") as file, hands as each:
        for report in each(ask, [number for number in numbers if number not in judged]):
            file.write(json.dumps(report) + "\n")
            file.flush()
            bar.add(report["verdict"])
    bar.draw()
    print(file=sys.stderr)


def judge_deal(game_id: str, number: int, seconds: float, states: int) -> Report:
    """The verdict on a deal, as a line of a survey: of a win, only how many moves it takes."""
    game = find_game(game_id)
    report = judge(game, game.deal(number), seconds, states)
    return {"number": number, **report, "moves": len(report["moves"])}


def follow_hints(game_id: str, number: int) -> Report:
    """Whether the fair hints of a deal win it, and after how many moves they end."""
    session = Session(find_game(game_id), number)
    while hint := session.hint():
        session.play(format_move(hint.move), session.ply)
    verdict = "won" if session.won else "not won"
    return {"number": number, "verdict": verdict, "moves": session.ply}


def read(out: Path, numbers: range) -> dict[int, str]:
    """The verdicts on these numbers that a file holds already; a line cut short is cut off."""
    if not out.exists():
        return {}
    whole = out.read_bytes()
    kept = whole[: whole.rfind(b"\n") + 1]
    if kept != whole:
        out.write_bytes(kept)
    reports = [json.loads(line) for line in kept.splitlines()]
    return {
        report["number"]: report["verdict"] for report in reports if report["number"] in numbers
    }


Map = Callable[[Callable[[int], Report], Iterable[int]], Iterable[Report]]


@contextmanager
def workers(jobs: int) -> Iterator[Map]:
    """A ``map`` over so many processes, in order; over none but this one where one is enough."""
    if jobs == 1:
        yield map
        return
    from multiprocessing import Pool  # noqa: PLC0415 - there is none in the browser

    with Pool(jobs) as pool:
        yield pool.imap


@contextmanager
def cluster(address: str, jobs: int) -> Iterator[Map]:
    """A ``map`` over a Dask cluster, in order; without an address over one of so many processes.

    The workers need this package, of the same version.
    """
    from distributed import Client  # noqa: PLC0415 - only who surveys with Dask has it

    local = {"n_workers": jobs, "threads_per_worker": 1, "dashboard_address": None}
    with Client(address) if address else Client(**local) as client:

        def each(ask: Callable[[int], Report], numbers: Iterable[int]) -> Iterable[Report]:
            asked: deque[Any] = deque()
            for number in numbers:
                asked.append(client.submit(ask, number, pure=False))
                if len(asked) == UNDER_WAY:
                    yield asked.popleft().result()
            while asked:
                yield asked.popleft().result()

        yield each


class Bar:
    """How far a survey is, on standard error."""

    def __init__(self, total: int, verdicts: Iterable[str]) -> None:
        self._total = total
        self._verdicts = Counter(verdicts)
        self._drawn = 0.0

    def add(self, verdict: str) -> None:
        """Count a deal, and draw where that is not too often."""
        self._verdicts[verdict] += 1
        if monotonic() - self._drawn > EVERY:
            self.draw()

    def draw(self) -> None:
        """Draw over what was drawn before."""
        self._drawn = monotonic()
        done = sum(self._verdicts.values())
        full = WIDTH * done // self._total
        counts = ", ".join(f"{count} {verdict}" for verdict, count in self._verdicts.most_common())
        bar = "#" * full + "-" * (WIDTH - full)
        print(f"\r{bar} {done}/{self._total}: {counts}", end="", file=sys.stderr, flush=True)


def catalogue(options: Namespace) -> None:
    """Print the catalogue of a game, from a survey of its deals from no. 1 on."""
    game = find_game(options.games[0])
    lines = Path(options.survey).read_text(encoding="ascii").splitlines()
    reports = sorted(map(json.loads, lines), key=lambda report: report["number"])
    if [report["number"] for report in reports] != list(range(1, len(reports) + 1)):
        raise BadNotation("survey", "a catalogue is of all deals from no. 1 on")
    efforts = sorted(report["states"] for report in reports if report["verdict"] == Verdict.WON)
    easy, medium = (efforts[len(efforts) * thirds // 3 - 1] for thirds in (1, 2))

    def digit(report: Report) -> str:
        if report["verdict"] != Verdict.WON:
            return NOT_PROVED
        states = report["states"]
        return DIGITS[
            Rating.EASY if states <= easy else Rating.MEDIUM if states <= medium else Rating.HARD
        ]

    digits = "".join(map(digit, reports))
    made = {
        "games": options.games,
        "survey": f"survey {game.id} --deals 1-{len(reports)} --states {options.states}",
        "engine": f"{kabale.__version__}, commit {options.commit}",
        "made": strftime("%Y-%m-%d"),
        "positions": {Rating.EASY: f"up to {easy}", Rating.MEDIUM: f"up to {medium}"},
        "counts": {rating: digits.count(DIGITS[rating]) for rating in Rating}
        | {"not proved": digits.count(NOT_PROVED)},
        "deals": [digits[start : start + ROW] for start in range(0, len(digits), ROW)],
    }
    print(json.dumps(made, indent=1))


def add_commands(commands: Any) -> None:
    """Add ``solve``, ``survey``, ``hints`` and ``catalogue`` to the command line."""
    one = commands.add_parser("solve", help="can it be won, and how")
    one.add_argument("deal", metavar="GAME#N")
    one.add_argument("--after", default="", metavar="MOVES", help="moves, blanks between them")
    one.add_argument("--json", action="store_true", help="as JSON")
    many = commands.add_parser("survey", help="which of many deals can be won")
    hinted = commands.add_parser("hints", help="which of many deals the fair hint alone wins")
    for command in (many, hinted):
        command.add_argument("game", metavar="GAME")
        command.add_argument("--deals", required=True, type=parse_range, metavar="A-B")
        command.add_argument("--jobs", type=int, default=1, help="processes")
        command.add_argument(
            "--dask",
            nargs="?",
            const="",
            metavar="ADDRESS",
            help="over a Dask cluster, without an address one of --jobs processes",
        )
        command.add_argument("--out", required=True, metavar="FILE", help="a JSON line a deal")
    listed = commands.add_parser("catalogue", help="list the proved deals of a survey")
    listed.add_argument(
        "games", nargs="+", metavar="GAME", help="surveyed, and won by the same lines"
    )
    listed.add_argument("--survey", required=True, metavar="FILE")
    listed.add_argument("--states", type=int, required=True, help="the survey's own")
    listed.add_argument("--commit", required=True, help="of the engine that made the survey")
    for command in (one, many):
        command.add_argument("--seconds", type=float, default=inf, help="at most, a deal")
        command.add_argument("--states", type=int, default=MOST_STATES, help="at most, a deal")


def parse_range(text: str) -> tuple[int, int]:
    """Read ``1-32000``."""
    try:
        first, last = (check_number(int(part)) for part in text.split("-"))
    except ValueError:
        raise ArgumentTypeError(f"not two deal numbers: {text!r}") from None
    if first > last:
        raise ArgumentTypeError(f"from a higher number to a lower one: {text!r}")
    return first, last
