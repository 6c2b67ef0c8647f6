import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createVerdicts, logOf } from "../../web/src/verdicts.js";

/** @type {ReturnType<typeof createVerdicts>} */
let verdicts;

/** What is known after these moves. @param {string} moves @param {string} [deal] */
function after(moves, deal = "seven-1#1") {
  return verdicts.find({ deal, log: logOf(moves.split(" ").filter(Boolean)) });
}

/** @param {string} moves @param {"won" | "lost" | "unknown"} verdict @param {string} [line] */
function learn(moves, verdict, line = "") {
  const log = logOf(moves.split(" ").filter(Boolean));
  verdicts.add({ deal: "seven-1#1", log }, { verdict, moves: line.split(" ").filter(Boolean) });
}

beforeEach(() => {
  verdicts = createVerdicts();
});

test("nothing is known of what nothing was learnt of", () => {
  assert.equal(after(""), undefined);
  learn("s s", "won", "w>t1");
  assert.equal(after("s w>t1"), undefined);
  assert.equal(after("s s", "seven-1#2"), undefined);
});

test("who stays on the way to a win has won, with the rest of the way", () => {
  learn("s", "won", "w>t1 s t1>f1");
  assert.deepEqual(after("s"), { verdict: "won", moves: ["w>t1", "s", "t1>f1"] });
  assert.deepEqual(after("s w>t1"), { verdict: "won", moves: ["s", "t1>f1"] });
  assert.deepEqual(after("s w>t1 s t1>f1"), { verdict: "won", moves: [] });
  assert.equal(after("s w>t2"), undefined);
  assert.equal(after("s w>t1 s t1>f1 s"), undefined);
});

test("what leads to a position that can be won can be won as well", () => {
  learn("s s s", "won", "w>f1");
  assert.deepEqual(after(""), { verdict: "won", moves: ["s", "s", "s", "w>f1"] });
});

test("whatever follows a lost position is lost, and nothing else", () => {
  learn("s w>t1", "lost");
  assert.equal(after("s w>t1")?.verdict, "lost");
  assert.equal(after("s w>t1 s s")?.verdict, "lost");
  assert.equal(after("s"), undefined);
  assert.equal(after("s w>t10"), undefined);
});

test("a move is not taken for another that begins alike", () => {
  learn("t1>t2", "lost");
  assert.equal(after("t1>t2*3"), undefined);
  learn("", "won", "t3>t4*2");
  assert.equal(after("t3>t4"), undefined);
});

test("what nobody knows is so of that position alone, until more is known", () => {
  learn("s", "unknown");
  assert.equal(after("s")?.verdict, "unknown");
  assert.equal(after(""), undefined);
  assert.equal(after("s s"), undefined);
  learn("s s", "won", "w>f1");
  assert.deepEqual(after("s"), { verdict: "won", moves: ["s", "w>f1"] });
});
