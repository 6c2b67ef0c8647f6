"""What can be won is thought about in a second worker, and only where the player wants it."""

import re

import pytest
from kabale.solver import solver
from playwright.sync_api import expect
from table import Table, picture
from test_rules import MARKED, golden, hears, played, put
from test_settings import choose
from test_stats import figures

WON, LOST, LONG = ("seven-1", 1), ("seven-3", 7), ("seven-1", 32001)
"""Deals that can be won and cannot, which is found out at once; and one that takes a minute."""
LAST_CHANCE = ["t4>f1", "t4>t5", "t3>c1", "t3>f2", "t3>t5", "t1>c2", "t1>t5", "t1>t4", "t1>c3"]
"""In FreeCell no. 6: from here, a card onto the last cell loses."""
SHOWN = "That is how it is won"

KEPT = """async () => {
  const all = [JSON.stringify(localStorage)];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    for (const store of database.objectStoreNames) {
      const found = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve) => { found.onsuccess = resolve; });
      all.push(JSON.stringify(found.result));
    }
    database.close();
  }
  return all.join();
}"""

PARTS = """() => [...document.querySelectorAll("#deal, #outlook, #counters > span")]
  .map((part) => part.getBoundingClientRect())
  .flatMap(({ left, right, width }) => (width ? [[left, right]] : []))"""
"""Where what the line shows begins and ends, from left to right."""

HELD = """() => [...document.body.children]
  .filter(({ localName }) => localName !== "script").map(({ outerHTML }) => outerHTML).join()"""
"""The page, but for the openings that it brings along."""


@pytest.fixture
def table(page, site):
    return Table(page, site)


def open_deal(table, deal, *settings):
    table.open("/".join(map(str, deal)))
    for name in settings:
        choose(table, name, True)


def sign(table):
    return table.page.locator("#outlook")


def says(table, verdict):
    """Wait until the sign says it."""
    expect(sign(table)).to_have_attribute("data-verdict", verdict, timeout=20_000)


def start_show(table):
    """Have the win shown, from the menu."""
    table.press("menu")
    table.page.locator("#show").click()
    table.page.locator("#ask-yes").click()


def under_way(table):
    """Wait until some moves have been shown."""
    expect(table.page.locator("#board")).to_have_attribute("data-ply", re.compile(r"[3-9]|\d\d"))


def record(table):
    """The only game that is kept a record of."""
    [only] = table.page.evaluate(
        """() => new Promise((resolve) => {
          indexedDB.open("kabale-records").onsuccess = ({ target }) => {
            const all = target.result.transaction("records").objectStore("records").getAll();
            all.onsuccess = () => resolve(all.result);
          };
        })"""
    )
    return only


def test_nobody_thinks_until_somebody_wants_to_know(table):
    open_deal(table, WON)
    table.tap("s")
    table.until(1)
    expect(sign(table)).to_be_hidden()
    assert len(table.page.workers) == 1
    choose(table, "outlook", True)
    says(table, "won")
    assert len(table.page.workers) == 2
    choose(table, "outlook", False)
    expect(sign(table)).to_be_hidden()
    assert len(table.page.workers) == 1


@pytest.mark.parametrize(
    ("deal", "verdict", "words"), [(WON, "won", "Can be won"), (LOST, "lost", "Cannot be won")]
)
def test_the_sign_says_in_words_whether_it_can_be_won_and_does_so_after_a_reload(
    table, deal, verdict, words
):
    open_deal(table, deal, "outlook")
    for _ in range(2):
        says(table, verdict)
        expect(sign(table)).to_have_text(words)
        expect(sign(table)).to_have_accessible_name(f"Can it still be won? {words}")
        table.page.reload()
        table.until(0)


def test_the_sign_follows_undo_at_once(table):
    session = played("freecell", 6, LAST_CHANCE)
    put(table, session)
    choose(table, "outlook", True)
    says(table, "won")
    table.drag("t6", 1, "c4")
    table.until(10)
    says(table, "lost")
    for ply, verdict in ((9, "won"), (10, "lost"), (9, "won")):
        table.press("undo" if ply == 9 else "redo")
        table.until(ply)
        assert sign(table).get_attribute("data-verdict") == verdict


