"""The browser that tests and benchmarks drive: the machine's Chromium, else Playwright's own."""

import shutil

#: Quiet and alone: no request but the page's. As root, as in containers, there is no sandbox.
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


#: With a window, as a player has one; and without, which is quicker, where nothing asks for one.
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELLS = ("chromium-headless-shell",)


def found(names=BROWSERS):
    """What Playwright's launch functions need to know."""
    path = next(filter(None, map(shutil.which, names)), None)
    return {"executable_path": path, "args": FLAGS}
