"""A browser, the site under a sub-path, and pages that report every fault.

The content security policy forbids Playwright's ``wait_for_function``: poll within ``evaluate``.
"""

import json
import sys
import threading
from pathlib import Path

import pytest
from chromium import found
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from build import SiteServer  # noqa: E402

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def site():
    """The address of the site, which must not mind that it is not at the top."""
    server = SiteServer(prefix="/some/games/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**found())
        yield browser
        browser.close()


@pytest.fixture
def faults():
    """What went wrong in the test's pages. A test takes out what it meant to happen."""
    faults = []
    yield faults
    assert not faults


GUIDED = """try {
  localStorage.setItem("kabale.guided", "seven klondike spider freecell pyramid golf");
} catch {}"""
"""Nobody is offered the first steps any more."""


@pytest.fixture
def open_page(browser, site, faults):
    """Opens empty pages, each as in a browser of its own: ``open_page(**PHONE)``."""
    contexts = []

    def check_host(request):
        if not request.url.startswith((site, "data:", "blob:")):
            faults.append(f"a request to {request.url}")

    def check_message(message):
        if message.type == "error":
            faults.append(f"{message.text} ({message.location['url']})")

    def open_page(*, guided=True, **options):
        context = browser.new_context(**DESK | {"reduced_motion": "reduce"} | options)
        contexts.append(context)
        if guided:
            context.add_init_script(GUIDED)
        context.on("request", check_host)
        context.on("console", check_message)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        return context.new_page()

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_page):
    return open_page()


@pytest.fixture
def phone(open_page):
    return open_page(**PHONE)


@pytest.fixture
def hold_engine():
    """Holds a page's engine back, until the function that it gives is called."""

    def hold(page):
        held = []

        def keep(route):
            held.append(route)

        def release():
            for route in held:
                route.continue_()

        page.route("**/worker.js", keep)
        return release

    return hold


@pytest.fixture
def ask():
    """Asks an engine of the test's own, started as the page starts its own."""
    return lambda page, *requests: [
        json.loads(answer) for answer in page.evaluate(ASK, [json.dumps(r) for r in requests])
    ]


ASK = """(requests) => new Promise((resolve, reject) => {
  const bundle = document.querySelector("script[src]").src;
  const worker = new Worker(new URL("worker.js", bundle), { type: "module" });
  const answers = [];
  worker.onerror = (event) => reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.fatal) reject(new Error(data.fatal));
    if ("answer" in data) answers[data.id] = data.answer;
    if (answers.length === requests.length) {
      worker.terminate();
      resolve(answers);
    }
  };
  requests.forEach((request, id) => worker.postMessage({ id, request }));
})"""
