import pytest
from hypothesis import given
from hypothesis import strategies as st
from kabale.cards import Card, Rank, Suit, new_deck, parse_card
from kabale.errors import BadNotation


@pytest.mark.parametrize(
    ("code", "rank", "suit", "red"),
    [
        ("AC", Rank.ACE, Suit.CLUBS, False),
        ("2D", Rank.TWO, Suit.DIAMONDS, True),
        ("9S", Rank.NINE, Suit.SPADES, False),
        ("TC", Rank.TEN, Suit.CLUBS, False),
        ("JD", Rank.JACK, Suit.DIAMONDS, True),
        ("QH", Rank.QUEEN, Suit.HEARTS, True),
        ("KS", Rank.KING, Suit.SPADES, False),
    ],
)
def test_a_card_is_written_with_two_letters(code, rank, suit, red):
    card = parse_card(code)
    assert (card.rank, card.suit, card.red) == (rank, suit, red)
    assert card.code == code


@given(st.sampled_from(Rank), st.sampled_from(Suit), st.integers(0, 103))
def test_every_card_is_read_as_it_was_written(rank, suit, k):
    card = Card(rank, suit, k)
    assert parse_card(card.code, k) == card


@pytest.mark.parametrize(
    "text", ["", "Q", "QX", "XH", "1H", "0H", "10H", "qh", "QHH", " QH", "QH\n", "HQ", "Q♥", "Ｑ H"]
)
def test_what_is_no_card_is_refused(text):
    with pytest.raises(BadNotation) as refused:
        parse_card(text)
    assert refused.value.code == "card"


def test_a_deck_has_every_card_once_and_two_decks_twice():
    one = [card.code for card in new_deck()]
    assert len(one) == len(set(one)) == 52
    assert [card.code for card in new_deck(decks=2)] == one * 2


def test_a_new_deck_lies_suit_by_suit_from_the_ace():
    codes = [card.code for card in new_deck()]
    assert codes[:3] == ["AC", "2C", "3C"]
    assert codes[12:14] == ["KC", "AS"]
    assert codes[25:27] == ["KS", "AH"]
    assert codes[38:40] == ["KH", "AD"]


def test_two_equal_faces_are_two_cards():
    first, second = Card(Rank.ACE, Suit.SPADES, 3), Card(Rank.ACE, Suit.SPADES, 80)
    assert first.code == second.code
    assert first != second


def test_the_ace_is_lowest_and_the_king_highest():
    assert [rank.letter for rank in sorted(Rank)] == list("A23456789TJQK")
