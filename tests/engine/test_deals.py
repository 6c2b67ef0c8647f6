"""Golden deals: a number names the same cards for ever, and the same as in other programs.

Oracles from outside: the package ``pysol_cards``; the layouts of Microsoft's FreeCell that Rosetta
Code and others print; PySolFC's Klondike #32000 and plspider's Spider #14934 as printed by them.
"""

from random import Random

import pytest
from kabale.cards import Suit, new_deck
from kabale.deal import HIGHEST_NUMBER, check_number, pysol_shuffle
from kabale.errors import BadNotation
from kabale.game import apply, moves
from kabale.games import GAMES
from kabale.notation import format_move, format_position
from kabale.session import Session
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PysolGame
from pysol_cards.random_base import RandomBase

KLONDIKE_1 = """
    s: (6H 2H 9C 6S TC 8C 3D 6C QS 8D 8S 6D 7D JH 2C 8H TH 4S TD 3S 7S 4D AC 4H) /
    t1: QH / t2: (7H) TS / t3: (5D 9S) 5C / t4: (JC KC KH) 4C / t5: (9H KD QC KS) 3C /
    t6: (2D 5H AD 2S QD) AH / t7: (JD 7C 5S 3H 9D JS) AS
"""
KLONDIKE_32000 = """
    s: (AS KC 8H 7C 5C KH QC KS 5D 2D 2H 6C 8C 7H 3S TD JH 4S JD AH 4C TC QH AD) /
    t1: QS / t2: (3H) 5H / t3: (6D 2C) 7D / t4: (8D 3C 9C) 6H / t5: (JS JC AC 6S) QD /
    t6: (4D TH 9D 4H 9S) KD / t7: (7S 3D 5S 2S 8S TS) 9H
"""
KLONDIKE_LAST = """
    s: (8S 7S AC KD 3H TS 8C 3C 7D 4C KS QH 3D 2H 7H 2C 7C QC TC QS 9H 2D 6D 5C) /
    t1: 6S / t2: (5S) TD / t3: (4S 8D) JH / t4: (2S KH JD) 9D / t5: (5H KC 6C AH) 3S /
    t6: (JC AD 4D AS QD) 9S / t7: (8H 6H 9C 4H JS 5D) TH
"""
SPIDER_1 = """
    s: (6S 5S 2D 3H KH 2C AC 4C 5D 3D QD KD 6D 7S TS 5D 7H TS QD KS 5C 7S 9H 2C AH TC 9D 3H QS JD
        6S JH 6C 5C JS 9D 3C AD 4D 9C 6D KS AS 3C 2S 9S TD 4S QH QH) /
    t1: (3D AS KD 7D 3S) 8H / t2: (KH 6H 8S JH 9C) JC / t3: (KC 4C 2H 6H 7D) QS /
    t4: (JD 4H 8S 2S 4S) 3S / t5: (5H 8C 2H 9S) TH / t6: (JC 6C TD 8H) AH / t7: (5S TC AC 4D) 4H /
    t8: (5H 8D 7C 2D) 7H / t9: (KC JS AD TH) QC / t10: (8D QC 9H 8C) 7C
"""
SPIDER_32000 = """
    s: (8H 4H QH 6S JC 8H 5D 4D 5D TD 7H 2D QS JC 2H 2S 3S 6S 8S 6D 2S QH 8C 7D QC 9C KS 9S JH 2D
        8D 3C 5H TS 6H 2C 3H 4S QD 9D TC KS 8S 6C AH AD KH 6H 9H AD) /
    t1: (KH 3C 7C 7H 5H) 3S / t2: (6D AC 7C AH JD) AC / t3: (TH 7S 5C KC 4S) 3H /
    t4: (6C 4C 2H JH 8C) 3D / t5: (9H KD JD QC) 5S / t6: (TD 4H KD 4D) 2C / t7: (3D 7S KC AS) 5C /
    t8: (9C TH 4C 8D) 5S / t9: (JS 9D TS AS) QS / t10: (JS QD TC 7D) 9S
"""

