"""The fixtures that the shell is tested with are what the engine says today."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[1] / "fixtures"
FRESH = runpy.run_path(str(FOLDER / "make.py"))["fixtures"]()


@pytest.mark.parametrize("name", FRESH)
def test_fixture_is_what_the_engine_says(name):
    """Out of date? ``python3 build.py fixtures`` writes them anew; look at what has changed."""
    assert (FOLDER / name).read_text(encoding="utf-8") == FRESH[name]
