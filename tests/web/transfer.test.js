import assert from "node:assert/strict";
import { readFile as readText } from "node:fs/promises";
import process from "node:process";
import { before, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { startFromImage } from "../../web/build/engine.mjs";
import { formatAddress, parseAddress } from "../../web/src/address.js";
import { readFile, writeFile } from "../../web/src/transfer.js";

const COPIES = process.argv.includes("--long") ? 10_000 : 500;
const FAULTS = ["file-big", "file-form", "file-newer", "file-save"];

const RECORD = {
  ...{ id: "seven-1#7/ab", game: "seven-1", number: 7, begun: 1, touched: 2, won: true, plies: 90 },
  ...{ ms: 60_000, score: 700, scoring: 1, undos: 0, hints: 2, moves: "s s" },
};

/** @type {string} */
let text;
/** @type {Parameters<typeof readFile>[1]} */
let options;
/** Asks an engine. @type {(request: object) => any} */
let ask;

before(async () => {
  const image = await readText(new URL("../../.build/engine.image", import.meta.url));
  const { call } = await startFromImage(new Uint8Array(gunzipSync(image)));
  ask = (request) => JSON.parse(call(JSON.stringify(request)));
  text = await readText(new URL("../fixtures/file-1.json", import.meta.url), "utf8");
  options = {
    games: ask({ op: "games" }).games.map(({ id }) => id),
    isGood: async (game, save) => ask({ op: "check", game, save }).ok,
  };
});

/** The file with a change made to it. @param {(file: any) => void} change */
function changed(change) {
  const file = JSON.parse(text);
  change(file);
  return JSON.stringify(file);
}

async function faultOf(changedText) {
  const found = await readFile(changedText, options);
  return "fault" in found ? found.fault : null;
}

test("a file of the first form is read whole, and what is written is read as the same", async () => {
  const { content } = await readFile(text, options);
  assert.deepEqual(content.games.map(({ game }) => game), ["seven-1", "spider-2"]);
  assert.deepEqual(content.settings, { language: "da", game: "spider-2" });
  assert.deepEqual(content.records, []);
  const daily = { ...RECORD, id: "seven-1#7/ac", daily: "2026-11-30", wonOn: "2026-12-01" };
  const shown = { ...RECORD, id: "seven-1#7/ad", won: false, shown: true };
  const full = { ...content, records: [RECORD, daily, shown] };
  const again = await readFile(writeFile(full, new Date(content.when)), options);
  assert.deepEqual(again.content, full);
});

test("whatever is wrong anywhere in it, the whole file is refused, and it is said why", async () => {
  for (const [fault, change] of [
    ["file-newer", (file) => (file.kabale = 2)],
    ["file-form", (file) => (file.kabale = "1")],
    ["file-form", (file) => (file.when = "yesterday, I think")],
    ["file-form", (file) => (file.games = {})],
    ["file-form", (file) => file.games.push(file.games[0])],
    ["file-form", (file) => (file.records = {})],
    ["file-form", (file) => (file.records = [null])],
    ["file-form", (file) => (file.records = [{ ...RECORD, game: "seven-9" }])],
    ["file-form", (file) => (file.records = [{ ...RECORD, score: "7" }])],
    ["file-form", (file) => (file.records = [{ ...RECORD, more: 1 }])],
    ["file-form", (file) => (file.records = [{ ...RECORD, daily: 20261130 }])],
    ["file-form", (file) => (file.records = [{ ...RECORD, shown: "yes" }])],
    ["file-form", (file) => (file.records = [{ ...RECORD, moves: undefined, daily: "2026-11-30" }])],
    ["file-form", (file) => (file.settings = [])],
    ["file-form", (file) => (file.settings["view.seven-1"] = "{}")],
    ["file-form", (file) => (file.settings.language = 7)],
    ["file-form", (file) => (file.settings.language = "x".repeat(3000))],
    ["file-save", (file) => file.games.push(null)],
    ["file-save", (file) => (file.games[1].game = "seven-9")],
    ["file-save", (file) => (file.games[1].game = "spider-1")],
    ["file-save", (file) => (file.games[1].number = 4712)],
    ["file-save", (file) => (file.games[1].save = null)],
    ["file-save", (file) => (file.games[1].save.moves += " s")],
    ["file-save", (file) => (file.games[1].save.extra = "x".repeat(3_000_000))],
    ["file-save", (file) => (file.games[1].left = {})],
    ["file-save", (file) => delete file.games[1].left],
    ["file-save", (file) => (file.games[1].left = file.games[0].save)],
  ]) {
    assert.equal(await faultOf(changed(change)), fault, String(change));
  }
  for (const odd of ["", "null", "7", "[]", "{}", "{", '"kabale"', "[[[["]) assert.equal(await faultOf(odd), "file-form", odd);
  assert.equal(await faultOf(`${text}${" ".repeat(20_000_000)}`), "file-big");
});

/** The same on every run. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** A copy in which something is cut, doubled or changed. @param {string} original @param {(sides: number) => number} roll */
function mutated(original, roll) {
  const start = roll(original.length);
  const end = Math.min(original.length, start + [0, 1, 1, 2, 8, 40][roll(6)]);
  const middle = ["", String.fromCharCode(32 + roll(95)), original.slice(start, end).repeat(2), "9", " s", "null"][roll(6)];
  return original.slice(0, start) + middle + original.slice(end);
}

test("mutated files are read whole or refused with a code", async () => {
  const roll = dice(7);
  const counts = { read: 0, refused: 0 };
  for (let i = 0; i < COPIES; i += 1) {
    const found = await readFile(mutated(text, roll), options);
    if ("fault" in found) {
      counts.refused += 1;
      assert.ok(FAULTS.includes(found.fault));
    } else {
      counts.read += 1;
      for (const { game, save } of found.content.games) assert.ok(await options.isGood(game, save));
    }
  }
  assert.ok(counts.read > 0 && counts.refused > COPIES / 2, JSON.stringify(counts));
});

test("mutated addresses name a deal of a game that is here, or a fault; their moves are played whole or refused", () => {
  const roll = dice(11);
  const { game, number, moves } = JSON.parse(text).games[0].save;
  const counts = { played: 0, refused: 0 };
  for (let i = 0; i < COPIES; i += 1) {
    const original = i % 2 ? "#seven-3/4711" : formatAddress({ game, number, moves });
    const { deal, fault } = parseAddress(mutated(original, roll), options.games);
    if (fault) assert.match(fault, /^address-(game|number|form|moves)$/);
    if (!deal) continue;
    assert.ok(options.games.includes(deal.game));
    if (deal.number !== undefined) assert.ok(deal.number >= 1 && deal.number <= 0xffffffff);
    if (!deal.moves) continue;
    const answer = ask({ op: "replay", game: deal.game, deal: deal.number, moves: deal.moves });
    counts[answer.ok ? "played" : "refused"] += 1;
    if (answer.ok) assert.equal(answer.save.moves, deal.moves);
    else assert.match(answer.error.code, /^[a-z-]+$/);
  }
  assert.ok(counts.played > 0 && counts.refused > 0, JSON.stringify(counts));
});
