"""Firefox: start, play, reload, go on without a network; the one file from a disk.

It is driven where Debian's firefox-esr, or another Firefox, is installed.
"""

import shutil
import subprocess

import pytest
from conftest import ROOT

from build import SINGLE, node

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")


@pytest.mark.skipif(not FIREFOX, reason="no Firefox is installed")
def test_firefox_starts_plays_and_goes_on_without_a_network(host):
    script = ROOT / "tests/browser/firefox.mjs"
    play = subprocess.Popen(
        [node()[0], script, FIREFOX, host.address, SINGLE.as_uri()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    said = []
    for line in play.stdout:
        said.append(line.strip())
        if said[-1] == "offline":
            host.stop()
            play.stdin.write("gone\n")
            play.stdin.flush()
    assert play.wait() == 0
    assert said[-1] == "done", said
