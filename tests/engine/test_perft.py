"""The number of move sequences is the one written down, by the engine and by the naive rules."""

import pytest
from kabale.__main__ import perft as perft_of_the_command_line
from kabale.games import GAMES
from naive import after, legal, table_of
from perft import Case, parse_cases, perft, read_cases, report

CASES = read_cases()
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game} {case.id}")
MOST_NAIVE = 300
"""The naive rules are slow: only counts up to this one in the quick run."""


def test_every_file_has_its_game():
    assert {case.game for case in CASES} <= set(GAMES)
    assert all(case.counts for case in CASES)
    assert len({case[:2] for case in CASES}) == len(CASES)


@EACH
def test_the_count_is_the_one_written_down(case):
    game = GAMES[case.game]
    for depth, count in case.counts.items():
        assert perft(game, case.state, depth) == count, report(game, case.state, depth)


@EACH
def test_the_naive_rules_count_the_same(case, long):
    table = table_of(case.state)
    counts = {depth: n for depth, n in case.counts.items() if long or n <= MOST_NAIVE}
    assert counts
    for depth, count in counts.items():
        assert naive_perft(case.game, table, depth) == count


@EACH
def test_the_command_line_counts_the_same(case):
    depth = min(case.counts)
    assert perft_of_the_command_line(GAMES[case.game], case.state, depth) == case.counts[depth]


def naive_perft(game, table, depth):
    if depth == 0:
        return 1
    return sum(
        naive_perft(game, after(game, table, move), depth - 1) for move in legal(game, table)
    )


def test_a_file_is_read_as_it_is_written():
    text = """# about

id a b
# more
deal 7
perft 1 9
perft 2 80

id c
position t1: KS
perft 1 6
"""
    assert list(parse_cases("klondike", text)) == [
        Case("klondike", "a b", 7, "", {1: 9, 2: 80}),
        Case("klondike", "c", 0, "t1: KS", {1: 6}),
    ]
    with pytest.raises(ValueError, match="not a line"):
        list(parse_cases("klondike", "\nid a\nperf 1 9\n"))


def test_a_mismatch_is_shown_move_by_move():
    game = GAMES["klondike"]
    shown = report(game, Case("klondike", "", 1, "", {}).state, 2).splitlines()
    parts = dict(line.split(": ") for line in shown[1:-1])
    assert sum(map(int, parts.values())) == int(shown[-1].split()[0])
    assert "s" in parts
