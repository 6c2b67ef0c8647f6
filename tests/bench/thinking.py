"""Measures thinking: how soon a deal is known to be won or lost, and what moves cost meanwhile."""

import statistics

from chromium import found
from hands import opened
from playwright.sync_api import sync_playwright
from test_settings import choose

GAMES = ("seven-1", "seven-3")
DEALS = range(32000, 32050)
SECONDS = 5
LONG = "seven-1/32001"
"""Thinking about this deal takes longer than all the moves that are measured."""
MOVES, TURNS = 40, 4
PAUSE_MS = 300
"""Between two moves: thinking about the last one is under way by then."""

#: From the address to the verdict, in milliseconds; null where there is none in time.
VERDICT = """([deal, number, most]) => new Promise((resolve) => {
  const start = performance.now();
  location.hash = deal;
  const look = () => {
    const isDealt = document.querySelector("#deal-number").textContent.endsWith(` ${number}`);
    const { state } = document.querySelector("#board").dataset;
    const { verdict } = document.querySelector("#outlook").dataset;
    const waited = performance.now() - start;
    if (isDealt && state === "idle" && verdict !== "thinking") resolve(waited);
    else if (waited > most) resolve(null);
    else setTimeout(look, 5);
  };
  look();
})"""

#: From each pointer-up until the engine has answered and the game is saved.
WATCH_ANSWERS = """() => {
  window.waits = [];
  const board = document.querySelector("#board");
  let since = 0;
  board.addEventListener("pointerup", ({ timeStamp }) => { since = timeStamp; }, { capture: true });
  new MutationObserver(() => {
    if (!since || board.dataset.state !== "idle") return;
    window.waits.push(performance.now() - since);
    since = 0;
  }).observe(board, { attributeFilter: ["data-state"] });
}"""


def bench_thinking(row, site):
    """Prints the rows of thinking."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        times = measure_verdicts(browser, site)
        calm, thinking = measure_moves(browser, site)
        browser.close()
    known = [time for time in times if time is not None]
    name = f"of {len(times)} deals no verdict within {SECONDS} s"
    row(
        f"{name} (median {statistics.median(known) / 1000:.2f} s)",
        1 - len(known) / len(times),
        "",
        0.1,
    )
    name = f"{MOVES} moves while thinking ({thinking:.1f} ms) against without"
    row(name, thinking / calm, "times", 1.3)


def measure_verdicts(browser, site):
    table = opened(browser, site, {}, f"{GAMES[0]}/1", outlook=True)
    table.page.locator('#outlook[data-verdict="won"]').wait_for(state="attached")
    deals = [(f"{game}/{number}", number) for game in GAMES for number in DEALS]
    times = [
        table.page.evaluate(VERDICT, [f"#{deal}", number, SECONDS * 1000]) for deal, number in deals
    ]
    table.page.context.close()
    return times


def measure_moves(browser, site):
    """The median wait for an answer, without thinking and with it, the two turn about."""
    table = opened(browser, site, {}, LONG, speed="off")
    table.page.evaluate(WATCH_ANSWERS)
    waits = {False: [], True: []}
    ply = 0
    for thinking in (False, True) * TURNS:
        choose(table, "outlook", thinking)
        for _ in range(MOVES // TURNS):
            table.page.wait_for_timeout(PAUSE_MS)
            table.tap("s")
            ply += 1
            table.until(ply)
        waits[thinking] += table.page.evaluate("waits.splice(0)")
    table.page.context.close()
    return statistics.median(waits[False]), statistics.median(waits[True])
