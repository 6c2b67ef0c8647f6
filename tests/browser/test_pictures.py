"""The table looks as its reference pictures do; tests/pictures/make.py makes them."""

import sys

import pytest
from chromium import found
from conftest import ROOT

sys.path.append(str(ROOT / "tests/pictures"))

from scenes import SIZES, Photographer, games, reference, scenes

MOST = 0.01
"""The share of pixels that may differ: words in another machine's font, a smoothed edge."""


@pytest.fixture(scope="module")
def browser(playwright):
    """The one that took the pictures: without a window it smooths edges otherwise."""
    browser = playwright.chromium.launch(**found())
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def photographer(browser, site):
    photographer = Photographer(browser, site)
    yield photographer
    photographer.close()


@pytest.mark.parametrize("game", games())
def test_the_table_looks_as_in_the_reference_pictures(photographer, game):
    differ = {}
    for state, seen in scenes(game).items():
        photographer.show(seen)
        for size in SIZES:
            file = reference(game, state, size)
            share = photographer.compare(size, file)
            if share > MOST:
                differ[file.name] = f"{share:.2%}"
    assert not differ
