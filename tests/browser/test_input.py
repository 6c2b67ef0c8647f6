"""Hands on the table: whatever they do, each move is meant and the table stays whole."""

import pytest
from conftest import DESK, PHONE
from kabale.games import GAMES
from kabale.session import Session
from kabale.view import view
from playwright.sync_api import expect
from table import Finger, Table

HANDS = pytest.mark.parametrize("options", [DESK, PHONE], ids=["mouse", "finger"])
DEAL = "seven-1/2"
FELT = """() => {
  window.felt = [];
  navigator.vibrate = (pattern) => felt.push(pattern);
}"""
OPEN = """() => [...document.querySelectorAll("[data-pile][data-open]")].map(
  (pile) => pile.dataset.pile)"""
LIFTED = "() => document.querySelectorAll('.card.-lifted').length"


class Pen:
    """A pen with the same words as Playwright's mouse."""

    def __init__(self, page):
        self.client = page.context.new_cdp_session(page)
        self.at = (0, 0)
        self.is_down = False

    def move(self, x, y):
        self.at = (x, y)
        self._say("mouseMoved")

    def down(self):
        self.is_down = True
        self._say("mousePressed")

    def up(self):
        self.is_down = False
        self._say("mouseReleased")

    def _say(self, kind):
        x, y = self.at
        event = {"type": kind, "x": x, "y": y, "pointerType": "pen", "clickCount": 1}
        button = {"button": "left"} if kind != "mouseMoved" or self.is_down else {}
        self.client.send(
            "Input.dispatchMouseEvent", event | button | {"buttons": int(self.is_down)}
        )


def first_move(game, number):
    """A move between columns at the deal."""
    moves = view(Session(GAMES[game], number))["moves"]
    return next(move for move in moves if move["from"][0] == move["to"][:1] == "t")


def two_ways():
    """A deal with a card that fits on two columns: its column, the better one, the other one."""
    for number in range(1, 500):
        seen = view(Session(GAMES["seven-1"], number))
        for source, best in seen["best"].items():
            ways = [
                move for move in seen["moves"] if move["from"] == source and move["to"][:1] == "t"
            ]
            if len(ways) == 2 and best in (move["id"] for move in ways):
                good = best.split(">")[1]
                other = next(move["to"] for move in ways if move["to"] != good)
                return number, source, good, other
    raise AssertionError("no such deal")


def opened(open_page, site, options, deal=DEAL, **choices):
    page = open_page(**options)
    table = Table(page, site)
    choose(page, **choices)
    table.open(deal)
    return table


def choose(page, **choices):
    """Settings as if they had been chosen before."""
    text = str(choices).replace("'", '"').replace("True", "true").replace("False", "false")
    page.add_init_script(f"localStorage.setItem('kabale.settings', {text!r})")


def take(table, pile, back=1):
    """Take hold of cards and carry them a bit."""
    x, y = table.grip(pile, back)
    table.hand.move(x, y)
    table.hand.down()
    table.hand.move(x + 20, y + 20)
    table.hand.move(x + 30, y + 30)
    table.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert table.page.evaluate(LIFTED) == back


def is_as_before(table, before, ply=0):
    table.until(ply)
    assert table.piles() == before
    assert table.page.evaluate(LIFTED) == 0
    assert table.page.evaluate(OPEN) == []


@HANDS
def test_cards_are_dragged(open_page, site, options):
    table = opened(open_page, site, options)
    move = first_move("seven-1", 2)
    table.drag(move["from"], move["n"], move["to"])
    table.until(1)


def test_cards_are_dragged_and_tapped_with_a_pen(page, site):
    table = Table(page, site)
    table.open(DEAL)
    table.hand = Pen(page)
    move = first_move("seven-1", 2)
    table.drag(move["from"], move["n"], move["to"])
    table.until(1)
    table.tap("s")
    table.until(2)


@HANDS
def test_the_same_card_tapped_again_goes_on_to_the_next_best_place(open_page, site, options):
    number, source, good, other = two_ways()
    table = opened(open_page, site, options, f"seven-1/{number}")
    card = table.piles()[source][-1]
    for ply, place in enumerate([source, good, other, good]):
        table.until(ply)
        assert table.piles()[place][-1] == card
        table.tap(place)


