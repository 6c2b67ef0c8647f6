/**
 * Follows the fair hint through some deals in Pyodide and prints, as JSON, how many milliseconds each hint of a game
 * took, JSON included. Each is asked of a session that has just been loaded, and so knows nothing of the last hint.
 * node hints.mjs IMAGE
 */

import { readFile } from "node:fs/promises";
import process from "node:process";
import { gunzipSync } from "node:zlib";
import { startFromImage } from "../../web/build/engine.mjs";

const DEALS = [1, 2, 3];
const MOST = 300;

const { call } = await startFromImage(new Uint8Array(gunzipSync(await readFile(process.argv[2]))));
const ask = (request) => JSON.parse(call(JSON.stringify(request)));

/** @param {string} game @param {number} deal @param {number[]} times */
function follow(game, deal, times) {
  let { save, view } = ask({ op: "new", game, deal });
  for (let asked = 0; asked < MOST && view.status === "playing"; asked += 1) {
    ask({ op: "load", save });
    const begin = performance.now();
    const { hint } = ask({ op: "hint", ply: view.ply });
    times.push(performance.now() - begin);
    if (!hint.move) return;
    ({ save, view } = ask({ op: "play", move: hint.move, ply: view.ply }));
  }
}

const times = {};
for (const { id } of ask({ op: "games" }).games) {
  times[id] = [];
  for (const deal of DEALS) follow(id, deal, times[id]);
}
console.log(JSON.stringify(times));
