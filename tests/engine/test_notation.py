import pytest
from hypothesis import given
from hypothesis import strategies as st
from kabale.cards import new_deck
from kabale.deal import HIGHEST_NUMBER
from kabale.errors import BadNotation
from kabale.games import GAMES
from kabale.notation import (
    format_deal,
    format_move,
    format_position,
    parse_deal,
    parse_move,
    parse_position,
)
from kabale.table import Move, Pile, State

SEVEN, SPIDER = GAMES["seven-1"], GAMES["spider-4"]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("s", Move("s")),
        ("w>f2", Move("w", 1, "f2")),
        ("f1>t4", Move("f1", 1, "t4")),
        ("t3>t5", Move("t3", 1, "t5")),
        ("t3>t5*2", Move("t3", 2, "t5")),
        ("t3>t5*13", Move("t3", 13, "t5")),
    ],
)
def test_a_move_is_written_as_the_contract_says(text, move):
    assert parse_move(SEVEN, text) == move
    assert format_move(move) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "S", "ss", "s*1", "s>", ">t1", "t1", "t1>", "t1>t2*", "t1>t2*0", "t1>t2*1",
        "t1>t2*02", "t1>t2*100", "t1>t2*-2", "t1>t2*2.0", "t1>t2*x", "t1 > t2", "t1>t2 ", "t1>t2\n",
        "t1-t2", "t1>t8", "t0>t1", "f5>t1", "x>t1", "t1>c1", "T1>T2", "t１>t2", "t1>t2>t3", "w",
        "w>t1 w>t2", "s s", "t1>t2*2*3", "undo", None, 7, 1.5, True, [], ["s"], {}, {"s": 1},
    ],
)  # fmt: skip
def test_what_is_no_move_of_the_game_is_refused(text):
    with pytest.raises(BadNotation) as refused:
        parse_move(SEVEN, text)
    assert refused.value.code == "move"


def test_piles_are_those_of_the_game_asked():
    assert parse_move(SPIDER, "t1>t10") == Move("t1", 1, "t10")
    with pytest.raises(BadNotation):
        parse_move(SEVEN, "t1>t10")
    with pytest.raises(BadNotation):
        parse_move(SPIDER, "w>t1")


@given(st.data())
def test_every_move_is_read_as_it_was_written(data):
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    pile = st.sampled_from([spec.id for spec in game.piles])
    carry = st.builds(Move, pile, st.integers(1, 99), pile)
    move = data.draw(carry | st.just(Move(game.stock)) if game.stock else carry)
    assert parse_move(game, format_move(move)) == move


@given(st.text(alphabet="stwfc0123456789>*# ", max_size=10))
def test_every_text_that_is_read_as_a_move_is_written_back_the_same(text):
    try:
        move = parse_move(SPIDER, text)
    except BadNotation:
        return
    assert format_move(move) == text


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("number", [1, 4711, 31999, 32000, HIGHEST_NUMBER])
def test_every_deal_is_read_as_it_was_written(game_id, number):
    assert format_deal(GAMES[game_id], number) == f"{game_id}#{number}"
    assert parse_deal(f"{game_id}#{number}") == (GAMES[game_id], number)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "deal"),
        ("seven-1", "deal"),
        ("#1", "deal"),
        ("seven-1#", "deal"),
        ("seven-1#0", "deal"),
        ("seven-1#01", "deal"),
        ("seven-1#-1", "deal"),
        ("seven-1#1.5", "deal"),
        ("seven-1#1 ", "deal"),
        ("seven-1#1#1", "deal"),
        ("seven-1#12345678901", "deal"),
        ("seven-1#４", "deal"),
        ("seven-1#4294967296", "number"),
        ("seven-4#1", "game"),
        ("spider#1", "game"),
    ],
)
def test_what_is_no_deal_is_refused(text, code):
    with pytest.raises(BadNotation) as refused:
        parse_deal(text)
    assert refused.value.code == code


def test_a_position_is_read_pile_by_pile_with_hidden_cards_in_brackets():
    state = parse_position(SEVEN, "t1: (7C 2D) KH QS / w: JH/s:(AC)")
    codes = {
        name: ([card.code for card in pile.down], [card.code for card in pile.up])
        for name, pile in state.piles.items()
        if not pile.empty
    }
    assert codes == {"s": (["AC"], []), "w": ([], ["JH"]), "t1": (["7C", "2D"], ["KH", "QS"])}
    assert list(state.piles) == [spec.id for spec in SEVEN.piles]
    assert format_position(state) == "s: (AC) / w: JH / t1: (7C 2D) KH QS"


def test_cards_of_a_position_are_told_apart_in_the_order_in_which_they_are_written():
    state = parse_position(SPIDER, "t2: (AS) AS / t1: AS")
    assert [card.k for card in state["t2"].cards + state["t1"].cards] == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("t8: QH", "position"),
        ("QH", "position"),
        ("t1: QH / t1: KH", "position"),
        ("t1: QH (KH)", "position"),
        ("t1: (QH", "position"),
        ("t1: QH)", "position"),
        ("t1: ((QH))", "position"),
        ("t1: QX", "card"),
        ("t1: QHKH", "card"),
    ],
)
def test_what_is_no_position_is_refused(text, code):
    with pytest.raises(BadNotation) as refused:
        parse_position(SEVEN, text)
    assert refused.value.code == code


@given(st.data())
def test_every_position_is_read_as_it_was_written(data):
    game = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    cards = data.draw(st.permutations(new_deck()))
    piles = {}
    for spec in game.piles:
        down, up = data.draw(st.tuples(st.integers(0, 3), st.integers(0, 3)))
        piles[spec.id] = Pile(tuple(cards[:down]), tuple(cards[down : down + up]))
        cards = cards[down + up :]
    text = format_position(State(piles))
    assert format_position(parse_position(game, text)) == text
    assert faces(parse_position(game, text)) == faces(State(piles))


def test_every_deal_can_be_written_as_a_position(game):
    dealt = game.deal(4711)
    assert faces(parse_position(game, format_position(dealt))) == faces(dealt)


def faces(state):
    return {
        name: ([card.code for card in pile.down], [card.code for card in pile.up])
        for name, pile in state.piles.items()
    }
