"""Measures what a player waits for: ``python3 build.py bench`` prints one row a figure.

A start is given as a share of what a page of the same Pyodide takes without the memory image, both
measured in one run, turn about: shares hold on every machine, seconds do not.
"""

import gzip
import json
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine"), str(ROOT / "tests/browser")]

from chromium import found  # noqa: E402
from hands import bench_hands  # noqa: E402
from thinking import bench_thinking  # noqa: E402

from build import BUILD, DIST, IMAGE, MODULES, SINGLE, SiteServer, node  # noqa: E402

#: What Pyodide's page asks for, as it comes.
PYODIDE_FILES = [
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
]
RUNS = 5
PAINTS = 15
DEALS = 30

MARKS = """(names) => new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error(`no sign of ${names}`)), 60_000);
  const look = () => {
    const marks = names.map((name) => performance.getEntriesByName(name)[0]?.startTime);
    if (marks.every((mark) => mark !== undefined)) resolve(marks);
    else setTimeout(look, 10);
  };
  look();
})"""


NEW_DEAL = """() => new Promise((resolve) => {
  const board = document.querySelector("#board");
  const start = performance.now();
  document.querySelector("[data-action=new]").click();
  const look = () => {
    if (board.dataset.state === "idle") resolve(performance.now() - start);
    else setTimeout(look, 1);
  };
  look();
})"""


def row(name, figure, unit, most):
    """Prints a figure beside what it may be at most."""
    print(f"{name:52} {figure:6.3f} {unit:8} at most {most:g}{'' if figure <= most else '  OVER'}")


def serve(prefix, folder):
    server = SiteServer(prefix=prefix, folder=folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.address


def plain_site():
    """Pyodide as it comes, started in a worker, as ours is."""
    folder = BUILD / "plain"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "tests/bench/plain", folder)
    for name in PYODIDE_FILES:
        shutil.copy(MODULES / "pyodide" / name, folder)
    return serve("/pyodide-plain/", folder)


def visit(chromium, address, names, visits=2):
    """When each mark was set, in a browser that has never been there, on each visit."""
    with tempfile.TemporaryDirectory() as profile:
        context = chromium.launch_persistent_context(profile, **found())
        times = []
        for _ in range(visits):
            page = context.new_page()
            page.wait_for_timeout(500)  # the browser's own start is not ours
            page.goto(address)
            times.append(page.evaluate(MARKS, names))
            page.close()
        context.close()
    return times


def bench_start():
    plain, ours = plain_site(), serve("/app-kabale/", ROOT / "dist")
    runs = []
    with sync_playwright() as playwright:
        for _ in range(RUNS):
            reference = visit(playwright.chromium, plain, ["engine"])
            runs.append((reference, visit(playwright.chromium, ours, ["board", "engine"])))
    for turn, (when, most_engine) in enumerate([("empty cache", 0.3), ("second visit", 0.22)]):
        reference = statistics.median(reference[turn][0] for reference, _ in runs)
        print(f"plain Pyodide, {when}: {reference:.0f} ms")
        for mark, (name, most) in enumerate(
            [("board painted", 0.08), ("engine ready", most_engine)]
        ):
            own = statistics.median(times[turn][mark] for _, times in runs)
            row(f"{name}, {when} ({own:.0f} ms)", own / reference, "of plain", most)
    return reference


#: A page with nothing on it, which marks its first frame as ours marks its board.
EMPTY = """<!doctype html><title>Empty</title><script>
requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
</script>"""


def bench_paint():
    """The first painted board against the first paint of an empty page, turn about."""
    folder = BUILD / "empty"
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text(EMPTY, encoding="utf-8")
    sites = serve("/empty/", folder), serve("/app-kabale/", DIST)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        for slower in (1, 4):
            times = [[first_paint(browser, site, slower) for site in sites] for _ in range(PAINTS)]
            empty, ours = (statistics.median(turn) for turn in zip(*times, strict=True))
            name = f"first board, CPU {slower}x slower ({ours:.0f} ms)"
            row(name, ours / empty, "of empty", 2.5)
        browser.close()


