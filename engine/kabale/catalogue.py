"""The deals that are known to be winnable, with their rating; asks no solver, no clock, no chance.

Each file of the folder ``proved`` tells of the deals from no. 1 on, a digit a deal: 0 where no win
is known, else how much a solver had to look at until it had a win (see :class:`Rating`). The
command ``python -m kabale catalogue`` makes such a file from a survey and writes into it how.
"""

import json
import re
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from zlib import crc32

from kabale.errors import BadNotation


class Rating(StrEnum):
    """A third of a game's proved deals, by how many positions a solver took up to find a win."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


ANY = "any"
"""Asks for a proved deal of whatever rating."""
NOT_PROVED = "0"
DIGITS: Mapping[str, str] = {ANY: "123", Rating.EASY: "1", Rating.MEDIUM: "2", Rating.HARD: "3"}
"""How the files write a rating."""
DAILY_NUMBERS = 5000
"""The deals of the day are among so many first ones: a longer catalogue changes no day."""
DATE = re.compile(r"20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])", re.ASCII)


def _read() -> dict[str, str]:
    # At import: in the browser the engine starts from an image of its memory and has no files.
    digits: dict[str, str] = {}
    for file in sorted(Path(__file__).with_name("proved").glob("*.json")):
        listed = json.loads(file.read_text(encoding="ascii"))
        digits |= dict.fromkeys(listed["games"], "".join(listed["deals"]))
    return digits


_DIGITS = _read()


def proved(game_id: str) -> int:
    """How many deals of a game are proved winnable; 0 where it has no catalogue."""
    digits = _DIGITS.get(game_id, "")
    return len(digits) - digits.count(NOT_PROVED)


def rating(game_id: str, number: int) -> Rating | None:
    """The rating of a deal that is proved winnable; None where nothing is known of it."""
    digit = _DIGITS.get(game_id, "")[number - 1 : number]
    return next((rating for rating in Rating if DIGITS[rating] == digit), None)


def pick(game_id: str, wanted: object, seed: object) -> int:
    """A proved deal of a rating, or of any; ``seed``, a whole number, stands for chance.

    Raises ``BadNotation`` for what is no rating or no seed, and where the game has no catalogue.
    """
    if not isinstance(wanted, str) or wanted not in DIGITS:
        raise BadNotation("rating", f"no such rating: {str(wanted)[:40]!r}")
    if type(seed) is not int or seed < 0:
        raise BadNotation("seed", f"a seed is a whole number, not {str(seed)[:40]!r}")
    digits = DIGITS[wanted]
    numbers = [number for number, digit in enumerate(_known(game_id), 1) if digit in digits]
    return numbers[seed % len(numbers)]


def daily(game_id: str, date: object) -> int:
    """The deal of a day, always a proved one; a date is written ``2026-11-30``.

    Raises ``BadNotation`` for what is no date, and where the game has no catalogue.
    """
    if not isinstance(date, str) or not DATE.fullmatch(date):
        raise BadNotation("date", f"not a date from 2000 to 2099: {str(date)[:40]!r}")
    digits = _known(game_id)
    number = crc32(f"{game_id} {date}".encode()) % DAILY_NUMBERS + 1
    while digits[number - 1] == NOT_PROVED:
        number += 1
    return number


def _known(game_id: str) -> str:
    if game_id not in _DIGITS:
        raise BadNotation("no-catalogue", f"no deals of {game_id} are proved")
    return _DIGITS[game_id]
