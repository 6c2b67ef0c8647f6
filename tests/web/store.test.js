import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { createNotes } from "../../web/src/notes.js";

/** @type {typeof import("../../web/src/store.js").createStore} */
let createStore;
/** @type {typeof import("../../web/src/store.js").Taken} */
let Taken;
/** @type {typeof import("idb").openDB} */
let openDB;

before(async () => {
  const fromShell = createRequire(new URL("../../web/package.json", import.meta.url));
  await import(pathToFileURL(fromShell.resolve("fake-indexeddb/auto")).href);
  ({ createStore, Taken } = await import("../../web/src/store.js"));
  ({ openDB } = await import(pathToFileURL(fromShell.resolve("idb")).href));
});

/** A window's own notes, on nothing. */
const blank = () => createNotes(undefined);

test("a save is written whole, and the one before it is kept", async () => {
  const store = createStore(blank(), 7, () => 1234);
  await store.write({ game: "seven-1", number: 7, save: { ply: 1 }, left: null });
  await store.write({ game: "seven-1", number: 7, save: { ply: 2 }, left: { ply: 99 } });
  assert.deepEqual(await store.load("seven-1"), {
    version: 1,
    game: "seven-1",
    number: 7,
    save: { ply: 2 },
    previous: { ply: 1 },
    left: { ply: 99 },
    owner: 7,
    written: 1234,
  });
});

test("the saved games themselves tell which was saved last", async () => {
  let time = 1e13; // after whatever other tests have written
  const store = createStore(blank(), 7, () => ++time);
  for (const game of ["pyramid-a", "golf-a"]) await store.write({ game, number: 1, save: {}, left: null });
  assert.equal(await store.latest(), "golf-a");
  await store.write({ game: "pyramid-a", number: 1, save: {}, left: null });
  assert.equal(await store.latest(), "pyramid-a");
});

test("each game has its own save", async () => {
  const store = createStore(blank());
  await store.write({ game: "seven-3", number: 3, save: { of: 3 }, left: null });
  await store.write({ game: "spider-2", number: 2, save: { of: 2 }, left: null });
  assert.deepEqual((await store.load("seven-3"))?.save, { of: 3 });
  assert.deepEqual((await store.load("spider-2"))?.save, { of: 2 });
  assert.equal(await store.load("klondike"), undefined);
});

test("a save that is set aside is out of the way and kept", async () => {
  const store = createStore(blank());
  await store.write({ game: "spider-1", number: 1, save: { damaged: true }, left: null });
  await store.setAside("spider-1");
  assert.equal(await store.load("spider-1"), undefined);
  await store.write({ game: "spider-1", number: 2, save: {}, left: null });
  assert.equal((await store.load("spider-1"))?.previous, null);
});

test("a window that claims a game is the only one that writes it", async () => {
  const [first, second] = [createStore(blank()), createStore(blank())];
  await first.write({ game: "klondike", number: 1, save: { by: 1 }, left: null });
  assert.deepEqual((await second.claim("klondike"))?.save, { by: 1 });
  await assert.rejects(first.write({ game: "klondike", number: 1, save: { late: true }, left: null }), Taken);
  await second.write({ game: "klondike", number: 1, save: { by: 2 }, left: null });
  const { save, previous } = (await first.load("klondike")) ?? {};
  assert.deepEqual([save, previous], [{ by: 2 }, { by: 1 }]);
});

test("games that come in fill the gaps, or take the place of all that is here", async () => {
  const store = createStore(blank());
  for (const { game } of await store.all()) await store.setAside(game);
  const kept = (/** @type {string} */ game, /** @type {string} */ from) => ({ game, number: 3, save: { from }, left: null });
  await store.write(kept("seven-1", "here"));
  const file = [kept("seven-1", "file"), kept("spider-1", "file")];
  await store.takeIn(file, { replace: false });
  assert.deepEqual(await store.all(), [kept("seven-1", "here"), kept("spider-1", "file")]);
  await store.write(kept("klondike", "here"));
  await store.takeIn(file, { replace: true });
  assert.deepEqual(await store.all(), file);
});

test("a game that has come in is written by whoever opens it, not by a window that had another in its place", async () => {
  const [open, reader] = [createStore(blank()), createStore(blank())];
  await open.write({ game: "seven-2", number: 1, save: {}, left: null });
  await reader.takeIn([{ game: "seven-2", number: 2, save: {}, left: null }], { replace: true });
  await assert.rejects(open.write({ game: "seven-2", number: 1, save: {}, left: null }), Taken);
  await open.claim("seven-2");
  await open.write({ game: "seven-2", number: 2, save: {}, left: null });
});

test("a record of the first version is read, claimed and written", async () => {
  const records = JSON.parse(await readFile(new URL("../fixtures/records-1.json", import.meta.url), "utf8"));
  const db = await openDB("kabale", 1);
  for (const record of records) await db.put("saves", record, record.game);
  db.close();
  const store = createStore(blank());
  for (const { game, save } of records) {
    assert.deepEqual((await store.claim(game))?.save, save);
    await store.write({ game, number: save.number, save, left: null });
    assert.deepEqual((await store.load(game))?.previous, save);
  }
});
