"""WebKit as Debian has it, driven by the W3C's WebDriver protocol: a few requests suffice here."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

DRIVER = shutil.which("WebKitWebDriver")
#: As root, as in containers, there is no sandbox; without a screen there is a pretended one.
ENVIRONMENT = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
SCREEN = [] if os.environ.get("DISPLAY") else ["xvfb-run", "--auto-servernum"]
START_S = 30


@contextlib.contextmanager
def open_webkit():
    """A page in a browser that has never been anywhere, and that is gone afterwards."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    driver = subprocess.Popen(
        [*SCREEN, DRIVER, f"--port={port}"], env=os.environ | ENVIRONMENT, start_new_session=True
    )
    try:
        page = Page(f"http://127.0.0.1:{port}")
        yield page
        page.close()
    finally:
        os.killpg(driver.pid, signal.SIGTERM)
        driver.wait()


class Page:
    """The browser's one page."""

    def __init__(self, driver):
        self.session = f"{driver}/session"
        give_up = time.monotonic() + START_S
        while True:
            try:
                session = self._ask("", {"capabilities": {}})["sessionId"]
                break
            except urllib.error.URLError:  # the driver is on its way up
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.1)
        self.session += f"/{session}"

    def goto(self, address):
        self._ask("/url", {"url": address})

    def reload(self):
        self._ask("/refresh", {})

    def run(self, code):
        """What a piece of script returns; where that is a promise, what it is kept with."""
        return self._ask("/execute/sync", {"script": code, "args": []})

    def click(self, x, y):
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._ask("/actions", {"actions": [{"type": "pointer", "id": "hand", "actions": steps}]})

    def close(self):
        self._ask("", method="DELETE")

    def _ask(self, path, body=None, method="POST"):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.session + path, data, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]