def test_who_stays_on_the_way_to_a_win_need_not_wait(table):
    open_deal(table, WON, "outlook")
    says(table, "won")
    session = played(*WON, [])
    search = solver(session.game, session.state)
    search.step()
    play = table.play(session)
    for move in search.moves[:6]:
        play(move)
        assert sign(table).get_attribute("data-verdict") == "won"


def test_the_verdict_is_not_heard_at_each_move_but_when_it_is_asked_for(table):
    open_deal(table, WON, "outlook")
    says(table, "won")
    spoken = table.page.locator("#spoken")
    table.tap("s")
    table.until(1)
    says(table, "won")
    assert "won" not in spoken.inner_text()
    table.page.keyboard.press("t")
    expect(spoken).to_contain_text("The game can still be won: a way has been found")
    choose(table, "outlook", False)
    table.page.keyboard.press("t")
    expect(spoken).not_to_contain_text("won")


def test_a_sure_hint_is_the_first_move_of_a_win(table):
    open_deal(table, WON, "sure")
    table.press("hint")
    hears(table, "Sure hint: ace of hearts to the foundation. It leads to a win: proved")
    assert table.page.evaluate(MARKED)
    expect(sign(table)).to_be_hidden()


def test_a_sure_hint_says_that_nothing_wins(table):
    open_deal(table, LOST, "sure")
    table.press("hint")
    hears(table, "Sure hint: the game can no longer be won. That is proved")
    assert not table.page.evaluate(MARKED)


def cancel_by_key(table):
    table.page.keyboard.press("Escape")


def cancel_by_button(table):
    table.page.locator("#message-actions button").click()


def cancel_by_move(table):
    table.tap("s")
    table.until(1)


@pytest.mark.parametrize("cancel", [cancel_by_key, cancel_by_button, cancel_by_move])
def test_looking_for_a_sure_hint_shows_that_it_goes_on_and_can_be_given_up(table, cancel):
    open_deal(table, LONG, "sure")
    table.press("hint")
    hears(table, "Looking for a way to win")
    note = table.page.locator("#message-note")
    expect(note).to_contain_text("positions")
    before = note.inner_text()
    expect(note).not_to_have_text(before)
    assert "positions" not in table.page.locator("#spoken").inner_text()
    cancel(table)
    expect(table.page.locator("#message")).to_be_hidden()
    table.page.wait_for_timeout(500)
    expect(table.page.locator("#message")).to_be_hidden()


def test_moves_go_on_while_it_is_thought(table):
    open_deal(table, LONG, "outlook")
    for ply in range(1, 20):
        table.tap("s")
        table.until(ply, seconds=2)
    assert sign(table).get_attribute("data-verdict") == "thinking"


def test_nothing_is_offered_where_nothing_solves_the_game(table):
    open_deal(table, ("golf", 1), "outlook", "sure")
    expect(sign(table)).to_be_hidden()
    table.press("hint")
    assert "Sure" not in table.page.locator("#message-text").inner_text()
    table.press("menu")
    expect(table.page.locator("#show")).to_be_hidden()
    assert len(table.page.workers) == 1


def test_where_the_worker_fails_nobody_knows_and_the_game_goes_on(table, faults):
    open_deal(table, WON)
    table.page.route("**/worker.js", lambda route: route.abort())
    choose(table, "outlook", True)
    says(table, "unknown")
    table.tap("s")
    table.until(1)
    says(table, "unknown")
    sign(table).click()
    hears(table, "Nobody knows")
    choose(table, "sure", True)
    table.press("hint")
    hears(table, "Sure hint: unknown")
    table.press("fair-hint")
    hears(table, "Fair hint: ")
    faults[:] = [fault for fault in faults if "worker.js" not in fault]


