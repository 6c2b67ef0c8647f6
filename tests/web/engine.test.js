import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { startEngine } from "../../web/src/engine.js";

/** Stands in for the browser's workers; the test speaks for them. */
class FakeWorker {
  /** @type {FakeWorker[]} */
  static all = [];
  posted = [];
  terminated = false;

  constructor(url, options) {
    Object.assign(this, { url, options });
    FakeWorker.all.push(this);
  }
  postMessage(message) {
    this.posted.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  says(data) {
    this.onmessage({ data });
  }
}

globalThis.Worker = FakeWorker;
beforeEach(() => {
  FakeWorker.all = [];
});

test("requests may be made before the engine is up, and are answered one by one", async () => {
  const engine = startEngine();
  const [worker] = FakeWorker.all;
  const answers = [engine.call({ op: "games" }), engine.call({ op: "undo" })];
  assert.deepEqual(
    worker.posted.map(({ request }) => JSON.parse(request).op),
    ["games", "undo"],
  );
  worker.says({ stage: "ready" });
  await engine.ready;
  for (const { id } of worker.posted) worker.says({ id, answer: `{"ok":true,"answers":${id}}` });
  const [first, second] = await Promise.all(answers);
  assert.deepEqual([first.answers, second.answers], worker.posted.map(({ id }) => id));
});

test("its stages are told, and its readiness is marked", async () => {
  performance.clearMarks();
  const stages = [];
  const engine = startEngine({ onStage: (stage) => stages.push(stage) });
  for (const stage of ["starting", "installing", "ready"]) FakeWorker.all[0].says({ stage });
  await engine.ready;
  assert.deepEqual(stages, ["starting", "installing", "ready"]);
  assert.equal(performance.getEntriesByName("engine").length, 1);
});

test("when the worker fails, it is told once, and whatever waits or comes later is rejected", async () => {
  const told = [];
  const engine = startEngine({ onFatal: (error) => told.push(error.message) });
  const waiting = engine.call({ op: "games" });
  FakeWorker.all[0].says({ fatal: "out of memory" });
  FakeWorker.all[0].says({ fatal: "again" });
  await assert.rejects(waiting, /out of memory/);
  await assert.rejects(engine.ready, /out of memory/);
  await assert.rejects(engine.call({ op: "games" }), /out of memory/);
  assert.deepEqual(told, ["out of memory"]);
  assert.ok(FakeWorker.all[0].terminated);
});

test("a worker that cannot be loaded is a failure too, and another engine can be started", async () => {
  const engine = startEngine();
  FakeWorker.all[0].onerror({ message: "" });
  await assert.rejects(engine.ready, /could not be loaded/);
  const another = startEngine();
  const answer = another.call({ op: "games" });
  FakeWorker.all[1].says({ id: FakeWorker.all[1].posted[0].id, answer: '{"ok":true}' });
  assert.deepEqual(await answer, { ok: true });
});

test("an engine that is stopped rejects quietly", async () => {
  const told = [];
  const engine = startEngine({ onFatal: (error) => told.push(error) });
  const waiting = engine.call({ op: "games" });
  engine.stop();
  await assert.rejects(waiting, /stopped/);
  assert.deepEqual(told, []);
});
