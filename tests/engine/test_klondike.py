"""Every sentence of the rules on Klondike, on positions written out; hidden cards in brackets."""

import pytest
from kabale.games import GAMES
from kabale.notation import format_position, parse_position
from kabale.session import Session
from positions import after, carries, legal, refusal, run

FOUR = ["seven-1", "seven-2", "seven-3", "klondike"]
ALL_BUT_ONE = " / ".join(
    [f"f{i}: " + " ".join(reversed(run("K", "A", suit).split())) for i, suit in enumerate("CSH", 1)]
    + ["f4: " + " ".join(reversed(run("Q", "A", "D").split()))]
)


@pytest.fixture(params=FOUR)
def klondike(request):
    return request.param


def test_columns_build_down_by_one_rank_in_alternating_colours(klondike):
    assert carries(klondike, "t1: 9S / t2: TH / t3: TC / t4: 8D / t5: 9H / t6: JH") == {
        "t1>t2", "t4>t1", "t5>t3", "t3>t6",
    }  # fmt: skip


def test_nothing_goes_on_an_ace_and_no_king_on_a_card(klondike):
    assert carries(klondike, "t1: AS / t2: KH / t3: 3H / t4: 3D / t5: KS / t6: 3C / t7: 3S") == {
        "t1>f1", "t1>f2", "t1>f3", "t1>f4",
    }  # fmt: skip
    assert refusal(klondike, "t1: AS / t2: KH", "t2>t1") == ("rank",)


def test_foundations_build_up_in_suit(klondike):
    text = "f1: AS 2S / f2: AH / t1: 3S / t2: 3C / t3: 2H / t4: 4S / t5: 2D / t6: 4C / t7: 4H"
    assert carries(klondike, text) == {
        "t1>f1", "t3>f2", "t1>t7", "t2>t7", "t3>t1", "t5>t1", "t3>t2", "t5>t2",
    }  # fmt: skip
    assert refusal(klondike, text, "t4>f1") == ("rank",)
    assert refusal(klondike, text, "t2>f1") == ("suit",)


def test_an_ace_may_start_any_empty_foundation(klondike):
    text = "f2: AC / t1: AH / t2: 9C / t3: 9D / t4: 9H / t5: 9S / t6: KC / t7: KD"
    assert carries(klondike, text) == {"t1>f1", "t1>f3", "t1>f4"}
    assert refusal(klondike, text, "t1>f2") == ("suit",)
    assert refusal(klondike, text, "t2>f1") == ("only-ace",)


def test_a_correctly_built_tail_moves_as_one_and_a_shorter_tail_of_it_too(klondike):
    text = "t1: (2C) 9S 8H 7S 6D / t2: 8D / t3: 9C / t4: TH / t5: TD / t6: 7C / t7: KC"
    assert carries(klondike, text) == {
        "t1>t4*4", "t1>t5*4", "t1>t3*3", "t1>t2*2", "t1>t6",
        "t2>t3", "t3>t4", "t3>t5", "t6>t2",
    }  # fmt: skip


def test_a_tail_that_is_not_built_correctly_does_not_move_as_one(klondike):
    assert carries(klondike, "t1: TH 9S 8S / t2: JC / t3: 9H") == {"t1>t3"}
    assert refusal(klondike, "t1: TH 9S 8S / t2: JC", "t1>t2*3")[0] == "run"
    assert carries(klondike, "t1: TH 9S 9H / t2: JC / t3: TS") == {"t1>t3"}


def test_hidden_cards_do_not_move(klondike):
    text = "t1: (TH) 9S / t2: JC"
    assert carries(klondike, text) == set()
    assert refusal(klondike, text, "t1>t2*2") == ("hidden",)


def test_a_king_alone_or_at_the_head_of_its_run_goes_to_an_empty_column(klondike):
    text = "t1: (2C) KH / t2: (3C) KS QD JC / t3: 5H / t4: 5D / t5: 5S / t6: 5C"
    assert carries(klondike, text) == {"t1>t7", "t2>t7*3"}


