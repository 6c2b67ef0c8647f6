"""Sending safe cards home: which are, and that undo takes them back with the move they followed."""

import pytest
from kabale.advice import safe_move
from kabale.errors import BadSave
from kabale.games import GAMES
from kabale.notation import format_move, parse_position
from kabale.session import Session
from walks import golden_save, walk

KLONDIKE = GAMES["klondike"]


@pytest.mark.parametrize(
    ("position", "safe"),
    [
        pytest.param("t1: AH / t2: 2C", "t1>f1", id="an ace always"),
        pytest.param("f1: AH / t1: 2H / t2: KS", "t1>f1", id="a two always"),
        pytest.param("f1: AH 2H / t1: 3H / f2: AS 2S", None, id="a three with a black two about"),
        pytest.param(
            "f1: AH 2H / t1: 3H / f2: AS 2S / f3: AC 2C", "t1>f1", id="with both twos home"
        ),
        pytest.param(
            "f1: AH 2H / t1: 3H / f2: AS 2S / f3: AD 2D", None, id="its own colour is no use"
        ),
        pytest.param("w: AH / s: (2C)", None, id="never from the waste"),
        pytest.param("t1: AS 2H / f1: AH / t2: KC", "t1>f1", id="one after the other"),
    ],
)
def test_safe_is_what_no_card_in_play_could_lie_on(position, safe):
    move = safe_move(KLONDIKE, parse_position(KLONDIKE, position))
    assert (move and format_move(move)) == safe


def test_no_card_is_safe_in_spider():
    game = GAMES["spider-1"]
    assert all(safe_move(game, state) is None for state, *_ in walk(game, 50))


def safe_session():
    """A golden game up to its first move after which a card goes home by itself."""
    session = Session(KLONDIKE, golden_save(KLONDIKE)["number"])
    for move in golden_save(KLONDIKE)["moves"].split():
        before = session.ply
        session.play(move, before, safe=True)
        if session.ply > before + 1:
            return session, before
    raise AssertionError("no card was safe")


def test_undo_takes_a_card_that_followed_back_with_its_move_and_redo_goes_on_with_it():
    session, before = safe_session()
    after, ply = session.state, session.ply
    session.undo()
    assert session.ply == before
    session.redo()
    assert (session.ply, session.state) == (ply, after)


def test_a_save_keeps_which_moves_followed():
    session, before = safe_session()
    loaded = Session.load(session.save())
    assert loaded.save() == session.save()
    assert "+" not in loaded.last
    loaded.undo()
    assert loaded.ply == before


def test_without_the_setting_nothing_follows():
    session = Session(KLONDIKE, golden_save(KLONDIKE)["number"])
    for count, move in enumerate(golden_save(KLONDIKE)["moves"].split()):
        session.play(move, count)
        assert session.ply == count + 1


def test_a_save_whose_first_move_follows_none_is_refused(monkeypatch):
    session = Session(KLONDIKE, 1)
    session.play("s", 0)
    monkeypatch.setattr(session, "_moves", ["+s"])
    with pytest.raises(BadSave):
        Session.load(session.save())
