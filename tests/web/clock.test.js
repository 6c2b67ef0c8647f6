import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createClock } from "../../web/src/clock.js";

let time = 0;
/** @type {ReturnType<typeof createClock>} */
let clock;

beforeEach(() => {
  time = 1000;
  clock = createClock(() => time);
});

/** Lets time pass as a page does that looks at its clock. @param {number} ms */
function pass(ms) {
  for (; ms > 0; ms -= 1000) {
    time += Math.min(ms, 1000);
    clock.read();
  }
}

test("it counts only while it runs", () => {
  pass(5000);
  assert.equal(clock.read(), 0);
  clock.run(true);
  pass(4500);
  clock.run(false);
  pass(5000);
  assert.equal(clock.read(), 4500);
});

test("being told to run while it runs changes nothing", () => {
  clock.run(true);
  pass(1000);
  clock.run(true);
  pass(1000);
  assert.equal(clock.read(), 2000);
});

test("a night's sleep of the machine counts for no more than a moment", () => {
  clock.run(true);
  pass(2000);
  time += 8 * 3600 * 1000;
  assert.equal(clock.read(), 5000);
  pass(1000);
  assert.equal(clock.read(), 6000);
});

test("it never goes back, whatever its source does", () => {
  clock.run(true);
  pass(3000);
  time -= 10000;
  assert.equal(clock.read(), 3000);
  pass(1000);
  assert.equal(clock.read(), 4000);
});

test("it never counts more than has passed", () => {
  clock.run(true);
  let passed = 0;
  for (const gap of [0, 1, 16.7, 999.9, 2500, 60000, 0.4]) {
    time += gap;
    passed += gap;
    assert.ok(clock.read() <= passed);
  }
});

test("another game has its own time", () => {
  clock.run(true);
  pass(3000);
  clock.set(60000);
  pass(1000);
  assert.equal(clock.read(), 61000);
});

test("a time known elsewhere only ever raises it", () => {
  clock.set(5000);
  clock.raise(4000);
  assert.equal(clock.read(), 5000);
  clock.raise(7000);
  assert.equal(clock.read(), 7000);
});