def test_no_other_card_goes_to_an_empty_column(klondike):
    text = "t1: (2C) QH JS / w: 9C / f1: AS"
    assert carries(klondike, text) == set()
    for move in ("t1>t2", "t1>t2*2", "w>t2", "f1>t2"):
        assert refusal(klondike, text, move) == ("only-king",)


def test_a_king_that_lies_on_the_bottom_may_still_be_moved(klondike):
    assert carries(klondike, "t1: KH") == {f"t1>t{i}" for i in range(2, 8)}


def test_a_hidden_card_that_becomes_the_last_turns_up_in_the_same_step(klondike):
    assert after(klondike, "t1: (7C 2D) QS / t2: KH", "t1>t2") == "t1: (7C) 2D / t2: KH QS"
    assert after(klondike, "t1: (7C) AS", "t1>f1") == "f1: AS / t1: 7C"


def test_the_card_below_a_moved_tail_that_is_face_up_stays_as_it_is(klondike):
    assert after(klondike, "t1: (7C) KS QH JS / t2: QD", "t1>t2") == "t1: (7C) KS QH / t2: QD JS"


def test_only_the_top_card_of_the_waste_may_be_played(klondike):
    text = "w: QH 2S AC / t1: (9D) KS / t2: 3H / t3: 3C / t4: 9C / t5: 9H / t6: 9S / t7: 7H"
    assert carries(klondike, text) == {"w>f1", "w>f2", "w>f3", "w>f4"}
    assert refusal(klondike, text, "w>t1*3") == ("top",)
    assert after(klondike, text, "w>f1").startswith("w: QH 2S / f1: AC / ")


def test_cards_of_the_waste_that_fit_together_do_not_move_as_one(klondike):
    assert carries(klondike, "w: JH TS / t1: QC") == set()
    assert refusal(klondike, "w: JH TS / t1: QC", "w>t1*2") == ("top",)


def test_a_foundation_card_may_come_back_to_a_column_where_it_fits(klondike):
    text = "f1: AS 2S 3S / f2: AH 2H / t1: 4H / t2: 4S / t3: 3C / t4: 5S / t5: 4D / t6: KC"
    assert carries(klondike, text) == {
        "f1>t1", "f1>t5", "f2>t3", "t3>t1", "t3>t5", "t1>t4", "t5>t4", "t2>f1", "t6>t7",
    }  # fmt: skip
    assert after(klondike, "f2: AH 2H / t3: 3C", "f2>t3") == "f2: AH / t3: 3C 2H"
    assert refusal(klondike, text, "f1>t1*2") == ("top",)


def test_no_card_goes_from_one_foundation_to_another(klondike):
    assert carries(klondike, "f1: AS") == set()
    assert refusal(klondike, "f1: AS", "f1>f2") == ("stays",)


def test_a_king_may_come_back_to_an_empty_column(klondike):
    full = "f1: " + " ".join(reversed(run("K", "A", "S").split()))
    assert carries(klondike, f"{full} / t1: 9H") == {f"f1>t{i}" for i in range(2, 8)}


def test_only_the_last_card_of_a_column_goes_up(klondike):
    assert carries(klondike, "f1: AS / t1: 3H 2S / t2: 5C") == {"t1>f1"}
    assert carries(klondike, "f1: AS / t1: 2S 9H / t2: 5C") == set()
    assert refusal(klondike, "f1: AS / t1: 2S AH", "t1>f1*2") == ("single",)
    assert refusal(klondike, "f1: AS / t1: 2S AC", "t1>f1*2") == ("run",)


def test_nothing_is_put_on_stock_or_waste_and_nothing_carried_from_the_stock(klondike):
    text = "s: (QH) / w: 9S / t1: KS / t2: 8H"
    assert legal(klondike, text) == {"s", *(f"t1>t{i}" for i in range(3, 8))}
    assert refusal(klondike, text, "t2>w") == ("closed",)
    assert refusal(klondike, text, "t2>s") == ("closed",)
    assert refusal(klondike, text, "s>t1") == ("hidden",)


