import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sentencesOf } from "../../web/src/changes.js";
import { movesRead, pileName, scoreRead, stockRead } from "../../web/src/readout.js";
import { speak } from "../../web/build/languages.mjs";
import { klondike, pyramid, spider } from "./views.js";

/** @import { View } from "../../web/src/types.d.ts" */

const english = speak("en", readFileSync(new URL("../../web/texts/en.ftl", import.meta.url), "utf8"));
const SEVEN = ["KS QH", "- 9D", "TC", "", "- - AS", "2H", "8C"];

/** @param {View} view @param {string} pile */
const cardsOf = (view, pile) => /** @type {import("../../web/src/types.d.ts").Pile} */ (view.piles.find(({ id }) => id === pile)).cards;

/**
 * The picture after cards went from pile to pile; what is uncovered turns up as a five of hearts.
 *
 * @param {View} before @param {[string, string, number][]} moves @param {Partial<View>} [given]
 */
function after(before, moves, given = {}) {
  const view = structuredClone(before);
  for (const [from, to, n] of moves) {
    const source = cardsOf(view, from);
    cardsOf(view, to).push(...source.splice(-n).map((card) => (from === "s" ? { ...card, c: "7D" } : card)));
    const last = source.at(-1);
    if (last && !last.c && from !== "s") last.c = "5H";
  }
  return Object.assign(view, { ply: before.ply + 1, last: moves[0] && `${moves[0][0]}>${moves[0][1]}`, ...given });
}

/** @param {View} before @param {View} then */
const told = (before, then) => sentencesOf(english, before, then);

test("a card, several cards, and what turns up", () => {
  const view = klondike(SEVEN);
  assert.deepEqual(told(view, after(view, [["t2", "t3", 1]])), ["The nine of diamonds goes to column 3; turned up: five of hearts"]);
  assert.deepEqual(told(view, after(view, [["t1", "t4", 2]])), ["2 cards from the king of spades go to column 4"]);
  assert.deepEqual(told(view, after(view, [["t6", "f1", 1]])), ["The two of hearts goes to the foundation"]);
});

test("the stock: one card, several, the waste turned over with and without cards", () => {
  const view = klondike(SEVEN);
  assert.deepEqual(told(view, after(view, [["s", "w", 1]], { last: "s" })), ["From the stock: seven of diamonds"]);
  assert.deepEqual(told(view, after(view, [["s", "w", 3]], { last: "s" })), ["3 cards from the stock, seven of diamonds on top"]);
  const passed = { last: "s", counters: { moves: 1, passes: 1 } };
  const waste = klondike(SEVEN, { waste: "4C 7D" });
  assert.deepEqual(told(waste, after(waste, [["w", "s", 2]], passed)), ["The waste has been turned over"]);
  const next = after(waste, [["w", "s", 1]], passed);
  assert.deepEqual(told(waste, next), ["The waste has been turned over; from the stock: four of clubs"]);
});

test("Spider: a deal, and a whole run that leaves the table", () => {
  const columns = ["- KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AS", "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H"];
  const view = spider(columns);
  assert.deepEqual(told(view, after(view, [["s", "t1", 1], ["s", "t2", 1], ["s", "t3", 1]], { last: "s" })), [
    "3 cards have been dealt, one to each column",
  ]);
  const run = after(view, [["t2", "t1", 1], ["t1", "f1", 13]]);
  assert.deepEqual(told(view, run), ["A whole run leaves the table, 1 of 8 now; turned up: five of hearts"]);
});

test("Pyramid: pairs, and a king alone", () => {
  const view = pyramid();
  cardsOf(view, "t27").splice(0, 1, { k: 900, c: "4H" });
  const pair = after(view, [["t28", "f1", 1], ["t27", "f1", 1]], { last: "t28>t27" });
  assert.deepEqual(told(view, pair), ["The nine of clubs and the four of hearts leave the table"]);
  assert.deepEqual(told(view, after(view, [["t28", "f1", 1]])), ["The nine of clubs leaves the table"]);
});

test("safe cards that follow, and the win", () => {
  const view = klondike(SEVEN);
  const then = after(view, [["t1", "t4", 1], ["t3", "f2", 1], ["t6", "f1", 1]], { ply: 3 });
  assert.deepEqual(told(view, then), ["The queen of hearts goes to column 4", "2 more cards go to the foundations"]);
  const won = after(view, [["t6", "f1", 1]], { status: "won", score: 1, counters: { moves: 120 } });
  assert.deepEqual(told(view, won), ["The two of hearts goes to the foundation", "You won: 120 moves, 1 point"]);
});

test("undo and restart", () => {
  const start = klondike(SEVEN);
  const moved = after(start, [["t2", "t3", 1]], { ply: 5 });
  assert.deepEqual(told(moved, { ...start, ply: 4 }), ["Taken back: the nine of diamonds is in column 2 again"]);
  const drawn = after(start, [["s", "w", 1]], { ply: 5 });
  assert.deepEqual(told(drawn, { ...start, ply: 4 }), ["Taken back"]);
  assert.deepEqual(told(moved, start), ["The game begins again with the same cards"]);
});

test("nothing is told of the same position, nor of another deal", () => {
  const view = klondike(SEVEN);
  assert.deepEqual(told(view, { ...view, clock_ms: 5 }), []);
  assert.deepEqual(told(view, { ...after(view, [["t2", "t3", 1]]), deal: "seven-1#5" }), []);
});

test("piles say what they are and what lies on them", () => {
  const view = klondike(["- - 9S 8H", ""], { waste: "4C 5D" });
  const names = view.piles.map((pile) => pileName(english, pile, view));
  assert.deepEqual(names, [
    "Stock: 3 cards",
    "Waste: five of diamonds on top, 2 cards",
    ...[1, 2, 3, 4].map((n) => `Foundation ${n}: empty`),
    "Column 1: 2 hidden cards, nine of spades, eight of hearts",
    "Column 2: empty",
  ]);
  const rows = pyramid();
  const places = ["t1", "t3", "t28"].map((id) => pileName(english, /** @type {any} */ (rows.piles.find((pile) => pile.id === id)), rows));
  assert.deepEqual(places, ["Row 1, place 1: nine of clubs, covered", "Row 2, place 2: nine of clubs, covered", "Row 7, place 7: nine of clubs"]);
});

test("what is read on demand", () => {
  const view = klondike(SEVEN, { moves: ["s", "t2>t3", "t1>t4*2", "t6>f1", "t6>f2"] });
  assert.equal(movesRead(english, view), "4 possible moves: take from the stock, nine of diamonds to column 3, 2 cards from the king of spades to column 4, two of hearts to the foundation");
  assert.equal(movesRead(english, klondike(SEVEN)), "There is no possible move just now");
  assert.equal(scoreRead(english, view, 3_725_000), "0 points, 0 moves, 1 hour, 2 minutes, 5 seconds");
  assert.equal(stockRead(english, view), "Stock: 3 cards");
  assert.equal(stockRead(english, { ...view, piles: view.piles.slice(1) }), "This game has no stock");
});

test("a win that was shown is not told as the player's own", () => {
  const view = klondike(SEVEN);
  const won = after(view, [["t6", "f1", 1]], { status: "won" });
  assert.match(sentencesOf(english, view, won).at(-1) ?? "", /^You won/);
  assert.equal(sentencesOf(english, view, won, true).at(-1), "That is how it is won");
});
