import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createGame } from "../../web/src/game.js";
import { klondike } from "./views.js";

/**
 * @import { Answer, View } from "../../web/src/types.d.ts"
 */

const START = klondike(["QS", "- KD", "8H", "9S", "", "", ""], { moves: ["s", "t1>t2", "t3>t4"] });
const BEGUN = { ply: 1, can: { undo: true, redo: false, finish: false } };
const answered = (/** @type {Partial<View>} */ given) => {
  const view = { ...START, ...given };
  return { ok: /** @type {const} */ (true), view, save: { of: view.deal, ply: view.ply } };
};
const refused = (/** @type {string} */ code) => ({ ok: /** @type {const} */ (false), error: { code } });

/** An engine that answers when it is told to. */
function fakeEngine() {
  /** @type {{ request: any, resolve: (answer: Answer) => void, reject: (error: Error) => void }[]} */
  const waiting = [];
  /** @type {any[]} */
  const requests = [];
  return {
    requests,
    ready: Promise.resolve(),
    call(/** @type {any} */ request) {
      requests.push(request);
      return new Promise((/** @type {(answer: Answer) => void} */ resolve, reject) => waiting.push({ request, resolve, reject }));
    },
    /** @param {Answer} answer */
    async answer(answer) {
      await settled();
      const next = waiting.shift() ?? assert.fail("nothing was asked");
      next.resolve(answer);
      await settled();
    },
    async fail() {
      await settled();
      waiting.shift()?.reject(new Error("the worker is gone"));
      await settled();
    },
  };
}

