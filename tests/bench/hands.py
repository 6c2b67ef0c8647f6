"""Measures what a hand feels: how soon a move is seen, how evenly a card follows."""

import json
import statistics

from chromium import found
from conftest import DESK, PHONE, ROOT
from kabale.games import GAMES
from kabale.session import Session
from playwright.sync_api import sync_playwright
from table import Table

MOVES = 300
DRAGS = 20
SLOWER = 4

#: From each pointer-up to the frame in which the board has gone on.
WATCH_MOVES = """() => {
  window.waits = [];
  const board = document.querySelector("#board");
  board.addEventListener("pointerup", ({ timeStamp }) => {
    const ply = board.dataset.ply;
    const look = (frame) => {
      if (board.dataset.ply === ply) requestAnimationFrame(look);
      else window.waits.push(Math.max(0, frame - timeStamp));
    };
    requestAnimationFrame(look);
  }, { capture: true });
}"""

#: The time between frames of a page that does nothing.
REST = """() => new Promise((resolve) => {
  const frames = [];
  const look = (frame) => {
    frames.push(frame);
    if (frames.length > 300) resolve(frames.slice(1).map((each, index) => each - frames[index]));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""

#: The time between frames while a card is carried.
WATCH_FRAMES = """() => {
  window.frames = [];
  let last = 0;
  const look = (frame) => {
    const isCarried = document.querySelector(".card.-lifted") !== null;
    if (isCarried && last) window.frames.push(frame - last);
    last = isCarried ? frame : 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def bench_hands(row, site):
    """Prints the rows of what a hand feels."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        waits, frames = measure_moves(browser, site), measure_drags(browser, site)
        idle = measure_idle(browser, site)
        browser.close()
    name = f"pointer-up to the frame that shows the move, {len(waits)} moves"
    row(f"{name}, 99 of 100", at(99, waits), "ms", 32)
    name = f"frames of {DRAGS} drags, CPU {SLOWER} times slower"
    row(f"{name}, 99 of 100", at(99, frames), "ms", 20)
    print(f"medians: {statistics.median(waits):.1f} ms, {statistics.median(frames):.1f} ms")
    print(f"frames of a page at rest, 99 of 100: {at(99, idle):.1f} ms (what this machine gives)")


def at(share, times):
    return sorted(times)[int(len(times) * share / 100)]


def opened(browser, site, options, deal, **choices):
    context = browser.new_context(**DESK | options, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(f"localStorage.setItem('kabale.settings', '{json.dumps(choices)}')")
    table = Table(page, site)
    table.open(deal)
    return table


def measure_moves(browser, site):
    """Whole games by hand, until there are moves enough."""
    waits = []
    for game in ("klondike", "spider-1", "freecell"):
        save = json.loads((ROOT / f"tests/golden/{game}.json").read_text())
        table = opened(browser, site, {}, f"{game}/{save['number']}", speed="off")
        table.page.evaluate(WATCH_MOVES)
        session = Session(GAMES[game], save["number"])
        play = table.play(session)
        for move in save["moves"].split()[: MOVES - len(waits)]:
            play(move)
        waits += table.page.evaluate("waits")
        table.page.context.close()
    return waits[:MOVES]


def measure_drags(browser, site):
    """Cards carried about a Spider table by a finger."""
    table = opened(browser, site, PHONE, "spider-2/1")
    client = table.page.context.new_cdp_session(table.page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    table.page.evaluate(WATCH_FRAMES)
    for turn in range(DRAGS):
        x, y = table.grip(f"t{turn % 10 + 1}")
        table.hand.move(x, y)
        table.hand.down()
        for step in range(30):
            table.hand.move(x + 4 * step * (1 if turn % 10 < 5 else -1), y + 5 * step)
        table.hand.move(x, y)
        table.hand.up()
        table.until()
    frames = table.page.evaluate("frames")
    table.page.context.close()
    return frames


def measure_idle(browser, site):
    """Frames in which nothing happens: on a busy machine they are late too."""
    table = opened(browser, site, PHONE, "spider-2/1")
    frames = table.page.evaluate(REST)
    table.page.context.close()
    return frames