@HANDS
def test_without_one_tap_a_tap_selects_and_the_next_puts_down(open_page, site, options):
    table = opened(open_page, site, options, oneTap=False)
    move = first_move("seven-1", 2)
    table.tap(move["from"])
    assert table.page.locator(".card.-chosen").count() == 1
    assert move["to"] in table.page.evaluate(OPEN)
    assert table.ply() == 0
    table.tap(move["to"])
    table.until(1)
    assert table.page.locator(".card.-chosen").count() == 0
    table.tap("s")
    table.until(2)


@HANDS
def test_what_is_selected_is_let_go(open_page, site, options):
    table = opened(open_page, site, options, oneTap=False)
    before = table.piles()
    source = first_move("seven-1", 2)["from"]
    box = table.page.locator("#board").bounding_box()
    for let_go in (
        lambda: table.tap(source),
        lambda: table.page.keyboard.press("Escape"),
        lambda: tap_at(table, box["x"] + 3, box["y"] + box["height"] - 3),
    ):
        table.tap(source)
        expect(table.page.locator(".card.-chosen")).to_have_count(1)
        let_go()
        expect(table.page.locator(".card.-chosen")).to_have_count(0)
        is_as_before(table, before)


def tap_at(table, x, y):
    table.hand.move(x, y)
    table.hand.down()
    table.hand.up()


def test_a_mouse_shows_what_can_be_played(page, site):
    table = Table(page, site)
    table.open(DEAL)
    seen = view(Session(GAMES["seven-1"], 2))
    able = {move["from"] for move in seen["moves"]}
    for column in [f"t{n}" for n in range(1, 8)]:
        page.mouse.move(*table.grip(column))
        assert (page.locator(".card.-offered").count() == 1) == (column in able)


@HANDS
def test_what_is_held_shows_where_it_may_go(open_page, site, options):
    table = opened(open_page, site, options)
    before = table.piles()
    move = first_move("seven-1", 2)
    take(table, move["from"])
    seen = view(Session(GAMES["seven-1"], 2))
    legal = [m["to"] for m in seen["moves"] if m["from"] == move["from"]]
    assert sorted(table.page.evaluate(OPEN)) == sorted(legal)
    table.hand.up()
    is_as_before(table, before)


@HANDS
def test_the_lead_card_over_a_column_is_enough_however_far_below(open_page, site, options):
    table = opened(open_page, site, options)
    move = first_move("seven-1", 2)
    goal, taken = table.corner(move["to"]), table.corner(move["from"])
    x, y = table.grip(move["from"])
    table.hand.move(x, y)
    table.hand.down()
    low = table.page.locator("#board").bounding_box()["height"] - taken["height"] / 2
    table.hand.move(x + goal["x"] - taken["x"] + taken["width"] * 0.3, low)
    table.hand.up()
    table.until(1)


def test_a_second_finger_changes_nothing(phone, site):
    table = Table(phone, site)
    table.open(DEAL)
    move = first_move("seven-1", 2)
    (x, y), goal = table.grip(move["from"]), table.corner(move["to"])
    send = table.hand.client.send
    first = {"x": x, "y": y, "id": 1}
    other = {"x": table.grip("s")[0], "y": table.grip("s")[1], "id": 2}

    def touch(kind, *points):
        send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", first)
    first |= {"x": x + 30, "y": y + 30}
    touch("touchMove", first)
    touch("touchStart", first, other)
    other |= {"x": other["x"] + 60, "y": other["y"] + 60}
    touch("touchMove", first, other)
    touch("touchMove", first)  # the other one has left
    assert table.ply() == 0
    assert phone.evaluate(LIFTED) == 1
    first |= {"x": goal["x"] + goal["width"] / 2, "y": goal["y"] + 10}
    touch("touchMove", first)
    touch("touchEnd")
    table.until(1)
    assert table.piles()[move["from"]] != table.piles()[move["to"]]


def test_two_fingers_and_two_taps_do_not_zoom_the_board(phone, site):
    table = Table(phone, site)
    table.open(DEAL)
    box = phone.locator("#board").bounding_box()
    middle = (box["x"] + 5, box["y"] + box["height"] - 5)
    for _ in range(2):
        tap_at(table, *middle)
    client = phone.context.new_cdp_session(phone)
    points = [{"x": 150, "y": 300, "id": 1}, {"x": 200, "y": 300, "id": 2}]
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    for step in range(1, 6):
        points[0]["x"], points[1]["x"] = 150 - 20 * step, 200 + 20 * step
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.evaluate("visualViewport.scale") == 1
    assert phone.evaluate("getSelection().toString()") == ""
    style = phone.evaluate(
        """() => {
          const board = getComputedStyle(document.querySelector("#board"));
          const page = getComputedStyle(document.body);
          return [board.touchAction, board.userSelect, page.overscrollBehaviorY];
        }"""
    )
    assert style == ["none", "none", "none"]


