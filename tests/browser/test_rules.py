"""The rules as a player meets them: finish, refusals, dead ends, clock, new games, deal numbers."""

import json
import random
import re

import pytest
from conftest import DESK, PHONE, ROOT
from kabale.game import moves
from kabale.games import GAMES
from kabale.notation import format_move
from kabale.session import Session
from kabale.view import explanation, view
from table import Table, picture

PUT = """([game, number, save]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("kabale", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("saves");
    opening.result.createObjectStore("aside", { autoIncrement: true });
  };
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction("saves", "readwrite");
    const record = { version: 1, game, number, save, previous: null, left: null };
    transaction.objectStore("saves").put(record, game);
    transaction.oncomplete = () => {
      database.close();
      localStorage.clear();
      localStorage.setItem("kabale.game", game);
      resolve();
    };
    transaction.onerror = () => reject(transaction.error);
  };
})"""

SAVED = """(game) => new Promise((resolve) => {
  const opening = indexedDB.open("kabale");
  opening.onsuccess = () => {
    const found = opening.result.transaction("saves").objectStore("saves").get(game);
    found.onsuccess = () => {
      opening.result.close();
      resolve(found.result);
    };
  };
})"""

BARE = '<link rel="icon" href="data:,">'
"""A page of the site's that starts nothing."""

MARKED = """() => [...document.querySelectorAll("[data-pile]")]
  .filter((pile) => pile.querySelector(".-marked")).map((pile) => pile.dataset.pile)"""

DEAD_END = ("seven-3", 10, ["s"] * 8)
"""A deal that is stuck once every card of the stock has been seen."""


@pytest.fixture
def table(page, site):
    return Table(page, site)


def put(table, session):
    """Put a game in progress on the table, as if it had been played here before the page opens."""
    table.page.route(
        "**/bare.html", lambda route: route.fulfill(content_type="text/html", body=BARE)
    )
    table.page.goto(f"{table.site}bare.html")
    table.page.evaluate(PUT, [session.game.id, session.number, session.save()])
    table.page.goto(table.site)
    table.until(session.ply)
    assert table.piles() == picture(session)


def played(game, number, line):
    session = Session(GAMES[game], number)
    for move in line:
        session.play(move, session.ply)
    return session


def golden(game, plies):
    """A won game, some plies before its end."""
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    return played(game, save["number"], save["moves"].split()[:plies])


def text(key):
    """A sentence without variables, in the language that the tests' pages speak."""
    source = (ROOT / "web/texts/en.ftl").read_text(encoding="utf-8")
    return re.search(rf"^{key} = (.*)$", source, re.MULTILINE)[1]


def message(table):
    return table.page.locator("#message-text").inner_text()


def hears(table, sentence):
    """Wait until the line says it."""
    table.page.locator("#message-text", has_text=sentence).wait_for()


def is_at(table, status):
    table.page.locator(f'#board[data-status="{status}"]').wait_for()


REACHES = """(ply) => new Promise((resolve) => {
  const look = () => (Number(board.dataset.ply) >= ply ? resolve() : setTimeout(look, 4));
  look();
})"""


def reaches(table, ply):
    """Wait until so many moves were made, or more."""
    table.page.evaluate(REACHES, ply)


def tap_bare_table(table):
    box = table.page.locator("#board").bounding_box()
    table.hand.move(box["x"] + 4, box["y"] + box["height"] - 4)
    table.hand.down()
    table.hand.up()


# The finish of rule set B


def finishable():
    session = golden("klondike", 110)
    assert session.can_finish
    return session


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["mouse", "finger"])
def test_rule_set_b_a_tap_on_the_table_finishes_a_tap_stops_undo_takes_back_card_by_card(
    open_page, site, options
):
    table, session = Table(open_page(**options), site), finishable()
    put(table, session)
    first = session.ply
    hears(table, text("finish-offer"))
    tap_bare_table(table)
    hears(table, text("finish-running"))
    reaches(table, first + 4)
    tap_bare_table(table)
    table.until()
    stopped = table.ply()
    table.page.wait_for_timeout(500)
    assert table.ply() == stopped >= first + 4
    hears(table, text("finish-offer"))

    steps = [picture(session)]
    while session.ply < stopped:
        session.finish()
        steps.append(picture(session))
    for step in reversed(steps[:-1]):
        table.press("undo")
        session.undo()
        table.until(session.ply)
        assert table.piles() == step
    table.press("redo")
    table.until(first + 1)
    assert table.piles() == steps[1]

    tap_bare_table(table)
    is_at(table, "won")
    session.redo()
    while session.can_finish:
        session.finish()
    table.until(session.ply)
    assert table.piles() == picture(session)


