"""WebKit: start, play, reload, go on without a network; the one file from a disk.

It is driven where its driver is installed (Debian: webkit2gtk-driver, xvfb, xauth).
"""

import time

import pytest
from webkit import DRIVER, open_webkit

from build import SINGLE

WAIT_S = 60
BOARD = """const { state, ply } = document.querySelector("#board")?.dataset ?? {};
return [state, Number(ply)];"""
STOCK = """const stock = document.querySelector("[data-pile=s]").lastElementChild;
const { x, y, width, height } = stock.getBoundingClientRect();
return [Math.round(x + width / 2), Math.round(y + height / 2)];"""
SHEET = """return getComputedStyle(document.querySelector("#settings")).borderTopLeftRadius;"""
KEPT = """return navigator.serviceWorker.getRegistration().then((found) => found?.active?.state);"""

pytestmark = pytest.mark.skipif(not DRIVER, reason="no driver for WebKit is installed")


@pytest.fixture
def page():
    with open_webkit() as page:
        yield page


def until(page, code, wanted):
    give_up = time.monotonic() + WAIT_S
    while (found := page.run(code)) != wanted:
        assert time.monotonic() < give_up, found
        time.sleep(0.05)


def turn(page, ply):
    page.click(*page.run(STOCK))
    until(page, BOARD, ["idle", ply])


def test_webkit_starts_plays_and_goes_on_without_a_network(page, host):
    page.goto(f"{host.address}#seven-1/4711")
    until(page, BOARD, ["idle", 0])
    assert page.run(SHEET) == "16px"
    turn(page, 1)
    until(page, KEPT, "activated")
    page.reload()
    until(page, BOARD, ["idle", 1])
    host.stop()
    page.reload()
    until(page, BOARD, ["idle", 1])
    turn(page, 2)


def test_webkit_plays_the_one_file_and_keeps_the_game(page):
    page.goto(f"{SINGLE.as_uri()}#seven-1/4711")
    until(page, BOARD, ["idle", 0])
    assert page.run(SHEET) == "16px"
    turn(page, 1)
    page.goto("about:blank")
    page.goto(SINGLE.as_uri())
    until(page, BOARD, ["idle", 1])
    turn(page, 2)
