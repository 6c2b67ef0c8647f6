"""Spider's search: deals, positions in the middle, and what it does not claim."""

import pytest
from kabale.games import GAMES
from kabale.notation import parse_position
from kabale.solver import Verdict, solver
from positions import run

HOME = " / ".join(f"f{place}: {run('K', 'A', 'S')}" for place in range(1, 8))


@pytest.mark.parametrize(("suits", "most"), [(1, 10_000), (2, 30_000), (4, 80_000)])
def test_most_deals_are_soon_won(suits, most):
    game = GAMES[f"spider-{suits}"]
    verdicts = [solver(game, game.deal(number), most).step() for number in range(1, 7)]
    assert verdicts.count(Verdict.WON) >= (3 if suits == 4 else 4)


@pytest.mark.parametrize(("suits", "share"), [(1, 1), (2, 0.98), (4, 0.95)])
def test_nearly_all_deals_are_won(suits, share, long):
    game = GAMES[f"spider-{suits}"]
    numbers = range(1, 201) if long else range(11, 13)
    won = [solver(game, game.deal(number)).step() is Verdict.WON for number in numbers]
    assert sum(won) >= share * len(won)


def test_the_deal_that_seems_lost_is_not_claimed_to_be():
    game = GAMES["spider-4"]
    assert solver(game, game.deal(14934), 20_000).step() is Verdict.UNKNOWN


def says(text):
    game = GAMES["spider-1"]
    search = solver(game, parse_position(game, f"{HOME} / {text}"))
    return search.step(), search.moves


def test_moves_of_whole_runs_and_of_parts_are_found():
    assert says(f"t1: {run('K', '5', 'S')} / t2: {run('4', 'A', 'S')}") == ("won", ("t2>t1*4",))
    verdict, moves = says(f"t3: 3S {run('K', '9', 'S')} / t4: {run('8', '4', 'S')} 2S AS")
    assert verdict is Verdict.WON
    assert len(moves) == 4


def test_a_deal_is_tried_where_fewer_than_ten_cards_are_left():
    text = f"s: ({' '.join(['2S'] * 10)})"
    assert says(f"t1: KS / {text}")[0] is Verdict.UNKNOWN  # not enough of the right cards


def test_only_without_a_stock_is_a_position_called_lost():
    stuck = " / ".join(f"t{place}: {card}S" for place, card in enumerate("22446688TT", 1))
    game = GAMES["spider-1"]
    assert solver(game, parse_position(game, stuck)).step() is Verdict.LOST
    dealt = f"s: ({' '.join(['QS'] * 10)}) / {stuck}"
    assert solver(game, parse_position(game, dealt)).step() is Verdict.UNKNOWN
