"""The engine comes up: from the memory image, and without it."""

import gzip
import json
import re

import pytest
from conftest import ROOT
from kabale.game import moves
from kabale.games import GAMES
from kabale.notation import format_move
from kabale.session import Session
from table import Table, picture

NEW = {"op": "new", "game": "klondike", "deal": 4711}
TAP = {"op": "play", "move": "s", "ply": 0}


def until_ready(page, seconds=60):
    """Waits until the page's own engine answers; gives back what it needed, in milliseconds."""
    return page.evaluate(UNTIL_READY, seconds * 1000)


UNTIL_READY = """(most) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error("the engine did not come up")), most);
  const look = () => {
    const [mark] = performance.getEntriesByName("engine");
    if (mark) resolve(mark.startTime);
    else setTimeout(look, 20);
  };
  look();
})"""


def test_nothing_is_seen_before_the_table_is(page, site):
    page.add_init_script(
        "requestAnimationFrame(() => { window.first = document.querySelectorAll('.card').length })"
    )
    page.goto(site)
    until_ready(page)
    assert page.evaluate("window.first") == 52


def test_a_page_whose_scripts_do_not_all_come_says_so(page, site, faults):
    page.route("**/main.js", lambda route: route.abort())
    page.goto(site)
    page.locator("#notice-text", has_text=re.compile(r"\w")).wait_for()
    page.locator("#spoken", has_text=re.compile(r"\w")).wait_for(state="attached")
    assert page.locator(".card").count() == 52
    faults.clear()


def test_the_engine_starts_from_the_image_and_asks_for_nothing_else(page, site, ask):
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto(site)
    until_ready(page)
    assert "engine.image" in asked
    assert "python_stdlib.zip" not in asked
    dealt, played = ask(page, NEW, TAP)
    assert dealt["view"]["deal"] == "klondike#4711"
    assert played["view"]["ply"] == 1


@pytest.mark.parametrize("damage", ["gone", "cut short", "of another build"])
def test_without_a_good_image_the_engine_is_installed(page, site, ask, faults, damage):
    def spoil(route):
        if damage == "gone":
            return route.fulfill(status=404)
        body = route.fetch().body()
        if damage == "cut short":
            return route.fulfill(body=body[: len(body) // 2])
        head, build = gzip.decompress(body), b'"build":"'
        at = head.index(build) + len(build)
        return route.fulfill(body=gzip.compress(head[:at] + b"0000" + head[at + 4 :], 1))

    page.context.route("**/engine.image", spoil)
    page.goto(site)
    until_ready(page)
    dealt, played = ask(page, NEW, TAP)
    assert dealt["view"]["deal"] == "klondike#4711"
    assert played["view"]["ply"] == 1
    faults[:] = [fault for fault in faults if "engine.image" not in fault]


def test_both_starts_give_the_same_engine(page, site, ask, faults):
    requests = [NEW, TAP, {"op": "play", "move": "s", "ply": 1}, {"op": "undo"}]
    page.goto(site)
    quick = ask(page, *requests)
    page.context.route("**/engine.image", lambda route: route.fulfill(status=404))
    assert ask(page, *requests) == quick
    faults[:] = [fault for fault in faults if "engine.image" not in fault]


def test_answers_come_in_the_order_asked_although_asked_before_the_engine_is_up(page, site, ask):
    page.goto(site)
    plies = [{"op": "play", "move": "s", "ply": ply} for ply in range(5)]
    answers = ask(page, NEW, *plies)
    assert [answer["view"]["ply"] for answer in answers] == [0, 1, 2, 3, 4, 5]


def test_a_page_whose_engine_is_late_shows_its_board_at_once(page, site, hold_engine):
    release = hold_engine(page)
    page.goto(site)
    assert page.locator("#board [data-pile]").count() == 13
    page.locator('#board[data-state="starting"]').wait_for()
    release()
    until_ready(page)


def test_the_page_asks_no_other_host_and_finds_everything(page, site):
    missing = []
    page.on("response", lambda response: response.ok or missing.append(response.url))
    page.goto(site)
    until_ready(page)
    assert missing == []


def painted(game):
    """The deals of a game that the page can show before the engine is up."""
    text = (ROOT / "dist/index.html").read_text(encoding="utf-8")
    views = json.loads(re.search(rf'data-openings="{game}">(.*?)</script>', text).group(1))
    return [Session(GAMES[game], view["number"]) for view in views]


def first_move(session):
    """A card from one column to another, where there is such a move."""
    columns = (move for move in moves(session.game, session.state) if move.n == 1)
    return next((move for move in columns if move.source[0] == move.target[0] == "t"), None)


@pytest.mark.parametrize("game", ["seven-1", "spider-2"])
def test_moves_made_before_the_engine_is_up_are_kept(page, site, hold_engine, game):
    """The worker is held back for three seconds; two moves are played on the painted board."""
    session = next(filter(first_move, painted(game)))
    move = first_move(session)
    first, second = format_move(move), "s"
    release = hold_engine(page)
    table = Table(page, site)
    page.goto(f"{site}#{game}/{session.number}")
    table.until(0, "starting")
    assert table.piles() == picture(session)
    table.drag(move.source, 1, move.target)
    table.until(1, "starting")
    table.tap("s")
    table.until(2, "starting")
    page.wait_for_timeout(3000)
    release()
    for move in (first, second):
        session.play(move, session.ply)
    table.until(2)
    assert table.piles() == picture(session)
    table.press("undo")
    session.undo()
    table.until(1)
    assert table.piles() == picture(session)


@pytest.mark.parametrize("hand", ["page", "phone"])
def test_what_is_done_before_all_scripts_are_there_is_done_when_they_are(request, site, hand):
    table = Table(request.getfixturevalue(hand), site)
    held = []

    def hold(route):
        held.append(route)

    table.page.route("**/main.js", hold)
    with table.page.expect_request("**/main.js"):  # after the paint: none has any input before
        table.page.goto(site)
    table.tap("s")
    table.page.keyboard.press("d")
    table.press("menu")
    assert table.ply() == 0
    held[0].continue_()
    table.page.locator("#menu").wait_for()
    table.until(2)


def test_a_move_that_the_engine_refuses_is_taken_back_and_the_page_says_so(page, site, hold_engine):
    """Spider's stock is tapped twice too often before the engine is up: five deals, no sixth."""
    session = painted("spider-1")[0]
    release = hold_engine(page)
    table = Table(page, site)
    page.goto(f"{site}#spider-1/{session.number}")
    for ply in range(7):
        table.until(ply, "starting")
        table.tap("s")
    release()
    for ply in range(5):
        session.play("s", ply)
    table.until(5)
    assert table.piles() == picture(session)
    assert page.locator("#message-text").inner_text()
