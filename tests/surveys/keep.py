"""Keeps a survey beside this file, and sums all kept ones up for the page of what can be won.

``python tests/surveys/keep.py GAME FILE --states N --commit C`` keeps the survey of a game's first
deals that ``python -m kabale survey`` has written to FILE; C is the commit of the engine that made
it. Without a game it only sums up. The page takes its figures from ``web/rules/figures.json`` and
from nowhere else; ``tests/engine/test_surveys.py`` holds the two together.
"""

import argparse
import gzip
import json
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIGURES = HERE.parents[1] / "web/rules/figures.json"
HINTS = HERE / "hints.json"
Z = 1.959964
"""Of a normal distribution, 95 % lies within so many deviations."""


def keep(game, file, states, commit):
    """Write a survey as JSON lines, compressed: first how it was made, then the deals in order."""
    reports = sorted(
        map(json.loads, Path(file).read_text("ascii").splitlines()),
        key=lambda report: report["number"],
    )
    last = reports[-1]["number"]
    head = {
        "command": f"survey {game} --deals 1-{last} --states {states}",
        "states": states,
        "commit": commit,
        "made": time.strftime("%Y-%m-%d"),
    }
    lines = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in [head, *reports])
    path(game).write_bytes(gzip.compress(lines.encode(), 9, mtime=0))


def path(game):
    """Where the survey of a game is kept."""
    return HERE / f"{game}.jsonl.gz"


def read(game):
    """How a survey was made, and its reports."""
    head, *reports = map(json.loads, gzip.decompress(path(game).read_bytes()).splitlines())
    return head, reports


def wilson(won, deals):
    """The 95 % interval of a share, by Wilson."""
    share, spread = won / deals, Z**2 / deals
    middle = (share + spread / 2) / (1 + spread)
    half = Z * (share * (1 - share) / deals + spread / deals / 4) ** 0.5 / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(game):
    """What a survey adds up to; an undecided deal is lost for ``low`` and won for ``high``."""
    head, reports = read(game)
    deals = len(reports)
    counts = Counter(report["verdict"] for report in reports)
    won, unknown = counts["won"], counts["unknown"]
    seconds = [report["seconds"] for report in reports]
    return {
        "deals": deals,
        "states": head["states"],
        "won": won,
        "lost": counts["lost"],
        "unknown": unknown,
        "low": round(wilson(won, deals)[0], 6),
        "high": round(wilson(won + unknown, deals)[1], 6),
        "mean_ms": round(1000 * sum(seconds) / deals, 1),
        "slowest_s": round(max(seconds), 1),
    }


def hints():
    """How many deals the fair hint alone has won of each game, with the interval."""
    played = json.loads(HINTS.read_text("ascii")) if HINTS.exists() else {}
    for row in played.values():
        row["low"], row["high"] = (round(end, 6) for end in wilson(row["won"], row["deals"]))
    return played


def figures():
    """All that the page tells, by game."""
    games = sorted(file.name.removesuffix(".jsonl.gz") for file in HERE.glob("*.jsonl.gz"))
    return {"solved": {game: summary(game) for game in games}, "hinted": hints()}


def write():
    """Sum up anew what is kept."""
    FIGURES.write_text(json.dumps(figures(), indent=1) + "\n", encoding="ascii", newline="\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--states", type=int)
    parser.add_argument("--commit")
    options = parser.parse_args()
    if options.game:
        keep(options.game, options.file, options.states, options.commit)
    write()