@pytest.mark.parametrize("key", ["Enter", "f"])
def test_rule_set_b_a_key_finishes_and_stops(table, key):
    session = finishable()
    put(table, session)
    table.page.keyboard.press(key)
    reaches(table, session.ply + 2)
    table.page.keyboard.press(key)
    table.until()
    stopped = table.ply()
    table.page.wait_for_timeout(400)
    assert table.ply() == stopped < session.ply + 9
    table.page.keyboard.press(key)
    is_at(table, "won")


def test_rule_set_b_a_drag_is_still_a_drag_and_a_tap_on_a_card_starts_the_finish(table):
    session = finishable()
    put(table, session)
    move = next(
        move for move in moves(session.game, session.state) if move.target and move.target[0] == "f"
    )
    table.drag(move.source, 1, move.target)
    session.play(format_move(move), session.ply)
    table.until(session.ply)
    table.page.wait_for_timeout(400)
    assert table.piles() == picture(session)
    column = next(name for name, pile in session.state.piles.items() if name[0] == "t" and pile.up)
    table.tap(column)
    is_at(table, "won")


def test_rule_set_b_the_stock_still_turns_the_waste_over_and_empty_it_is_a_part_of_the_table(table):
    session = with_waste()
    put(table, session)
    table.tap("s")
    session.play("s", session.ply)
    table.until(session.ply)
    table.page.wait_for_timeout(400)
    assert table.piles() == picture(session)
    put(table, finishable())
    table.tap("s")
    is_at(table, "won")


def with_waste():
    """A game that can be finished although the waste holds cards."""
    games = (session for seed in range(1, 100) for session in walk("klondike", seed))
    return next(each for each in games if each.can_finish and not each.state["w"].empty)


def test_rule_set_b_what_a_control_is_pressed_for_is_done_and_the_finish_stops(table):
    session = finishable()
    put(table, session)
    tap_bare_table(table)
    reaches(table, session.ply + 3)
    table.press("menu")
    table.until()
    stopped = table.ply()
    table.page.wait_for_timeout(400)
    assert table.page.locator("#menu").is_visible()
    assert table.ply() == stopped


# The finish of rule set A, and the points


def test_rule_set_a_finishes_by_itself_and_the_page_shows_how_the_score_came_about(table):
    session = golden("seven-1", 108)
    put(table, session)
    assert table.page.locator("#won").is_hidden()
    table.drag("t5", 1, "t2")
    session.play("t5>t2", session.ply)
    assert session.won
    table.until(session.ply)
    assert table.status() == "won"
    assert table.piles() == picture(session)
    assert shown_points(table) == dict(session.tally.parts)
    table.press("undo")
    session.undo()
    table.until(session.ply)
    assert table.status() == "playing"
    assert table.piles() == picture(session)
    assert table.page.locator("#won").is_hidden()


@pytest.mark.parametrize("game", ["seven-3", "klondike", "spider-1"])
def test_the_points_shown_at_the_win_add_up_to_the_score(table, game):
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    session = Session.load(save)
    assert session.won
    put(table, session)
    points = shown_points(table)
    assert points == dict(session.tally.parts)
    assert sum(points.values()) == session.tally.points


def shown_points(table):
    """Points by cause as the won sheet tells them, each in a sentence that begins with them."""
    lines = table.page.locator("#won-points li")
    return {
        line.get_attribute("data-part"): int(
            re.match(r"[+−]\d+", line.inner_text())[0].replace("−", "-")
        )
        for line in lines.all()
    }


FLYING = """() => document.getAnimations().filter((each) => each.effect.target?.matches?.(".card"))
  .map((each) => each.effect.getTiming().delay)"""


