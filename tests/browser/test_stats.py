"""Games are counted once, from the first move; the log deals, shows and shares them again."""

import gzip

import pytest
from conftest import ROOT
from kabale.games import GAMES
from playwright.sync_api import expect
from table import Table, picture
from test_rules import golden, text
from test_settings import choose
from test_table import open_before_the_win

FIGURES = """() => Object.fromEntries(
  [...document.querySelectorAll("#stats-figures:not([hidden]) dt")].map(
    (term) => [term.textContent, term.nextElementSibling.textContent]))"""


@pytest.fixture
def table(page, site):
    return Table(page, site)


def open_stats(table):
    table.press("menu")
    table.press("stats")


def figures(table):
    open_stats(table)
    table.page.locator("#stats-figures dt, #stats-none:not([hidden])").first.wait_for()
    shown = table.page.evaluate(FIGURES)
    table.page.keyboard.press("Escape")
    return shown


def test_a_game_counts_from_its_first_move_and_once(table):
    table.open("seven-1/2")
    assert figures(table) == {}
    table.tap("s")
    table.until(1)
    table.press("undo")
    table.until(0)
    table.tap("s")
    table.until(1)
    table.page.reload()
    table.until(1)
    table.tap("s")
    table.until(2)
    shown = figures(table)
    assert (shown["Games played"], shown["Won"]) == ("1", "0")
    table.press("new")
    table.until(0)
    table.tap("s")
    table.until(1)
    assert figures(table)["Games played"] == "2"


def test_a_win_counts_at_once_and_once(table):
    session = open_before_the_win(table, "klondike")
    table.press("redo")
    table.until(session.ply)
    shown = figures(table)
    assert (shown["Games played"], shown["Won"], shown["Share won"]) == ("1", "1", "100%")
    assert shown["Best score"] == str(session.tally.points)
    for _ in range(2):
        table.page.keyboard.press("Control+z")
        table.until(session.ply - 1)
        table.page.keyboard.press("Control+y")
        table.until(session.ply)
    shown = figures(table)
    assert (shown["Games played"], shown["Won"]) == ("1", "1")


def test_a_reset_asks_first_and_can_be_undone(table):
    table.open("seven-1/2")
    table.tap("s")
    table.until(1)
    before = figures(table)
    open_stats(table)
    reset = table.page.locator("#stats-reset")
    reset.click()
    table.page.locator('#ask [value="no"]').click()
    expect(table.page.locator("#stats-none")).to_be_hidden()
    reset.click()
    table.page.locator("#ask-yes").click()
    expect(table.page.locator("#stats-none")).to_be_visible()
    table.page.locator("#stats-restore").click()
    expect(table.page.locator("#stats-none")).to_be_hidden()
    table.page.keyboard.press("Escape")
    assert figures(table) == before


SILENT = """
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    const request = open.call(this, name, version);
    const keepQuiet = (event) => event.stopImmediatePropagation();
    if (name === "kabale-records") request.addEventListener("success", keepQuiet);
    return request;
  };
"""
"""Makes what was played unreadable without an error: a disk that takes its time."""

REFUSED = """
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    if (name === "kabale-records") throw new DOMException("refused", "SecurityError");
    return open.call(this, name, version);
  };
"""


def said_of_games(table):
    """What each sheet tells of the games that were played, once it stands still."""
    told = {}
    for sheet, places in {
        "stats": "#stats-none, #stats-said, #stats-figures",
        "log": "#log-said, #log-list",
        "daily": "#daily-streak, #daily-month [data-state]",
    }.items():
        table.press("menu")
        table.press(sheet)
        table.page.locator(f"#{sheet}").wait_for()
        table.page.wait_for_load_state("networkidle")
        seen = table.page.locator(places).filter(visible=True)
        told[sheet] = [said for said in seen.all_inner_texts() if said]
        table.page.keyboard.press("Escape")
    return told


def test_nothing_is_said_of_games_before_they_are_read(table):
    table.page.add_init_script(SILENT)
    table.open("seven-1/2")
    assert said_of_games(table) == {"stats": [], "log": [], "daily": []}


def test_games_that_cannot_be_read_are_not_called_none(table):
    table.page.add_init_script(REFUSED)
    table.open("seven-1/2")
    failed = text("storage-failed")
    for sheet, place in {"stats": "stats-said", "log": "log-said", "daily": "daily-streak"}.items():
        table.press("menu")
        table.press(sheet)
        expect(table.page.locator(f"#{place}")).to_have_text(failed)
        assert table.page.locator("#stats-none").is_hidden()
        table.page.keyboard.press("Escape")


