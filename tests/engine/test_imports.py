"""Imports run one way, and what ships depends on nothing but the standard library."""

import ast
import sys
from pathlib import Path

import kabale
import pytest

ROOT = Path(kabale.__file__).parent
ORDER = [
    "errors", "cards", "deal", "table", "words", "game", "games", "notation", "solver", "advice",
    "hints", "catalogue", "session", "view", "bridge", "survey", "__main__",
]  # fmt: skip
"""Each may import those before it."""
MODULES = sorted(ROOT.rglob("*.py"))
EXTRAS = {"survey.py": {"distributed"}}
"""What a module may ask for beside the standard library: of pyproject's optional dependencies."""
EACH = pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))


def name_of(path):
    """``games`` for all that lies in the folder of that name."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path):
    """The whole names of every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield node.module


def test_every_module_has_its_place_in_the_order():
    assert {name_of(path) for path in MODULES} <= {"__init__", *ORDER}
    assert len(MODULES) > 10


@EACH
def test_a_module_imports_only_what_comes_before_it(path):
    own = name_of(path)
    place = -1 if own == "__init__" else ORDER.index(own)
    for module in imports(path):
        if module.split(".")[0] == "kabale" and module != "kabale":
            imported = module.split(".")[1]
            in_one_folder = imported == own and path.parent != ROOT
            assert in_one_folder or ORDER.index(imported) < place, f"{own} imports {module}"


@EACH
def test_nothing_but_the_standard_library_is_imported(path):
    outside = {module.split(".")[0] for module in imports(path)} - {"kabale"}
    assert outside - EXTRAS.get(path.name, set()) <= sys.stdlib_module_names


@EACH
def test_a_family_of_games_knows_no_other(path):
    if name_of(path) == "games" and path.stem != "__init__":
        assert not [module for module in imports(path) if module.startswith("kabale.games")]


@pytest.mark.parametrize("module", ["threading", "time", "datetime", "socket", "asyncio", "js"])
def test_the_engine_knows_no_clock_no_network_and_no_browser(module):
    known = [path for path in MODULES if module in set(imports(path))]
    assert not known or (module == "time" and known == [ROOT / "survey.py"])


@EACH
def test_chance_is_only_where_a_number_is_dealt_or_drawn(path):
    if "random" in set(imports(path)):
        assert name_of(path) in ("deal", "__main__")
