import assert from "node:assert/strict";
import { test } from "node:test";
import { createSettings, readSettings, USUAL } from "../../web/src/settings.js";

/** A storage in memory; a full one refuses. */
function storage(kept = /** @type {string | null} */ (null), full = false) {
  return /** @type {any} */ ({
    getItem: () => kept,
    setItem(/** @type {string} */ _name, /** @type {string} */ text) {
      if (full) throw new Error("full");
      kept = text;
    },
  });
}

test("what cannot be read, or is not known, is as usual", () => {
  for (const text of [null, "", "{", "7", "null", '"x"', '{"theme": 7, "oneTap": "no", "back": "__proto__", "other": 1}']) {
    assert.deepEqual(readSettings(text), USUAL, String(text));
  }
  assert.equal(readSettings('{"theme": "plum", "sound": true}').theme, "plum");
});

test("a choice is kept, and those who listen hear what changed", () => {
  const kept = storage();
  const settings = createSettings(kept);
  /** @type {string[][]} */
  const heard = [];
  settings.onChange((_all, changed) => heard.push(changed));
  settings.set("theme", "night");
  settings.set("theme", "night");
  settings.set("theme", "no such table");
  assert.deepEqual(heard, [["theme"], ["theme"]]);
  assert.equal(createSettings(kept).all.theme, "spruce");
});

test("a full storage costs no choice as long as the page is open", () => {
  const settings = createSettings(storage(null, true));
  settings.set("hand", "left");
  assert.equal(settings.all.hand, "left");
});

test("another tab's choice is taken over", () => {
  const kept = storage();
  const [one, other] = [createSettings(kept), createSettings(kept)];
  one.set("sound", true);
  other.reread();
  assert.equal(other.all.sound, true);
});
