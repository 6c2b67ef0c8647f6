"""RULES.md on "no more moves": said only where it is so, and never where a way is known."""

from collections import Counter
from random import Random

import naive
import pytest
from kabale.advice import Progress, ProgressSearch
from kabale.game import follow, moves
from kabale.games import GAMES
from kabale.notation import parse_position
from kabale.session import Session
from walks import ALL, choose, golden_states

ENOUGH = 10**9


def progress(game, state):
    return ProgressSearch(game, state).step(ENOUGH)


def played_badly(game, seed):
    """Where a game stands after 400 moves without a plan, or when nothing is left."""
    draw = Random(seed)
    state = game.deal(seed + 1)
    for _ in range(400):
        legal = list(moves(game, state))
        if not legal:
            break
        state = follow(
            game, state, choose(game, state, legal, draw) if seed % 2 else draw.choice(legal)
        )
    return state


def gains(table):
    """What has been gained: hidden cards, cards of stock and waste, cards home by suit."""
    home = Counter(code[1] for name, cards in table.items() if name[0] == "f" for code in cards)
    hidden = sum(
        code.islower() for name, cards in table.items() if name[0] == "t" for code in cards
    )
    return hidden, len(table.get("s", ())) + len(table.get("w", ())), home


def is_better(now, start):
    return (
        now[0] < start[0]
        or now[1] < start[1]
        or any(now[2][suit] > start[2][suit] for suit in "CSHD")
    )


def is_progress_possible(game, table, most):
    """Try everything, by the second statement of the rules; None where that takes too long."""
    start, ahead, met = gains(table), [table], set()
    while ahead:
        here = ahead.pop()
        for move in naive.legal(game, here):
            there = naive.after(game, here, move)
            if is_better(gains(there), start):
                return True
            key = tuple(sorted((name[0], *cards) for name, cards in there.items()))
            if key not in met:
                met.add(key)
                ahead.append(there)
        if len(met) > most:
            return None
    return False


@pytest.mark.parametrize("game", list(filter(naive.restated, ALL)), ids=lambda game: game.id)
def test_an_independent_full_search_agrees_with_every_verdict(game, long):
    told = Counter()
    for seed in range(300 if long else 12):
        state = played_badly(game, seed)
        if game.won(state):
            told["won"] += 1
            continue
        said = progress(game, state)
        told[said.value] += 1
        found = is_progress_possible(game.id, naive.table_of(state), 200_000 if long else 3_000)
        if said is Progress.STUCK:
            assert found is not True, (game.id, seed)
            told["stuck, checked whole"] += found is False
        elif said is Progress.OPEN:
            assert found is not False, (game.id, seed)
    print(f"\n{game.id}: {dict(told)}")
    assert told["stuck, checked whole"] > 0


def test_never_stuck_where_a_winning_line_is_known(game):
    assert all(progress(game, state) is not Progress.STUCK for state in golden_states(game))


def test_stuck_with_no_legal_move_is_said_at_once():
    game = GAMES["spider-1"]
    columns = " / ".join(f"t{i}: KS" for i in range(1, 11))
    assert ProgressSearch(game, parse_position(game, columns)).progress is Progress.STUCK


def test_nothing_is_claimed_while_a_card_of_the_stock_has_not_been_seen():
    game = GAMES["klondike"]
    unseen = parse_position(game, "s: (9C) / t1: 9H / t2: 9D")
    assert progress(game, unseen) is Progress.UNKNOWN
    seen = follow(game, follow(game, unseen, next(moves(game, unseen))), next(moves(game, unseen)))
    assert seen["s"].down
    assert progress(game, seen) is Progress.STUCK


def test_a_card_deeper_in_the_waste_that_comes_round_counts():
    game = GAMES["seven-3"]
    position = parse_position(game, "w: 9C 8H 2D 3D 4D 5C / t1: 9S / t2: KD")
    assert progress(game, position) is Progress.STUCK  # only every third card comes to the top
    position = parse_position(game, "w: 9C 2D 8H 3D 4D 5C / t1: 9S / t2: KD")
    assert progress(game, position) is Progress.OPEN


def test_a_pair_with_a_card_of_the_waste_that_comes_round_counts_in_pyramid():
    """Taken by the waste's card or taking it: the waste is a target there, not only a source."""
    game = GAMES["pyramid"]
    position = parse_position(game, "w: 6H 2C 9C / t27: 7C / t28: 7D")
    assert progress(game, position) is Progress.OPEN
    assert progress(game, parse_position(game, "w: 2C 9C / t27: 7C / t28: 7D")) is Progress.STUCK


def test_worrying_back_that_lets_a_waste_card_in_is_found():
    game = GAMES["klondike"]
    position = parse_position(game, "w: 4S / f1: AH 2H 3H 4H 5H / t1: 6S / t2: KD")
    assert progress(game, position) is Progress.OPEN


def test_spider_with_stock_and_a_run_to_split_into_the_gap_is_not_stuck():
    game = GAMES["spider-1"]
    stock = "s: (2S 3S 4S 5S 6S 7S 8S 9S TS JS)"
    columns = " / ".join(f"t{i}: KS QS" for i in range(1, 10))
    position = parse_position(game, f"{stock} / {columns}")
    assert progress(game, position) is not Progress.STUCK


def test_a_position_is_judged_in_slices_to_the_same_end(game):
    for seed in range(4):
        state = played_badly(game, seed)
        slices = ProgressSearch(game, state)
        while slices.step(7) is Progress.THINKING:
            pass
        assert slices.progress is progress(game, state)


def test_the_status_is_stuck_only_once_judged_and_undo_takes_it_away():
    session = Session(GAMES["seven-3"], 1)
    game = session.game
    session._steps[0] = session._steps[0]._replace(
        state=parse_position(game, "w: 9C / t1: 9H / t2: 9D / t3: KH")
    )
    session.play("t3>t4", 0)
    assert session.progress is Progress.THINKING
    session.judge(ENOUGH)
    assert session.progress is Progress.STUCK
    session.undo()
    assert session.progress is Progress.THINKING
    session.redo()
    assert session.progress is Progress.STUCK