@pytest.mark.parametrize(
    ("game", "waste"),
    [("seven-1", "9C 2H"), ("seven-2", "9C 2H 3H"), ("seven-3", "9C 2H 3H 4H"),
     ("klondike", "9C 2H")],
)  # fmt: skip
def test_a_tap_turns_the_variants_number_the_last_one_on_top(game, waste):
    left = " ".join(["6H", "5H", "4H", "3H", "2H"][: 6 - len(waste.split())])
    assert after(game, "s: (6H 5H 4H 3H 2H) / w: 9C", "s") == f"s: ({left}) / w: {waste}"


@pytest.mark.parametrize(
    ("game", "text"),
    [("seven-3", "s: (3H 2H) / w: 9C"), ("seven-3", "s: (2H) / w: 9C"), ("seven-2", "s: (2H)")],
)
def test_where_fewer_are_left_those_are_turned(game, text):
    dealt = text.split("(")[1].split(")")[0].split()
    waste = [*text.partition("w: ")[2].split(), *reversed(dealt)]
    assert after(game, text, "s") == "w: " + " ".join(waste)


@pytest.mark.parametrize(
    ("game", "first"),
    [("seven-1", "s: (6H 5H 4H 3H) / w: 2H"), ("seven-2", "s: (6H 5H 4H) / w: 2H 3H"),
     ("seven-3", "s: (6H 5H) / w: 2H 3H 4H")],
)  # fmt: skip
def test_rule_set_a_starts_the_next_pass_and_turns_the_next_cards_at_once(game, first):
    assert after(game, "w: 2H 3H 4H 5H 6H", "s") == first


def test_rule_set_b_turns_the_waste_over_and_turns_no_card():
    assert after("klondike", "w: 2H 3H 4H 5H 6H", "s") == "s: (6H 5H 4H 3H 2H)"
    assert after("klondike", "w: 2H 3H 4H 5H 6H", "s", "s") == "s: (6H 5H 4H 3H) / w: 2H"


def test_with_nothing_played_the_same_cards_come_in_the_same_order(klondike):
    """Three passes, as PITFALLS has it: the waste is turned over without shuffling."""
    session = Session(GAMES[klondike], 4711)
    passes = [[], [], [], []]
    while session.state.passes < 3:
        session.play("s", session.ply)
        passes[session.state.passes].append(format_position(session.state))
    assert passes[1] == passes[2]
    assert passes[1][1:] == passes[0][-len(passes[1]) + 1 :]
    assert len(passes[1]) >= 8


def test_passes_are_unlimited_and_counted(klondike):
    session = Session(GAMES[klondike], 1)
    for _ in range(1500):
        session.play("s", session.ply)
    assert session.state.passes > 50
    session.undo()
    session.redo()
    assert session.state.passes == Session.load(session.save()).state.passes


def test_with_nothing_in_stock_and_waste_the_stock_does_nothing(klondike):
    assert "s" not in legal(klondike, "t1: KS")
    assert refusal(klondike, "t1: KS", "s") == ("nothing-left",)


def test_won_when_all_52_cards_are_on_the_foundations(klondike):
    game = GAMES[klondike]
    assert not game.won(parse_position(game, f"{ALL_BUT_ONE} / t1: KD"))
    assert after(klondike, f"{ALL_BUT_ONE} / t1: KD", "t1>f4") == f"{ALL_BUT_ONE} KD"
    assert game.won(parse_position(game, f"{ALL_BUT_ONE} KD"))


def test_a_won_game_has_no_more_moves(klondike):
    assert legal(klondike, f"{ALL_BUT_ONE} KD") == set()
    assert refusal(klondike, f"{ALL_BUT_ONE} KD", "f4>t1") == ("over",)
    assert refusal(klondike, f"{ALL_BUT_ONE} KD", "s") == ("over",)


def test_a_card_does_not_go_to_its_own_pile(klondike):
    assert refusal(klondike, "t1: KH QS", "t1>t1") == ("stays",)


def test_more_cards_than_there_are_do_not_move(klondike):
    assert refusal(klondike, "t1: KH QS", "t1>t2*3") == ("empty",)
    assert refusal(klondike, "t1: KH QS", "w>t2") == ("empty",)
