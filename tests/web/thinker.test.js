import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createThinker } from "../../web/src/thinker.js";

const REST_MS = 150;
const IDLE_MS = 60_000;

/** What the worker was asked, and how it answers. */
let asked = /** @type {{ op: string, save: any, states: number }[]} */ ([]);
/** @type {(request: { save: any, states: number }) => any} */
let answer;
let started = 0;
let stopped = 0;
let changes = 0;
let time = 0;
/** How long a position takes. */
let msAState = 0.1;
/** @type {Promise<void>} */
let ready;
/** @type {ReturnType<typeof createThinker>} */
let thinker;

function start() {
  started += 1;
  return {
    ready,
    /** @param {any} request */
    async call(request) {
      asked.push(request);
      time += request.states * msAState;
      return answer(request);
    },
    stop() {
      stopped += 1;
    },
  };
}

/** @param {string} log */
function position(log, deal = "seven-1#1") {
  return { deal, log, save: { log } };
}

/** @param {number} ms */
async function pass(ms) {
  for (let i = 0; i < 10; i += 1) {
    mock.timers.tick(i === 0 ? ms : 0);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const THINKING = { ok: true, verdict: "thinking", states: 0, most: 1000 };
const LOST = { ok: true, verdict: "lost", states: 9, most: 1000 };

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  asked = [];
  started = stopped = changes = time = 0;
  msAState = 0.1;
  ready = Promise.resolve();
  answer = () => LOST;
  thinker = createThinker({
    onChange: () => {
      changes += 1;
    },
    start: /** @type {any} */ (start),
    now: () => time,
  });
});

test("no worker before somebody wants to know", async () => {
  thinker.look(null);
  await pass(IDLE_MS);
  assert.equal(started, 0);
});

test("a position is thought about slice after slice until there is a verdict", async () => {
  let calls = 0;
  answer = () => (++calls < 5 ? { ...THINKING, states: calls * 10 } : LOST);
  thinker.look(position(""));
  await pass(REST_MS);
  assert.equal(calls, 5);
  assert.ok(changes >= 5);
  assert.equal(thinker.find(position(""))?.verdict, "lost");
  thinker.look(position(""));
  await pass(REST_MS);
  assert.equal(calls, 5);
  assert.equal(started, 1);
});

test("the same save is sent as long as it is the same position, though the clock goes on", async () => {
  answer = () => THINKING;
  thinker.look(position("s "));
  await pass(REST_MS);
  thinker.look({ ...position("s "), save: { later: true } });
  await pass(REST_MS);
  assert.ok(asked.length > 2);
  assert.ok(asked.every(({ save }) => save.log === "s "));
});

test("slices are as long as they should be, whatever the machine", async () => {
  answer = () => THINKING;
  for (const speed of [0.01, 0.1, 1, 10]) {
    msAState = speed;
    thinker.look(position(`${speed} `));
    for (let i = 0; i < 5; i += 1) await pass(REST_MS);
    const { states } = asked.at(-1) ?? { states: 0 };
    assert.ok(states >= 1 && states <= 10_000);
    if (speed <= 1) assert.ok(Math.abs(states * speed - 20) <= 5, `${states} positions of ${speed} ms`);
  }
});

test("while a hand is on the table, no slice is begun", async () => {
  answer = () => THINKING;
  thinker.look(position(""));
  await pass(REST_MS);
  thinker.rest();
  const before = asked.length;
  await pass(REST_MS - 1);
  assert.equal(asked.length, before);
  time += REST_MS;
  await pass(1);
  assert.ok(asked.length > before);
});

test("another position is taken up at once after the slice, and the old one is given up", async () => {
  answer = () => THINKING;
  thinker.look(position(""));
  await pass(REST_MS);
  const before = asked.length;
  thinker.look(position("s "));
  await pass(REST_MS - 1);
  assert.ok(asked.length <= before + 1);
  await pass(REST_MS);
  const later = asked.slice(before + 1);
  assert.ok(later.length > 0 && later.every(({ save }) => save.log === "s "));
});

test("who plays on at once is not thought about", async () => {
  for (let i = 0; i < 20; i += 1) {
    thinker.look(position("s ".repeat(i)));
    await pass(REST_MS - 1);
  }
  assert.equal(asked.length, 0);
});

test("a verdict that comes late belongs to its own position", async () => {
  /** @type {(answer: any) => void} */
  let tell = () => {};
  answer = () => new Promise((resolve) => { tell = resolve; });
  thinker.look(position("s "));
  await pass(REST_MS);
  thinker.look(position("w>t1 "));
  tell(LOST);
  await pass(0);
  assert.equal(thinker.find(position("s "))?.verdict, "lost");
  assert.equal(thinker.find(position("w>t1 ")), undefined);
});

test("nobody wants to know any more: nothing more is asked, and the worker ends after a while", async () => {
  answer = () => THINKING;
  thinker.look(position(""));
  await pass(REST_MS);
  thinker.look(null);
  await pass(REST_MS);
  const before = asked.length;
  await pass(IDLE_MS - 1000);
  assert.deepEqual([asked.length, stopped], [before, 0]);
  await pass(1000);
  assert.deepEqual([asked.length, stopped], [before, 1]);
  thinker.look(position(""));
  await pass(REST_MS);
  assert.equal(started, 2);
});

test("the worker ends when it has had nothing to do for a while, and what is known stays so", async () => {
  thinker.look(position(""));
  await pass(REST_MS);
  await pass(IDLE_MS);
  assert.equal(stopped, 1);
  thinker.look(position("s "));
  await pass(REST_MS);
  assert.equal(started, 1);
  assert.equal(thinker.find(position("s "))?.verdict, "lost");
});

test("a worker that fails leaves the position unknown, never lost; the next is tried again, but not for ever", async () => {
  answer = () => ({ ok: false, error: { code: "internal" } });
  for (const log of ["a ", "b ", "c ", "d ", "e "]) {
    thinker.look(position(log));
    await pass(REST_MS);
    assert.equal(thinker.find(position(log))?.verdict, "unknown");
  }
  assert.deepEqual([started, stopped, asked.length], [3, 3, 3]);
});

test("a worker that cannot start leaves the position unknown", async () => {
  ready = Promise.reject(new Error("no memory"));
  ready.catch(() => {});
  thinker.look(position(""));
  await pass(REST_MS);
  assert.equal(thinker.find(position(""))?.verdict, "unknown");
  assert.equal(asked.length, 0);
});

test("a worker that was ended on purpose has not failed", async () => {
  /** @type {(error: Error) => void} */
  let break_ = () => {};
  answer = () => new Promise((_, reject) => { break_ = reject; });
  thinker.look(position(""));
  await pass(REST_MS);
  thinker.look(null);
  thinker.stop();
  break_(new Error("the engine was stopped"));
  await pass(REST_MS);
  assert.equal(thinker.find(position("")), undefined);
  answer = () => LOST;
  thinker.look(position(""));
  await pass(REST_MS);
  assert.equal(thinker.find(position(""))?.verdict, "lost");
});
