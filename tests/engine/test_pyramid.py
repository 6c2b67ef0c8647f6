"""Every sentence of the rules on Pyramid, on positions written out."""

from kabale.game import apply, moves, why_not
from kabale.games import GAMES
from kabale.notation import parse_move, parse_position
from kabale.table import Move
from positions import after, carries, refusal
from test_finish import at

PYRAMID = GAMES["pyramid"]


def test_28_cards_face_up_in_seven_rows_and_24_in_the_stock():
    state = PYRAMID.deal(4711)
    rows = {}
    for spec in PYRAMID.piles:
        if spec.id[0] == "t":
            assert len(state[spec.id].up) == 1
            rows.setdefault(spec.at[1], []).append(spec.at[0])
    assert [len(row) for row in rows.values()] == [1, 2, 3, 4, 5, 6, 7]
    assert len(state["s"].down) == 24


def test_each_card_is_half_covered_by_two_of_the_next_row():
    at_place = {spec.at: spec.id for spec in PYRAMID.piles}
    for spec in PYRAMID.piles:
        if spec.id[0] == "t" and spec.at[1] < 3:
            x, y = spec.at
            assert spec.covered_by == (at_place[x - 0.5, y + 0.5], at_place[x + 0.5, y + 0.5])


def test_two_free_cards_that_make_13_leave_the_table():
    assert after("pyramid", "t27: 6D / t28: 7C", "t27>t28") == "f1: 7C 6D"
    pairs = {"AS": "QH", "2S": "JH", "3S": "TH", "4S": "9H", "5S": "8H", "6S": "7H"}
    for one, other in pairs.items():
        assert carries("pyramid", f"t27: {one} / t28: {other} / t26: 9C / w: KD") >= {
            "t27>t28",
            "t28>t27",
        }
    assert refusal("pyramid", "t27: 6D / t28: 6C", "t27>t28") == ("not-thirteen",)


def test_a_king_leaves_alone():
    assert after("pyramid", "t27: KD / t28: 7C", "t27>f1") == "f1: KD / t28: 7C"
    assert after("pyramid", "w: 2C KD / t28: 7C", "w>f1") == "w: 2C / f1: KD / t28: 7C"
    assert refusal("pyramid", "t27: QD / t28: AC", "t27>f1") == ("only-king",)


def test_a_card_is_free_when_no_card_covers_it():
    text = "t22: 6D / t16: 7C / t23: 2D / t17: 7S"
    assert refusal("pyramid", text, "t16>t22") == ("covered",)
    assert refusal("pyramid", text, "t22>t16") == ("covered",)
    assert refusal("pyramid", "t16: 7C / t24: 6D / t17: 2C", "t16>t24") is None


def test_the_top_of_the_waste_counts_as_free_and_only_the_top():
    text = "w: 6S 4D / t28: 7C / t27: 9C"
    assert carries("pyramid", text) == {"w>t27", "t27>w"}


def test_the_stock_turns_one_card_at_a_time_and_goes_round_three_times_in_all():
    state = parse_position(PYRAMID, "s: (2C 3C) / t28: 7C")
    for turned in (1, 1, 0, 1, 1, 0, 1, 1):
        state = apply(PYRAMID, state, Move("s"))
        assert len(state["w"].up) in (turned, turned + 1, 0)
    assert state.passes == 2
    assert why_not(PYRAMID, state, Move("s")).code == "nothing-left"


def test_won_when_the_pyramid_is_empty_whatever_stock_and_waste_hold():
    session = at("pyramid", "s: (2C) / w: 3C 6H / t1: 7C")
    session.play("w>t1", 0)
    assert session.won
    assert not list(moves(PYRAMID, session.state))


def test_nothing_is_put_on_an_empty_place():
    state = parse_position(PYRAMID, "t28: 7C / w: 6H")
    assert why_not(PYRAMID, state, parse_move(PYRAMID, "w>t27")).code == "closed"
    assert why_not(PYRAMID, state, parse_move(PYRAMID, "t28>t1")).code == "closed"


def test_five_points_for_each_card_that_leaves_the_pyramid():
    session = at("pyramid", "w: 6H / t25: KD / t26: 5S / t27: 8D / t28: 7C / t24: 2C")
    for move, points in (("w>t28", 5), ("t26>t27", 15), ("t25>f1", 20)):
        session.play(move, session.ply)
        assert session.tally.points == points
