import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createJudge } from "../../web/src/judge.js";

const SLICE_MS = 30;
let time = 0;
let asked = 0;
/** The slice after which nothing more is to be found out. */
let last = Number.POSITIVE_INFINITY;
/** @type {ReturnType<typeof createJudge>} */
let judge;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  time = asked = 0;
  last = Number.POSITIVE_INFINITY;
  judge = createJudge(
    async () => {
      asked += 1;
      time += SLICE_MS;
      return asked >= last;
    },
    () => time,
  );
});

/** Lets so many slices' worth of quiet time pass. @param {number} slices */
async function pass(slices) {
  for (let i = 0; i < slices; i += 1) {
    mock.timers.tick(200);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test("nothing is asked before there is a position", async () => {
  await pass(5);
  assert.equal(asked, 0);
});

test("slice after slice, until the last word", async () => {
  last = 3;
  judge.watch(1);
  await pass(10);
  assert.equal(asked, 3);
  judge.watch(1);
  await pass(5);
  assert.equal(asked, 3);
});

test("never while something else is asked", async () => {
  judge.watch(1);
  judge.watch(null);
  await pass(5);
  assert.equal(asked, 0);
  judge.watch(1);
  await pass(2);
  const before = asked;
  judge.watch(null);
  await pass(5);
  assert.equal(asked, before);
});

test("who plays on at once is not held up", () => {
  judge.watch(1);
  mock.timers.tick(100);
  judge.watch(null);
  judge.watch(2);
  mock.timers.tick(100);
  assert.equal(asked, 0);
});

test("at most two seconds are spent on a position, pauses or not", async () => {
  judge.watch(1);
  await pass(20);
  judge.watch(null);
  judge.watch(1);
  await pass(200);
  assert.ok(asked * SLICE_MS <= 2000 && asked * SLICE_MS > 1900, `${asked} slices`);
  judge.watch(2);
  await pass(1);
  assert.ok(time > 2000 - SLICE_MS);
});

test("another position starts from the beginning", async () => {
  judge.watch(1);
  await pass(200);
  const first = asked;
  judge.watch(2);
  await pass(200);
  assert.equal(asked, 2 * first);
});

test("the last word on one position is not taken for that on the next", async () => {
  last = 1;
  judge.watch(1);
  mock.timers.tick(200);
  judge.watch(2);
  await pass(3);
  assert.equal(asked, 2);
});