def test_rule_set_a_cards_go_up_one_after_the_other_and_any_input_ends_the_motion(open_page, site):
    session = golden("seven-1", 108)
    table = Table(open_page(reduced_motion="no-preference"), site)
    put(table, session)
    table.page.mouse.click(4, 400)  # the cards have been dealt
    table.drag("t5", 1, "t2")
    session.play("t5>t2", session.ply)
    reaches(table, session.ply)
    delays = table.page.evaluate(FLYING)
    assert len(set(delays)) >= 8
    assert table.piles() == picture(session)
    assert table.page.locator("#won").is_hidden()
    tap_bare_table(table)
    assert table.page.evaluate(FLYING) == []
    assert table.page.locator("#won").is_visible()


# Refusals


def walk(game, seed):
    """Play that mostly takes what it can get; yields the session at each ply."""
    rng = random.Random(seed)
    session = Session(GAMES[game], seed)
    while not session.won and session.ply < 150:
        yield session
        legal = list(moves(session.game, session.state))
        if not legal:
            return
        most = max(gain(session, move) for move in legal)
        best = [move for move in legal if gain(session, move) == most]
        chosen = rng.choice(legal if rng.random() < 0.15 else best)
        session.play(format_move(chosen), session.ply)


def gain(session, move):
    """What a move brings: a card home, a hidden card turned up, one of the waste put down."""
    if move.target[:1] == "f":
        return 3
    source = session.state[move.source]
    if move.source[0] == "t" and move.n == len(source.up) and source.down:
        return 2
    return {"w": 1, "s": 0}.get(move.source, -1)


def attempts(session):
    """What a hand can try: taps on cards and places, and drags of shown cards to every pile."""
    for name, pile in session.state.piles.items():
        if name == "s":
            continue
        yield (name, max(1, len(pile.cards)) if pile.down else 1, "")
        if name == "w" and len(pile.up) > 1:
            yield (name, 2, "")
        for n in range(1, 1 + (len(pile.up) if name[0] == "t" else min(1, len(pile.up)))):
            yield from ((name, n, to) for to in session.state.piles if to != name)


def refused(code, game):
    """A position, and something to try there that is refused with this code."""
    for seed in range(1, 200):
        for session in walk(game, seed):
            tries = [("s", 0, "")] if code in ("gaps", "nothing-left") else attempts(session)
            for asked in tries:
                refusal = explanation(session, *asked)
                if refusal and refusal["code"] == code:
                    return session, asked, refusal
    raise AssertionError(code)


@pytest.mark.parametrize(
    ("code", "game"),
    [
        ("hidden", "seven-1"),
        ("empty", "seven-1"),
        ("top", "seven-3"),
        ("run", "spider-2"),
        ("rank", "seven-1"),
        ("rank", "spider-4"),
        ("colour", "klondike"),
        ("suit", "klondike"),
        ("only-king", "seven-1"),
        ("only-ace", "seven-2"),
        ("single", "klondike"),
        ("closed", "klondike"),
        ("stays", "klondike"),
        ("nowhere", "seven-1"),
        ("nothing-left", "spider-1"),
        ("gaps", "spider-1"),
    ],
)
def test_what_is_refused_is_refused_with_a_sentence_and_the_card_goes_back(table, code, game):
    session, (source, n, target), refusal = refused(code, game)
    put(table, session)
    before = table.corner(source, max(1, n))
    if target:
        table.drag(source, n, target)
    else:
        table.tap(source, max(1, n))
    sentence = re.sub(r"\{ \$\w+ \}", "(.+)", text(f"refused-{code}"))
    hears(table, re.compile(f"^{sentence}$"))
    names = re.match(sentence, message(table)).groups()
    assert "hidden" not in names
    assert len(set(names)) == len(names)
    assert table.page.evaluate(MARKED) == list(refusal["piles"])
    table.until(session.ply)
    assert table.piles() == picture(session)
    assert table.corner(source, max(1, n)) == before


def test_a_won_game_says_so_when_it_is_touched(table):
    session = Session.load(json.loads((ROOT / "tests/golden/spider-1.json").read_text()))
    put(table, session)
    table.tap("f1")
    hears(table, text("refused-over"))


