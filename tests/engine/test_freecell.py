"""Every sentence of the rules on FreeCell, on positions written out, and Microsoft's deals."""

from functools import cache
from random import Random

import pytest
from kabale.cards import Card, Rank, Suit
from kabale.game import why_not
from kabale.games import GAMES
from kabale.notation import format_position
from kabale.session import Session
from kabale.table import Move, Pile, State
from positions import after, carries, legal, refusal
from pysol_cards.cards import CardRenderer
from pysol_cards.deal_game import Game as PysolGame
from pysol_cards.random_base import RandomBase
from test_finish import at

FREECELL = GAMES["freecell"]

PRINTED = {
    1: """
        JD 2D 9H JC 5D 7H 7C 5H
        KD KC 9S 5S AD QC KH 3H
        2S KS 9D QD JS AS AH 3C
        4C 5C TS QH 4H AC 4D 7S
        3S TD 4S TH 8H 2C JH 7D
        6D 8S 8D QS 6C 3D 8C TC
        6S 9C 2H 6H""",
    617: """
        7D AD 5C 3S 5S 8C 2D AH
        TD 7S QD AC 6D 8H AS KH
        TH QC 3H 9D 6S 8D 3D TC
        KD 5H 9S 3C 8S 7H 4D JS
        4C QS 9C 9H 7C 6H 2C 2S
        4S TS 2H 5D JC 6C JH QH
        JD KS KC 4H""",
    11982: """
        AH AS 4H AC 2D 6S TS JS
        3D 3H QS QC 8S 7H AD KS
        KD 6H 5S 4D 9H JH 9S 3C
        JC 5D 5C 8C 9D TD KH 7C
        6C 2C TH QH 6D TC 4S 7S
        JD 7D 8H 9C 2H QD 4C 5H
        KC 8D 2S 3S""",
}
"""As Rosetta Code and Debian's make-microsoft-freecell-board print them, row by row."""


@pytest.mark.parametrize("number", PRINTED)
def test_the_deal_is_microsofts_card_for_card(number):
    rows = [line.split() for line in PRINTED[number].split("\n") if line.strip()]
    columns = [[row[i] for row in rows if i < len(row)] for i in range(8)]
    state = FREECELL.deal(number)
    assert [[card.code for card in state[f"t{i}"].up] for i in range(1, 9)] == columns


@pytest.mark.parametrize("number", [2, 1_000_000, 32_000, 2**31, 2**32 - 1])
def test_the_deal_is_what_pysol_cards_deals_by_microsofts_numbers(number):
    game = PysolGame("freecell", number, RandomBase.DEALS_MS)
    printed = game.calc_deal_string(number, CardRenderer(True)).splitlines()
    state = FREECELL.deal(number)
    assert [" ".join(card.code for card in state[f"t{i}"].up) for i in range(1, 9)] == printed


def test_four_columns_of_seven_and_four_of_six_all_face_up():
    state = FREECELL.deal(4711)
    assert [len(state[f"t{i}"].up) for i in range(1, 9)] == [7, 7, 7, 7, 6, 6, 6, 6]
    assert not any(pile.down for pile in state.piles.values())


def test_there_is_no_stock_to_tap():
    assert refusal("freecell", "t1: 9S", "t1>c1") is None
    assert why_not(FREECELL, FREECELL.deal(1), Move("c1")).code == "closed"
    assert "" not in legal("freecell", "t1: 9S")


def test_columns_build_down_in_alternating_colours():
    full = "c1: 2C / c2: 2S / c3: 2D / c4: 2H / t6: KC / t7: KD / t8: KH"
    assert carries("freecell", f"{full} / t1: 9S / t2: TH / t3: TC / t4: 8D / t5: 9H") == {
        "t1>t2", "t4>t1", "t5>t3",
    }  # fmt: skip
    assert refusal("freecell", f"{full} / t1: 9S / t2: TC", "t1>t2") == ("colour",)


def test_any_card_may_go_to_an_empty_column():
    assert "t1>t2" in carries("freecell", "t1: KS 9S")
    assert "c1>t2" in carries("freecell", "c1: 5D / t1: KS 9S")


def test_a_cell_takes_any_one_card_and_gives_it_back():
    assert refusal("freecell", "c1: 2C / t1: 9S", "t1>c1") == ("full",)
    assert refusal("freecell", "t1: 9S 8H", "t1>c1*2") == ("single",)
    assert after("freecell", "t1: 9S 8H / t2: 9C", "t1>c3", "c3>t2") == "t1: 9S / t2: 9C 8H"


def test_foundations_build_up_in_suit_from_the_ace():
    text = "f1: AS 2S / c1: 3S / t1: 3C / t2: AD"
    assert {"c1>f1", "t2>f2"} <= carries("freecell", text)
    assert refusal("freecell", text, "t1>f1") == ("suit",)
    assert refusal("freecell", text, "t1>f2") == ("only-ace",)


def test_cards_do_not_come_back_from_the_foundations():
    assert refusal("freecell", "f1: AH 2H / t1: 3S", "f1>t1") == ("closed",)


