"""A save is taken whole or not at all."""

import json
from random import Random
from zlib import crc32

import pytest
from kabale.errors import BadSave
from kabale.game import apply
from kabale.games import GAMES
from kabale.notation import parse_move
from kabale.session import Session
from walks import golden_save


def signed(save):
    """The save with the checksum that it ought to have, as a forger would write it."""
    fields = {name: value for name, value in save.items() if name != "check"}
    return fields | {"check": crc32("\n".join(map(str, fields.values())).encode(errors="replace"))}


def code(save):
    with pytest.raises(BadSave) as refused:
        Session.load(save)
    return refused.value.code


def under_way(game="seven-2", plies=30):
    """A game with moves played, some of them taken back."""
    session = Session.load(golden_save(GAMES[game]))
    while session.ply > plies:
        session.undo()
    return session


def test_a_save_is_plain_json_and_comes_back_the_same(game):
    save = under_way(game.id).save()
    assert Session.load(json.loads(json.dumps(save))).save() == save


def test_the_checksum_of_these_tests_is_the_engines():
    save = under_way().save()
    assert signed(save) == save


def test_a_loaded_game_has_its_position_history_and_score(game):
    session = under_way(game.id)
    loaded = Session.load(session.save())
    assert (loaded.state, loaded.tally, loaded.ply) == (session.state, session.tally, session.ply)
    while session.can_redo:
        session.redo()
        loaded.redo()
    assert (loaded.state, loaded.tally) == (session.state, session.tally)


def test_a_restart_that_could_be_undone_still_can_after_loading():
    session = under_way()
    session.restart()
    loaded = Session.load(session.save())
    loaded.undo()
    assert loaded.ply == 30
    assert loaded.state == under_way().state


@pytest.mark.parametrize("missing", under_way().save())
def test_a_save_without_one_of_its_fields_is_cut_short(missing):
    save = under_way().save()
    del save[missing]
    assert code(save) == "save-cut"


@pytest.mark.parametrize("field", under_way().save())
@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, "", "x", [], {}, 10**30, "\ud800", float("nan")]
)
def test_a_field_that_was_altered_is_refused(field, value):
    save = under_way().save()
    assert code({**save, field: value}) in (
        {"save-altered", "save-cut"} if field != "format" else {"save-altered", "save-newer"}
    )


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "seven-3"), ("game", "klondike"), ("number", 2), ("moves", "s"), ("ply", 31),
        ("ply", 29), ("restarted_from", 3), ("check", 1),
    ],
)  # fmt: skip
def test_a_plausible_value_in_place_of_the_true_one_is_refused(field, value):
    assert code({**under_way().save(), field: value}) in ("save-altered", "save-cut")


def test_a_log_that_was_cut_anywhere_is_refused():
    save = under_way("spider-1", 60).save()
    for end in range(0, len(save["moves"]), 7):
        assert code({**save, "moves": save["moves"][:end]}) in ("save-altered", "save-cut")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "seven-4"}, "save-altered"),
        ({"number": 0}, "save-altered"),
        ({"number": 2**32}, "save-altered"),
        ({"moves": "t1>t2*13", "ply": 1}, "save-altered"),
        ({"moves": "s x", "ply": 1}, "save-altered"),
        ({"moves": "s s t1>t2*05", "ply": 1}, "save-altered"),
        ({"moves": "+s", "ply": 1}, "save-altered"),
        ({"moves": " +s", "ply": 1}, "save-altered"),
        ({"moves": "s ++s", "ply": 1}, "save-altered"),
        ({"moves": "s + s", "ply": 1}, "save-altered"),
        ({"ply": -1}, "save-altered"),
        ({"restarted_from": -1}, "save-altered"),
        ({"clock_ms": -1}, "save-altered"),
        ({"clock_ms": 10**13}, "save-altered"),
        ({"moves": "s \ud800", "ply": 1}, "save-altered"),
        ({"ply": 100_000}, "save-cut"),
        ({"restarted_from": 100_000}, "save-cut"),
    ],
)
def test_even_with_the_right_checksum_what_cannot_have_been_is_refused(change, expected):
    assert code(signed({**under_way().save(), **change})) == expected


def test_a_newer_format_is_told_from_a_damaged_save():
    save = under_way().save()
    assert code({**save, "format": 2}) == "save-newer"
    assert code({"format": 99}) == "save-newer"
    assert code(signed({**save, "format": 0})) == "save-altered"


def test_a_log_may_have_20000_moves_and_no_more():
    session = Session(GAMES["seven-1"], 1)
    save = signed({**session.save(), "moves": " ".join(["s"] * 20_000), "ply": 20_000})
    loaded = Session.load(save)
    assert loaded.ply == 20_000
    assert loaded.save() == save
    too_long = signed({**save, "moves": save["moves"] + " s"})
    assert code(too_long) == "save-long"
    assert code(signed({**save, "moves": "s" + " " * 2_000_000})) == "save-long"


def test_mutated_copies_load_cleanly_or_not_at_all(game, long):
    """Bytes of the text are changed, cut or doubled; with the old checksum and with a right one."""
    draw = Random(5)
    text = json.dumps(golden_save(game))
    loaded = 0
    for _ in range(1500 if long else 100):
        start = draw.randrange(len(text))
        end = start + draw.choice((0, 0, 1, 1, 2, 8, 40))
        middle = draw.choice(("", chr(draw.randrange(32, 127)), text[start:end] * 2, " t1>t2", "9"))
        try:
            save = json.loads(text[:start] + middle + text[end:])
        except ValueError:
            continue
        for copy in (save, signed(save) if isinstance(save, dict) else save):
            try:
                session = Session.load(copy)
            except BadSave:
                continue
            loaded += 1
            assert whole(session)
    assert loaded


def whole(session):
    """The position is the one that the moves lead to from the deal."""
    save, state = session.save(), session.game.deal(session.number)
    for move in save["moves"].split()[: session.ply]:
        state = apply(session.game, state, parse_move(session.game, move.removeprefix("+")))
    return state == session.state and Session.load(save).save() == save