def test_the_plots_are_fetched_when_they_are_looked_at(table):
    asked = []
    table.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    session = open_before_the_win(table, "klondike")
    assert "plot.js" not in asked
    table.press("redo")
    table.until(session.ply)
    table.press("again")
    table.until(0)
    table.tap("s")
    table.until(1)
    open_stats(table)
    table.page.locator("#stats-rate canvas").wait_for()
    assert table.page.locator("#stats canvas").count() == 2
    assert "plot.js" in asked


def test_whoever_wants_no_statistics_sees_none(table):
    table.open("seven-1/2")
    choose(table, "statistics", False)
    for _ in range(2):
        table.press("menu")
        assert not table.page.locator('[data-action="stats"]').is_visible()
        assert not table.page.locator('[data-action="log"]').is_visible()
        assert not table.page.locator(".tile-rate").first.is_visible()
        table.page.reload()
        table.until()


def test_the_chooser_shows_each_table_and_what_is_saved(table):
    table.open("seven-1/2")
    table.tap("s")
    table.until(1)
    table.press("menu")
    tiles = table.page.locator("#games [data-game]")
    assert [tile.get_attribute("data-game") for tile in tiles.all()] == list(GAMES)
    assert all(tile.locator("rect").count() >= 20 for tile in tiles.all())
    mine = table.page.locator('#games [data-game="seven-1"]')
    assert mine.locator(".tile-saved").inner_text() == "Under way, 1 move"
    expect(mine.locator(".tile-rate")).to_have_text("0% of 1 won")
    table.page.locator('#games [data-game="pyramid"]').click()
    table.page.locator('[data-pile="t28"]').wait_for(state="attached")
    table.until(0)


def test_a_game_of_the_log_is_watched_and_dealt_again(table):
    session = open_before_the_win(table, "klondike")
    table.press("redo")
    table.until(session.ply)
    table.press("again")
    table.until(0)
    table.tap("s")
    table.until(1)
    mine = table.piles()
    table.press("menu")
    table.press("log")
    assert table.page.locator("#log li").count() == 2
    table.page.locator("#log li", has_text=f"no. {session.number}").locator(
        "[data-log=watch]"
    ).last.click()
    table.page.locator("#watch").wait_for()
    table.page.locator('#board[data-ply="1"]').wait_for()
    table.press("watch-start")
    table.page.locator('#board[data-ply="0"]').wait_for()
    for ply in (1, 2):
        table.press("watch-on")
        table.page.locator(f'#board[data-ply="{ply}"]').wait_for()
    assert table.piles() == picture(golden("klondike", 2))
    table.press("watch-end")
    table.until(1)
    assert table.piles() == mine
    table.press("menu")
    table.press("log")
    table.page.locator("#log li").last.locator("[data-log=again]").click()
    table.until(0)
    assert table.page.locator("#deal-number").text_content() == f"no. {session.number}"
    table.press("undo")
    table.until(1)
    assert table.piles() == mine


def test_a_game_is_shared_as_a_link(open_page, site):
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    table = Table(page, site)
    table.open("seven-1/2")
    table.tap("s")
    table.until(1)
    table.drag("t5", 1, "t2")
    table.until(2)
    piles = table.piles()
    table.press("menu")
    table.press("log")
    page.evaluate("() => { navigator.share = undefined; }")
    page.locator("[data-log=share]").first.click()
    expect(page.locator("#log-said")).not_to_be_empty()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{site}#seven-1/2/")
    other = Table(open_page(), site)
    other.page.goto(link)
    other.page.locator("#watch").wait_for()
    other.page.locator('#board[data-ply="2"]').wait_for()
    assert other.piles() == piles
    other.press("watch-play")
    other.until(0)
    assert other.page.locator("#deal-number").text_content() == "no. 2"


@pytest.mark.parametrize("moves", ["AB", "....%", "~", "A" * 9000])
def test_a_link_with_other_moves_says_so_and_costs_no_game(table, moves):
    table.open("seven-1/2")
    table.tap("s")
    table.until(1)
    before = table.piles()
    table.page.evaluate("(hash) => { location.hash = hash; }", f"#seven-1/2/{moves}")
    table.page.locator("#message-text", has_text="The moves in the address").wait_for()
    table.until(1)
    assert table.piles() == before


def test_what_the_page_needs_is_small(site):
    """The shell's scripts, styles and sprite, without plots, classic courts and engine."""
    [app] = (ROOT / "dist").glob("app-*")
    page = (ROOT / "dist/index.html").read_text(encoding="utf-8")
    sprite = page[page.index('<svg class="sprite"') : page.index("</svg>\n    <main")]
    names = ("start.js", "main.js", "worker.js", "kabale.css")
    parts = [(app / name).read_bytes() for name in names]
    sizes = [len(gzip.compress(part, 9)) for part in [*parts, sprite.encode()]]
    assert sum(sizes) <= 120_000
