/**
 * Plays a long game of Spider in Pyodide and prints, as JSON, how many milliseconds each step took, JSON included.
 * node steps.mjs WHEEL
 */

import { readFile } from "node:fs/promises";
import process from "node:process";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

const STEPS = 2000;

const python = await loadPyodide();
python.unpackArchive(new Uint8Array(await readFile(process.argv[2])), "wheel");
const { call } = python.pyimport("kabale.bridge");
const ask = (request) => JSON.parse(call(JSON.stringify(request)));

/** A player who deals only when nothing else is left, and is the same every time. */
function choose({ moves, ply }) {
  const others = moves.filter(({ id }) => id !== "s");
  const from = others.length ? others : moves;
  return from[(ply * 7919) % from.length].id;
}

let { view } = ask({ op: "new", game: "spider-4", deal: 1 });
const times = [];
while (times.length < STEPS) {
  const request = { op: "play", move: choose(view), ply: view.ply };
  const begin = performance.now();
  ({ view } = ask(request));
  times.push(performance.now() - begin);
}
console.log(JSON.stringify(times));
