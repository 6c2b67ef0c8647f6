"""The table in a page, as a hand and an eye meet it: piles read, cards dragged and tapped."""

from kabale.session import Session
from kabale.view import view

GRIP_PX = 7
"""Where a card is taken: so far below its upper edge, where it shows even under other cards."""

PILES = """() => {
  const code = (card) => card.dataset.card ?? null;
  const codes = (pile) => [...pile.querySelectorAll(".card")].map(code);
  const piles = [...document.querySelectorAll("[data-pile]")];
  return Object.fromEntries(piles.map((pile) => [pile.dataset.pile, codes(pile)]));
}"""

CORNER = """([pile, back]) => {
  const element = document.querySelector(`[data-pile="${pile}"]`);
  const cards = element.querySelectorAll(".card");
  const card = cards[cards.length - back] ?? element.querySelector(".place");
  const { x, y, width, height } = card.getBoundingClientRect();
  return { x, y, width, height };
}"""

UNTIL = """([ply, state, most]) => new Promise((resolve, reject) => {
  const board = document.querySelector("#board");
  const start = performance.now();
  const look = () => {
    const { ply: now, state: is } = board.dataset;
    if (is === state && (ply === null || now === String(ply))) resolve();
    else if (performance.now() - start > most) reject(new Error(`ply ${now}, ${is}`));
    else setTimeout(look, 4);
  };
  look();
})"""


def picture(session: Session) -> dict[str, list[str | None]]:
    """What a page must show of a session: codes bottom to top, None for a card face down."""
    return {
        name: [None] * len(pile.down) + [card.code for card in pile.up]
        for name, pile in session.state.piles.items()
    }


class Table:
    """One page's table."""

    def __init__(self, page, site):
        self.page = page
        self.site = site
        self.hand = Finger(page) if page.evaluate("navigator.maxTouchPoints") else page.mouse

    def open(self, deal=""):
        """Open the game, at a deal (``seven-1/4711``) where one is named."""
        self.page.goto(f"{self.site}#{deal}" if deal else self.site)
        self.until()

    def until(self, ply=None, state="idle", seconds=30):
        """Wait until the board is in a state, at a ply where one is given."""
        self.page.evaluate(UNTIL, [ply, state, seconds * 1000])

    def piles(self):
        return self.page.evaluate(PILES)

    def status(self):
        return self.page.locator("#board").get_attribute("data-status")

    def ply(self):
        return int(self.page.locator("#board").get_attribute("data-ply"))

    def press(self, action):
        self.page.locator(f'[data-action="{action}"]').first.click()

    def corner(self, pile, back=1):
        """Where the card that many from a pile's top lies; its empty place where there is none."""
        return self.page.evaluate(CORNER, [pile, back])

    def grip(self, pile, back=1):
        """A point of that card that can be seen and taken hold of."""
        box = self.corner(pile, back)
        return box["x"] + box["width"] / 2, box["y"] + GRIP_PX

    def tap(self, pile, back=1):
        self.hand.move(*self.grip(pile, back))
        self.hand.down()
        self.hand.up()

    def drag(self, source, n, target):
        """Carry the last n cards of a pile so that they lie on another."""
        taken, goal = self.corner(source, n), self.corner(target)
        x, y = self.grip(source, n)
        self.hand.move(x, y)
        self.hand.down()
        across, down = goal["x"] - taken["x"], goal["y"] - taken["y"]
        for part in (0.2, 0.7, 1):
            self.hand.move(x + across * part, y + down * part)
        self.hand.up()

    def play(self, session):
        """Make a move by hand as :meth:`kabale.session.Session.play` would: ``move(text)``."""

        def move(text):
            seen = view(session)
            chosen = next(move for move in seen["moves"] if move["id"] == text)
            lifted = text.split(">")[0] + (f"*{chosen['n']}" if chosen["n"] > 1 else "")
            if not chosen["to"]:
                self.tap(text)
            elif seen["best"].get(lifted) == text and session.ply % 2 and not seen["can"]["finish"]:
                self.tap(chosen["from"], chosen["n"])
            else:
                self.drag(chosen["from"], chosen["n"], chosen["to"])
            session.play(text, session.ply)
            self.until(session.ply)

        return move


class Finger:
    """A finger with the same words as Playwright's mouse, by real touch points."""

    def __init__(self, page):
        self.client = page.context.new_cdp_session(page)
        self.at = (0, 0)
        self.is_down = False

    def move(self, x, y):
        self.at = (x, y)
        if self.is_down:
            self._touch("touchMove", [{"x": x, "y": y}])

    def down(self):
        self.is_down = True
        self._touch("touchStart", [{"x": self.at[0], "y": self.at[1]}])

    def up(self):
        self.is_down = False
        self._touch("touchEnd", [])

    def _touch(self, kind, points):
        self.client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
