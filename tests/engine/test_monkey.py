"""A player without a plan, but with a taste for points, plays long games through the session."""

from random import Random

import pytest
from kabale.errors import KabaleError
from kabale.game import apply
from kabale.notation import parse_move
from kabale.session import Session
from kabale.view import view
from walks import golden_save

GAMES_A_RUN = 6
LONGEST = 150


def test_long_games_hold_together(game, long):
    draw = Random(7)
    for number in range(GAMES_A_RUN * 10 if long else GAMES_A_RUN):
        session = start(game, number, draw)
        for _ in range(LONGEST):
            seen = view(session)
            check(session, seen)
            if not seen["moves"]:
                assert seen["status"] in ("won", "stuck")
                break
            play(session, seen, draw)


def start(game, number, draw):
    """A deal, or a won game taken back a little: most of what happens late is seen from there."""
    if number % 2:
        return Session(game, draw.randint(1, 99_999))
    session = Session.load(golden_save(game))
    for _ in range(draw.randint(2, 60)):
        session.undo()
    return session


def play(session, seen, draw):
    """Two moves of three are ones that bring points, where there are such; undo is the identity."""
    ids = [move["id"] for move in seen["moves"]]
    if draw.random() < 2 / 3:
        ids = [move for move in ids if gain(session, move) > 0] or ids
    before, ply = picture(session), session.ply
    session.play(draw.choice(ids), ply)
    after = picture(session)
    assert session.ply > ply
    undone = session.ply - ply
    for _ in range(undone):
        session.undo()
    assert picture(session) == before
    for _ in range(undone):
        session.redo()
    assert picture(session) == after
    with pytest.raises(KabaleError):
        session.play("t1>t1", session.ply)
    assert picture(session) == after


def gain(session, move):
    """What a move alone brings."""
    game, parsed = session.game, parse_move(session.game, move)
    after = apply(game, session.state, parsed)
    return game.score.points(session.tally, session.state, parsed, after).points - (
        session.tally.points
    )


def picture(session):
    """All that a player can see but for what there is to redo."""
    seen = view(session)
    return {key: value for key, value in seen.items() if key != "can"} | {
        "finish": seen["can"]["finish"]
    }


def check(session, seen):
    hidden = {card.k for pile in session.state.piles.values() for card in pile.down}
    for pile in seen["piles"]:
        for card in pile["cards"]:
            assert ("c" in card) == (card["k"] not in hidden)
    everything = [card["k"] for pile in seen["piles"] for card in pile["cards"]]
    assert sorted(everything) == list(range(len(everything)))
    assert seen["status"] != "won" or not seen["moves"]
    assert seen["score"] >= 0
    assert seen["counters"]["moves"] == seen["ply"] == session.ply
    assert set(seen["best"].values()) <= {move["id"] for move in seen["moves"]}
    save = session.save()
    assert session.ply % 10 or Session.load(save).save() == save
