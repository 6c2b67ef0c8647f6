"""The engine comes up: from the memory image, and without it."""

import gzip

import pytest
from kabale.games import GAMES
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
    assert page.locator("#board").get_attribute("data-state") == "starting"
    release()
    until_ready(page)


def test_the_page_asks_no_other_host_and_finds_everything(page, site):
    missing = []
    page.on("response", lambda response: response.ok or missing.append(response.url))
    page.goto(site)
    until_ready(page)
    assert missing == []


@pytest.mark.parametrize("deal", ["seven-1/4711", "spider-2/4711"])
def test_moves_made_before_the_engine_is_up_are_kept(page, site, hold_engine, deal):
    """The worker is held back for three seconds; two moves are played on the painted board."""
    game, number = deal.split("/")
    session = Session(GAMES[game], int(number))
    first, second = {"seven-1": ("t1>t2", "t6>t4"), "spider-2": ("t1>t9", "s")}[game]
    release = hold_engine(page)
    table = Table(page, site)
    page.goto(f"{site}#{deal}")
    table.until(0, "starting")
    assert table.piles() == picture(session)
    table.drag("t1", 1, first.split(">")[1])
    table.until(1, "starting")
    table.tap("s") if second == "s" else table.tap("t6")
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


def test_a_move_that_the_engine_refuses_is_taken_back_and_the_page_says_so(page, site, hold_engine):
    """Spider's stock is tapped twice too often before the engine is up: five deals, no sixth."""
    session = Session(GAMES["spider-1"], 4711)
    release = hold_engine(page)
    table = Table(page, site)
    page.goto(f"{site}#spider-1/4711")
    for ply in range(7):
        table.until(ply, "starting")
        table.tap("s")
    release()
    for ply in range(5):
        session.play("s", ply)
    table.until(5)
    assert table.piles() == picture(session)
    assert page.locator("#message-text").inner_text()
