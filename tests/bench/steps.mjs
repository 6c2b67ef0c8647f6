/**
 * Plays a long game of Spider in Pyodide and prints, as JSON, how many milliseconds each step took, JSON included.
 * node steps.mjs IMAGE
 */

import { readFile } from "node:fs/promises";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { startFromImage } from "../../web/build/engine.mjs";

const STEPS = 2000;

const { call } = await startFromImage(new Uint8Array(gunzipSync(await readFile(process.argv[2]))));
const ask = (request) => JSON.parse(call(JSON.stringify(request)));

/** A player who deals only when nothing else is left, and is the same every time. */
function choose({ moves, ply }) {
  const others = moves.filter(({ id }) => id !== "s");
  const from = others.length ? others : moves;
  return from[(ply * 7919) % from.length].id;
}

/** @param {number} steps @returns {number[]} */
function play(steps) {
  let { view } = ask({ op: "new", game: "spider-4", deal: 1 });
  const times = [];
  while (times.length < steps) {
    const request = { op: "play", move: choose(view), ply: view.ply };
    const begin = performance.now();
    ({ view } = ask(request));
    times.push(performance.now() - begin);
  }
  return times;
}

play(200); // the first calls compile what they touch
console.log(JSON.stringify(play(STEPS)));