SPIDER_14934 = """
    TS 3C KS 4C JH 5S | 2H 4H KC 3H KH | 4S 3H TC 4D 2H | QD QH 7C 7S QC 2D | 3D 8C 8S 2S JH |
    TD TH 3S 3C 6H | 9H 3D 7D 5C QS 6H | AS 4D 3S 8C 2C | JS 8H 6C QC KD | JD AH 5C 5S KS 5D
"""
"""Ten columns in plspider's order, the last card of each face up."""

MICROSOFT = {
    1: """JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC
          4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H""",
    617: """7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H 9S 3C 8S
            7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H""",
    11982: """AH AS 4H AC 2D 6S TS JS 3D 3H QS QC 8S 7H AD KS KD 6H 5S 4D 9H JH 9S 3C JC 5D 5C 8C
              9D TD KH 7C 6C 2C TH QH 6D TC 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S""",
}
"""Microsoft's FreeCell deals, row by row: the cards in the order in which they are dealt."""


@pytest.mark.parametrize(
    ("deal", "cards"),
    [
        *((f"{game}#1", KLONDIKE_1) for game in ("seven-1", "seven-2", "seven-3", "klondike")),
        ("seven-1#32000", KLONDIKE_32000),
        (f"klondike#{HIGHEST_NUMBER}", KLONDIKE_LAST),
        ("spider-4#1", SPIDER_1),
        ("spider-4#32000", SPIDER_32000),
    ],
)
def test_the_deal_is_the_one_written_down(deal, cards):
    game, number = deal.split("#")
    assert format_position(GAMES[game].deal(int(number))) == " ".join(cards.split())


@pytest.mark.parametrize("number", MICROSOFT)
def test_below_32000_one_deck_is_dealt_as_microsoft_does(number):
    assert codes(pysol_shuffle(new_deck(), number)) == MICROSOFT[number].split()


def test_klondike_deals_what_pysol_cards_deals(long):
    draw = Random(2)
    numbers = [1, 2, 11982, 31998, 31999, 32001, 65536, 2**31 - 1, 2**31, 2**31 + 1, HIGHEST_NUMBER]
    numbers += [draw.randint(1, 31999) for _ in range(5000 if long else 150)]
    numbers += [draw.randint(32001, HIGHEST_NUMBER) for _ in range(5000 if long else 150)]
    for number in numbers:
        assert klondike_as_ours(number) == as_pysol_prints_it("klondike", number), number


def as_pysol_prints_it(game, number):
    printed = PysolGame(game, number, RandomBase.DEALS_PYSOLFC).calc_deal_string(
        number, CardRenderer(print_ts=True)
    )
    return [line.split() for line in printed.strip().splitlines()]


def klondike_as_ours(number):
    state = GAMES["klondike"].deal(number)
    columns = [
        [f"<{card.code}>" for card in pile.down] + codes(pile.up)
        for name, pile in state.piles.items()
        if name[0] == "t"
    ]
    return [["Talon:", *codes(reversed(state["s"].down))], *columns]


def test_golf_deals_what_pysol_cards_deals(long):
    draw = Random(3)
    numbers = [1, 2, 617, 31999, 32001, 2**31, HIGHEST_NUMBER]
    numbers += [draw.randint(1, HIGHEST_NUMBER) for _ in range(2000 if long else 50)]
    for number in numbers:
        state = GAMES["golf"].deal(number)
        columns = [codes(state[f"t{i}"].up) for i in range(1, 8)]
        talon = ["Talon:", *codes(reversed(state["s"].down))]
        ours = [talon, ["Foundations:", *codes(state["w"].up)], *columns]
        assert ours == as_pysol_prints_it("golf", number), number


def test_spider_deals_what_plspider_prints():
    columns = [column.split() for column in SPIDER_14934.split("|")]
    six = [column for column in columns if len(column) == 6]
    five = [column for column in columns if len(column) == 5]
    state = GAMES["spider-4"].deal(14934)
    ours = [state[f"t{i}"] for i in range(1, 11)]
    assert [codes(pile.cards) for pile in ours] == six + five
    assert all(len(pile.up) == 1 for pile in ours)