/** A store in memory. */
function fakeStore() {
  return {
    /** @type {Map<string, any>} */
    saves: new Map(),
    /** @type {any[]} */
    aside: [],
    broken: false,
    async load(/** @type {string} */ game) {
      if (this.broken) throw new Error("no storage");
      return this.saves.get(game);
    },
    async claim(/** @type {string} */ game) {
      return this.load(game);
    },
    async write(/** @type {any} */ record) {
      if (this.broken) throw new Error("no storage");
      this.saves.set(record.game, record);
    },
    async setAside(/** @type {string} */ game) {
      this.aside.push(this.saves.get(game));
      this.saves.delete(game);
    },
    /** @type {View | null} */
    remembered: null,
    remember(/** @type {View} */ view) {
      this.remembered = view;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @type {ReturnType<typeof fakeEngine>} */
let engine;
/** @type {ReturnType<typeof fakeStore>} */
let store;
/** @type {any[]} */
let news;
/** @type {ReturnType<typeof createGame>} */
let game;
/** The time, in milliseconds, by a clock that a test sets forward. */
let time = 0;

beforeEach(() => {
  console.error = () => {};
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  time = 0;
  engine = fakeEngine();
  store = fakeStore();
  news = [];
  game = createGame({ store: /** @type {any} */ (store), onChange: () => {}, onNews: (each) => news.push(each), now: () => time });
});

/** Puts the start on the table, with an engine that has answered. */
async function begin() {
  game.open("seven-1", 4711, START);
  game.connect(engine);
  await engine.answer(answered({}));
  engine.requests.length = 0;
}

test("the picture is there at once, and the state says that the engine has not answered", () => {
  game.open("seven-1", undefined, START);
  assert.equal(game.view, START);
  assert.equal(game.state, "starting");
});

test("moves made before the engine is up are kept, with the ply each was meant for", async () => {
  game.open("seven-1", undefined, START);
  game.play("t1>t2");
  game.play("t3>t4");
  assert.equal(game.view?.ply, 2);
  game.connect(engine);
  await engine.answer(answered({}));
  await engine.answer(answered({ ply: 1 }));
  await engine.answer(answered({ ply: 2 }));
  assert.deepEqual(engine.requests, [
    { op: "new", game: "seven-1", deal: 4711 },
    { op: "play", move: "t1>t2", ply: 0, clock_ms: 0 },
    { op: "play", move: "t3>t4", ply: 1, clock_ms: 0 },
  ]);
  assert.equal(game.state, "idle");
});

test("a fresh game deals the number of the opening that was shown", async () => {
  game.open("seven-1", undefined, START);
  game.connect(engine);
  await settled();
  assert.equal(engine.requests[0].deal, START.number);
});

test("a deal that nobody named is one that can be won, of the rating that is wanted", async () => {
  for (const [deals, rating] of [["winnable", "any"], ["hard", "hard"]]) {
    engine = fakeEngine();
    game = createGame({ store: /** @type {any} */ (store), deals: () => String(deals), onChange: () => {}, onNews: () => {} });
    await begin();
    game.dealNew();
    await settled();
    const [{ seed, ...picked }] = engine.requests;
    assert.deepEqual(picked, { op: "pick", game: "seven-1", rating });
    assert.ok(Number.isInteger(seed) && seed > 0);
    await engine.answer(/** @type {any} */ ({ ok: true, number: 77 }));
    assert.deepEqual(engine.requests[1], { op: "new", game: "seven-1", deal: 77 });
  }
});

test("where no deal is proved, or any will do, chance names it", async () => {
  await begin();
  game.dealNew();
  await settled();
  assert.deepEqual(engine.requests.map(({ op }) => op), ["new"]);
  engine = fakeEngine();
  game = createGame({ store: /** @type {any} */ (store), deals: () => "easy", onChange: () => {}, onNews: () => {} });
  game.open("golf");
  game.connect(engine);
  await engine.answer(refused("no-catalogue"));
  const [asked, dealt] = engine.requests;
  assert.deepEqual([dealt.op, dealt.deal], ["new", asked.seed]);
});

test("the engine has the last word: a refused move is taken out of the picture, with all that was built on it", async () => {
  await begin();
  game.play("t1>t2");
  game.play("t3>t4");
  await engine.answer(refused("illegal"));
  assert.deepEqual(game.view?.piles, START.piles);
  assert.deepEqual(news, [{ kind: "refused", move: "t1>t2", code: "illegal" }]);
  assert.equal(engine.requests.length, 1);
  assert.equal(game.state, "idle");
});

test("a new deal that waits behind a refused move is dealt all the same", async () => {
  await begin();
  game.play("t1>t2");
  game.dealNew();
  await engine.answer(refused("stale"));
  await engine.answer(answered({ deal: "seven-1#5", number: 5 }));
  assert.equal(game.view?.number, 5);
});

test("a move that was meant for another deal is not played", async () => {
  game.open("seven-1", undefined, START);
  game.play("t1>t2");
  store.saves.set("seven-1", { game: "seven-1", number: 9, save: { saved: 9 }, left: null });
  game.connect(engine);
  await engine.answer(answered({ deal: "seven-1#9", number: 9, ply: 30 }));
  assert.deepEqual(engine.requests.map(({ op }) => op), ["load"]);
  assert.deepEqual(news, [{ kind: "refused", move: "t1>t2", code: "stale" }]);
  assert.equal(game.view?.ply, 30);
});

test("every accepted answer is saved, and only then is the game idle", async () => {
  await begin();
  let written = () => {};
  store.write = () => new Promise((resolve) => (written = () => resolve(undefined)));
  game.play("t1>t2");
  await engine.answer(answered({ ply: 1 }));
  assert.equal(game.state, "busy");
  written();
  await settled();
  assert.equal(game.state, "idle");
});

test("a saved game is brought back, and a link to its own deal keeps it", async () => {
  store.saves.set("seven-1", { game: "seven-1", number: 4711, save: { saved: 1 }, left: null });
  game.open("seven-1", 4711);
  game.connect(engine);
  await engine.answer(answered({ ply: 12 }));
  assert.deepEqual(engine.requests, [{ op: "load", game: "seven-1", save: { saved: 1 } }]);
});

test("a link to another deal deals it, and the game that was left can be brought back", async () => {
  store.saves.set("seven-1", { game: "seven-1", number: 1, save: { saved: 1 }, left: null });
  game.open("seven-1", 4711);
  game.connect(engine);
  await engine.answer(answered({}));
  assert.deepEqual(engine.requests, [{ op: "new", game: "seven-1", deal: 4711 }]);
  assert.ok(game.canBringBack);
  game.bringBack();
  await engine.answer(answered({ number: 1, ply: 40 }));
  assert.deepEqual(engine.requests[1], { op: "load", game: "seven-1", save: { saved: 1 } });
});

test("the game left for a new deal can be brought back until the first move", async () => {
  await begin();
  game.dealNew();
  await engine.answer(answered({ deal: "seven-1#5", number: 5 }));
  assert.ok(game.canBringBack);
  assert.deepEqual(store.saves.get("seven-1").left, { of: START.deal, ply: 0 });
  game.play("t1>t2");
  await engine.answer(answered({ deal: "seven-1#5", number: 5, ply: 1 }));
  assert.ok(!game.canBringBack);
});

test("a damaged save is set aside and said, and a new game begins", async () => {
  const damaged = { game: "seven-1", number: 4711, save: "half a sa", left: null };
  store.saves.set("seven-1", damaged);
  game.open("seven-1");
  game.connect(engine);
  await engine.answer(refused("save-cut"));
  await engine.answer(answered({}));
  assert.deepEqual(store.aside, [damaged]);
  assert.deepEqual(news, [{ kind: "save-damaged" }]);
  assert.equal(game.state, "idle");
});

test("without storage the game goes on, and says so once", async () => {
  store.broken = true;
  await begin();
  game.play("t1>t2");
  await engine.answer(answered({ ply: 1 }));
  assert.equal(game.view?.ply, 1);
  assert.deepEqual(news, [{ kind: "storage-failed" }]);
  assert.equal(game.state, "idle");
});

test("an engine that fails is told of", async () => {
  game.open("seven-1", undefined, START);
  game.connect(engine);
  await engine.fail();
  assert.deepEqual(news, [{ kind: "engine-failed" }]);
  assert.equal(game.view, START);
});

test("why a move is not allowed is asked of the engine, and not before it is up", async () => {
  game.open("seven-1", undefined, START);
  assert.equal(await game.explain("t3", 1, "t2"), undefined);
  game.connect(engine);
  await engine.answer(answered({}));
  const refusal = { code: "colour", piles: [], card: "8H", onto: "KD" };
  const said = game.explain("t3", 1, "t2");
  await engine.answer({ ...answered({}), refusal });
  assert.deepEqual(engine.requests.at(-1), { op: "explain", from: "t3", n: 1, to: "t2" });
  assert.deepEqual(await said, refusal);
});

test("undo and redo are asked for only where the view offers them", async () => {
  await begin();
  game.undo();
  game.redo();
  game.restart();
  assert.deepEqual(engine.requests, []);
});

test("undo brings back the game that a new deal took the place of, pressed at once or later", async () => {
  for (const waits of [false, true]) {
    await begin();
    game.play("t1>t2");
    await engine.answer(answered(BEGUN));
    game.dealNew();
    if (waits) await engine.answer(answered({ deal: "seven-1#5", number: 5 }));
    assert.ok(game.canBringBack);
    game.undo();
    if (!waits) await engine.answer(answered({ deal: "seven-1#5", number: 5 }));
    await settled();
    assert.deepEqual(engine.requests.at(-1), { op: "load", game: "seven-1", save: { of: START.deal, ply: 1 } });
    await engine.answer(answered(BEGUN));
    assert.ok(!game.canBringBack);
  }
});

test("however many new games are dealt without a move, the one under way is the one that is brought back", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  for (const number of [5, 6, 7]) {
    game.dealNew();
    await engine.answer(answered({ deal: `seven-1#${number}`, number }));
  }
  game.open("seven-1", 8);
  await engine.answer(answered({ deal: "seven-1#8", number: 8 }));
  assert.deepEqual(store.saves.get("seven-1").left, { of: START.deal, ply: 1 });
  game.undo();
  await settled();
  assert.deepEqual(engine.requests.at(-1), { op: "load", game: "seven-1", save: { of: START.deal, ply: 1 } });
});

test("after a reload too the game that was left is brought back", async () => {
  store.saves.set("seven-1", { game: "seven-1", number: 5, save: { saved: 5 }, left: { saved: 4 } });
  game.open("seven-1");
  game.connect(engine);
  await engine.answer(answered({ deal: "seven-1#5", number: 5 }));
  assert.ok(game.canBringBack);
  game.undo();
  await settled();
  assert.deepEqual(engine.requests.at(-1), { op: "load", game: "seven-1", save: { saved: 4 } });
});

test("a typed number does not lose the game under way, even where nothing can be stored", async () => {
  store.broken = true;
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  game.open("seven-1", 99);
  await engine.answer(answered({ deal: "seven-1#99", number: 99 }));
  game.undo();
  await settled();
  assert.deepEqual(engine.requests.at(-1), { op: "load", game: "seven-1", save: { of: START.deal, ply: 1 } });
});

test("the clock starts with the first move, and every step tells the time played", async () => {
  await begin();
  time += 1500;
  game.play("t1>t2");
  time += 2000;
  game.play("t3>t4");
  await engine.answer(answered(BEGUN));
  await engine.answer(answered({ ...BEGUN, ply: 2 }));
  time += 1000;
  game.undo();
  await settled();
  assert.deepEqual(engine.requests.map(({ op, clock_ms }) => [op, clock_ms]), [["play", 0], ["play", 2000], ["undo", 3000]]);
});

test("the clock stands still while nobody attends and once the game is won", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  time += 1000;
  game.attend(false);
  time += 2000;
  game.attend(true);
  time += 500;
  game.play("t3>t4");
  await engine.answer(answered({ ...BEGUN, status: "won" }));
  time += 2000;
  game.undo();
  await settled();
  assert.deepEqual(engine.requests.map(({ clock_ms }) => clock_ms), [0, 1500, 1500]);
});

test("each game has its own time, told before another comes onto the table", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  time += 1000;
  game.open("spider-2");
  await engine.answer(answered({ ...BEGUN, clock_ms: 1000 }));
  await engine.answer(answered({ ...BEGUN, game: "spider-2", deal: "spider-2#7", clock_ms: 60000 }));
  time += 500;
  game.undo();
  await settled();
  const told = engine.requests.map(({ op, clock_ms }) => [op, clock_ms]);
  assert.deepEqual(told, [["play", 0], ["clock", 1000], ["new", undefined], ["undo", 60500]]);
});

