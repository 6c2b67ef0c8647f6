"""No game is lost: reload, switching games, what comes from outside and is no good."""

import json

import pytest
from conftest import ROOT
from kabale.games import GAMES
from kabale.session import Session
from table import Table, picture

RECORD = """(change) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("kabale");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction(["saves", "aside"], "readwrite");
    const saves = transaction.objectStore("saves");
    const aside = transaction.objectStore("aside").getAll();
    const found = saves.get("klondike");
    found.onsuccess = () => {
      const { result } = found;
      if (change) saves.put({ ...result, save: { ...result.save, ...change } }, "klondike");
    };
    transaction.oncomplete = () => {
      database.close();
      resolve({ saved: found.result, aside: aside.result });
    };
  };
})"""


@pytest.fixture
def table(page, site):
    return Table(page, site)


def play(table, session, *moves):
    for move in moves:
        table.play(session)(move)
    assert table.piles() == picture(session)


def golden(game, count):
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    return save["number"], save["moves"].split()[:count]


def test_after_a_reload_the_position_the_history_and_the_score_are_as_before(table):
    number, moves = golden("seven-1", 30)
    session = Session(GAMES["seven-1"], number)
    table.open(f"seven-1/{number}")
    play(table, session, *moves)
    score = table.page.locator("#score").inner_text()
    table.page.reload()
    table.until(session.ply)
    assert table.piles() == picture(session)
    assert table.page.locator("#score").inner_text() == score
    while session.can_undo:
        table.press("undo")
        session.undo()
        table.until(session.ply)
    assert table.piles() == picture(session)


def test_what_was_undone_can_be_redone_after_a_reload(table):
    session = Session(GAMES["seven-3"], 4711)
    table.open("seven-3/4711")
    play(table, session, "s", "s", "s")
    table.press("undo")
    table.until(2)
    table.page.reload()
    table.until(2)
    table.press("redo")
    table.until(3)
    assert table.piles() == picture(session)


def test_switching_to_another_game_keeps_both(table):
    first, second = Session(GAMES["klondike"], 5), Session(GAMES["spider-2"], 7)
    table.open("klondike/5")
    play(table, first, "s", "s")
    table.open("spider-2/7")
    play(table, second, "s")
    for session in (first, second, first):
        table.press("menu")
        table.page.locator(f'[data-game="{session.game.id}"]').click()
        table.until(session.ply)
        assert table.piles() == picture(session)
        assert table.page.locator("[data-pile]").count() == len(session.game.piles)


def test_restart_deals_the_same_cards_again_and_undo_takes_it_back(table):
    session = Session(GAMES["klondike"], 5)
    opening = picture(session)
    table.open("klondike/5")
    play(table, session, "s", "s", "s")
    table.press("menu")
    table.press("restart")
    table.until(0)
    assert table.piles() == opening
    table.press("undo")
    table.until(3)
    assert table.piles() == picture(session)


def test_a_new_game_can_be_taken_back(table):
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    play(table, session, "s", "s")
    table.press("new")
    table.until(0)
    assert table.piles() != picture(session)
    table.page.locator("#message-actions [data-action=back]").click()
    table.until(2)
    assert table.piles() == picture(session)


@pytest.mark.parametrize(
    "address",
    ["seven-9/1", "seven-1/0", "seven-1/4294967296", "seven-1/x", "…%%/'<b>", "seven-1/1/2"],
)
def test_a_bad_address_opens_the_usual_game_and_says_why(table, address):
    table.open(address)
    assert table.page.locator("[data-card]").count() == 7
    assert table.page.locator("#message-text").inner_text()


def test_an_address_without_a_number_opens_the_game_as_it_was_left(table):
    table.open("spider-1")
    first = table.page.locator("#deal-number").inner_text()
    assert table.page.locator("[data-pile]").count() == len(GAMES["spider-1"].piles)
    table.tap("s")
    table.until(1)
    table.open("klondike")
    table.page.goto(f"{table.site}#spider-1")
    table.until(1)
    assert table.page.locator("#deal-number").inner_text() == first


def test_an_address_opens_that_deal(table):
    table.open("seven-3/4711")
    assert table.piles() == picture(Session(GAMES["seven-3"], 4711))


@pytest.mark.parametrize(
    "damage",
    [{"moves": "s s s w>t9"}, {"ply": 99}, {"check": 1}, {"format": 99}, {"game": "spider-1"}],
    ids=["altered", "cut short", "checksum", "of a newer version", "of another game"],
)
def test_a_damaged_save_is_set_aside_and_said_and_a_new_game_begins(table, damage):
    table.open("klondike/5")
    play(table, Session(GAMES["klondike"], 5), "s", "s")
    table.page.evaluate(RECORD, damage)
    table.page.reload()
    table.until(0)
    assert table.page.locator("[data-card]").count() == 7
    assert table.page.locator("#message-text").inner_text()
    kept = table.page.evaluate(RECORD, None)
    assert kept["aside"][0]["record"]["save"] | damage == kept["aside"][0]["record"]["save"]
    assert kept["saved"]["save"]["ply"] == 0


def test_a_picture_that_is_no_picture_is_as_good_as_none(table):
    table.open("klondike/5")
    for odd in ('{"game":"klondike"', '"klondike"', '{"game":"klondike","piles":[1]}'):
        table.page.evaluate("(odd) => localStorage.setItem('kabale.view.klondike', odd)", odd)
        table.page.reload()
        table.until(0)
        assert table.piles() == picture(Session(GAMES["klondike"], 5))


def test_nothing_hidden_is_anywhere_in_the_page_or_its_storage(table):
    """One suit in the columns' hidden cards would do: the page may hold shown cards only."""
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    play(table, session, "s")
    shown = {code for pile in picture(session).values() for code in pile if code}
    hidden = {card.code for pile in session.state.piles.values() for card in pile.down} - shown
    held = table.page.evaluate(
        """() => document.querySelector("#stage").outerHTML + JSON.stringify(localStorage)"""
    )
    assert shown <= {code for code in shown if f'"{code}"' in held}
    assert not [code for code in hidden if f'"{code}"' in held.replace('\\"', '"')]
