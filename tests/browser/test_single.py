"""The one file, opened from a disk: all of the game is in it, and it asks nobody for anything."""

import json

import pytest
from kabale.games import GAMES
from kabale.session import Session
from table import Table, picture

from build import SINGLE


@pytest.fixture
def table(open_page):
    """A table on the one file. Whatever is not a part of it counts as a fault."""
    page = open_page(kept_offline=True)
    page.context.set_offline(True)
    return Table(page, SINGLE.as_uri())


@pytest.fixture
def site():
    return SINGLE.as_uri()


def test_it_plays_and_goes_on_with_the_game_when_it_is_opened_again(table):
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    assert table.piles() == picture(session)
    for _ in range(3):
        table.play(session)("s")
    table.page.reload()
    table.until(3)
    again = Table(table.page.context.new_page(), table.site)
    table.page.close()
    again.open()
    assert again.piles() == picture(session)
    again.play(session)("s")


def test_its_sheets_look_as_they_should(table):
    table.open("seven-1/2")
    table.press("settings")
    look = "(sheet) => getComputedStyle(sheet).borderTopLeftRadius"
    assert table.page.locator("#settings").evaluate(look) == "16px"


def test_rules_classic_courts_and_plots_are_in_it(table):
    settings = json.dumps({"language": "nb", "face": "classic"})
    table.page.add_init_script(f"localStorage.setItem('kabale.settings', {json.dumps(settings)})")
    table.open("freecell/1")
    table.page.locator(".card img.court").first.wait_for(state="attached")
    table.press("menu")
    table.press("rules")
    table.page.locator("#rules-article h1").wait_for()
    assert table.page.locator("#rules-article").get_attribute("lang") == "nb"
    table.page.keyboard.press("Escape")
    session = Session(GAMES["freecell"], 1)
    table.play(session)("t1>c1")
    table.press("menu")
    table.press("stats")
    assert table.page.locator("#stats-game option").count() == len(GAMES)


def test_where_the_browser_keeps_nothing_it_says_so_and_the_game_can_be_kept_as_a_file(
    table, faults
):
    table.page.add_init_script(
        """indexedDB.open = () => { throw new DOMException("blocked on purpose"); };
        Object.defineProperty(window, "localStorage", { get() { throw new Error("blocked"); } });"""
    )
    session = Session(GAMES["klondike"], 5)
    table.open("klondike/5")
    table.play(session)("s")
    table.page.locator("#notice [data-action=safekeeping]").click()
    with table.page.expect_download() as download:
        table.page.locator("[data-action=export]").click()
    [kept] = json.loads(download.value.path().read_text())["games"]
    assert kept["save"] == session.save() | {"clock_ms": kept["save"]["clock_ms"]}
    faults[:] = [fault for fault in faults if "on purpose" not in fault]
