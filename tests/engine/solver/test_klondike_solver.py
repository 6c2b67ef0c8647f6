from random import Random

import pytest
import small_klondike as small
from kabale.games import GAMES
from kabale.notation import parse_position
from kabale.solver import Verdict, solver


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_klondike_verdicts_are_those_of_trying_all(draw, long):
    rng = Random(draw)
    told = {True: 0, False: 0}
    while sum(told.values()) < (2000 if long else 60):
        ranks, columns = rng.choice((3, 4, 5, 5, 6, 7)), rng.choice((2, 3, 3, 4, 5))
        position = small.deal(rng, ranks, columns)
        position = small.wander(rng, position, draw, ranks, rng.choice((0, 0, 10, 30)))
        truth = small.brute(position, draw, ranks)
        if truth is not None:
            assert small.search(position, draw, ranks) is truth, (position, ranks)
            told[truth] += 1
    assert min(told.values()) > sum(told.values()) / 8


def test_a_card_may_need_two_others_sent_home_before_it_and_a_card_of_the_waste_put_down():
    """Both nines go home, once the eight of spades makes way for the eight of clubs."""
    position = parse_position(
        GAMES["seven-3"],
        "w: KD JD 4H 8S / f1: AH / f2: AS 2S 3S / f3: AD 2D 3D 4D 5D 6D 7D 8D"
        " / f4: AC 2C 3C 4C 5C 6C 7C / t1: KC QH / t2: KS QD"
        " / t3: KH QS JH TC 9H 8C 7H 6S 5H 4S 3H / t5: (5S JC QC) TS 9D / t6: JS TD 9C"
        " / t7: (2H) TH 9S 8H 7S 6H",
    )
    assert solver(GAMES["seven-3"], position).step() is Verdict.WON
