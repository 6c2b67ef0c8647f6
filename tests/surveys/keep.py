"""Keeps surveys beside this file, and sums all kept ones up for the page of what can be won.

``python tests/surveys/keep.py GAME FILE … --states N --commit C`` keeps what ``python -m kabale
survey`` has written to one file or several; C is the commit of the engine that made it. Without
``--states`` it is what ``python -m kabale hints`` has written; without a game it only sums up. The
page takes its figures from ``web/rules/figures.json`` and from nowhere else;
``tests/engine/test_surveys.py`` holds the two together.
"""

import argparse
import gzip
import json
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIGURES = HERE.parents[1] / "web/rules/figures.json"
HINTED = "hints-"
"""Before the game in the name of a survey of hints."""
Z = 1.959964
"""Of a normal distribution, 95 % lies within so many deviations."""


def keep(game, files, states, commit):
    """Write a survey as JSON lines, compressed: first how it was made, then the deals in order."""
    lines = [line for file in files for line in Path(file).read_text("ascii").splitlines()]
    reports = sorted(map(json.loads, lines), key=lambda report: report["number"])
    deals = f"--deals {reports[0]['number']}-{reports[-1]['number']}"
    head = {"commit": commit, "made": time.strftime("%Y-%m-%d")}
    if states:
        head |= {"command": f"survey {game} {deals} --states {states}", "states": states}
    else:
        head |= {"command": f"hints {game} {deals}"}
    rows = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in [head, *reports])
    name = game if states else HINTED + game
    path(name).write_bytes(gzip.compress(rows.encode(), 9, mtime=0))


def path(name):
    """Where a survey is kept."""
    return HERE / f"{name}.jsonl.gz"


def kept():
    """The names of all surveys: the game, of hints with ``hints-`` before it."""
    return sorted(file.name.removesuffix(".jsonl.gz") for file in HERE.glob("*.jsonl.gz"))


def read(name):
    """How a survey was made, and its reports."""
    head, *reports = map(json.loads, gzip.decompress(path(name).read_bytes()).splitlines())
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


def hinted(name):
    """What a survey of hints adds up to."""
    _, reports = read(name)
    deals = len(reports)
    won = sum(report["verdict"] == "won" for report in reports)
    low, high = wilson(won, deals)
    return {"deals": deals, "won": won, "low": round(low, 6), "high": round(high, 6)}


def figures():
    """All that the page tells, by game."""
    solved = [name for name in kept() if not name.startswith(HINTED)]
    hints = [name.removeprefix(HINTED) for name in kept() if name.startswith(HINTED)]
    return {
        "solved": {game: summary(game) for game in solved},
        "hinted": {game: hinted(HINTED + game) for game in hints},
    }


def write():
    """Sum up anew what is kept."""
    FIGURES.write_text(json.dumps(figures(), indent=1) + "\n", encoding="ascii", newline="\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?")
    parser.add_argument("files", nargs="*")
    parser.add_argument("--states", type=int)
    parser.add_argument("--commit")
    options = parser.parse_args()
    if options.game:
        keep(options.game, options.files, options.states, options.commit)
    write()
