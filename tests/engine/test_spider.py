"""Every sentence of the rules on Spider, on positions written out; hidden cards in brackets."""

import pytest
from kabale.game import moves
from kabale.games import GAMES
from kabale.notation import parse_position
from positions import after, carries, legal, refusal, run

THREE = ["spider-1", "spider-2", "spider-4"]
KING_TO_TWO = run("K", "2", "S")
KING_TO_ACE = run("K", "A", "S")
FILLED = " / ".join(f"t{i}: 9C" for i in range(3, 11))
"""Eight more columns that take no part."""


@pytest.fixture(params=THREE)
def spider(request):
    return request.param


def test_a_card_goes_on_a_card_one_rank_higher_whatever_the_suit(spider):
    text = f"t1: 8H / t2: 7S / {FILLED}"
    assert carries(spider, text) == {"t2>t1"} | {f"t1>t{i}" for i in range(3, 11)}
    assert after(spider, text, "t2>t1") == f"t1: 8H 7S / {FILLED}"


def test_an_ace_takes_nothing_and_a_king_fits_on_no_card(spider):
    assert carries(spider, f"t1: AS / t2: KS / {FILLED}") == set()
    assert refusal(spider, f"t1: AS / t2: KS / {FILLED}", "t2>t1") == ("rank",)


def test_a_run_in_one_suit_moves_as_one_and_so_does_its_end(spider):
    text = f"t1: 7S 6S 5S / t2: 8H / {FILLED.replace('t3: 9C', 't3: 6H')}"
    assert carries(spider, text) == {"t1>t2*3", "t1>t3"} | {f"t2>t{i}" for i in range(4, 11)}


def test_a_mixed_run_moves_card_by_card(spider):
    text = f"t1: 7S 6H 5H / t2: 8H / {FILLED}"
    assert "t1>t2*3" not in legal(spider, text)
    assert refusal(spider, text, "t1>t2*3")[0] == "run"
    assert "t1>t2*2" in legal(spider, text.replace("t2: 8H", "t2: 7C"))


def test_a_run_falls_by_one(spider):
    assert carries(spider, f"t1: 7S 5S / t2: 8H / {FILLED.replace('9C', 'KC')}") == set()


def test_any_card_or_movable_run_may_go_to_an_empty_column(spider):
    text = "t1: 7S 6S / t2: AH / " + " / ".join(f"t{i}: KC" for i in range(3, 10))
    assert carries(spider, text) == {"t1>t10", "t1>t10*2", "t2>t10"} | {
        f"t{i}>t10" for i in range(3, 10)
    }


def test_with_the_stock_empty_cards_still_move_to_an_empty_column(spider):
    """Another program compared piles by their number of cards, and refused this."""
    assert carries(spider, "t1: 5S / t2: 5H") == {
        f"t{source}>t{target}" for source in (1, 2) for target in range(3, 11)
    }


def test_a_hidden_card_that_becomes_the_last_of_its_column_turns_up(spider):
    assert after(spider, "t1: (4S 3S) 7S / t2: 8H", "t1>t2") == "t1: (4S) 3S / t2: 8H 7S"


def test_a_hidden_card_is_no_part_of_a_run_to_move(spider):
    text = "t1: (7S) 6S / t2: 8H / t3: 7C"
    assert refusal(spider, text, "t1>t2*2") == ("hidden",)
    assert "t1>t3" in legal(spider, text)


@pytest.mark.parametrize("hidden", [1, 2, 11])
def test_a_hidden_card_is_no_part_of_a_run_that_leaves(spider, hidden):
    cards = KING_TO_TWO.split()
    column = f"({' '.join(cards[:hidden])}) {' '.join(cards[hidden:])}"
    assert after(spider, f"t1: {column} / t2: AS", "t2>t1") == f"t1: {column} AS"


@pytest.mark.parametrize(
    ("last", "move"), [("AS", "t2>t1"), ("3S 2S AS", "t2>t1*3"), (run("Q", "A", "S"), "t2>t1*12")]
)
def test_a_complete_run_leaves_by_itself_when_a_move_completes_it(spider, last, move):
    start = " ".join(KING_TO_ACE.split()[: 13 - len(last.split())])
    assert after(spider, f"t1: {start} / t2: {last}", move) == f"f1: {KING_TO_ACE}"


