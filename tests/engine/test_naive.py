"""Along random ways the engine and the plain second statement of the rules agree in everything."""

from collections import Counter
from random import Random

import pytest
from kabale.errors import IllegalMove
from kabale.game import apply, moves, why_not
from kabale.notation import format_move
from kabale.table import Move
from naive import after as naive_after
from naive import legal as naive_legal
from naive import restated, table_of
from walks import ALL, walk

STEPS = 10_000


@pytest.mark.parametrize("game", list(filter(restated, ALL)), ids=lambda game: game.id)
def test_the_same_moves_are_legal_and_lead_to_the_same_place(game, long):
    for state, legal, move, after in walk(game, STEPS * 10 if long else STEPS):
        table = table_of(state)
        assert {format_move(each) for each in legal} == naive_legal(game.id, table)
        assert table_of(after) == naive_after(game.id, table, format_move(move))
        assert len(set(legal)) == len(legal)


def test_cards_are_conserved_and_settling_twice_changes_nothing(game, long):
    whole = Counter(every_card(game.deal(1)))
    assert set(whole.values()) == {1}
    assert len(whole) == len({card.k for card in whole}) == (104 if game.family == "spider" else 52)
    faces = Counter(card.code for card in whole)
    for state, _, _, after in walk(game, STEPS if long else STEPS // 5, seed=2):
        cards = every_card(after)
        assert sorted(cards) == sorted(every_card(state))
        assert Counter(card.code for card in cards) == faces
        assert game.settle(after) is after or game.settle(after) == after


def test_every_unlisted_move_is_refused_and_changes_nothing(game, long):
    every = [
        Move(source.id, n, target.id)
        for source in game.piles
        for target in game.piles
        for n in range(1, 14)
    ] + [Move(pile.id) for pile in game.piles]
    draw = Random(3)
    for state, legal, _, _ in walk(game, 3000 if long else 300, seed=3):
        before = table_of(state)
        for move in draw.sample(every, 100):
            if move not in legal:
                assert why_not(game, state, move)
                with pytest.raises(IllegalMove):
                    apply(game, state, move)
        assert table_of(state) == before
        assert list(moves(game, state)) == legal
        assert not any(why_not(game, state, move) for move in legal)


def every_card(state):
    return [card for pile in state.piles.values() for card in pile.cards]
