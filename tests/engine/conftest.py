"""What all tests of the engine share: the ``--long`` run and the games by id."""

import pytest
from hypothesis import HealthCheck, settings
from kabale.games import GAMES

settings.register_profile(
    "quick", deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("long", settings.get_profile("quick"), max_examples=2000)


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="search wider: minutes, not seconds")


def pytest_configure(config):
    settings.load_profile("long" if config.getoption("--long") else "quick")


@pytest.fixture
def long(request):
    """Is this the long run?"""
    return request.config.getoption("--long")


@pytest.fixture(params=GAMES)
def game(request):
    """Each game in turn."""
    return GAMES[request.param]
