"""New games are deals that can be won, where one likes that; and every day has one of its own."""

import pytest
from conftest import DESK, PHONE
from kabale import catalogue
from kabale.catalogue import Rating
from kabale.games import GAMES
from kabale.session import Session
from kabale.solver import solver
from playwright.sync_api import expect
from table import Table
from test_access import AXE, CUT_OFF, FAULTS, SCROLLS_SIDEWAYS, TARGETS
from test_settings import choose
from test_table import PUT

TODAY = "2026-11-30"
NUMBER = "Number(document.querySelector('#deal-number').textContent.match(/\\d+/)[0])"
LONGEST = {"en": "November 2026", "da": "november 2026", "nb": "november 2026"}


#: The day is the one that a test has written down; the time goes on from there.
CLOCK = """(() => {
  const Real = Date;
  const now = () => new Real(localStorage.getItem("now")).getTime() + performance.now();
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length > 0) super(...given);
      else super(now());
    }
    static now() {
      return now();
    }
  };
})()"""


@pytest.fixture
def table(page, site):
    return dated(page, site)


def dated(page, address, now=f"{TODAY}T09:00"):
    """A table in a page that takes it to be that time, the site not yet opened."""
    page.add_init_script(f'localStorage.getItem("now") ?? localStorage.setItem("now", "{now}")')
    page.add_init_script(CLOCK)
    return Table(page, address)


def set_day(table, name):
    table.page.evaluate("(now) => localStorage.setItem('now', now)", f"{name}T09:00")


def number(table):
    return table.page.evaluate(NUMBER)


def want(table, deals):
    """Choose in the menu which deals new games take, and deal one there."""
    table.press("menu")
    table.page.locator(f'#deals input[value="{deals}"]').check()
    table.page.locator('#menu [data-action="new"]').click()
    table.until(0)


def open_calendar(table):
    table.press("menu")
    table.page.locator('#menu [data-action="daily"]').click()
    table.page.locator("#daily-month [data-day]").first.wait_for()


def day(table, name):
    return table.page.locator(f'[data-day="{name}"]')


def play_day(table, name):
    open_calendar(table)
    day(table, name).click()
    dealt(table, catalogue.daily("seven-1", name))
    table.until()


def dealt(table, goal):
    """Wait until the deal of that number is on the table."""
    shown = table.page.locator(f"#deal-number:text-is('no. {goal}')")
    shown.wait_for(state="attached")
    table.until()


def win(table, name):
    """Win a day's deal: what a solver plays is put where the page keeps its games."""
    play_day(table, name)
    game = GAMES["seven-1"]
    search = solver(game, game.deal(number(table)))
    search.step()
    session = Session(game, number(table))
    for move in search.moves:
        if not session.won:  # the last cards go home by themselves
            session.play(move, session.ply)
    table.page.evaluate(PUT, session.save())
    table.page.reload()
    table.until(session.ply)
    assert table.status() == "won"


def test_a_first_visitor_gets_a_deal_that_can_be_won(table):
    table.open()
    assert catalogue.rating("seven-1", number(table))
    table.press("menu")
    expect(table.page.locator('#deals input[value="winnable"]')).to_be_checked()
    table.page.keyboard.press("Escape")
    for _ in range(3):
        table.press("new")
        table.until(0)
        assert catalogue.rating("seven-1", number(table))


@pytest.mark.parametrize("rating", Rating)
def test_a_new_game_is_of_the_rating_that_is_wanted_after_a_reload_too(table, rating):
    table.open("seven-1/2")
    want(table, rating)
    assert catalogue.rating("seven-1", number(table)) is rating
    table.page.reload()
    table.until(0)
    table.press("new")
    table.until(0)
    assert catalogue.rating("seven-1", number(table)) is rating
    table.press("undo")
    table.until(0)


def test_any_deal_is_any_number(table):
    table.open("seven-1/2")
    want(table, "any")
    assert number(table) > 100_000  # one in 40,000 is not


def test_a_game_without_a_catalogue_says_so_and_is_dealt_all_the_same(table):
    table.open("golf/5")
    table.press("menu")
    expect(table.page.locator("#deals input").first).to_be_disabled()
    expect(table.page.locator("#deals-note")).to_contain_text("not known yet")
    table.page.locator('#menu [data-action="new"]').click()
    table.until(0)
    assert number(table) != 5


def test_the_choice_is_explained_in_a_sentence(table):
    table.open("seven-1/2")
    table.press("menu")
    note = table.page.locator("#deals-note")
    expect(note).to_contain_text("found a way to win")
    table.page.locator('#deals input[value="hard"]').check()
    expect(note).to_contain_text("positions")
    table.page.locator('#deals input[value="any"]').check()
    expect(note).to_contain_text("nobody could win")


def test_that_a_deal_can_be_won_is_told_only_to_those_who_chose_so(table):
    easy = catalogue.pick("seven-1", "easy", 4)
    table.open(f"seven-1/{easy}")
    told = table.page.locator("#number-proved")
    table.press("number")
    expect(told).to_contain_text("easy")
    table.page.keyboard.press("Escape")
    want(table, "any")
    table.press("undo")
    table.until(0)
    assert number(table) == easy
    table.press("number")
    table.page.wait_for_timeout(200)
    expect(told).to_be_hidden()


