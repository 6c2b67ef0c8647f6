"""The table fits its page whatever happens to it, and a win is celebrated where that is wanted."""

import json

import pytest
from conftest import DESK, PHONE, ROOT
from kabale.games import GAMES
from kabale.session import Session
from table import Table, picture

OUTSIDE = """() => {
  const stage = document.querySelector("#board").getBoundingClientRect();
  return [...document.querySelectorAll(".card:not(.-lifted)")].filter((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return left < stage.left || top < stage.top || right > stage.right || bottom > stage.bottom;
  }).length;
}"""

PUT = """(save) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("kabale");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("saves", "readwrite");
    const saves = transaction.objectStore("saves");
    const found = saves.get(save.game);
    found.onsuccess = () => saves.put({ ...found.result, save }, save.game);
    transaction.oncomplete = () => {
      opening.result.close();
      resolve();
    };
  };
})"""

CASCADES = "() => document.querySelectorAll('.cascade').length"
TWO_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""
TURNED = {"width": 640, "height": 360}


def won(game):
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    session = Session(GAMES[game], save["number"])
    for move in save["moves"].split():
        session.play(move, session.ply)
    assert session.won
    return session


def cards(piles):
    """All cards of a table, wherever they lie."""
    return sorted(str(card) for pile in piles.values() for card in pile)


def open_before_the_win(table, game):
    """The game one step before its end; redo wins it."""
    session = won(game)
    table.open(f"{game}/{session.number}")
    table.page.evaluate(PUT, session.save())
    table.page.reload()
    table.until(session.ply)
    table.press("undo")
    table.until(session.ply - 1)
    return session


def test_a_turned_phone_shows_the_same_game_whole(phone, site):
    table = Table(phone, site)
    table.open("spider-2/1")
    before = table.piles()
    for size in (TURNED, PHONE["viewport"], {"width": 320, "height": 480}):
        phone.set_viewport_size(size)
        phone.evaluate(TWO_FRAMES)
        assert table.piles() == before
        assert phone.evaluate(OUTSIDE) == 0


def test_cards_that_become_small_have_a_large_suit_for_their_picture_and_get_it_back(page, site):
    table = Table(page, site)
    table.open("seven-1/1")
    faces = table.page.locator(".card.-up")
    shown = [("picture", {"width": 1280, "height": 720}), ("large", {"width": 320, "height": 480})]
    for kind, size in [*shown, shown[0]]:
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        assert faces.locator("> svg").count() == faces.count() == 7
        assert all(face.locator(f"> .{kind}").is_visible() for face in faces.all())


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["mouse", "finger"])
def test_a_page_turned_under_a_drag_keeps_the_cards_under_the_hand(open_page, site, options):
    page = open_page(**options)
    table = Table(page, site)
    table.open("seven-1/1")
    before = table.piles()
    x, y = table.grip("t4")
    table.hand.move(x, y)
    table.hand.down()
    table.hand.move(x + 30, y + 40)
    table.hand.move(x + 40, y + 50)
    page.set_viewport_size(TURNED)
    table.hand.move(200, 200)
    page.evaluate(TWO_FRAMES)
    held = page.locator(".card.-lifted").bounding_box()
    assert abs(held["x"] + held["width"] / 2 - 200) < held["width"]
    assert abs(held["y"] - 200) < 40
    assert page.evaluate(OUTSIDE) == 0
    table.hand.up()
    page.evaluate(TWO_FRAMES)
    assert cards(table.piles()) == cards(before)
    assert page.evaluate(OUTSIDE) == 0


@pytest.mark.parametrize("game", ["klondike", "golf"])
def test_a_win_lets_the_cards_leap_until_the_next_tap(open_page, site, game):
    page = open_page(reduced_motion="no-preference")
    table = Table(page, site)
    session = open_before_the_win(table, game)
    table.press("redo")
    table.until(session.ply)
    page.locator(".cascade").wait_for()
    assert page.locator("#won button").is_visible()
    page.mouse.click(20, 300)
    assert page.evaluate(CASCADES) == 0
    assert page.locator(".card.-leapt").count() == 0
    assert table.piles() == picture(session)


def test_a_key_ends_the_leaps_and_the_sheet_of_the_win_can_be_used(open_page, site):
    page = open_page(reduced_motion="no-preference")
    table = Table(page, site)
    session = open_before_the_win(table, "klondike")
    table.press("redo")
    table.until(session.ply)
    page.locator(".cascade").wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate(CASCADES) == 0
    page.locator("#won button").click()
    table.until(0)
    assert table.status() == "playing"


def test_with_reduced_motion_nothing_leaps(page, site):
    table = Table(page, site)
    session = open_before_the_win(table, "klondike")
    table.press("redo")
    table.until(session.ply)
    page.wait_for_timeout(300)
    assert page.evaluate(CASCADES) == 0
    assert page.evaluate("() => document.getAnimations().length") == 0
