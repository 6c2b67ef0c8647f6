import assert from "node:assert/strict";
import { test } from "node:test";
import { createTaps, nextMove } from "../../web/src/taps.js";
import { klondike } from "./views.js";

const TWO_WAYS = klondike(["9C", "TD", "TH", "", "", "", ""], { moves: ["s", "t1>t3", "t1>t2"] });

/** @param {{ isOneTap: boolean, view?: typeof TWO_WAYS }} given */
function hands({ isOneTap, view = TWO_WAYS }) {
  /** @type {string[]} */
  const done = [];
  const taps = createTaps({
    view: () => view,
    isOneTap: () => isOneTap,
    play: (move) => done.push(move),
    refuse: ({ pile }, to) => done.push(`no ${pile}>${to}`),
    onSelect: (held) => done.push(held ? `+${held.pile}` : "-"),
  });
  return { done, taps };
}

test("a tap sends cards to their best place, and to the others in turn", () => {
  const best = { ...TWO_WAYS, best: { t1: "t1>t2" } };
  assert.equal(nextMove(best, { pile: "t1", n: 1 }, [])?.to, "t2");
  assert.equal(nextMove(best, { pile: "t1", n: 1 }, ["t5", "t2"])?.to, "t3");
  assert.equal(nextMove(best, { pile: "t1", n: 1 }, ["t2", "t3"])?.to, "t2");
});

test("of several empty places one is enough", () => {
  const kings = klondike(["KC", "", "", "QH", "", "", ""], { moves: ["t1>t2", "t1>t3"] });
  assert.equal(nextMove({ ...kings, best: {} }, { pile: "t1", n: 1 }, ["t9"])?.to, "t2");
  assert.equal(nextMove({ ...kings, best: {} }, { pile: "t1", n: 1 }, ["t9", "t2"])?.to, undefined);
});

test("with one tap off the first tap selects, the second puts down", () => {
  const { done, taps } = hands({ isOneTap: false });
  taps.tap({ pile: "t1", n: 1 });
  taps.tap({ pile: "t3", n: 1 });
  assert.deepEqual(done, ["+t1", "-", "t1>t3"]);
});

test("a place that does not take the cards says why; another card that can move is selected instead", () => {
  const { done, taps } = hands({ isOneTap: false });
  taps.tap({ pile: "t1", n: 1 });
  taps.tap({ pile: "t5", n: 0 });
  assert.deepEqual(done, ["+t1", "-", "no t1>t5"]);
});

test("the stock is never selected", () => {
  const { done, taps } = hands({ isOneTap: false });
  taps.tap({ pile: "s", n: 1 });
  assert.deepEqual(done, ["s"]);
});

test("what no longer lies there is not selected", () => {
  const { taps } = hands({ isOneTap: false });
  taps.tap({ pile: "t1", n: 1 });
  taps.check(klondike(["", "", "", "", "", "", ""]));
  assert.equal(taps.selected, null);
});
