"""What the page may ask of the worker that looks for a win, slice by slice."""

import pytest
from asking import asked, refused
from kabale.games import GAMES, find_game
from kabale.session import Session
from kabale.solver import MOST_STATES, SEARCHES

KNOWN = [
    ("seven-1", 9, "won"),
    ("seven-3", 1, "won"),
    ("seven-3", 14, "lost"),
    ("freecell", 8, "won"),
]
"""Deals with what is known of them; each takes some hundred positions."""
LONG = "seven-1", 12
"""This one takes 24,000."""


@pytest.fixture(autouse=True)
def on_the_table(monkeypatch):
    """A game under way, which thinking does not touch."""
    monkeypatch.setattr("kabale.bridge._thought", None)
    asked("new", game="seven-3", deal=4711)
    before = asked("play", move="s", ply=0)
    yield
    assert asked("clock") == before


def save_of(game, number, moves="", undone=0):
    session = Session.replay(find_game(game), number, moves)
    session.ply = len(moves.split()) - undone
    return session.save()


def thought_through(save, slice_):
    """The last answer, and how many there were."""
    calls = 1
    while (answer := asked("think", save=save, states=slice_))["verdict"] == "thinking":
        assert answer["states"] == slice_ * calls
        calls += 1
    return answer, calls


@pytest.mark.parametrize(("game", "number", "verdict"), KNOWN)
def test_the_verdict_is_the_same_whatever_the_slices(game, number, verdict):
    save = save_of(game, number)
    at_once, calls = thought_through(save, 10_000)
    assert (at_once["verdict"], calls) == (verdict, 1)
    for slice_ in (1, 7, 100):
        asked("think", save=save_of(*LONG), states=1)
        answer, calls = thought_through(save, slice_)
        assert answer == at_once
        assert calls == answer["states"] // slice_ + 1


@pytest.mark.parametrize(("game", "number", "verdict"), KNOWN)
def test_a_win_is_a_game_that_can_be_played(game, number, verdict):
    answer, _ = thought_through(save_of(game, number), 1000)
    assert ("moves" in answer) == (verdict == "won")
    if verdict == "won":
        session = Session(GAMES[game], number)
        for move in answer["moves"]:
            if not session.won:
                session.play(move, session.ply)
        assert session.won


def test_thinking_is_about_the_present_position_not_about_what_was_taken_back():
    moves = "t6>f1 t7>f2 s s"
    answer, _ = thought_through(save_of("seven-1", 1, moves, undone=2), 1000)
    session = Session(GAMES["seven-1"], 1)
    for move in [*moves.split()[:2], *answer["moves"]]:
        if not session.won:
            session.play(move, session.ply)
    assert session.won


def test_the_same_save_goes_on_and_another_gives_the_search_up():
    save, other = save_of(*LONG), save_of(*LONG, moves="s")
    assert [asked("think", save=save, states=10)["states"] for _ in range(3)] == [10, 20, 30]
    assert asked("think", save=other, states=10)["states"] == 10
    assert asked("think", save=save, states=10)["states"] == 10


def test_the_last_word_is_said_again():
    save = save_of("seven-3", 14)
    answer, _ = thought_through(save, 10_000)
    assert answer["verdict"] == "lost"
    assert asked("think", save=save, states=1) == answer


def test_a_search_that_stores_too_much_is_given_up(monkeypatch):
    monkeypatch.setattr("kabale.bridge.MOST_STATES", 1000)
    answer, _ = thought_through(save_of(*LONG), 300)
    assert answer == {"ok": True, "verdict": "unknown", "states": 1000, "most": 1000}


def test_the_list_of_games_says_which_are_solved():
    solved = {row["id"] for row in asked("games")["games"] if row["solved"]}
    assert {"seven-1", "seven-2", "seven-3", "klondike", "freecell"} <= solved
    assert not solved & {"pyramid", "golf"}


@pytest.mark.parametrize("game", [id_ for id_ in GAMES if GAMES[id_].family not in SEARCHES])
def test_what_nothing_solves_is_unknown_at_once(game):
    answer = asked("think", save=save_of(game, 1), states=1)
    assert answer == {"ok": True, "verdict": "unknown", "states": 0, "most": MOST_STATES}


@pytest.mark.parametrize("states", [None, 0, -1, 1.5, True, "10", [], 10_001, 10**30])
def test_a_slice_is_a_number_of_positions_within_bounds(states):
    assert refused({"op": "think", "save": save_of(*LONG), "states": states}) == "states"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"moves": "s s"}, "save-altered"),
        ({"ply": 3}, "save-cut"),
        ({"format": 99}, "save-newer"),
        ({"game": "none"}, "save-altered"),
    ],
)
def test_a_save_that_cannot_be_trusted_is_refused_and_the_search_goes_on(change, code):
    save = save_of(*LONG)
    asked("think", save=save, states=10)
    bad = save | change
    assert refused({"op": "think", "save": bad, "states": 10}) == code
    for nothing in (None, [], "save", {}):
        assert refused({"op": "think", "save": nothing, "states": 10}) == "save-cut"
    assert asked("think", save=save, states=10)["states"] == 20
