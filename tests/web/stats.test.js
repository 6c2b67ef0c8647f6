import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createRecorder, createRecords, LOGGED } from "../../web/src/records.js";
import { median, rateOverTime, spreadOfTimes, summarise } from "../../web/src/stats.js";
import { klondike } from "./views.js";

/**
 * @import { GameRecord } from "../../web/src/records.js"
 * @import { View } from "../../web/src/types.d.ts"
 */

let nextId = 0;

/** @param {Partial<GameRecord>} given @returns {GameRecord} */
function record(given) {
  nextId += 1;
  const usual = { game: "seven-1", number: nextId, begun: nextId, touched: nextId, won: false, plies: 100, ms: 60_000 };
  return { id: `seven-1#${nextId}/0`, ...usual, score: 300, scoring: 1, undos: 0, hints: 0, moves: "s", ...given };
}

/** Wins and losses in a row: "WLW". @param {string} text */
const games = (text) => [...text].map((letter) => record({ won: letter === "W" }));

test("nothing played is nothing divided", () => {
  const summary = summarise([]);
  assert.deepEqual([summary.played, summary.won, summary.rate, summary.medianTime, summary.bestScore], [0, 0, null, null, null]);
});

test("streaks count wins in a row, and a game under way breaks none", () => {
  for (const [text, now, best] of /** @type {const} */ ([["WWLWWWL", 3, 3], ["WWLL", 0, 2], ["WWLW", 1, 2], ["L", 0, 0], ["WWL", 2, 2]])) {
    const { streak, bestStreak } = summarise(games(text));
    assert.deepEqual([streak, bestStreak], [now, best], text);
  }
});

test("best and median are of won games alone", () => {
  const all = [record({ won: true, ms: 90_000, plies: 120 }), record({ won: true, ms: 30_000, plies: 140 }), record({ ms: 1000, plies: 3 })];
  const summary = summarise(all);
  assert.deepEqual([summary.bestTime, summary.medianTime, summary.fewestMoves, summary.medianMoves], [30_000, 60_000, 120, 130]);
  assert.equal(summary.rate, 2 / 3);
  assert.equal(median([3, 1, 2]), 2);
});

test("scores of another version of the rules are not compared", () => {
  const all = [record({ won: true, score: 9000, scoring: 1 }), record({ won: true, score: 700, scoring: 2 }), record({ won: true, score: 650, scoring: 2 })];
  assert.equal(summarise(all).bestScore, 700);
});

test("clean wins are those without undo and hint", () => {
  assert.equal(summarise([record({ won: true }), record({ won: true, undos: 1 }), record({ won: true, hints: 1 }), record({})]).clean, 1);
});

test("a game in which the win was shown is neither won nor lost, and breaks no streak", () => {
  const all = [record({ won: true }), record({ shown: true }), record({ won: true }), record({ shown: true })];
  const { played, won, rate, streak, bestStreak } = summarise(all);
  assert.deepEqual([played, won, rate, streak, bestStreak], [2, 2, 1, 2, 2]);
  assert.deepEqual(rateOverTime(all).rate, [100, 100]);
  assert.equal(summarise([record({ shown: true })]).rate, null);
});

test("plots: the share won of the last games, and times in bars that hold every win", () => {
  assert.deepEqual(rateOverTime(games("WLLW"), 2).rate, [100, 50, 0, 50]);
  const wins = [61, 75, 200, 3000].map((seconds) => record({ won: true, ms: seconds * 1000 }));
  const { games: bars, from, width } = spreadOfTimes([...wins, record({ ms: 5 })]);
  assert.equal(bars.reduce((sum, n) => sum + n, 0), 4);
  assert.ok(bars.length <= 16 && from.length === bars.length && width > 0);
  assert.deepEqual(spreadOfTimes([]).games, []);
});

const START = klondike(["QS", "KD", "", "", "", "", ""], { moves: ["s"] });
const records = createRecords();

/** @param {Partial<View>} given @returns {View} */
const at = (given) => ({ ...START, ...given, can: { undo: (given.ply ?? 0) > 0, redo: false, finish: false } });
const save = { moves: "s w>t3 +w>f1 s" };

beforeEach(async () => records.remove(await records.all()));

test("a game counts from its first move, once, whatever becomes of it", async () => {
  const recorder = createRecorder(records, () => 1000);
  await recorder.tell(at({ ply: 0 }), save, "new");
  assert.equal((await records.all()).length, 0);
  await recorder.tell(at({ ply: 1 }), save, "play");
  await recorder.tell(at({ ply: 0, can: START.can }), save, "undo");
  await recorder.tell(at({ ply: 3, clock_ms: 4000 }), save, "play");
  const [only, ...others] = await records.all();
  assert.equal(others.length, 0);
  assert.deepEqual([only?.moves, only?.undos, only?.ms, only?.won], ["s w>t3 w>f1", 1, 4000, false]);
});

test("what was told a moment ago is among what is read", async () => {
  const recorder = createRecorder(records);
  void recorder.tell(at({ ply: 0 }), save, "new");
  void recorder.tell(at({ ply: 1 }), save, "play");
  assert.equal((await records.all()).length, 1);
});