def test_a_card_that_can_go_but_nowhere_better_says_so(table):
    """A king at the head of a column, and another column empty."""
    session = next(
        session
        for seed in range(1, 300)
        for session in walk("seven-1", seed)
        if lonely_king(session)
    )
    put(table, session)
    table.tap(lonely_king(session))
    hears(table, text("no-better"))


def lonely_king(session):
    columns = {name: pile for name, pile in session.state.piles.items() if name[0] == "t"}
    if not any(pile.empty for pile in columns.values()):
        return None
    best = view(session)["best"]
    kings = (n for n, p in columns.items() if len(p.cards) == 1 and p.up[0].code[0] == "K")
    return next((king for king in kings if king not in best), None)


# Dead ends


def test_no_more_moves_is_said_once_with_ways_on_and_undo_takes_it_away(table):
    game, number, line = DEAD_END
    session = Session(GAMES[game], number)
    table.open(f"{game}/{number}")
    table.page.evaluate("""() => {
      window.said = [];
      const element = document.querySelector("#message-text");
      new MutationObserver(() => window.said.push(element.textContent))
        .observe(element, { childList: true, characterData: true, subtree: true });
    }""")
    for move in line:
        assert table.status() == "playing"
        table.play(session)(move)
    is_at(table, "stuck")
    hears(table, text("stuck"))
    table.page.wait_for_timeout(800)
    assert table.page.evaluate("window.said").count(text("stuck")) == 1
    offered = table.page.locator("#message-actions [data-action]")
    assert [each.get_attribute("data-action") for each in offered.all()] == [
        *("undo", "restart", "new")
    ]

    table.press("undo")
    session.undo()
    table.until(session.ply)
    assert message(table) == ""
    assert table.status() == "playing"
    table.press("redo")
    session.redo()
    is_at(table, "stuck")
    table.tap("s")  # the table is not blocked
    session.play("s", session.ply)
    table.until(session.ply)
    assert table.piles() == picture(session)


@pytest.mark.parametrize("way", ["restart", "new"])
def test_a_dead_end_offers_a_way_on_that_can_be_taken_back(table, way):
    session = played(*DEAD_END)
    put(table, session)
    is_at(table, "stuck")
    table.page.locator(f'#message-actions [data-action="{way}"]').click()
    table.until(0)
    assert message(table) != text("stuck")
    table.press("undo")
    table.until(session.ply)
    assert table.piles() == picture(session)
    is_at(table, "stuck")


# The clock


class Watch:
    """The page's own time, set forward by the test, and the time that the game says was played."""

    def __init__(self, table, game):
        self.table, self.game = table, game

    def now(self):
        return self.table.page.evaluate("performance.now()")

    def passes(self, ms):
        self.table.page.clock.run_for(ms)

    def hide(self, hidden):
        self.table.page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )

    def played(self):
        self.table.until()
        return self.table.page.evaluate(SAVED, self.game)["save"]["clock_ms"]


@pytest.fixture
def watch(table):
    table.page.clock.install()
    table.open("klondike/5")
    return Watch(table, "klondike")


SLACK_MS = 1500
"""The page's time goes on by itself between the test's words, on a busy machine for long."""


def test_the_clock_starts_with_the_first_move_and_is_never_ahead(table, watch):
    watch.passes(20_000)
    begin = watch.now()
    table.tap("s")
    table.until(1)
    assert watch.played() == 0
    watch.passes(5_000)
    table.tap("s")
    table.until(2)
    assert 5_000 <= watch.played() <= watch.now() - begin


def test_the_clock_stands_still_while_the_page_is_hidden_and_is_kept_over_a_reload(table, watch):
    table.tap("s")
    table.until(1)
    watch.passes(3_000)
    watch.hide(True)
    kept = watch.played()
    assert kept >= 3_000
    watch.passes(60_000)
    watch.hide(False)
    table.press("undo")
    table.until(0)
    assert kept <= watch.played() <= kept + SLACK_MS
    watch.passes(2_000)  # told to nobody but the page that is left
    table.page.reload()
    table.until(0)
    table.tap("s")
    table.until(1)
    assert kept + 2_000 <= watch.played() <= kept + 2_000 + 3 * SLACK_MS


