"""What the reference pictures show, and how they are taken: each game in four states, at six sizes.

The page is shown a view as the last one it knew, and its engine never comes up: a picture depends
on the shell and on the view alone, and takes a fraction of a second.
"""

import base64
import json
import sys
import threading
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "engine"), str(ROOT / "tests/browser")]

from chromium import found  # noqa: E402
from kabale.games import GAMES  # noqa: E402
from kabale.session import Session  # noqa: E402
from kabale.view import view  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from build import SiteServer  # noqa: E402

SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (2560, 1440)]
STATES = ["opening", "middle", "longest", "won"]
LONGEST = {"spider": 30}
"""Cards in the longest column that is drawn, by family; in the others as many as can come there."""
KEPT_PX = 1000
"""The longer side of a picture that is kept."""

QUALITY = 60
TOLERANCE = 56
"""Of 255: less is what a packed picture loses, and how another machine smooths an edge."""

REMEMBER = """(items) => {
  localStorage.clear();
  for (const [name, value] of Object.entries(items)) localStorage.setItem(`kabale.${name}`, value);
}"""

TWO_FRAMES = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""

COMPARE = """async ([shot, reference, tolerance]) => {
  const [one, other] = await Promise.all([shot, reference].map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, image.width, image.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  const [a, b] = [one.data, other.data];
  const far = (i) => Math.abs(a[i] - b[i]) > tolerance;
  let differ = 0;
  for (let i = 0; i < a.length; i += 4) if (far(i) || far(i + 1) || far(i + 2)) differ += 1;
  return differ / (one.width * one.height);
}"""
"""The share of pixels that differ by more than a tolerance in any colour."""


def games():
    """The games that have a golden game, in the chooser's order."""
    return [game for game in GAMES if (ROOT / f"tests/golden/{game}.json").exists()]


def scenes(game):
    """A view for each state, from the golden game."""
    save = json.loads((ROOT / f"tests/golden/{game}.json").read_text(encoding="utf-8"))
    moves = save["moves"].split()
    session = Session(GAMES[game], save["number"])
    opening = view(session)
    middle = opening
    while session.ply < len(moves):
        session.play(moves[session.ply], session.ply)
        if session.ply <= len(moves) // 2:
            middle = view(session)
    won = view(session)
    return {"opening": opening, "middle": middle, "longest": longest(middle, game), "won": won}


def longest(seen, game):
    """The view with a column as long as can be, made up of the other columns' cards."""
    piles = json.loads(json.dumps(seen["piles"]))
    columns = [pile for pile in piles if pile["role"] == "tableau" and pile["fan"] == "down"]
    most = LONGEST.get(game.partition("-")[0], 18)
    if not columns or any("covered_by" in pile for pile in columns):
        return seen
    column = max(columns, key=lambda pile: sum("c" not in card for card in pile["cards"]))
    for pile in piles:
        while pile is not column and pile["role"] != "stock" and len(column["cards"]) < most:
            if not pile["cards"] or "c" not in pile["cards"][-1]:
                break
            column["cards"].append(pile["cards"].pop())
    return seen | {"piles": piles, "moves": [], "best": {}}


class Photographer:
    """Takes pictures of a page whose engine never comes up."""

    def __init__(self, browser, site):
        self.context = browser.new_context(reduced_motion="reduce", locale="da-DK")
        self.context.route("**/worker.js", lambda _route: None)
        self.page = self.context.new_page()
        self.camera = self.context.new_cdp_session(self.page)
        self.darkroom = browser.new_page()
        self.site = site

    def show(self, seen):
        """Put a view on the page's table."""
        self.page.goto(f"{self.site}LICENSE.txt")
        items = {"game": seen["game"], f"view.{seen['game']}": json.dumps(seen)}
        self.page.evaluate(REMEMBER, items)
        self.page.goto(self.site)
        self.page.wait_for_selector("#board[data-state]")  # from now on it follows the window
        self.page.evaluate("() => document.fonts.load('700 20px \"Kabale Figures\"')")

    def keep(self, size, file):
        """Write the page at a size as a reference."""
        file.write_bytes(self._take(size, format="webp", quality=QUALITY))

    def compare(self, size, file):
        """The share of the page's pixels that are not as in a reference."""
        shot = address("jpeg", self._take(size, format="jpeg", quality=90))
        return self.darkroom.evaluate(
            COMPARE, [shot, address("webp", file.read_bytes()), TOLERANCE]
        )

    def _take(self, size, **options):
        across, down = size
        metrics = {"width": across, "height": down, "deviceScaleFactor": 1, "mobile": False}
        self.camera.send("Emulation.setDeviceMetricsOverride", metrics)
        self.page.evaluate(TWO_FRAMES)
        scale = min(1, KEPT_PX / max(size))
        clip = {"x": 0, "y": 0, "width": across, "height": down, "scale": scale}
        answer = self.camera.send("Page.captureScreenshot", options | {"clip": clip})
        return base64.b64decode(answer["data"])

    def close(self):
        self.context.close()
        self.darkroom.close()


def address(kind, data):
    """Data as an address that a page can load."""
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def reference(game, state, size):
    """Where the reference picture of a scene is."""
    return HERE / f"{game}-{state}-{size[0]}x{size[1]}.webp"


@contextmanager
def studio():
    """A photographer with a browser and a site of its own."""
    server = SiteServer()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        yield Photographer(browser, server.address)
        browser.close()
    server.shutdown()