test("a refused first move leaves no time on the clock", async () => {
  await begin();
  game.play("t1>t2");
  time += 900;
  await engine.answer(refused("illegal"));
  time += 900;
  game.play("t1>t2");
  await settled();
  assert.equal(engine.requests.at(-1).clock_ms, 0);
});

test("a page that is left keeps the time at once, and tells it once", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  time += 1200;
  game.attend(false);
  game.keepTime();
  game.keepTime();
  await settled();
  assert.equal(store.remembered?.clock_ms, 1200);
  assert.deepEqual(engine.requests.map(({ op }) => op), ["play", "clock"]);
});

/** Lets the time of the fake timers pass. @param {number} ms */
async function pass(ms) {
  mock.timers.tick(ms);
  await settled();
}

test("a position is judged when nothing else is asked, until the verdict", async () => {
  await begin();
  assert.deepEqual(engine.requests, []);
  await pass(1000);
  assert.deepEqual(engine.requests, [{ op: "judge", ply: 0 }]);
  await engine.answer({ ...answered({}), verdict: "thinking" });
  await pass(0);
  assert.equal(engine.requests.length, 2);
  await engine.answer({ ...answered({ status: "stuck" }), verdict: "stuck" });
  await pass(1000);
  assert.equal(engine.requests.length, 2);
  assert.equal(game.view?.status, "stuck");
  assert.equal(game.state, "idle");
});

test("a move is not held up by a judgement, and what was found out about the old position is not said of the new", async () => {
  await begin();
  await pass(1000);
  game.play("t1>t2");
  await settled();
  assert.deepEqual(engine.requests.map(({ op }) => op), ["judge", "play"]);
  await engine.answer({ ...answered({ status: "stuck" }), verdict: "stuck" });
  assert.equal(game.view?.status, "playing");
  await engine.answer(answered(BEGUN));
  await pass(1000);
  assert.deepEqual(engine.requests.at(-1), { op: "judge", ply: 1 });
});

test("telling the time does not have a position judged again", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered(BEGUN));
  await pass(1000);
  await engine.answer({ ...answered(BEGUN), verdict: "open" });
  time += 1000;
  game.keepTime();
  await engine.answer(answered({ ...BEGUN, clock_ms: 1000 }));
  await pass(1000);
  assert.deepEqual(engine.requests.map(({ op }) => op), ["play", "judge", "clock"]);
});

test("a won game is not judged", async () => {
  await begin();
  game.play("t1>t2");
  await engine.answer(answered({ ...BEGUN, status: "won" }));
  await pass(1000);
  assert.deepEqual(engine.requests.map(({ op }) => op), ["play"]);
});