def test_the_clock_stands_still_while_a_dialog_is_open(table, watch):
    table.tap("s")
    table.until(1)
    table.press("menu")
    watch.passes(60_000)
    table.page.keyboard.press("Escape")
    table.page.locator("#menu").wait_for(state="hidden")
    watch.passes(5_000)
    table.tap("s")
    table.until(2)
    assert 4_000 <= watch.played() <= 5_000 + 2 * SLACK_MS


def test_a_night_in_which_the_machine_slept_is_not_played_time(table, watch):
    table.tap("s")
    table.until(1)
    table.page.clock.fast_forward(8 * 3_600_000)
    table.tap("s")
    table.until(2)
    assert watch.played() <= 3_000 + 2 * SLACK_MS


# New games


def test_undo_brings_back_the_game_that_a_new_one_took_the_place_of_after_a_reload_too(table):
    session = played("klondike", 5, ["s", "s"])
    for reloads in (False, True):
        put(table, session)
        table.press("new")
        table.until(0)
        if reloads:
            table.page.reload()
            table.until(0)
        undo = table.page.get_by_role("button", name=text("action-undo-deal"))
        assert undo.is_enabled()
        undo.click()
        table.until(session.ply)
        assert table.piles() == picture(session)
        assert table.page.get_by_role("button", name=text("action-undo"), exact=True).is_enabled()


def test_the_key_and_the_line_bring_it_back_too_however_many_were_dealt(table):
    session = played("klondike", 5, ["s", "s"])
    put(table, session)
    ways = [
        lambda: table.page.keyboard.press("u"),
        lambda: table.page.locator("#message-actions [data-action=back]").click(),
    ]
    for bring_back in ways:
        for _ in range(3):
            table.press("new")
            table.until(0)
        bring_back()
        table.until(session.ply)
        assert table.piles() == picture(session)


def test_once_the_new_game_has_a_move_undo_takes_that_back(table):
    put(table, played("klondike", 5, ["s", "s"]))
    table.press("new")
    table.until(0)
    dealt = table.piles()
    table.tap("s")
    table.until(1)
    assert message(table) == ""
    table.press("undo")
    table.until(0)
    assert table.piles() == dealt
    assert table.page.locator("#bar [data-action=undo]").is_disabled()


# Deal numbers


def test_the_number_is_shown_and_another_can_be_typed_in(table):
    session = played("seven-3", 4711, ["s"])
    put(table, session)
    assert "4711" in table.page.locator("#deal-number").inner_text()
    table.page.locator("#deal").click()
    assert "4711" in table.page.locator("#number-deal").inner_text()
    field, fault = table.page.locator("#number-input"), table.page.locator("#number-fault")
    for bad in ("", "0", "-3", "4294967296", "1.5", "seven"):
        field.fill(bad)
        field.press("Enter")
        assert fault.inner_text() == text("number-fault")
        assert field.get_attribute("aria-invalid") == "true"
    field.fill(" 4294967295 ")
    assert fault.inner_text() == ""
    field.press("Enter")
    table.until(0)
    assert table.piles() == picture(Session(GAMES["seven-3"], 4294967295))
    table.press("undo")
    table.until(1)
    assert table.piles() == picture(session)


def test_the_link_is_copied_and_opens_the_same_cards(table, site):
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open("seven-3/4711")
    table.press("menu")
    table.page.locator("#menu [data-action=number]").click()
    table.press("copy")
    hears_copied(table, "number-copied")
    assert table.page.evaluate("navigator.clipboard.readText()") == f"{site}#seven-3/4711"


def test_where_the_clipboard_is_closed_the_link_is_selected(table, site):
    table.page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
    )
    table.open("seven-3/4711")
    table.page.locator("#deal").click()
    table.press("copy")
    hears_copied(table, "number-selected")
    assert table.page.evaluate("getSelection().toString()") == f"{site}#seven-3/4711"


def hears_copied(table, key):
    table.page.locator("#number-copied", has_text=text(key)).wait_for()
