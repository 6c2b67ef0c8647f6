"""The browser is killed in the middle of play: at most the move under way is lost."""

import contextlib
import os
import random
import signal
import subprocess

from chromium import found
from conftest import NO_SERVICE_WORKER
from kabale.games import GAMES
from kabale.session import Session
from playwright.sync_api import Error as PlaywrightError
from table import Table, picture

TIMES, TIMES_LONG = 3, 50


def processes_of(profile):
    """The browser's processes, by the profile that only they use."""
    listed = subprocess.check_output(["ps", "-axo", "pid=,args="], text=True).splitlines()
    return [int(line.split()[0]) for line in listed if f"--user-data-dir={profile}" in line]


def test_a_browser_that_is_killed_loses_no_more_than_the_move_under_way(
    playwright, site, tmp_path, request
):
    draw = random.Random(6)
    session = Session(GAMES["seven-1"], 4711)
    profile = tmp_path / "profile"
    for turn in range(TIMES_LONG if request.config.getoption("--long") else TIMES):
        context = playwright.chromium.launch_persistent_context(
            profile, reduced_motion="reduce", **found()
        )
        context.add_init_script(NO_SERVICE_WORKER)
        table = Table(context.new_page(), site)
        table.open("" if turn else "seven-1/4711")
        assert table.ply() in (session.ply, session.ply + 1)
        if table.ply() > session.ply:
            session.play("s", session.ply)
        assert table.piles() == picture(session)
        for _ in range(draw.randrange(4)):
            table.play(session)("s")
        table.tap("s")
        table.page.wait_for_timeout(draw.choice((0, 1, 3, 10, 30)))
        for process in processes_of(profile):
            os.kill(process, signal.SIGKILL)
        with contextlib.suppress(PlaywrightError):  # it has gone
            context.close()