def test_a_press_of_the_right_button_is_no_move(page, site):
    table = Table(page, site)
    table.open(DEAL)
    before = table.piles()
    page.mouse.move(*table.grip("s"))
    page.mouse.down(button="right")
    page.mouse.up(button="right")
    page.mouse.move(*table.grip(first_move("seven-1", 2)["from"]))
    page.mouse.down(button="middle")
    page.mouse.up(button="middle")
    is_as_before(table, before)


def test_a_right_button_in_a_drag_does_not_let_cards_jump(page, site):
    table = Table(page, site)
    table.open(DEAL)
    before = table.piles()
    take(table, first_move("seven-1", 2)["from"])
    page.mouse.down(button="right")
    page.mouse.move(300, 500)
    page.mouse.up(button="left")
    page.mouse.move(500, 600)
    page.mouse.up(button="right")
    is_as_before(table, before)


def test_a_cancelled_finger_puts_the_cards_back(phone, site):
    table = Table(phone, site)
    table.open(DEAL)
    before = table.piles()
    take(table, first_move("seven-1", 2)["from"])
    table.hand._touch("touchCancel", [])
    table.hand.is_down = False
    is_as_before(table, before)
    table.tap("s")
    table.until(1)


def test_a_drag_over_the_windows_edge_puts_the_cards_back(page, site):
    table = Table(page, site)
    table.open(DEAL)
    before = table.piles()
    take(table, first_move("seven-1", 2)["from"])
    page.mouse.move(-80, -60)
    page.mouse.up()
    is_as_before(table, before)


@HANDS
def test_another_game_under_a_drag_leaves_both_whole(open_page, site, options):
    table = opened(open_page, site, options)
    before = table.piles()
    take(table, first_move("seven-1", 2)["from"])
    table.page.evaluate("location.hash = '#spider-2/1'")
    table.page.locator('[data-pile="t10"]').wait_for(state="attached")
    table.until(0)
    table.hand.move(200, 300)
    table.hand.up()
    table.until(0)
    assert table.page.evaluate(LIFTED) == 0
    assert sum(map(len, table.piles().values())) == 104
    table.page.evaluate("location.hash = '#seven-1/2'")
    table.page.locator('[data-pile="w"]').wait_for(state="attached")
    is_as_before(table, before)


@pytest.mark.parametrize("felt", [True, False])
def test_a_refused_drop_is_felt_where_that_is_wanted(open_page, site, felt):
    page = open_page(**PHONE)
    page.add_init_script(f"({FELT})()")
    choose(page, vibrate=felt)
    table = Table(page, site)
    table.open(DEAL)
    before = table.piles()
    legal = {(m["from"], m["to"]) for m in view(Session(GAMES["seven-1"], 2))["moves"]}
    source, target = next(
        (f"t{a}", f"t{b}")
        for a in range(1, 8)
        for b in range(1, 8)
        if abs(a - b) > 1 and (f"t{a}", f"t{b}") not in legal
    )
    table.drag(source, 1, target)
    is_as_before(table, before)
    assert len(page.evaluate("felt")) == int(felt)


@HANDS
@pytest.mark.parametrize("way", ["drag", "tap", "tap and tap"])
def test_pyramids_pairs_go_together(open_page, site, options, way):
    table = opened(open_page, site, options, "pyramid/1", oneTap=way != "tap and tap")
    move = next(m for m in view(Session(GAMES["pyramid"], 1))["moves"] if m["to"])
    if way == "drag":
        table.drag(move["from"], 1, move["to"])
    else:
        table.tap(move["from"])
        if way == "tap and tap":
            table.tap(move["to"])
    table.until(1)
    assert len(table.piles()["f1"]) == 2


def test_finger_is_a_finger(phone, site):
    """The tests above drive real touch points."""
    table = Table(phone, site)
    assert isinstance(table.hand, Finger)
