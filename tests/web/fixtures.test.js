import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { layout } from "../../web/src/layout.js";

const read = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));

for (const [name, view] of Object.entries(read("views"))) {
  test(`the shell can lay out what the engine shows: ${name}`, () => {
    const { card, piles } = layout(view, { w: 800, h: 600 });
    assert.ok(card.w > 0 && card.h > 0);
    assert.deepEqual(
      piles.map(({ id, cards }) => [id, cards.length]),
      view.piles.map(({ id, cards }) => [id, cards.length]),
    );
  });

  test(`every move of ${name} starts and ends at a pile that is shown`, () => {
    const ids = new Set(["", ...view.piles.map(({ id }) => id)]);
    for (const { from, to } of view.moves) assert.ok(ids.has(from) && ids.has(to));
    for (const move of Object.values(view.best)) assert.ok(view.moves.some(({ id }) => id === move));
  });
}

for (const [name, error] of Object.entries(read("errors"))) {
  test(`an error has a code and a reason to log: ${name}`, () => {
    assert.match(error.code, /^[a-z-]+$/);
    assert.equal(typeof error.detail, "string");
  });
}