def test_what_the_run_uncovers_turns_up_in_the_same_step(spider):
    text = f"t1: (9H 8H) {KING_TO_TWO} / t2: (7H) AS"
    assert after(spider, text, "t2>t1") == f"f1: {KING_TO_ACE} / t1: (9H) 8H / t2: 7H"


def test_the_cards_on_which_the_run_lay_stay(spider):
    text = f"t1: 5H {KING_TO_TWO} / t2: AS"
    assert after(spider, text, "t2>t1") == f"f1: {KING_TO_ACE} / t1: 5H"


def test_a_complete_run_leaves_when_a_deal_completes_it(spider):
    text = f"s: ({' '.join(['9C'] * 9)} AS) / t1: {KING_TO_TWO} / t2: 9C / {FILLED}"
    dealt = " / ".join(f"t{i}: 9C 9C" for i in range(2, 11))
    assert after(spider, text, "s") == f"f1: {KING_TO_ACE} / {dealt}"


def test_several_runs_may_leave_after_one_deal(spider):
    text = (
        f"s: (AS {' '.join(['9C'] * 8)} AS) / f1: {KING_TO_ACE} / t1: (4H) {KING_TO_TWO} / t2: 9C"
        f" / {FILLED.replace('t10: 9C', 't10: ' + KING_TO_TWO)}"
    )
    dealt = " / ".join(f"t{i}: 9C 9C" for i in range(2, 10))
    homes = " / ".join(f"f{i}: {KING_TO_ACE}" for i in (1, 2, 3))
    assert after(spider, text, "s") == f"{homes} / t1: 4H / {dealt}"


def test_runs_are_looked_for_after_the_whole_row_is_dealt(spider):
    """The last column gets its card too where the first one's run leaves."""
    text = f"s: (2H {' '.join(['9C'] * 8)} AS) / t1: {KING_TO_TWO} / t2: 9C / {FILLED}"
    assert after(spider, text, "s").endswith("t10: 9C 2H")


def test_a_mixed_king_to_ace_run_stays(spider):
    text = f"t1: {run('K', '2', 'SH')} / t2: AS"
    assert after(spider, text, "t2>t1") == f"t1: {run('K', '2', 'SH')} AS"


def test_a_run_that_does_not_begin_with_a_king_or_lacks_its_ace_stays(spider):
    assert after(spider, f"t1: {run('K', '3', 'S')} / t2: 2S", "t2>t1") == f"t1: {KING_TO_TWO}"
    assert after(spider, f"t1: {run('Q', '2', 'S')} / t2: AS", "t2>t1") == (
        f"t1: {run('Q', 'A', 'S')}"
    )


def test_a_complete_run_that_is_covered_stays_until_the_end_of_its_column(spider):
    text = f"t1: {KING_TO_ACE} 5H / t2: 6C"
    assert after(spider, text, "t1>t2") == f"f1: {KING_TO_ACE} / t2: 6C 5H"


def test_dealing_puts_one_card_face_up_on_each_column_left_to_right(spider):
    stock = "2H 3H 4H 5H 6H 7H 8H 9H TH JH"
    text = f"s: (QH KH {stock}) / " + " / ".join(f"t{i}: AC" for i in range(1, 11))
    dealt = " / ".join(f"t{i}: AC {card}" for i, card in enumerate(reversed(stock.split()), 1))
    assert after(spider, text, "s") == f"s: (QH KH) / {dealt}"


def test_dealing_is_refused_while_a_column_is_empty_and_the_columns_are_named(spider):
    stock = " ".join(["2H"] * 10)
    text = f"s: ({stock}) / t1: 9S 8S 7S / t2: 9H / " + " / ".join(
        f"t{i}: 9C" for i in (3, 5, 6, 7, 8, 9)
    )
    assert "s" in legal(spider, f"{text} / t4: 9C / t10: 9C")
    assert refusal(spider, text.replace("t2: 9H", "t2: 9H 8H"), "s") == ("gaps", "t4", "t10")
    assert "s" not in legal(spider, text.replace("t2: 9H", "t2: 9H 8H"))


