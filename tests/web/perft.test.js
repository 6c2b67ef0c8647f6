/** The runtime makes no difference: the engine's wheel counts in Pyodide what the perft files say. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const MOST_MOVES = 4000;
const top = fileURLToPath(new URL("../..", import.meta.url));

test("perft counts are the same in Pyodide", async () => {
  const wheel = readdirSync(`${top}/dist`, { recursive: true }).find((name) => /kabale-.*\.whl$/.test(String(name)));
  assert.ok(wheel, "the site is built before the tests run");
  const python = await loadPyodide();
  python.FS.mkdirTree("/engine");
  python.unpackArchive(new Uint8Array(readFileSync(`${top}/dist/${wheel}`)), "wheel", { extractDir: "/engine" });
  python.FS.mkdirTree("/tests");
  python.mountNodeFS("/tests", `${top}/tests/engine`);
  const counted = python.runPython(`
import sys
sys.path[:0] = ["/engine", "/tests"]
from perft import GAMES, perft, read_cases
[
    f"{case.game} {case.id} {depth}: {'same' if perft(GAMES[case.game], case.state, depth) == count else 'another'}"
    for case in read_cases()
    for depth, count in case.counts.items()
    if count <= ${MOST_MOVES}
]`).toJs();
  assert.ok(counted.length > 20, `${counted.length} counts`);
  assert.deepEqual(
    counted.filter((line) => !line.endsWith(": same")),
    [],
  );
});
