import assert from "node:assert/strict";
import { test } from "node:test";
import { cardAt, dropTarget } from "../../web/src/aim.js";
import { layout } from "../../web/src/layout.js";
import { klondike, pyramid } from "./views.js";

const BOX = { w: 390, h: 760 };
const table = layout(klondike(["- 9H 8S", "9D", "", "5C", "", "", ""]), BOX);
const column = (/** @type {string} */ id) => table.piles.find((pile) => pile.id === id) ?? assert.fail();

test("a point on overlapping cards means the one on top", () => {
  const [, second, last] = column("t1").cards;
  assert.deepEqual(cardAt(table, { x: (last?.x ?? 0) + 5, y: (last?.y ?? 0) + 1 }), { pile: "t1", index: 2 });
  assert.deepEqual(cardAt(table, { x: (second?.x ?? 0) + 5, y: (last?.y ?? 0) - 1 }), { pile: "t1", index: 1 });
});

test("a point on an empty place means the pile without a card", () => {
  const { x, y } = column("t3").place;
  assert.deepEqual(cardAt(table, { x: x + 5, y: y + 5 }), { pile: "t3", index: -1 });
});

test("a point on the bare table means nothing", () => {
  assert.equal(cardAt(table, { x: 200, y: 740 }), null);
});

test("a drop anywhere down a column is meant for it", () => {
  assert.equal(dropTarget(table, { x: column("t2").place.x, y: 600 }, (pile) => pile === "t2"), "t2");
  assert.equal(dropTarget(table, { x: column("t3").place.x, y: 600 }, () => false), "t3");
});

test("a legal target wins over one that the card covers more", () => {
  const between = column("t2").place.x + 0.7 * table.card.w;
  assert.equal(dropTarget(table, { x: between, y: 400 }, (pile) => pile === "t2"), "t2");
  assert.equal(dropTarget(table, { x: between, y: 400 }, () => false), "t3");
});

test("among legal targets the one covered most wins", () => {
  const { x, y } = column("f2").place;
  assert.equal(dropTarget(table, { x: x + 10, y: y + 4 }, (pile) => pile.startsWith("f")), "f2");
});

test("where cards of several piles overlap, a point means the uppermost", () => {
  const laid = layout(pyramid(), BOX);
  const top = laid.piles.find((pile) => pile.id === "t1")?.place ?? assert.fail();
  const left = laid.piles.find((pile) => pile.id === "t2")?.place ?? assert.fail();
  assert.deepEqual(cardAt(laid, { x: top.x + 2, y: left.y + 2 }), { pile: "t2", index: 0 });
  assert.deepEqual(cardAt(laid, { x: top.x + 2, y: left.y - 2 }), { pile: "t1", index: 0 });
});