def test_with_fewer_than_ten_cards_on_the_table_dealing_is_allowed(spider):
    """No way of moving them could fill every column."""
    stock = " ".join(["2H"] * 10)
    nine, ten = "t1: 9S 8S 7S 6S 5S / t3: 9C 8C 7C 6C", "t1: 9S 8S 7S 6S 5S / t3: 9C 8C 7C 6C 5C"
    assert "s" in legal(spider, f"s: ({stock}) / {nine}")
    assert "s" not in legal(spider, f"s: ({stock}) / {ten}")
    assert refusal(spider, f"s: ({stock}) / {ten}", "s") == (
        "gaps", "t2", "t4", "t5", "t6", "t7", "t8", "t9", "t10",
    )  # fmt: skip
    dealt = " / ".join(f"t{i}: 2H" for i in range(4, 11))
    assert after(spider, f"s: ({stock}) / {nine}", "s") == (
        f"t1: 9S 8S 7S 6S 5S 2H / t2: 2H / t3: 9C 8C 7C 6C 2H / {dealt}"
    )


def test_with_an_empty_table_dealing_is_allowed(spider):
    stock = " ".join(["2H"] * 10)
    assert legal(spider, f"s: ({stock})") == {"s"}


def test_hidden_cards_count_as_cards_on_the_table(spider):
    stock = " ".join(["2H"] * 10)
    assert "s" not in legal(spider, f"s: ({stock}) / t1: (9S 8S 7S 6S 5S 4S 3S 2S AS) KS")


def test_a_gap_that_splitting_a_run_can_fill_is_a_move(spider):
    """Another program said "stuck" here while the stock had cards."""
    kings = " / ".join(f"t{i}: KC" for i in range(2, 10))
    text = f"s: ({' '.join(['2H'] * 10)}) / t1: KS QS / {kings}"
    assert refusal(spider, text, "s") == ("gaps", "t10")
    assert "s" in legal(spider, after(spider, text, "t1>t10"))


def test_an_empty_stock_does_nothing(spider):
    assert refusal(spider, f"t1: 9C / t2: 9C / {FILLED}", "s") == ("nothing-left",)


def test_nothing_is_carried_to_or_from_a_foundation_or_the_stock(spider):
    text = f"s: (2H) / f1: {KING_TO_ACE} / t1: AS / t2: 2C / {FILLED}"
    assert carries(spider, text) == {"t1>t2"}
    assert refusal(spider, text, "t1>f2") == ("closed",)
    assert refusal(spider, text, "f1>t2") == ("closed",)
    assert refusal(spider, text, "t1>s") == ("closed",)


def test_won_when_all_eight_runs_are_off_the_table(spider):
    seven = " / ".join(f"f{i}: {KING_TO_ACE}" for i in range(1, 8))
    game = GAMES[spider]
    last = f"{seven} / t1: {KING_TO_TWO} / t2: AS"
    assert not game.won(parse_position(game, last))
    won = after(spider, last, "t2>t1")
    assert won == f"{seven} / f8: {KING_TO_ACE}"
    assert game.won(parse_position(game, won))
    assert legal(spider, won) == set()


def test_blocked_when_the_stock_is_empty_and_no_move_is_left(spider):
    blocked = " / ".join(f"t{i}: KC" for i in range(1, 11))
    assert legal(spider, blocked) == set()
    assert not GAMES[spider].won(parse_position(GAMES[spider], blocked))


def test_equal_cards_of_two_decks_are_moved_apart():
    game = GAMES["spider-1"]
    state = parse_position(game, "t1: 8S 7S / t2: 8S / t3: 9S")
    assert {move.target for move in moves(game, state) if move.source == "t1" and move.n == 1} == {
        "t2", "t4", "t5", "t6", "t7", "t8", "t9", "t10",
    }  # fmt: skip
