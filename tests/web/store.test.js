import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { opening } from "./views.js";

/** @type {typeof import("../../web/src/store.js").createStore} */
let createStore;

before(async () => {
  const fromShell = createRequire(new URL("../../web/package.json", import.meta.url));
  await import(pathToFileURL(fromShell.resolve("fake-indexeddb/auto")).href);
  ({ createStore } = await import("../../web/src/store.js"));
});

/** localStorage in memory. @param {Record<string, string>} [items] */
function memory(items = {}) {
  return /** @type {any} */ ({
    items,
    getItem: (/** @type {string} */ key) => items[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      items[key] = value;
    },
  });
}

test("a save is written whole, and the one before it is kept", async () => {
  const store = createStore(memory());
  await store.write({ game: "seven-1", number: 7, save: { ply: 1 }, left: null });
  await store.write({ game: "seven-1", number: 7, save: { ply: 2 }, left: { ply: 99 } });
  assert.deepEqual(await store.load("seven-1"), {
    version: 1,
    game: "seven-1",
    number: 7,
    save: { ply: 2 },
    previous: { ply: 1 },
    left: { ply: 99 },
  });
});

test("each game has its own save", async () => {
  const store = createStore(memory());
  await store.write({ game: "seven-3", number: 3, save: { of: 3 }, left: null });
  await store.write({ game: "spider-2", number: 2, save: { of: 2 }, left: null });
  assert.deepEqual((await store.load("seven-3"))?.save, { of: 3 });
  assert.deepEqual((await store.load("spider-2"))?.save, { of: 2 });
  assert.equal(await store.load("klondike"), undefined);
});

test("a save that is set aside is out of the way and kept", async () => {
  const store = createStore(memory());
  await store.write({ game: "spider-1", number: 1, save: { damaged: true }, left: null });
  await store.setAside("spider-1");
  assert.equal(await store.load("spider-1"), undefined);
  await store.write({ game: "spider-1", number: 2, save: {}, left: null });
  assert.equal((await store.load("spider-1"))?.previous, null);
});

test("the last picture of each game is remembered, and which game was played last", () => {
  const store = createStore(memory());
  const shown = opening();
  store.remember(shown);
  assert.deepEqual(store.lastView("seven-1"), shown);
  assert.equal(store.lastView("spider-1"), undefined);
  assert.equal(store.setting("game"), "seven-1");
});

test("an odd picture in the cache is the same as none", () => {
  for (const text of ["", "{", "null", "[]", '"x"', "{}", '{"game":"seven-1"}', '{"game":"seven-1","piles":[]}']) {
    assert.equal(createStore(memory({ "kabale.view.seven-1": text })).lastView("seven-1"), undefined, text);
  }
  const other = JSON.stringify({ ...opening(), game: "spider-1" });
  assert.equal(createStore(memory({ "kabale.view.seven-1": other })).lastView("seven-1"), undefined);
});

test("a page without localStorage, or with a full one, plays all the same", () => {
  console.warn = () => {};
  const full = { getItem: () => assert.fail("refused"), setItem: () => assert.fail("full") };
  for (const storage of [undefined, /** @type {any} */ (full)]) {
    const store = createStore(storage);
    store.remember(opening());
    store.set("language", "nb");
    assert.equal(store.lastView("seven-1"), undefined);
    assert.equal(store.setting("language"), null);
  }
});
