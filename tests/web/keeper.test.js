import assert from "node:assert/strict";
import { test } from "node:test";
import { keepEngine } from "../../web/src/keeper.js";

const SECOND = 4;

/**
 * Engines that count up from their save, and break as they are told.
 * @param {(request: any, engine: number) => "answer" | "fail" | "silent"} behave
 */
function engines(behave) {
  const started = [];
  const start = ({ isPlain = false } = {}) => {
    const number = started.length;
    let ply = 0;
    started.push({ isPlain, asked: [] });
    return {
      ready: Promise.resolve(),
      stop() {},
      async call(request) {
        started[number].asked.push(request.op);
        const manner = behave(request, number);
        if (manner === "fail") throw new Error("out of memory");
        if (manner === "silent") return new Promise(() => {});
        if (request.op === "load") ply = request.save.ply;
        if (request.op === "play") ply += 1;
        return { ok: true, save: { ply } };
      },
    };
  };
  return { started, start };
}

for (const manner of ["fail", "silent"]) {
  test(`an engine that is found ${manner === "fail" ? "broken" : "silent"} is replaced, and the request is lost on nobody`, async () => {
    const { started, start } = engines(({ poison }, engine) => (poison && engine === 0 ? manner : "answer"));
    let restarts = 0;
    const engine = keepEngine({ start, second: SECOND });
    engine.onRestart(() => (restarts += 1));
    await engine.call({ op: "play" });
    await engine.call({ op: "play" });
    const answer = await engine.call({ op: "play", poison: true });
    assert.deepEqual(answer.save, { ply: 3 });
    assert.deepEqual(started.map(({ asked }) => asked), [["play", "play", "play"], ["load", "play"]]);
    assert.equal(restarts, 1);
  });
}

test("the second failure in a row starts Python plainly; the third is told, and the engine tried no more", async () => {
  const { started, start } = engines(({ poison }) => (poison ? "fail" : "answer"));
  const engine = keepEngine({ start, second: SECOND });
  await engine.call({ op: "play" });
  await assert.rejects(engine.call({ op: "play", poison: true }), /out of memory/);
  assert.deepEqual(started.map(({ isPlain }) => isPlain), [false, false, true]);
});

test("failures with answers between them are not in a row", async () => {
  const { started, start } = engines(({ poison }, engine) => (poison === engine ? "fail" : "answer"));
  const engine = keepEngine({ start, second: SECOND });
  for (let poison = 0; poison < 5; poison += 1) await engine.call({ op: "play", poison });
  assert.equal(started.length, 6);
  assert.ok(started.every(({ isPlain }) => !isPlain));
});

test("requests that fail together share one new engine", async () => {
  const { started, start } = engines((_request, engine) => (engine === 0 ? "fail" : "answer"));
  const engine = keepEngine({ start, second: SECOND });
  await Promise.all([engine.call({ op: "play" }), engine.call({ op: "judge" })]);
  assert.equal(started.length, 2);
});

test("an engine that takes its time to come up is waited for", async () => {
  const { start } = engines(() => "answer");
  let up = () => {};
  const ready = new Promise((resolve) => (up = resolve));
  let starts = 0;
  const engine = keepEngine({
    second: SECOND,
    start: (options) => {
      starts += 1;
      return { ...start(options), ready };
    },
  });
  const answer = engine.call({ op: "play" });
  await new Promise((resolve) => setTimeout(resolve, 20 * SECOND));
  up();
  assert.equal((await answer).ok, true);
  assert.equal(starts, 1);
});

test("an engine that does not come up has a successor, and only when none does is it given up", async () => {
  const { started, start } = engines(() => "answer");
  const startFailing = (/** @type {number} */ most) => (/** @type {any} */ options) => {
    const engine = start(options);
    return started.length > most ? engine : { ...engine, ready: Promise.reject(new Error("not loaded")) };
  };
  const engine = keepEngine({ start: startFailing(2), second: SECOND });
  await engine.ready;
  assert.equal((await engine.call({ op: "play" })).ok, true);
  assert.deepEqual(started.map(({ isPlain }) => isPlain), [false, false, true]);
  await assert.rejects(keepEngine({ start: startFailing(9), second: SECOND }).ready, /not loaded/);
});
