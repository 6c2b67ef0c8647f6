"""Whole games from the deal to the win, every move a drag or a tap on the page."""

import json

import pytest
from conftest import DESK, PHONE, ROOT
from kabale.games import GAMES
from kabale.session import Session
from table import Table, picture


def golden(game):
    """A won game: its number and its moves."""
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    return save["number"], save["moves"].split()


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", ["seven-1", "klondike", "spider-1", "freecell", "pyramid", "golf"])
def test_a_game_is_won_by_hand(open_page, site, game, options):
    number, moves = golden(game)
    session = Session(GAMES[game], number)
    table = Table(open_page(**options), site)
    table.open(f"{game}/{number}")
    positions = [picture(session)]
    assert table.piles() == positions[0]
    move = table.play(session)
    while session.ply < len(moves):
        move(moves[session.ply])
        assert table.piles() == picture(session)
        positions += [None] * (session.ply - len(positions)) + [picture(session)]
    assert session.won
    assert table.status() == "won"
    if options is PHONE:
        return  # undo and redo are buttons, whatever the hand

    while session.can_undo:
        table.press("undo")
        session.undo()
        table.until(session.ply)
        assert table.piles() == picture(session)
        positions[session.ply] = positions[session.ply] or picture(session)
    assert table.piles() == positions[0]
    while session.can_redo:
        table.press("redo")
        session.redo()
        table.until(session.ply)
        assert table.piles() == positions[session.ply]
    assert table.status() == "won"