def test_no_more_cards_at_once_than_the_free_places_let_through():
    text = "c1: 2C / c2: 2S / c3: 2D / t1: KD 9S 8H 7C / t2: TH / t3: KC / t4: KH / "
    text += "t5: KS / t6: QC / t7: QD / t8: QS"
    assert refusal("freecell", text, "t1>t2*3") == ("capacity",)
    assert refusal("freecell", text.replace("c3: 2D / ", ""), "t1>t2*3") is None


def test_an_empty_target_is_not_counted_among_the_empty_columns():
    text = "c1: 2C / c2: 2S / c3: 2D / c4: 2H / t1: KD 9S 8H / t3: KC / t4: KH / t5: KS / t6: QC / "
    text += "t7: QD / t8: TD"
    assert refusal("freecell", text, "t1>t2*2") == ("capacity",)
    assert refusal("freecell", text, "t1>t8*2") is None


@cache
def passes_one_by_one(n, cells, columns):
    """Can a run of n go to another column by single cards over so many cells and empty columns?

    Tried out: every card alone, from the column, a cell or an empty column to where it fits. Cards
    are 1 (the top) to n (the lead), each fits on the next higher; the lead fits on the target.
    """
    start = (n, n + 1, (), ())  # cards 1..n in the source; n+1.. in the target; cells; columns
    ahead, met = [start], {start}
    while ahead:
        source, target, held, stacks = ahead.pop()
        if target == 1:
            return True
        lifted = []
        if source:
            top = n - source + 1
            lifted.append((top, (source - 1, target, held, stacks)))
        lifted += [(c, (source, target, tuple(x for x in held if x != c), stacks)) for c in held]
        for stack in stacks:
            rest = tuple(s for s in stacks if s is not stack)
            lower = ((stack[0], stack[1] + 1),) if stack[1] < stack[0] else ()
            lifted.append((stack[1], (source, target, held, rest + lower)))
        for card, (left, built, kept, piles) in lifted:
            options = []
            if card == built - 1:
                options.append((left, card, kept, tuple(sorted(piles))))
            if len(kept) < cells:
                options.append((left, built, tuple(sorted((*kept, card))), tuple(sorted(piles))))
            for stack in piles:
                if stack[1] == card + 1:
                    rest = tuple(s for s in piles if s is not stack)
                    options.append((left, built, kept, tuple(sorted((*rest, (stack[0], card))))))
            if len(piles) < columns:
                options.append((left, built, kept, tuple(sorted((*piles, (card, card))))))
            for option in options:
                if option not in met:
                    met.add(option)
                    ahead.append(option)
    return False


def test_the_capacity_is_what_single_cards_can_do():
    """On 2,000 random positions: a run, some cells taken, some columns empty, a target or a gap."""
    draw = Random(1)
    seen = set()
    for _ in range(2000):
        n, cells, gaps = draw.randint(1, 12), draw.randint(0, 4), draw.randint(0, 3)
        onto_gap = draw.random() < 0.3 and gaps > 0
        move, state = position(n, cells, gaps, onto_gap, draw)
        allowed = why_not(FREECELL, state, move) is None
        assert allowed == passes_one_by_one(n, cells, gaps - onto_gap), format_position(state)
        seen.add(allowed)
    assert seen == {True, False}


def position(n, cells, gaps, onto_gap, draw):
    """A run of n cards below a ten or so, its target, other columns blocked by kings."""
    lead = draw.randint(n, 12)
    colours = draw.sample([(Suit.SPADES, Suit.CLUBS), (Suit.HEARTS, Suit.DIAMONDS)], 2)
    run = tuple(Card(Rank(lead - i), draw.choice(colours[i % 2])) for i in range(n))
    columns = [f"t{i}" for i in range(1, 9)]
    draw.shuffle(columns)
    source, target, *others = columns
    piles = {spec.id: Pile() for spec in FREECELL.piles}
    piles[source] = Pile(up=run)
    if onto_gap:
        gaps -= 1
    else:
        piles[target] = Pile(up=(Card(Rank(lead + 1), colours[1][0]),))
    for column in others[gaps:]:
        piles[column] = Pile(up=(Card(Rank.KING, Suit.CLUBS),))
    for cell in ("c1", "c2", "c3", "c4")[cells:]:
        piles[cell] = Pile(up=(Card(Rank.TWO, Suit.CLUBS),))
    return Move(source, n, target), State(piles)


def test_it_finishes_by_itself_when_what_is_left_can_only_go_up():
    suits = [
        f"f{i}: " + " ".join(f"{r}{s}" for r in "A23456789TJ") for i, s in enumerate("CDHS", 1)
    ]
    text = " / ".join([*suits, "t1: KC QD", "t2: KD QC", "t3: QH KH", "t4: KS QS"])
    session = at("freecell", text)
    assert not session.can_finish
    session.play("t3>t5", 0)
    assert session.won
    session.undo()
    assert not session.won


def test_ten_points_for_each_card_that_goes_home():
    session = Session(FREECELL, 1)
    assert session.tally.points == 0
    session = at("freecell", "f1: AS / t1: 2S / t2: 8C 9D")
    session.play("t1>f1", 0)
    assert session.tally.points == 10
