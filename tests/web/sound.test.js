import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf } from "../../web/src/sound.js";
import { klondike } from "./views.js";

const START = klondike(["KC", "", "", "", "", "", ""]);
const at = (/** @type {number} */ ply, /** @type {string | null} */ last) => ({ ...START, ply, last });

test("each kind of move has its sound, and the same position none", () => {
  assert.equal(soundOf(at(1, "s"), at(2, "t1>f1")), "home");
  assert.equal(soundOf(at(1, "s"), at(2, "t1>t2*3")), "place");
  assert.equal(soundOf(at(1, null), at(2, "s")), "turn");
  assert.equal(soundOf(at(2, "s"), at(1, null)), "place");
  assert.equal(soundOf(at(2, "s"), at(2, "s")), null);
  assert.equal(soundOf(null, at(0, null)), null);
  assert.equal(soundOf(at(3, "s"), { ...at(0, null), deal: "seven-1#9" }), "deal");
  assert.equal(soundOf(at(3, "s"), { ...at(4, "t1>f1"), status: "won" }), "win");
});
