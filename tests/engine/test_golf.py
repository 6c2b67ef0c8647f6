"""Every sentence of the rules on Golf, on positions written out."""

from kabale.advice import Progress, best_moves
from kabale.game import apply, moves, why_not
from kabale.games import GAMES
from kabale.notation import format_move, parse_position
from kabale.table import Move
from positions import after, carries, legal, refusal
from test_finish import at

GOLF = GAMES["golf"]


def test_seven_columns_of_five_face_up_a_card_on_the_waste_and_16_in_the_stock():
    state = GOLF.deal(4711)
    assert [len(state[f"t{i}"].up) for i in range(1, 8)] == [5] * 7
    assert not any(state[f"t{i}"].down for i in range(1, 8))
    assert len(state["w"].up) == 1
    assert len(state["s"].down) == 16


def test_a_card_goes_onto_the_waste_one_rank_higher_or_lower_whatever_the_suits():
    assert after("golf", "w: 8C / t1: KD 9H / t2: 2S", "t1>w") == "w: 8C 9H / t1: KD / t2: 2S"
    assert carries("golf", "w: 8C / t1: 9C / t2: 9H / t3: 7S / t4: 7D / t5: 8H / t6: 6C") == {
        "t1>w",
        "t2>w",
        "t3>w",
        "t4>w",
    }
    assert refusal("golf", "w: 8C / t1: TH", "t1>w") == ("rank",)
    assert refusal("golf", "w: 8C / t1: 8H", "t1>w") == ("rank",)


def test_ace_and_king_are_not_neighbours_but_each_has_one():
    assert carries("golf", "w: KC / t1: AH / t2: QS") == {"t2>w"}
    assert carries("golf", "w: AC / t1: KH / t2: 2S") == {"t2>w"}
    assert carries("golf", "w: QC / t1: KH") == {"t1>w"}
    assert carries("golf", "w: 2C / t1: AH") == {"t1>w"}


def test_only_the_last_card_of_a_column_goes_and_only_onto_the_waste():
    text = "w: 8C / t1: 9H 3C / t2: 4D 2S"
    assert carries("golf", text) == set()
    assert refusal("golf", text, "t1>w*2") == ("top",)
    assert refusal("golf", text, "t1>t2") == ("closed",)
    assert refusal("golf", text, "t2>t3") == ("closed",)
    assert refusal("golf", "w: 8C / t1: 9H", "w>t1") == ("closed",)


def test_the_stock_turns_one_card_at_a_time_and_is_gone_through_once():
    state = parse_position(GOLF, "s: (2C 3C) / w: 8C / t1: 5D")
    for turned in ("3C", "2C"):
        state = apply(GOLF, state, Move("s"))
        assert state["w"].up[-1].code == turned
    assert why_not(GOLF, state, Move("s")).code == "nothing-left"


def test_won_when_the_columns_are_empty_whatever_the_stock_holds():
    session = at("golf", "s: (2C) / w: 8C / t7: 7D")
    session.play("t7>w", 0)
    assert session.won
    assert not list(moves(GOLF, session.state))


def test_stuck_is_said_when_the_stock_is_empty_and_nothing_fits_and_never_before():
    text = "w: 8C / t1: 5D / t2: 2S"
    assert legal("golf", text) == set()
    assert at("golf", text).judge(10) is Progress.STUCK
    assert at("golf", "s: (KC) / " + text).judge(10) is Progress.UNKNOWN
    assert at("golf", "w: 6C / t1: 5D / t2: 2S").judge(10) is Progress.OPEN


def test_a_tap_on_a_card_sends_it_to_the_waste():
    state = parse_position(GOLF, "s: (KC) / w: 8C / t1: 9D / t2: 7C / t3: 2S")
    best = best_moves(GOLF, state, list(moves(GOLF, state)))
    assert {format_move(move) for move in best.values()} == {"s", "t1>w", "t2>w"}


def test_five_points_for_each_card_that_leaves_the_columns():
    session = at("golf", "s: (QC) / w: 8C / t1: KD 9H / t2: JS")
    for move, points in (("t1>w", 5), ("s", 5), ("t1>w", 10)):
        session.play(move, session.ply)
        assert session.tally.points == points
    assert session.tally.parts == {"cleared": 10}
