"""Every setting takes effect at once, and is as it was chosen after a reload."""

import pytest
from kabale.games import GAMES
from kabale.session import Session
from kabale.view import view
from table import Table
from test_input import FELT

LOOK = "(name) => document.documentElement.dataset[name]"
SHOWN = "(selector) => document.querySelector(selector).checkVisibility()"
STYLE = """([selector, name, pseudo]) =>
  getComputedStyle(document.querySelector(selector), pseudo).getPropertyValue(name)"""
HEARD = """() => {
  window.heard = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    window.heard += 1;
    return start.apply(this, given);
  };
}"""


@pytest.fixture
def table(page, site):
    table = Table(page, site)
    page.add_init_script(f"({FELT})(); ({HEARD})()")
    table.open("seven-1/2")
    return table


def test_sheets_look_as_they_should_though_their_styles_come_late(table):
    table.press("settings")
    assert table.page.evaluate(STYLE, ["#settings", "border-top-left-radius"]) == "16px"


def choose(table, name, value):
    """Choose in the sheet of settings, as a player does; the sheet is closed again."""
    table.press("settings")
    if isinstance(value, bool):
        table.page.locator(f'#settings input[name="{name}"]').set_checked(value)
    else:
        table.page.locator(f'#settings input[name="{name}"][value="{value}"]').check()
    table.page.keyboard.press("Escape")


def keeps(table, effect):
    """The effect is seen at once and after a reload, and so is the choice."""
    assert effect()
    table.page.reload()
    table.until()
    assert effect()


LOOKS = [
    ("face", "classic"),
    ("back", "waves"),
    ("theme", "night"),
    ("theme", "contrast"),
    ("colours", "four"),
    ("hand", "left"),
    ("speed", "off"),
]


@pytest.mark.parametrize(("name", "value"), LOOKS)
def test_looks(table, name, value):
    choose(table, name, value)
    keeps(table, lambda: table.page.evaluate(LOOK, name) == value)


def test_the_classic_courts_come_and_go(table):
    table.open("freecell/1")
    courts = table.page.locator("#board .court")
    choose(table, "face", "classic")
    courts.first.wait_for(state="attached")
    choose(table, "face", "nordic")
    assert courts.count() == 0


def test_a_look_is_seen(table):
    def look():
        styles = [
            ("body", "background-image"),
            ("[data-pile=s] .card:last-child", "background-image", "::before"),
            (":root", "--diamond"),
        ]
        return [table.page.evaluate(STYLE, [*each]) for each in styles]

    before = look(), table.corner("s")["x"]
    for name, value in [
        ("theme", "plum"),
        ("back", "selbu"),
        ("colours", "four"),
        ("hand", "left"),
    ]:
        choose(table, name, value)
    after = look(), table.corner("s")["x"]
    assert all(one != other for one, other in zip(before[0], after[0], strict=True))
    assert after[1] > before[1] + 300


def test_language(table):
    choose(table, "language", "nb")
    undo = table.page.locator('#bar [data-action="undo"]')
    keeps(
        table,
        lambda: (
            undo.inner_text() == "Angre"
            and table.page.locator("html").get_attribute("lang") == "nb"
        ),
    )


@pytest.mark.parametrize("name", ["moves", "score", "time"])
def test_what_is_counted_is_shown_or_not(table, name):
    assert table.page.evaluate(SHOWN, f"#{name}") == (name != "time")
    choose(table, name, name == "time")
    keeps(table, lambda: table.page.evaluate(SHOWN, f"#{name}") == (name == "time"))


def test_the_time_goes_on_while_it_is_shown(table):
    choose(table, "time", True)
    table.tap("s")
    table.until(1)
    table.page.locator("#time", has_text="0:01").wait_for(timeout=5000)


def test_one_tap(table):
    choose(table, "oneTap", False)

    def selects():
        table.tap("t5")
        chosen = table.page.locator(".card.-chosen").count()
        table.page.keyboard.press("Escape")
        return chosen == 1

    keeps(table, selects)
    assert table.ply() == 0


def test_sound_is_off_until_it_is_wanted(table):
    table.tap("s")
    table.until(1)
    assert table.page.evaluate("heard") == 0
    choose(table, "sound", True)
    table.tap("s")
    table.until(2)
    assert table.page.evaluate("heard") == 1
    table.page.reload()
    table.until(2)
    table.tap("s")
    table.until(3)
    assert table.page.evaluate("heard") == 1


@pytest.mark.parametrize("safe", [False, True])
def test_safe_cards_go_home_by_themselves(table, safe):
    """In this deal an ace lies free at the start."""
    deal, move = free_ace()
    table.page.goto(f"{table.site}#{deal}")
    table.page.reload()
    table.until(0)
    if safe:
        choose(table, "safe", True)
        table.page.reload()
        table.until(0)
    table.drag(move["from"], move["n"], move["to"])
    table.page.locator('#board:not([data-ply="0"])').wait_for()
    table.until()
    assert (table.ply() > 1) == safe
    table.press("undo")
    table.until(0)


def free_ace():
    """A deal with an ace to take, and a move that leaves it."""
    for number in range(1, 100):
        for move in view(Session(GAMES["seven-1"], number))["moves"]:
            session = Session(GAMES["seven-1"], number)
            session.play(move["id"], 0, safe=True)
            if session.ply > 1 and move["to"][:1] == "t":
                return f"seven-1/{number}", move
    raise AssertionError("no such deal")


def test_a_new_game_is_asked_for_where_that_is_wanted(table):
    choose(table, "confirm", True)
    table.page.reload()
    table.until()
    number = table.page.locator("#deal-number").inner_text()
    table.tap("s")
    table.until(1)
    table.press("new")
    table.page.locator('#ask [value="no"]').click()
    assert table.ply() == 1
    table.press("new")
    table.page.locator("#ask-yes").click()
    table.until(0)
    assert table.page.locator("#deal-number").inner_text() != number


def test_two_tabs_agree(table):
    other = table.page.context.new_page()
    other.goto(table.site)
    choose(table, "theme", "fjord")
    other.locator(':root[data-theme="fjord"]').wait_for()


def test_settings_that_cannot_be_read_are_as_usual(page, site):
    kept = '{"theme": 7, "oneTap": "no", "back": "nothing"'
    page.add_init_script(f"localStorage.setItem('kabale.settings', '{kept}')")
    table = Table(page, site)
    table.open()
    assert page.evaluate(LOOK, "theme") == "spruce"