test("a won game stays as it was won, and is not won twice", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 0 }), save, "new");
  await recorder.tell(at({ ply: 3, status: "won", clock_ms: 5000, score: 100 }), save, "play");
  await recorder.tell(at({ ply: 2, clock_ms: 6000 }), save, "undo");
  await recorder.tell(at({ ply: 3, status: "won", clock_ms: 9000, score: 90 }), save, "redo");
  const all = await records.all();
  assert.deepEqual(all.map(({ won, ms, score, undos }) => [won, ms, score, undos]), [[true, 5000, 100, 0]]);
  assert.ok(summarise(all).won <= summarise(all).played);
});

test("after a reload the same game goes on in the same record", async () => {
  await createRecorder(records).tell(at({ ply: 1 }), save, "play");
  const [before] = await records.all();
  await createRecorder(records).tell(at({ ply: 2 }), save, "open");
  const all = await records.all();
  assert.deepEqual(all.map(({ id, plies }) => [id, plies]), [[before?.id, 2]]);
});

test("the same cards dealt anew are another game", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 3, status: "won" }), save, "play");
  await recorder.tell(at({ ply: 0 }), save, "new");
  await recorder.tell(at({ ply: 1 }), save, "play");
  assert.deepEqual((await records.all()).map(({ won }) => won).sort(), [false, true]);
});

test("a game that is brought back goes on in its own record", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 1 }), save, "play");
  await recorder.tell(at({ ply: 0, number: 7, deal: "seven-1#7" }), save, "new");
  await recorder.tell(at({ ply: 1 }), save, "back");
  await recorder.tell(at({ ply: 2 }), save, "play");
  assert.deepEqual((await records.all()).map(({ number, plies }) => [number, plies]), [[4711, 2]]);
});

test("a record knows the day whose deal it is, and on which day that was won", async () => {
  const now = new Date(2026, 11, 1, 0, 5).getTime();
  const recorder = createRecorder(records, () => now, (game, number) => (number === 4711 ? "2026-11-30" : undefined));
  await recorder.tell(at({ ply: 1 }), save, "play");
  await recorder.tell(at({ ply: 2, status: "won" }), save, "play");
  await recorder.tell(at({ ply: 0, number: 7, deal: "seven-1#7" }), save, "new");
  await recorder.tell(at({ ply: 1, number: 7, deal: "seven-1#7" }), save, "play");
  const known = (await records.all()).sort((a, b) => b.number - a.number).map(({ daily, wonOn }) => [daily, wonOn]);
  assert.deepEqual(known, [["2026-11-30", "2026-12-01"], [undefined, undefined]]);
});

test("a game goes on as the day's deal, although another day's was dealt meanwhile", async () => {
  let day = "2026-11-30";
  const recorder = createRecorder(records, Date.now, () => day);
  await recorder.tell(at({ ply: 1 }), save, "play");
  day = "2026-12-01";
  await recorder.tell(at({ ply: 2 }), save, "open");
  assert.deepEqual((await records.all()).map(({ daily }) => daily), ["2026-11-30"]);
});

test("a game in which the win is shown is a shown one from that move on, won or not, after a reload too", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 0 }), save, "new");
  assert.ok(!recorder.isShown);
  recorder.show();
  await recorder.tell(at({ ply: 1 }), save, "play");
  await recorder.tell(at({ ply: 0, can: START.can }), save, "undo");
  const later = createRecorder(records);
  await later.tell(at({ ply: 1 }), save, "open");
  assert.ok(later.isShown);
  await later.tell(at({ ply: 2, status: "won" }), save, "play");
  assert.deepEqual((await records.all()).map(({ won, shown }) => [won, shown]), [[false, true]]);
  await later.tell(at({ ply: 0 }), save, "new");
  await later.tell(at({ ply: 1 }), save, "play");
  assert.ok(!later.isShown);
  assert.deepEqual((await records.all()).map(({ shown }) => shown).sort(), [true, undefined]);
});

test("a game that was won stays so, whatever is shown afterwards", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 3, status: "won" }), save, "play");
  await recorder.tell(at({ ply: 2 }), save, "undo");
  recorder.show();
  await recorder.tell(at({ ply: 3, status: "won" }), save, "play");
  assert.deepEqual((await records.all()).map(({ won, shown }) => [won, shown]), [[true, undefined]]);
});

test("a hint is remembered with the next move", async () => {
  const recorder = createRecorder(records);
  await recorder.tell(at({ ply: 1 }), save, "play");
  recorder.hint();
  await recorder.tell(at({ ply: 2 }), save, "play");
  await recorder.tell(at({ ply: 3 }), save, "play");
  assert.deepEqual((await records.all()).map(({ hints }) => hints), [1]);
});

test("the log keeps the moves of the last games; older ones are still counted", async () => {
  await records.put(...Array.from({ length: LOGGED + 5 }, () => record({ won: true })));
  await records.forgetOldMoves();
  const all = await records.all();
  assert.equal(all.length, LOGGED + 5);
  assert.equal(all.filter(({ moves }) => moves !== "").length, LOGGED);
});

test("what a reset takes away can be put back", async () => {
  const before = games("WLW");
  await records.put(...before);
  const taken = await records.all("seven-1");
  await records.remove(taken);
  assert.equal((await records.all()).length, 0);
  await records.put(...taken);
  assert.deepEqual(await records.all("seven-1"), before);
});
