"""The fair hint in the page: it shows a move, says what it is for, and waits for the engine."""

import json

import pytest
from kabale.games import GAMES
from kabale.notation import format_move
from kabale.session import Session
from table import Table

MARKED = """() => [...document.querySelectorAll("#board .-marked")].map((element) =>
  element.dataset.card ?? element.closest("[data-pile]")?.dataset.pile)"""


@pytest.fixture
def table(page, site):
    return Table(page, site)


def said(table):
    return table.page.locator("#message").inner_text()


def ask(table, label="Fair hint"):
    table.press("hint")
    table.page.locator("#message", has_text=label).wait_for()
    return said(table)


def test_the_hint_shows_its_move_and_says_what_it_is_for(table):
    table.open("seven-1/1")
    session = Session(GAMES["seven-1"], 1)
    hint = session.hint()
    assert hint.why == "turns-up"
    text = ask(table)
    assert text.startswith("Fair hint: ")
    assert text.endswith(f"It turns up a hidden card in column {hint.pile[1:]}")
    source, target = session.state[hint.move.source], session.state[hint.move.target]
    lifted = [card.code for card in source.up[-hint.move.n :]]
    onto = target.up[-1].code if target.up else hint.move.target
    assert sorted(table.page.evaluate(MARKED)) == sorted([*lifted, onto])
    table.page.locator("#spoken", has_text=text).wait_for(state="attached")


@pytest.mark.parametrize("game", ["seven-3", "spider-1", "pyramid"])
def test_whoever_follows_the_hints_plays_what_the_engine_says(table, game):
    table.open(f"{game}/4711")
    session = Session(GAMES[game], 4711)
    move = table.play(session)
    for _ in range(12):
        assert ask(table)
        move(format_move(session.hint().move))


@pytest.mark.parametrize(
    ("language", "label"), [("da", "Fair tip: "), ("nb", "Fair hint: "), ("en", "Fair hint: ")]
)
def test_the_hint_is_a_sentence_in_each_language(table, language, label):
    settings = json.dumps({"language": language})
    table.page.add_init_script(f"localStorage.setItem('kabale.settings', {settings!r})")
    table.open("spider-2/4711")
    text = ask(table, label.strip())
    assert text.startswith(label)
    assert "{" not in text


def test_the_hint_waits_for_the_engine(page, site, hold_engine):
    release = hold_engine(page)
    table = Table(page, site)
    page.goto(site)
    table.until(state="starting")
    table.press("hint")
    assert "hint" not in said(table)
    release()
    page.locator("#message", has_text="Fair hint").wait_for()


def test_where_nothing_useful_is_left_the_hint_says_so(table):
    """A game that ends so for whoever follows the hints."""
    session = Session(GAMES["golf"], 2)
    while hint := session.hint():
        session.play(format_move(hint.move), session.ply)
    assert not session.won
    moves = session.save()["moves"].split()
    table.open("golf/2")
    for ply, move in enumerate(moves, 1):
        source = move.split(">")[0]
        table.tap(source)
        table.until(ply)
    assert ask(table) == "Fair hint: no move is possible"
