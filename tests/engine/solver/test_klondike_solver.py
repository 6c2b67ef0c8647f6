from random import Random

import pytest
import small_klondike as small


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
