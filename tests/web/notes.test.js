import assert from "node:assert/strict";
import { test } from "node:test";
import { createNotes } from "../../web/src/notes.js";
import { opening } from "./views.js";

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

test("the last picture of each game is remembered, and which game was played last", () => {
  const notes = createNotes(memory());
  const shown = opening();
  notes.remember(shown);
  assert.deepEqual(notes.lastView("seven-1"), shown);
  assert.equal(notes.lastView("spider-1"), undefined);
  assert.equal(notes.setting("game"), "seven-1");
});

test("an odd picture in the cache is the same as none", () => {
  for (const text of ["", "{", "null", "[]", '"x"', "{}", '{"game":"seven-1"}', '{"game":"seven-1","piles":[]}']) {
    assert.equal(createNotes(memory({ "kabale.view.seven-1": text })).lastView("seven-1"), undefined, text);
  }
  const other = JSON.stringify({ ...opening(), game: "spider-1" });
  assert.equal(createNotes(memory({ "kabale.view.seven-1": other })).lastView("seven-1"), undefined);
});

test("a page without localStorage, or with a full one, plays all the same", () => {
  console.warn = () => {};
  const full = { getItem: () => assert.fail("refused"), setItem: () => assert.fail("full") };
  for (const storage of [undefined, /** @type {any} */ (full)]) {
    const notes = createNotes(storage);
    notes.remember(opening());
    notes.rememberDaily("seven-1", { number: 997, date: "2026-11-30" });
    assert.equal(notes.lastView("seven-1"), undefined);
    assert.equal(notes.setting("game"), null);
  }
});

test("settings go out by name without what is only a cache, and come in where none was made, or everywhere", () => {
  const items = { "kabale.language": "nb", "kabale.view.seven-1": "{}", "other.language": "x" };
  const storage = Object.assign(Object.create(memory(items)), items);
  const notes = createNotes(storage);
  assert.deepEqual(notes.settings(), { language: "nb" });
  notes.takeSettings({ language: "da", game: "klondike" }, { replace: false });
  assert.equal(notes.setting("language"), "nb");
  assert.equal(notes.setting("game"), "klondike");
  notes.takeSettings({ language: "da" }, { replace: true });
  assert.equal(notes.setting("language"), "da");
});

test("the date of a day's deal is known of that deal alone, and nothing odd is believed", () => {
  const storage = memory({});
  const notes = createNotes(storage);
  notes.rememberDaily("seven-1", { number: 997, date: "2026-11-30" });
  assert.equal(createNotes(storage).dayOf("seven-1", 997), "2026-11-30");
  assert.equal(notes.dayOf("seven-1", 998), undefined);
  assert.equal(notes.dayOf("seven-2", 997), undefined);
  assert.deepEqual(notes.settings(), {}, "it is no setting");
  for (const text of ["", "null", "{", "7", '{"number": 997, "date": 3}']) {
    assert.equal(createNotes(memory({ "kabale.daily.seven-1": text })).dayOf("seven-1", 997), undefined, text);
  }
});
