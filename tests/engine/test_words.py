"""Each word of the rules, asked about all pairs of cards."""

from itertools import product

import pytest
from kabale.cards import Rank, new_deck, parse_card
from kabale.table import Pile
from kabale.words import (
    alternating_down,
    any_card,
    any_suit_down,
    builds,
    builds_up_in_suit,
    in_suit_down,
    in_suit_up,
    only,
    run_of,
    top_card,
)

PAIRS = list(product([card.code for card in new_deck()], repeat=2))
BLACK = "CS"
NEXT_LOWER = {"2": "A", "3": "2", "4": "3", "5": "4", "6": "5", "7": "6", "8": "7", "9": "8",
              "T": "9", "J": "T", "Q": "J", "K": "Q"}  # fmt: skip


def one_lower(card, below):
    return NEXT_LOWER.get(below[0]) == card[0]


@pytest.mark.parametrize(
    ("word", "allows"),
    [
        (alternating_down, lambda c, b: one_lower(c, b) and (c[1] in BLACK) != (b[1] in BLACK)),
        (any_suit_down, one_lower),
        (in_suit_down, lambda c, b: one_lower(c, b) and c[1] == b[1]),
        (in_suit_up, lambda c, b: one_lower(b, c) and c[1] == b[1]),
    ],
)
def test_of_all_52_by_52_pairs_the_word_allows_these(word, allows):
    assert len(PAIRS) == 52 * 52
    allowed = {pair for pair in PAIRS if word(*map(parse_card, pair)) is None}
    assert allowed == {pair for pair in PAIRS if allows(*pair)}
    assert allowed


@pytest.mark.parametrize(
    ("word", "count"),
    [(alternating_down, 96), (any_suit_down, 192), (in_suit_down, 48), (in_suit_up, 48)],
)
def test_so_many_pairs_are_allowed(word, count):
    assert sum(word(*map(parse_card, pair)) is None for pair in PAIRS) == count


@pytest.mark.parametrize(
    ("word", "card", "below", "code"),
    [
        (alternating_down, "QH", "QS", "rank"),
        (alternating_down, "QH", "JS", "rank"),
        (alternating_down, "KH", "AS", "rank"),
        (alternating_down, "QH", "KD", "colour"),
        (alternating_down, "QS", "KC", "colour"),
        (any_suit_down, "QS", "JS", "rank"),
        (any_suit_down, "KS", "AS", "rank"),
        (in_suit_down, "QS", "KC", "suit"),
        (in_suit_down, "QS", "QS", "rank"),
        (in_suit_up, "2S", "AC", "suit"),
        (in_suit_up, "3S", "AS", "rank"),
        (in_suit_up, "AS", "KS", "rank"),
    ],
)
def test_a_refusal_says_what_is_wrong(word, card, below, code):
    assert word(parse_card(card), parse_card(below)).code == code


@pytest.mark.parametrize("rank", Rank)
def test_only_lets_one_rank_in(rank):
    let_in = {card.rank for card in new_deck() if only(rank)(card) is None}
    assert let_in == {rank}
    other = next(card for card in new_deck() if card.rank is not rank)
    assert only(rank)(other).code == f"only-{rank.name.lower()}"


def test_any_card_lets_every_card_in():
    assert not any(map(any_card, new_deck()))


def test_a_run_ends_where_the_build_breaks():
    pile = Pile(up=tuple(map(parse_card, ["4S", "KH", "QS", "JD", "TD", "9S"])))
    take = run_of(alternating_down)
    assert [take(pile, n) is None for n in (1, 2, 3, 4, 5)] == [True, True, False, True, True]


def test_top_card_is_the_top_card_and_only_that():
    pile = Pile(up=tuple(map(parse_card, ["KH", "QS"])))
    assert top_card(pile, 1) is None
    assert top_card(pile, 2).code == "top"


def test_a_foundation_takes_one_card_at_a_time_from_its_base_up():
    accept = builds_up_in_suit(Rank.ACE)
    assert accept.single
    assert accept.base is Rank.ACE
    assert accept.fill(parse_card("AH")) is None
    assert accept.fill(parse_card("2H")).code == "only-ace"


def test_a_column_takes_any_card_into_its_empty_place_unless_told():
    assert builds(any_suit_down).fill(parse_card("7H")) is None
    assert builds(any_suit_down, base=Rank.KING).fill(parse_card("7H")).code == "only-king"