def test_the_days_deal_is_dealt_won_and_counted(table):
    table.open("seven-1/2")
    open_calendar(table)
    expect(table.page.locator("#daily-streak")).to_have_text("No days in a row yet")
    expect(day(table, TODAY)).to_have_attribute("aria-current", "date")
    expect(day(table, TODAY)).to_have_attribute("data-state", "none")
    table.page.locator("#daily-today").click()
    dealt(table, catalogue.daily("seven-1", TODAY))
    table.until(0)
    table.tap("s")
    table.until(1)
    open_calendar(table)
    expect(day(table, TODAY)).to_have_attribute("data-state", "open")
    table.page.keyboard.press("Escape")
    win(table, TODAY)
    open_calendar(table)
    expect(day(table, TODAY)).to_have_attribute("data-state", "won")
    expect(day(table, TODAY)).to_have_accessible_name("Monday, November 30, 2026: won on the day")
    expect(table.page.locator("#daily-streak")).to_have_text("1 day in a row")


def test_a_streak_goes_on_from_day_to_day_and_old_days_do_not_count(table):
    table.open("seven-1/2")
    for name in ("2026-11-27", "2026-11-28"):
        set_day(table, name)
        win(table, name)
    streak = table.page.locator("#daily-streak")
    set_day(table, "2026-11-29")
    open_calendar(table)
    expect(streak).to_have_text("2 days in a row")
    table.page.keyboard.press("Escape")
    set_day(table, TODAY)
    win(table, "2026-11-29")
    open_calendar(table)
    expect(day(table, "2026-11-29")).to_have_attribute("data-state", "late")
    expect(day(table, "2026-11-28")).to_have_attribute("data-state", "won")
    expect(streak).to_have_text("No days in a row yet")
    expect(table.page.locator("#daily-note")).to_contain_text("Old days can be played too")
    table.page.keyboard.press("Escape")
    table.page.reload()
    table.until()
    open_calendar(table)
    expect(day(table, "2026-11-29")).to_have_attribute("data-state", "late")


def test_the_day_is_that_of_the_players_own_clock(open_page, site):
    page = open_page(timezone_id="Pacific/Auckland")
    table = dated(page, site, "2026-11-30T20:00Z")
    table.open("seven-1/2")
    open_calendar(table)
    expect(page.locator("[aria-current=date]")).to_have_attribute("data-day", "2026-12-01")


def test_the_calendar_is_walked_by_keyboard(table):
    table.open("seven-1/2")
    open_calendar(table)
    keyboard = table.page.keyboard
    day(table, TODAY).focus()
    for key, goal in [
        ("ArrowLeft", "2026-11-29"),
        ("ArrowUp", "2026-11-22"),
        ("Home", "2026-11-16"),
        ("End", "2026-11-22"),
        ("PageUp", "2026-10-22"),
        ("ArrowDown", "2026-10-29"),
        ("PageDown", "2026-11-29"),
        ("ArrowRight", TODAY),
        ("ArrowRight", TODAY),
    ]:
        keyboard.press(key)
        expect(day(table, goal)).to_be_focused()
    assert table.page.locator("#daily-month [tabindex='0']").count() == 1
    expect(table.page.locator("#daily-on")).to_be_disabled()
    table.page.locator("#daily-back").click()
    expect(table.page.locator("#daily-name")).to_have_text("October 2026")
    day(table, "2026-10-30").focus()
    keyboard.press("Enter")
    old = catalogue.daily("seven-1", "2026-10-30")
    dealt(table, old)


def test_another_games_days_are_chosen_in_the_calendar(table):
    table.open("seven-1/2")
    open_calendar(table)
    table.page.locator("#daily-game").select_option("klondike")
    day(table, TODAY).click()
    goal = catalogue.daily("klondike", TODAY)
    dealt(table, goal)
    assert table.page.locator("#deal-game").text_content() == "Klondike"


@pytest.mark.parametrize("language", ["da", "nb", "en"])
def test_calendar_and_page_speak_the_players_language(table, language):
    table.open("seven-1/2")
    choose(table, "language", language)
    open_calendar(table)
    expect(table.page.locator("#daily-name")).to_have_text(LONGEST[language])
    monday = {"da": "mandag", "nb": "mandag", "en": "Monday"}[language]
    expect(table.page.locator("#daily-month th").first).to_have_attribute("abbr", monday)
    table.page.keyboard.press("Escape")
    table.press("menu")
    table.page.locator('#menu [data-action="winnable"]').click()
    expect(table.page.locator("#rules-article")).to_have_attribute("lang", language)
    expect(table.page.locator("#rules-article h1")).not_to_be_empty()
    assert table.page.locator("#rules-article td").count() > 10


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["da", "nb", "en"])
def test_axe_finds_no_fault_and_all_fits(open_page, site, options, language):
    page = open_page(**options)
    table = dated(page, site)
    table.open("seven-1/2")
    choose(table, "language", language)
    page.evaluate(AXE)
    table.press("menu")
    for value in ("any", "winnable", "hard"):
        page.locator(f'#deals input[value="{value}"]').check()
        check(page, options)
    page.keyboard.press("Escape")
    open_calendar(table)
    check(page, options)


def check(page, options):
    assert page.evaluate(FAULTS) == []
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SCROLLS_SIDEWAYS) == []
    assert page.evaluate(TARGETS, 44 if options is PHONE else 24) == []


def test_days_and_deals_that_can_be_won_need_no_network(open_page, host):
    page = open_page(kept_offline=True)
    table = dated(page, host.address)
    table.open("seven-1/2")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.stop()
    page.reload()
    table.until(0)
    play_day(table, "2026-11-12")
    want(table, "hard")
    assert catalogue.rating("seven-1", number(table)) is Rating.HARD