@pytest.mark.parametrize("number", [1, 14934, 31999, 32000, 99_999])
def test_spider_stock_is_pysols_with_its_columns_laid_as_ours(number):
    """PySol's ten columns in our order, in each of the five deals and in the face-up row."""
    shuffled = pysol_shuffle(new_deck(decks=2), number)
    order = [0, 3, 6, 9, 1, 2, 4, 5, 7, 8]
    state = GAMES["spider-4"].deal(number)
    stock = state["s"].down[::-1]
    for row in range(5):
        dealt = shuffled[54 + 10 * row : 64 + 10 * row]
        assert stock[10 * row : 10 * row + 10] == tuple(dealt[place] for place in order)
    row_up = shuffled[44:54]
    assert [state[f"t{i}"].up[0] for i in range(1, 11)] == [row_up[place] for place in order]


@pytest.mark.parametrize("number", [1, 4711, 32000, HIGHEST_NUMBER])
def test_one_and_two_suits_are_the_same_order_of_ranks(number):
    four, two, one = (GAMES[f"spider-{suits}"].deal(number) for suits in (4, 2, 1))
    two_of = {Suit.CLUBS: Suit.SPADES, Suit.DIAMONDS: Suit.HEARTS}
    for name in four.piles:
        assert two[name].cards == tuple(
            card._replace(suit=two_of.get(card.suit, card.suit)) for card in four[name].cards
        )
        assert one[name].cards == tuple(
            card._replace(suit=Suit.SPADES) for card in four[name].cards
        )


def test_spider_of_two_suits_has_52_spades_and_52_hearts():
    cards = [card for pile in GAMES["spider-2"].deal(7).piles.values() for card in pile.cards]
    assert sum(card.suit is Suit.SPADES for card in cards) == 52
    assert sum(card.suit is Suit.HEARTS for card in cards) == 52


def test_the_four_klondikes_deal_the_same_cards():
    games = [game for game in GAMES.values() if game.family == "klondike"]
    assert len(games) == 4
    assert len({format_position(game.deal(4711)) for game in games}) == 1


def test_klondike_lays_one_to_seven_cards_and_24_in_the_stock():
    state = GAMES["klondike"].deal(12)
    assert [len(state[f"t{i}"].cards) for i in range(1, 8)] == [1, 2, 3, 4, 5, 6, 7]
    assert all(len(state[f"t{i}"].up) == 1 for i in range(1, 8))
    assert len(state["s"].down) == 24
    assert state["w"].empty
    assert all(state[f"f{i}"].empty for i in range(1, 5))


def test_spider_lays_four_columns_of_six_and_six_of_five_and_50_in_the_stock():
    state = GAMES["spider-1"].deal(12)
    assert [len(state[f"t{i}"].cards) for i in range(1, 11)] == [6] * 4 + [5] * 6
    assert all(len(state[f"t{i}"].up) == 1 for i in range(1, 11))
    assert len(state["s"].down) == 50
    assert all(state[f"f{i}"].empty for i in range(1, 9))


def test_every_number_gives_other_cards(game):
    numbers = [*range(1, 200), *range(31_900, 32_100), 2**31, HIGHEST_NUMBER]
    assert len({format_position(game.deal(number)) for number in numbers}) == len(numbers)


def test_restart_is_the_same_deal(game):
    session = Session(game, 4711)
    dealt = session.state
    for _ in range(20):
        session.play(session_move(session), session.ply)
    session.restart()
    assert session.state == dealt == game.deal(4711)


def session_move(session):
    legal = list(moves(session.game, session.state))
    return format_move(legal[session.ply % len(legal)])


def test_a_deal_is_settled(game):
    for number in range(1, 100):
        dealt = game.deal(number)
        assert game.settle(dealt) == dealt
        assert apply(game, dealt, next(moves(game, dealt))) != dealt


@pytest.mark.parametrize("number", [0, -1, HIGHEST_NUMBER + 1, 1.0, True, "1", None, [], 10**30])
def test_numbers_go_from_1_to_4294967295(number):
    assert check_number(1) == 1
    assert check_number(4_294_967_295) == 4_294_967_295
    with pytest.raises(BadNotation) as refused:
        check_number(number)
    assert refused.value.code == "number"


def codes(cards):
    return [card.code for card in cards]
