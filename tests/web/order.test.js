import assert from "node:assert/strict";
import { test } from "node:test";
import { homeward } from "../../web/src/order.js";
import { klondike, pile, spider, view } from "./views.js";

/**
 * @import { Pile, View } from "../../web/src/types.d.ts"
 */

/** The same table with cards carried from the ends of piles to foundations: "t1>f1". @param {View} before @param {string[]} moves */
function carried(before, moves) {
  const piles = structuredClone(before.piles);
  const find = (/** @type {string | undefined} */ id) => /** @type {Pile} */ (piles.find((each) => each.id === id));
  const order = moves.map((move) => {
    const [from, to] = move.split(">");
    const [card] = find(from).cards.splice(-1);
    find(to).cards.push(/** @type {Pile["cards"][0]} */ (card));
    return card?.k;
  });
  return { after: view(piles), order };
}

test("cards go home in an order in which each was the last of its column", () => {
  const before = klondike(["3S 2H AS", "2S AH", "", "", "", "", ""]);
  const { after } = carried(before, ["t1>f1", "t2>f2", "t2>f1", "t1>f2", "t1>f1"]);
  const order = homeward(before, after);
  assert.equal(order.length, 5);
  const columns = before.piles.filter(({ role }) => role === "tableau").map(({ cards }) => cards.map(({ k }) => k));
  for (const k of order) {
    const column = columns.find((keys) => keys.at(-1) === k);
    assert.ok(column, `${k} was not the last of a column`);
    column.pop();
  }
});

test("a single card is an order of one", () => {
  const before = klondike(["AS", "", "", "", "", "", ""]);
  const { after, order } = carried(before, ["t1>f1"]);
  assert.deepEqual(homeward(before, after), order);
});

test("the card of the waste that was put down last goes home from the waste", () => {
  const before = klondike(["AH", "", "", "", "", "", ""], { waste: "AS" });
  const { after } = carried(before, ["w>f1", "t1>f2"]);
  assert.equal(homeward(before, after).length, 2);
});

test("a run that leaves as a whole has no such order, nor have cards that come down", () => {
  const before = spider(["KS QS JS", "", "", "", "", "", "", "", "", ""]);
  const run = before.piles.find(({ id }) => id === "t1")?.cards ?? [];
  const piles = before.piles.map((each) => ({ ...each, cards: each.id === "t1" ? [] : each.id === "f1" ? run : each.cards }));
  assert.deepEqual(homeward(before, view(piles)), []);
  assert.deepEqual(homeward(view(piles), before), []);
  assert.deepEqual(homeward(view([pile({ id: "t1" })]), view([pile({ id: "t1" })])), []);
});
