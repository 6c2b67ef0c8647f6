"""A browser, the site under a sub-path, and pages that report every fault.

The content security policy forbids Playwright's ``wait_for_function``: poll within ``evaluate``.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from chromium import BROWSERS, SHELLS, found
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "engine")]

from build import DIST, SiteServer, node  # noqa: E402

DESK = {"viewport": {"width": 1440, "height": 900}}
#: As in a browser that has none: most tests need not fetch what would be kept for later.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def site():
    """The address of the site, which must not mind that it is not at the top."""
    server = SiteServer(prefix="/some/games/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.address
    server.shutdown()


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = playwright.chromium.launch(**found(SHELLS + BROWSERS))
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

    def open_page(*, guided=True, kept_offline=False, **options):
        context = browser.new_context(**DESK | {"reduced_motion": "reduce"} | options)
        contexts.append(context)
        if guided:
            context.add_init_script(GUIDED)
        if not kept_offline:
            context.add_init_script(NO_SERVICE_WORKER)
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


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="try as often as a proof needs")


@pytest.fixture
def host(tmp_path, faults):
    """A host of one test's own, which can be stopped, broken, and given a second version."""
    host = Host(tmp_path)
    yield host
    host.stop()
    own = f"a request to {host.address}"
    faults[:] = [fault for fault in faults if not fault.startswith(own) and "ERR_" not in fault]


class LineServer(SiteServer):
    """Can hang up on those that keep the line open."""

    def get_request(self):
        line, address = super().get_request()
        self.lines = [*getattr(self, "lines", []), line]
        return line, address

    def hang_up(self):
        self.shutdown()
        self.server_close()
        for line in getattr(self, "lines", []):
            with contextlib.suppress(OSError):  # it has gone already
                line.shutdown(socket.SHUT_RDWR)


class Host:
    """Serves a copy of the site, at an address that stays the same."""

    def __init__(self, folder):
        self.folder = folder
        self.first = folder / "1"
        shutil.copytree(DIST, self.first)
        self.server = None
        self.port = 0
        self.broken = ""
        self.serve(self.first)

    def serve(self, version):
        """Serve a version from now on."""
        self.stop()
        self.server = LineServer(self.port, "/some/games/", version)
        self.port = self.server.server_port
        handler = self.server.RequestHandlerClass
        plain = handler.func.copyfile
        handler.func.copyfile = lambda request, source, out: self._copy(request, source, out, plain)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = self.server.address

    def _copy(self, request, source, out, plain):
        """Send a file, or its first half where the connection is to break."""
        if self.broken and self.broken in request.path:
            out.write(source.read(os.fstat(source.fileno()).st_size // 2))
            request.close_connection = True
        else:
            plain(request, source, out)

    def stop(self):
        """Be gone from the network."""
        if self.server:
            self.server.hang_up()
            self.server = None

    def second(self):
        """Make another version: the same game under another name, as after any change."""
        second = self.folder / "2"
        shutil.copytree(self.first, second)
        [app] = second.glob("app-*")
        page = second / "index.html"
        page.write_text(page.read_text().replace(app.name, "app-second"))
        app.rename(second / "app-second")
        subprocess.check_call([node()[0], ROOT / "web/build/sw.mjs", second])
        return second


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