def test_the_win_is_shown_only_if_that_is_meant(table):
    open_deal(table, WON, "outlook")
    says(table, "won")
    sign(table).click()
    table.page.locator('#message [data-action="show"]').click()
    expect(table.page.locator("#ask-question")).to_contain_text("neither won nor lost")
    table.page.locator('#ask [value="no"]').click()
    table.page.wait_for_timeout(600)
    assert table.ply() == 0


def stop_by_key(table):
    table.page.keyboard.press("ArrowDown")


def stop_by_button(table):
    table.page.locator("#message-actions button").click()


def stop_by_tap_on_a_card(table):
    table.tap("t1")


def stop_beside_the_table(table):
    table.page.locator("#line").click()


@pytest.mark.parametrize(
    "stop", [stop_by_key, stop_by_button, stop_by_tap_on_a_card, stop_beside_the_table]
)
def test_what_is_shown_stops_at_any_input_and_can_be_taken_back(table, stop):
    open_deal(table, WON)
    start_show(table)
    under_way(table)
    stop(table)
    table.until()
    ply = table.ply()
    table.page.wait_for_timeout(600)
    assert table.ply() == ply
    moves = record(table)["moves"].split()
    assert len(moves) == ply
    session = played(*WON, moves)
    assert table.piles() == picture(session)
    assert record(table)["shown"]
    table.press("undo")
    table.until(ply - 1)
    session.undo()
    assert table.piles() == picture(session)


def test_undo_stops_what_is_shown_and_takes_back_its_last_move(table):
    open_deal(table, WON)
    start_show(table)
    under_way(table)
    table.press("undo")
    table.until()
    ply = table.ply()
    table.page.wait_for_timeout(600)
    assert table.ply() == ply
    table.press("redo")
    table.until(ply + 1)
    expect(table.page.locator('#bar [data-action="redo"]')).to_be_disabled()


def test_a_shown_win_is_no_win_of_the_player_s(table):
    session = golden("klondike", 117)
    put(table, session)
    start_show(table)
    table.page.locator('#board[data-status="won"]').wait_for()
    table.until()
    expect(table.page.locator("#won-title")).to_have_text(SHOWN)
    expect(table.page.locator("#spoken")).to_contain_text(SHOWN)
    assert (record(table)["won"], record(table)["shown"]) == (False, True)
    assert figures(table) == {}
    table.press("menu")
    tile = table.page.locator('[data-game="klondike"] .tile-saved')
    expect(tile).to_have_text("The win was shown")
    table.page.locator('#menu [data-action="log"]').click()
    expect(table.page.locator(".log-facts")).to_contain_text("the win was shown")
    table.page.reload()
    table.until()
    expect(table.page.locator("#won-title")).to_have_text(SHOWN)


def test_there_is_no_win_to_show_where_none_is(table):
    open_deal(table, LOST)
    start_show(table)
    hears(table, "The game can no longer be won: that is proved")
    assert table.ply() == 0


def test_nothing_hidden_gets_into_the_page_or_what_is_kept(table):
    open_deal(table, WON, "outlook")
    says(table, "won")
    table.tap("s")
    table.until(1)
    says(table, "won")
    session = played(*WON, ["s"])
    shown = {code for pile in picture(session).values() for code in pile if code}
    hidden = {card.code for pile in session.state.piles.values() for card in pile.down} - shown
    held = (table.page.evaluate(HELD) + table.page.evaluate(KEPT)).replace("\\", "")
    assert [code for code in shown if f'"{code}"' in held]
    assert not [code for code in hidden if f'"{code}"' in held]


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (820, 1180)])
@pytest.mark.parametrize("language", ["da", "nb", "en"])
def test_the_line_has_room_for_the_sign(open_page, site, size, language):
    width, height = size
    page = open_page(viewport={"width": width, "height": height}, locale=language)
    table = Table(page, site)
    for deal in (LOST, ("klondike", 12)):
        session = played(*deal, ["s"] * 15)
        put(table, session)
        choose(table, "outlook", True)
        expect(sign(table)).to_be_visible()
        parts = page.evaluate(PARTS)
        edges = [0, *(edge for part in parts for edge in part), width]
        assert edges == sorted(edges)
