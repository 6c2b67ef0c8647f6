"""After the first visit the game needs no network; a new version comes whole, when it is wanted."""

import json

import pytest
from conftest import ROOT
from kabale.games import GAMES
from kabale.session import Session
from playwright.sync_api import Error as PlaywrightError
from table import Table, picture

KEPT = "navigator.serviceWorker.ready.then(() => true)"
APP = """document.querySelector("script[src]").getAttribute("src").split("/")[0]"""
LOOK = "navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})"
SIZE = """(src) => new Promise((resolve) => {
  const image = new Image();
  image.onload = () => resolve(`${image.naturalWidth}x${image.naturalHeight}`);
  image.src = src;
})"""
RAN = """[...new Set(performance.getEntriesByType("resource")
  .map(({ name }) => /app-[a-z0-9]+/.exec(name)?.[0]).filter(Boolean))]"""


@pytest.fixture
def table(open_page, host):
    return Table(open_page(kept_offline=True), host.address)


def until(condition, page, seconds=20):
    for _ in range(seconds * 20):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it did not come to that")


def visit(table, deal="seven-1/4711"):
    table.open(deal)
    table.page.evaluate(KEPT)


def notice(table):
    element = table.page.locator("#notice")
    return element.inner_text() if element.is_visible() else ""


def test_a_whole_game_is_won_without_a_network_and_every_language_and_rules_page_is_there(
    table, host
):
    save = json.loads((ROOT / "tests/golden/seven-1.json").read_text())
    session = Session(GAMES["seven-1"], save["number"])
    visit(table, f"seven-1/{save['number']}")
    host.stop()
    table.page.reload()
    table.until(0)
    move = table.play(session)
    moves = save["moves"].split()
    while session.ply < len(moves):
        move(moves[session.ply])
    assert table.piles() == picture(session)
    assert table.status() == "won"
    table.page.reload()
    table.until(session.ply)
    for language, title in {"da": "Kabale", "nb": "Kabal", "en": "Solitaire"}.items():
        settings = json.dumps({"language": language})
        table.page.evaluate("(kept) => localStorage.setItem('kabale.settings', kept)", settings)
        table.page.reload()
        table.until(session.ply)
        assert table.page.title() == title
        answer = table.page.goto(f"{host.address}rules/{language}/")
        assert answer.ok
        for address in table.page.eval_on_selector_all(
            "main a[href$='.html']", "(links) => links.map(({ href }) => href)"
        ):
            assert table.page.goto(address).ok
        table.page.goto(host.address)
        table.until(session.ply)


def test_other_games_and_the_plain_start_are_there_without_a_network(table, host):
    visit(table)
    host.stop()
    table.open("spider-4/7")
    assert table.piles() == picture(Session(GAMES["spider-4"], 7))
    names = ["python_stdlib.zip", "engine.image", "worker.js"]
    found = table.page.evaluate(
        """async (names) => {
          const cache = await caches.open((await caches.keys())[0]);
          const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
          return names.filter((name) => kept.some((path) => path.endsWith(name)));
        }""",
        names,
    )
    assert found == names


def test_a_new_version_is_offered_and_taken_in_the_middle_of_a_game(table, host):
    session = Session(GAMES["seven-1"], 4711)
    visit(table)
    first = table.page.evaluate(APP)
    table.page.reload()
    table.until(0)
    table.play(session)("s")
    host.serve(host.second())
    table.page.evaluate(LOOK)
    until(lambda: notice(table), table.page)
    table.play(session)("s")
    table.page.reload()  # the player did not answer: the old version goes on
    table.until(2)
    assert table.page.evaluate(APP) == first
    assert table.page.evaluate(RAN) == [first]
    until(lambda: notice(table), table.page)
    with table.page.expect_navigation():
        table.page.locator("[data-action=update]").click()
    table.until(2)
    assert table.piles() == picture(session)
    assert table.page.evaluate(APP) == "app-second"
    assert table.page.evaluate(RAN) == ["app-second"]
    assert not notice(table)
    host.stop()
    table.page.reload()
    table.until(2)
    assert table.page.evaluate(APP) == "app-second"


def test_every_open_window_changes_version_together(table, host):
    visit(table)
    table.page.reload()
    table.until(0)
    other = Table(table.page.context.new_page(), host.address)
    other.open("spider-1/7")
    host.serve(host.second())
    table.page.evaluate(LOOK)
    until(lambda: notice(table), table.page)
    with other.page.expect_navigation(), table.page.expect_navigation():
        table.page.locator("[data-action=update]").click()
    for each in (table, other):
        each.until(0)
        assert each.page.evaluate(RAN) == ["app-second"]


@pytest.mark.parametrize("part", ["engine.image", "index.html", "main.js"])
def test_an_update_that_breaks_off_leaves_the_old_version_and_comes_later(table, host, part):
    visit(table)
    first = table.page.evaluate(APP)
    table.page.reload()
    table.until(0)
    host.broken = part
    host.serve(host.second())
    table.page.evaluate(LOOK)
    until(
        lambda: table.page.evaluate(
            "navigator.serviceWorker.getRegistration().then(({ installing }) => !installing)"
        ),
        table.page,
    )
    assert not notice(table)
    host.stop()
    table.page.reload()
    table.until(0)
    assert table.page.evaluate(RAN) == [first]
    host.broken = ""
    host.serve(host.folder / "2")
    table.page.evaluate(LOOK)
    until(lambda: notice(table), table.page)


def test_the_kill_switch_ends_the_service_worker_and_keeps_the_games(table, host):
    session = Session(GAMES["seven-1"], 4711)
    visit(table)
    table.page.reload()
    table.until(0)
    table.play(session)("s")
    (host.first / "sw.js").write_text((host.first / "sw-off.js").read_text())
    table.page.evaluate(LOOK)

    def is_ended():
        try:
            return not table.page.evaluate("navigator.serviceWorker.controller !== null")
        except PlaywrightError:  # the page is on its way
            return False

    until(is_ended, table.page)
    table.until(1)
    assert table.piles() == picture(session)
    assert table.page.evaluate("caches.keys()") == []


def test_the_game_can_be_installed_in_the_players_language(open_page, host):
    page = open_page(kept_offline=True, locale="da-DK")
    table = Table(page, host.address)
    table.open()
    page.evaluate(KEPT)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault for fault in found if fault["errorId"] != "in-incognito"] == []
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    described = json.loads(manifest["data"])
    assert (described["name"], described["lang"]) == ("Kabale", "da")
    assert described["name_localized"] == {"da": "Kabale", "nb": "Kabal", "en": "Solitaire"}
    assert {shot["form_factor"] for shot in described["screenshots"]} == {"wide", "narrow"}
    for shot in described["screenshots"]:
        assert page.evaluate(SIZE, shot["src"]) == shot["sizes"]
    for shortcut in described["shortcuts"]:
        table.page.goto(host.address + shortcut["url"].removeprefix("./"))
        table.until()
        assert not page.locator("#message-text").inner_text()


def test_the_entry_to_install_is_there_only_where_the_browser_asks(page, site):
    table = Table(page, site)
    table.open()
    table.press("menu")
    assert not page.locator("[data-action=install]").is_visible()
    page.evaluate(
        """() => {
          const event = new Event("beforeinstallprompt", { cancelable: true });
          event.prompt = () => (document.title = "asked");
          window.dispatchEvent(event);
        }"""
    )
    page.locator("[data-action=install]").click()
    assert page.title() == "asked"
    assert not page.locator("[data-action=install]").is_visible()
