import assert from "node:assert/strict";
import { test } from "node:test";

const root = { dataset: {} };
globalThis.document = { documentElement: root, querySelector: () => null };
globalThis.getComputedStyle = () => ({ getPropertyValue: () => "" });
const { applyLooks, CHOICES, currentLooks, onLooks } = await import("../../web/src/looks.js");

const USUAL = { face: "nordic", back: "lattice", theme: "spruce", colours: "two", hand: "right", speed: "normal" };

test("without a choice everything is as usual", () => {
  assert.deepEqual({ ...currentLooks() }, USUAL);
  applyLooks({});
  assert.deepEqual({ ...root.dataset }, USUAL);
});

test("a choice is on the page's root at once, and who must know hears of it", () => {
  let heard = 0;
  onLooks(() => {
    heard += 1;
  });
  applyLooks({ theme: "night", hand: "left" });
  assert.deepEqual({ ...root.dataset }, { ...USUAL, theme: "night", hand: "left" });
  assert.equal(heard, 1);
});

test("what is not known is as usual", () => {
  applyLooks({ theme: "neon", back: "constructor", speed: "slow" });
  assert.deepEqual({ ...root.dataset }, { ...USUAL, speed: "slow" });
});

test("there are six backs at least, and six tables, one of them dark and one of high contrast", () => {
  assert.ok(CHOICES.back.length >= 6);
  assert.ok(CHOICES.theme.length >= 6);
  for (const theme of ["night", "contrast"]) assert.ok(CHOICES.theme.includes(theme));
});
