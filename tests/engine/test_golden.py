"""One complete won game of each kind, found by ``tests/golden/search.py``."""

import json

from kabale.game import apply
from kabale.notation import parse_move
from kabale.session import Session
from walks import GOLDEN, golden_save, golden_states


def test_the_golden_game_is_won(game):
    session = Session.load(golden_save(game))
    assert session.won
    assert session.ply == len(session.save()["moves"].split())


def test_it_is_won_at_its_last_move_and_not_before(game):
    states = golden_states(game)
    assert [game.won(state) for state in states] == [False] * (len(states) - 1) + [True]


def test_the_file_is_the_engines_own_save(game):
    save = golden_save(game)
    assert Session.load(save).save() == save
    assert (GOLDEN / f"{game.id}.json").read_text() == json.dumps(save, indent=1) + "\n"


def test_the_moves_lead_from_the_deal_to_the_win_by_the_rules_alone(game):
    save = golden_save(game)
    state = game.deal(save["number"])
    states = [state]
    for move in save["moves"].split():
        state = apply(game, state, parse_move(game, move))
        states.append(state)
    assert states == golden_states(game)


def test_played_move_by_move_it_comes_to_the_same_save(game):
    """What finishes by itself is in the log already, and is not played twice."""
    save = golden_save(game)
    moves = save["moves"].split()
    session = Session(game, save["number"])
    while not session.won:
        session.play(moves[session.ply], session.ply)
    assert session.save() == save


def test_undo_to_the_deal_and_redo_to_the_end_pass_the_same_positions(game):
    session = Session.load(golden_save(game))
    back = [(session.state, session.tally, session.last)]
    while session.can_undo:
        session.undo()
        back.append((session.state, session.tally, session.last))
    assert session.state == game.deal(session.number)
    forth = [(session.state, session.tally, session.last)]
    while session.can_redo:
        session.redo()
        forth.append((session.state, session.tally, session.last))
    assert forth == back[::-1]
    assert session.won


def test_its_deal_number_is_low_so_that_anyone_can_look_it_up(game):
    assert golden_save(game)["number"] < 100