def first_paint(browser, site, slower):
    context = browser.new_context()
    page = context.new_page()
    client = context.new_cdp_session(page)
    page.wait_for_timeout(500)  # the browser's own start is not ours
    client.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(site)
    [when] = page.evaluate(MARKS, ["board"])
    context.close()
    return when


def bench_offline(reference):
    """The start from what the service worker keeps, when the server is gone."""
    times = []
    with sync_playwright() as playwright:
        for _ in range(RUNS):
            server = SiteServer(prefix="/app-kabale/")
            threading.Thread(target=server.serve_forever, daemon=True).start()
            with tempfile.TemporaryDirectory() as profile:
                context = playwright.chromium.launch_persistent_context(profile, **found())
                page = context.new_page()
                page.goto(server.address)
                page.evaluate("navigator.serviceWorker.ready.then(() => true)")
                server.shutdown()
                server.server_close()
                context.set_offline(True)
                page.goto(server.address)
                times.append(page.evaluate(MARKS, ["board", "engine"]))
                context.close()
    for mark, (name, most) in enumerate([("board painted", 0.08), ("engine ready", 0.22)]):
        own = statistics.median(marks[mark] for marks in times)
        row(f"{name}, service worker ({own:.0f} ms)", own / reference, "of plain", most)


def bench_bytes():
    """What a first visit fetches until the engine is ready; hosts gzip all but what is packed."""
    fetched = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **found())
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        context.on("response", lambda response: fetched.append(response.url))
        page = context.new_page()
        address = serve("/app-kabale/", DIST)
        page.goto(address)
        page.evaluate(MARKS, ["engine"])
        context.close()
    names = {url.removeprefix(address).split("#")[0] or "index.html" for url in fetched}
    files = [DIST / name for name in names if not name.startswith(("data:", "blob:"))]
    total = sum(min(len(gzip.compress(f.read_bytes(), 6)), f.stat().st_size) for f in files)
    row(f"first visit over the wire, {len(files)} files", total / 1e6, "MB", 7.8)
    row("kabale.html", SINGLE.stat().st_size / 1e6, "MB", 11)


def bench_steps():
    command = [node()[0], ROOT / "tests/bench/steps.mjs", IMAGE]
    times = json.loads(subprocess.check_output(command))
    game = sorted(times[:500])
    row("a step of 500 in Spider, median", statistics.median(game), "ms", 1)
    row("a step of 500 in Spider, 99 of 100", game[int(len(game) * 0.99)], "ms", 4)
    early, late = (statistics.median(times[at - 20 : at + 20]) for at in (20, len(times) - 20))
    row(f"step {len(times)} against step 20", late / early, "times", 2)


def bench_hints():
    command = [node()[0], ROOT / "tests/bench/hints.mjs", IMAGE]
    for game, times in json.loads(subprocess.check_output(command)).items():
        row(f"a fair hint in {game}, 99 of 100", sorted(times)[int(len(times) * 0.99)], "ms", 100)


def bench_deals():
    """From the button to a deal that can be won, on the table and saved."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        page = browser.new_page()
        page.goto(serve("/app-kabale/", DIST))
        page.evaluate(MARKS, ["engine"])
        page.wait_for_timeout(1000)
        times = [page.evaluate(NEW_DEAL) for _ in range(DEALS)]
        browser.close()
    row("a new deal that can be won, median", statistics.median(times) / 1000, "s", 0.3)
    row("a new deal that can be won, slowest", max(times) / 1000, "s", 0.3)


bench_bytes()
bench_paint()
bench_offline(bench_start())
bench_deals()
bench_steps()
bench_hints()
bench_hands(row, serve("/app-kabale/", DIST))
bench_thinking(row, serve("/app-kabale/", DIST))
