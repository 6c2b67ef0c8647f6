"""RULES.md on finishing: when it may start, card by card, and back again."""

from random import Random

import pytest
from kabale.errors import IllegalMove
from kabale.game import moves
from kabale.games import GAMES
from kabale.notation import format_move, parse_position
from kabale.session import Session, Step
from walks import choose, golden_save

HOME = "f1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC / f2: AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD / "
HOME += "f3: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH / f4: AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
IN_COLUMNS = f"{HOME} / t1: KC QD / t2: KD QC"
IN_WASTE = f"{HOME} / t1: KC / w: QD QC KD"
IN_STOCK = f"{HOME} / t1: KC / s: (QD QC KD)"
ONE_HIDDEN = f"{HOME} / t1: (QC) KC / t2: KD QD"


def at(game_id, position):
    """A session that stands at a position, as if it had been dealt."""
    game = GAMES[game_id]
    session = Session(game, 1)
    state = parse_position(game, position)
    session._steps = [Step(state, game.score.start, game.finishable(state))]
    return session


@pytest.mark.parametrize("game", ["seven-1", "seven-2", "seven-3"])
@pytest.mark.parametrize(
    ("position", "can"),
    [(IN_COLUMNS, True), (IN_WASTE, False), (IN_STOCK, False), (ONE_HIDDEN, False)],
)
def test_rule_set_a_finishes_with_all_cards_up_and_both_piles_empty(game, position, can):
    assert at(game, position).can_finish is can


@pytest.mark.parametrize(
    ("position", "can"),
    [(IN_COLUMNS, True), (IN_WASTE, True), (IN_STOCK, False), (ONE_HIDDEN, False)],
)
def test_rule_set_b_may_have_cards_in_the_waste_but_not_in_the_stock(position, can):
    assert at("klondike", position).can_finish is can


def test_rule_set_a_finishes_by_itself_each_card_a_step():
    session = at("seven-1", f"{HOME} / t1: KC QD / t2: KD / w: QC")
    session.play("w>t2", 0)
    assert session.won
    assert session.ply == 1 + 4
    homes = []
    while session.ply > 1:
        homes.append(sum(len(session.state[f"f{i}"].up) for i in (1, 2, 3, 4)))
        session.undo()
    assert homes == [52, 51, 50, 49]


def test_undo_of_a_finish_stays_where_it_is_until_a_move_is_played():
    session = at("seven-1", f"{HOME} / t1: KC QD / t2: KD / w: QC")
    session.play("w>t2", 0)
    session.undo()
    session.undo()
    assert not session.won
    session.redo()
    session.redo()
    assert session.won


def test_rule_set_b_finishes_only_when_asked_one_move_at_a_time():
    session = at("klondike", IN_COLUMNS)
    for ply in range(1, 5):
        assert not session.won
        session.finish()
        assert session.ply == ply
    assert session.won


def test_finishing_turns_the_stock_as_needed_and_goes_on_after_a_stop():
    session = at("klondike", IN_WASTE)
    plies = 0
    while not session.won:
        assert session.can_finish, session.save()
        session.finish()
        plies += 1
        if plies % 3 == 0:  # stopped, taken back by one, gone on
            session.undo()
            assert session.can_finish
            session.redo()
    assert "s" in session.save()["moves"].split()


def test_another_move_in_the_middle_ends_the_finish():
    session = at("klondike", IN_WASTE)
    session.finish()
    assert session.state["s"].down
    session.play("t1>t2", session.ply)
    assert not session.can_finish


def test_finish_is_refused_where_it_cannot_reach_the_win():
    session = at("klondike", ONE_HIDDEN)
    with pytest.raises(IllegalMove) as refused:
        session.finish()
    assert refused.value.code == "unfinishable"
    assert session.ply == 0


def test_a_finish_always_reaches_the_win(game):
    """From every position of random play out of a won game in which it can start."""
    started = 0
    for seed in range(30):
        draw = Random(seed)
        session = Session.load(golden_save(game))
        for _ in range(draw.randrange(1, session.ply)):
            session.undo()
        for _ in range(40):
            legal = list(moves(game, session.state))
            if not legal or session.can_finish:
                break
            session.play(format_move(choose(game, session.state, legal, draw)), session.ply)
        if session.can_finish:
            started += 1
            for _ in range(200):
                if session.won:
                    break
                session.finish()
            assert session.won, session.save()
    assert started or game.id != "klondike"
