"""Whole games by keyboard alone, and what a screen reader hears of them."""

import json

import pytest
from conftest import ROOT
from kabale.games import GAMES
from kabale.session import Session
from kabale.view import view
from table import Table, picture

MARK = """() => {
  const element = document.activeElement;
  const pile = element.closest("[data-pile]");
  if (!pile) return { pile: null, n: 0, card: null };
  const cards = [...pile.querySelectorAll(".card")];
  const at = cards.indexOf(element);
  const n = at < 0 ? 0 : cards.length - at;
  return { pile: pile.dataset.pile, n, card: element.dataset.card ?? null };
}"""

WAY = """([goal, n]) => {
  const element = document.activeElement;
  const pile = element.closest("[data-pile]");
  if (pile.dataset.pile === goal) {
    const cards = [...pile.querySelectorAll(".card")];
    const here = cards.includes(element) ? cards.length - cards.indexOf(element) : 0;
    if (here === n || n === 0) return null;
    return here < n ? "ArrowUp" : "ArrowDown";
  }
  const [from, to] = [pile.dataset.pile, goal].map((name) =>
    document.querySelector(`[data-pile="${name}"] > .place`).getBoundingClientRect());
  if (Math.abs(from.y - to.y) > 20) return to.y < from.y ? "ArrowUp" : "ArrowDown";
  return to.x > from.x ? "ArrowRight" : "ArrowLeft";
}"""

HEARD = "() => [...document.querySelectorAll('#spoken p')].map((line) => line.textContent)"

OFFER = "Tap the table or press Enter, and the rest of the cards go home"

WORDS = "ace two three four five six seven eight nine ten jack queen king"
RANKS = dict(zip("A23456789TJQK", WORDS.split(), strict=True))
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


def name(code):
    return f"{RANKS[code[0]]} of {SUITS[code[1]]}"


def golden(game):
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
    return save["number"], save["moves"].split()


class Keyboard:
    """The table of a page as it is played without any pointer."""

    def __init__(self, table):
        self.table = table
        self.page = table.page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def mark(self):
        return self.page.evaluate(MARK)

    def heard(self):
        return self.page.evaluate(HEARD)

    def go(self, pile, n=1):
        """Walk to the card that many from a pile's top, by arrows alone."""
        for _ in range(60):
            way = self.page.evaluate(WAY, [pile, n])
            if not way:
                return
            self.press(way)
        raise AssertionError(f"no way to {pile} {n}, at {self.mark()}")


@pytest.fixture
def keyboard(page, site):
    return Keyboard(Table(page, site))


def start(keyboard, deal):
    keyboard.table.open(deal)
    keyboard.press("Tab")
    assert keyboard.mark()["pile"] == "t1"


def said(move, before, after):
    """What must be heard of a move, told from the positions alone."""
    if move == "s":
        return of_the_stock(before, after)
    source, _, rest = move.partition(">")
    target, _, n = rest.partition("*")
    n = int(n or 1)
    lead = name(before[source][-n])
    turned = [
        name(now)
        for pile, cards in after.items()
        if pile.startswith("t")
        for was, now in zip(before[pile], cards, strict=False)
        if was is None and now is not None
    ]
    ending = "".join(f"; turned up: {card}" for card in turned)
    home = [pile for pile in after if pile.startswith("f") and after[pile]]
    if any(len(after[pile]) - len(before[pile]) == 13 for pile in home):
        return [f"A whole run leaves the table, {len(home)} of 8 now{ending}"]
    goal = "the foundation" if target.startswith("f") else f"column {target[1:]}"
    if n == 1:
        return [f"The {lead} goes to {goal}{ending}"]
    return [f"{n} cards from the {lead} go to {goal}{ending}"]


def of_the_stock(before, after):
    if "w" not in after:
        sentences = ["10 cards have been dealt, one to each column"]
        home = [pile for pile in after if pile.startswith("f") and after[pile]]
        if len(home) > sum(bool(before[pile]) for pile in home):
            sentences.append(f"A whole run leaves the table, {len(home)} of 8 now")
        return sentences
    if len(after["s"]) > len(before["s"]) and not after["w"]:
        return ["The waste has been turned over"]
    top = name(after["w"][-1])
    if len(after["s"]) > len(before["s"]):
        return [f"The waste has been turned over; from the stock: {top}"]
    return [f"From the stock: {top}"]


def play(keyboard, session, text):
    """One move: sent where Enter sends it there, else picked up, carried and put down."""
    seen = view(session)
    chosen = next(move for move in seen["moves"] if move["id"] == text)
    source, n, target = chosen["from"], chosen["n"], chosen["to"]
    if not target:
        if session.ply % 2:
            keyboard.press("d")
        else:
            keyboard.go("s", 0)
            keyboard.press("Enter")
    else:
        keyboard.go(source, n)
        if seen["best"].get(source + (f"*{n}" if n > 1 else "")) == text and session.ply % 2:
            keyboard.press("Enter")
        else:
            keyboard.press(" ")
            count = f"{n} cards from the " if n > 1 else ""
            lead = picture(session)[source][-n]
            keyboard.go(target, 0)
            assert keyboard.heard() == [f"In hand: {count}{name(lead)}"]
            keyboard.press("Enter")
    session.play(text, session.ply)
    keyboard.table.until(session.ply)


@pytest.mark.parametrize("game", ["seven-1", "klondike", "spider-1"])
def test_a_game_is_won_by_keyboard_alone(keyboard, game):
    number, moves = golden(game)
    session = Session(GAMES[game], number)
    start(keyboard, f"{game}/{number}")
    while not session.won:
        text = moves[session.ply]
        before, ply = picture(session), session.ply
        if session.can_finish:
            break
        play(keyboard, session, text)
        after = picture(session)
        assert keyboard.table.piles() == after
        if session.ply == ply + 1 and not session.won:
            offer = [OFFER] if session.can_finish else []
            assert keyboard.heard() == said(text, before, after) + offer
            follows(keyboard, text, before, after)
    if not session.won:
        keyboard.press("Enter")
        keyboard.page.locator('#board[data-status="won"]').wait_for()
        while session.can_finish:
            session.finish()
    last = view(session)
    keyboard.table.until()
    won = f"You won: {last['counters']['moves']} moves, {last['score']:,} points"
    keyboard.page.locator("#spoken p", has_text=won).wait_for(state="attached")


def follows(keyboard, text, before, after):
    """The mark is on the card that was moved, or in its pile where that card has left."""
    mark = keyboard.mark()
    if text == "s":
        assert mark["pile"]
        return
    source, _, rest = text.partition(">")
    target, _, n = rest.partition("*")
    lead = before[source][-int(n or 1)]
    assert mark["pile"] == target or (mark["card"] == lead == after[mark["pile"]][-1])
    if len(after[target]) == len(before[target]) + int(n or 1):
        assert mark["card"] == lead
