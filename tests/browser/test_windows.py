"""Several windows, engines that break, games that come in from a file: nothing is lost or mixed."""

import json

import pytest
from conftest import ROOT
from kabale.games import GAMES
from kabale.session import Session
from table import Table, picture

HANG = "for (;;);"
CRASH = "setTimeout(() => { throw new Error('broken on purpose'); })"


@pytest.fixture
def table(page, site):
    return Table(page, site)


def another(table):
    return Table(table.page.context.new_page(), table.site)


def notice(table):
    element = table.page.locator("#notice")
    return element.inner_text() if element.is_visible() else ""


def test_a_game_is_played_in_one_window_at_a_time_and_can_be_taken_over(table):
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    table.play(session)("s")
    other = another(table)
    other.open()
    assert other.piles() == picture(session)
    assert notice(other)
    other.tap("s")
    other.press("new")
    other.until(1)
    assert other.piles() == picture(session)
    other.page.locator("[data-action=take-over]").click()
    other.until(1)
    assert not notice(other)
    other.play(session)("s")
    table.page.locator("[data-action=take-over]").wait_for()
    table.tap("s")
    table.page.locator("[data-action=take-over]").click()
    table.until(2)
    assert table.piles() == picture(session)
    table.play(session)("s")
    table.page.reload()
    table.until(3)
    assert table.piles() == picture(session)


def test_another_game_can_be_played_in_another_window(table):
    sessions = [Session(GAMES["klondike"], 5), Session(GAMES["spider-1"], 5)]
    table.open("klondike/5")
    other = another(table)
    other.open("spider-1/5")
    for each, session in zip((table, other), sessions, strict=True):
        assert not notice(each)
        each.play(session)("s")
        each.page.reload()
        each.until(1)
        assert each.piles() == picture(session)


def test_a_closed_window_owns_nothing(table):
    other = another(table)
    other.open("klondike/5")
    other.page.close()
    table.open("klondike/5")
    assert not notice(table)


@pytest.mark.parametrize("harm", [CRASH, HANG], ids=["crash", "hang"])
def test_an_engine_that_breaks_is_started_again_and_nothing_is_lost(table, harm, faults):
    session = Session(GAMES["seven-1"], 4711)
    table.open("seven-1/4711")
    table.play(session)("s")
    table.page.workers[0].evaluate(f"setTimeout(() => {{ {harm} }})")
    table.play(session)("s")
    assert table.piles() == picture(session)
    table.press("undo")
    session.undo()
    table.until(1)
    assert table.piles() == picture(session)
    faults[:] = [fault for fault in faults if "on purpose" not in fault]


def test_an_engine_that_does_not_come_the_first_time_is_started_again(table, faults):
    table.page.route("**/worker.js", lambda route: route.abort(), times=1)
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    table.play(session)("s")
    assert not notice(table)
    faults[:] = [fault for fault in faults if "ERR_FAILED" not in fault]


def test_an_engine_that_cannot_be_kept_running_says_so_and_offers_the_games_as_a_file(
    table, faults
):
    table.open("seven-1/4711")
    table.page.on("worker", lambda worker: worker.evaluate("self.onmessage = null; " + CRASH))
    table.page.workers[0].evaluate(CRASH)
    table.tap("s")
    table.page.locator("#spoken p", has_text="cannot go on").wait_for(state="attached")
    table.page.locator("#notice [data-action=safekeeping]").click()
    with table.page.expect_download() as download:
        table.page.locator("[data-action=export]").click()
    kept = json.loads(download.value.path().read_text())
    assert kept["games"][0]["save"]["number"] == 4711
    table.page.close()
    faults[:] = [fault for fault in faults if "on purpose" not in fault]


def test_all_games_go_into_a_file_and_come_in_again_elsewhere(open_page, site):
    first, second = (Table(open_page(), site) for _ in range(2))
    session = Session(GAMES["spider-1"], 4711)
    first.open("spider-1/4711")
    first.play(session)("s")
    first.press("menu")
    first.press("safekeeping")
    with first.page.expect_download() as download:
        first.page.locator("[data-action=export]").click()
    own = Session(GAMES["klondike"], 5)
    second.open("klondike/5")
    second.play(own)("s")
    take_in(second, download.value.path(), "add")
    second.until(1)
    assert second.piles() == picture(own)
    second.page.goto(f"{site}#spider-1")
    second.until(1)
    assert second.piles() == picture(session)


def take_in(table, file, choice):
    table.press("menu")
    table.press("safekeeping")
    table.page.locator("#file").set_input_files(file)
    with table.page.expect_navigation():
        table.page.locator(f"[data-action={choice}]").click()


def test_a_file_can_take_the_place_of_all_that_is_here(table):
    table.open("spider-2/9")
    table.play(Session(GAMES["spider-2"], 9))("s")
    take_in(table, ROOT / "tests/fixtures/file-1.json", "replace")
    table.until(1)
    session = Session(GAMES["spider-2"], 4711)
    session.play("s", 0)
    assert table.piles() == picture(session)


@pytest.mark.parametrize("content", ["", "{}", "[" * 5000, '{"kabale": 99}', "cut"])
def test_a_file_that_is_no_good_changes_nothing_and_is_said(table, tmp_path, content):
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    table.play(session)("s")
    file = tmp_path / "games.json"
    good = (ROOT / "tests/fixtures/file-1.json").read_text()
    file.write_text(good.replace("s s", "s") if content == "cut" else content)
    before = table.page.evaluate(STORED)
    table.press("menu")
    table.press("safekeeping")
    table.page.locator("#file").set_input_files(file)
    said = table.page.locator("#file-said")
    table.page.wait_for_timeout(500)
    assert said.inner_text()
    assert not table.page.locator("#file-choices").is_visible()
    assert table.page.evaluate(STORED) == before


STORED = """() => new Promise((resolve) => {
  const opening = indexedDB.open("kabale");
  opening.onsuccess = () => {
    const found = opening.result.transaction("saves").objectStore("saves").getAll();
    found.onsuccess = () => {
      opening.result.close();
      resolve(JSON.stringify([found.result, { ...localStorage }]));
    };
  };
})"""


def test_without_any_storage_the_game_is_played_and_the_player_is_told(page, site, faults):
    page.add_init_script(
        """indexedDB.open = () => { throw new Error("blocked on purpose"); };
        Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked"); } });"""
    )
    session = Session(GAMES["klondike"], 5)
    table = Table(page, site)
    table.open("klondike/5")
    assert notice(table)
    table.play(session)("s")
    assert table.piles() == picture(session)
    table.press("later")
    assert not notice(table)
    faults[:] = [fault for fault in faults if "on purpose" not in fault]


def test_when_the_disk_is_full_the_player_is_told_and_plays_on(page, site, faults):
    session = Session(GAMES["klondike"], 5)
    table = Table(page, site)
    table.open("klondike/5")
    page.evaluate(
        """() => {
          const full = () => { throw new DOMException("full on purpose", "QuotaExceededError"); };
          IDBObjectStore.prototype.put = full;
          Storage.prototype.setItem = full;
        }"""
    )
    table.play(session)("s")
    assert notice(table)
    table.play(session)("s")
    assert table.piles() == picture(session)
    faults[:] = [fault for fault in faults if "on purpose" not in fault]


def test_with_local_storage_wiped_alone_the_games_are_still_there(table):
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    table.play(session)("s")
    table.page.evaluate("localStorage.clear()")
    table.page.reload()
    table.until(1)
    assert table.piles() == picture(session)
