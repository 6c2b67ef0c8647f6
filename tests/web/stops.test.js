import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../web/src/layout.js";
import { endOf, firstStop, follow, neighbour, stopsOf } from "../../web/src/stops.js";
import { cards, freecell, klondike, opening, pyramid, spider } from "./views.js";

/** @import { Stop } from "../../web/src/stops.js" */
/** @import { View } from "../../web/src/types.d.ts" */

const BOXES = [{ w: 360, h: 528 }, { w: 390, h: 732 }, { w: 776, h: 366 }, { w: 820, h: 1090 }, { w: 1440, h: 800 }];
const DIRECTIONS = /** @type {const} */ (["left", "right", "up", "down"]);
const played = klondike(["KS QH JC", "- - 9D 8S 7H", "", "- 5C", "-", "- 2H", "- - AS"], { waste: "4C 5D 6S" });
const TABLES = { opening: opening(), played, spider: spider(["KS QS", "", "- JH TH 9H", "8D", "- 7S", "6C", "5C", "- - 4H", "3S", "2D"]), freecell: freecell(), pyramid: pyramid() };

/** @param {Stop} stop */
const name = ({ pile, index }) => `${pile} ${index}`;

/** @param {View} view @param {string} pile */
const end = (view, pile) => endOf(/** @type {any} */ (view.piles.find(({ id }) => id === pile)));

for (const [game, view] of Object.entries(TABLES)) {
  test(`${game}: the arrows lead from everywhere to everywhere, in every layout`, () => {
    for (const box of BOXES) {
      for (const hand of ["right", "left"]) {
        const table = layout(view, box, { hand });
        const all = view.piles.flatMap(stopsOf);
        const ways = new Map(all.map((stop) => [name(stop), DIRECTIONS.flatMap((way) => neighbour(view, table, stop, way) ?? [])]));
        for (const start of all) {
          const seen = new Set([name(start)]);
          const open = [start];
          for (let stop = open.pop(); stop; stop = open.pop()) {
            for (const next of ways.get(name(stop)) ?? []) if (!seen.has(name(next))) seen.add(name(next)) && open.push(next);
          }
          // The last card of each pile, and in its own column every card.
          const missing = view.piles.map(endOf).filter((stop) => !seen.has(name(stop)));
          assert.deepEqual(missing, [], `${box.w} x ${box.h} ${hand}, from ${name(start)}`);
        }
      }
    }
  });
}

test("left and right go to the next pile of the row, and back", () => {
  const table = layout(TABLES.opening, { w: 360, h: 528 });
  const step = (/** @type {string} */ from, /** @type {any} */ way) => neighbour(TABLES.opening, table, end(TABLES.opening, from), way)?.pile;
  assert.deepEqual(["s", "w", "f1", "f4", "t1", "t6", "t7"].map((pile) => step(pile, "right")), ["w", "f1", "f2", undefined, "t2", "t7", undefined]);
  assert.deepEqual(["s", "w", "f1", "t1", "t2"].map((pile) => step(pile, "left")), [undefined, "s", "w", undefined, "t1"]);
});

test("up and down go through the face-up cards of a column first, then to the row above", () => {
  const table = layout(played, { w: 1440, h: 800 });
  const run = stopsOf(/** @type {any} */ (played.piles.find(({ id }) => id === "t2")));
  assert.deepEqual(run.map(({ index, n }) => [index, n]), [[2, 3], [3, 2], [4, 1]]);
  const [first, second, last] = /** @type {[Stop, Stop, Stop]} */ (run);
  assert.deepEqual(neighbour(played, table, last, "up"), second);
  assert.deepEqual(neighbour(played, table, second, "up"), first);
  assert.equal(neighbour(played, table, first, "up")?.pile, "w");
  assert.deepEqual(neighbour(played, table, last, "down"), null);
  assert.equal(neighbour(played, table, end(played, "f1"), "down")?.pile, "t4");
});

test("with cards in hand every pile is one stop", () => {
  const table = layout(played, { w: 1440, h: 800 });
  assert.equal(neighbour(played, table, end(played, "t2"), "up", { whole: true })?.pile, "w");
});

test("on the left hand the row above is mirrored, and the arrows with it", () => {
  const table = layout(played, { w: 1440, h: 800 }, { hand: "left" });
  assert.equal(neighbour(played, table, end(played, "s"), "left")?.pile, "w");
  assert.equal(neighbour(played, table, end(played, "s"), "right"), null);
});

test("beside the columns of a phone on its side, the piles are reached from the outer columns", () => {
  const table = layout(played, { w: 776, h: 366 });
  assert.ok(["s", "w"].includes(neighbour(played, table, end(played, "t1"), "left")?.pile ?? ""));
  assert.equal(neighbour(played, table, end(played, "t7"), "right")?.pile.charAt(0), "f");
  assert.equal(neighbour(played, table, end(played, "f1"), "down")?.pile, "f2");
  assert.equal(neighbour(played, table, end(played, "s"), "down")?.pile, "w");
});

test("the mark follows its card, and stays with the pile when the card is covered or gone", () => {
  const moved = structuredClone(played);
  const at = end(played, "t4");
  const [from, to] = ["t4", "t1"].map((name) => /** @type {any} */ (moved.piles.find(({ id }) => id === name)));
  to.cards.push(from.cards.pop());
  assert.deepEqual(follow(moved, at), { ...at, pile: "t1", index: 3 });
  to.cards.splice(0);
  assert.equal(follow(moved, { ...at, pile: "t1" })?.pile, "t1");
});

test("an empty place and the stock as a whole are stops; the mark begins on the first column", () => {
  assert.deepEqual(stopsOf(/** @type {any} */ (played.piles.find(({ id }) => id === "t3"))), [{ pile: "t3", index: -1, n: 0, k: null }]);
  assert.deepEqual(stopsOf(/** @type {any} */ (played.piles[0])).length, 1);
  assert.equal(firstStop(played)?.pile, "t1");
  assert.equal(cards("").length, 0);
});
