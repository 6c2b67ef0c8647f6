import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parseHTML } from "../../web/node_modules/linkedom/esm/index.js";
import { drawFace, PICTURE, partsOf } from "../../web/src/face.js";

const page = readFileSync(new URL("../../web/index.html", import.meta.url), "utf8");
const symbols = new Set([...page.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1]));
const RANKS = "A23456789TJQK";
const SUITS = "SHDC";

const { document } = parseHTML(page);
globalThis.document = document;

test("a card has as many pips as its rank says", () => {
  [..."23456789T"].forEach((rank, i) => assert.equal(partsOf(`${rank}S`).length, i + 2));
});

test("every picture is made of symbols that the page has, inside its frame", () => {
  for (const code of [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit))) {
    for (const { symbol, x, y, w, h } of partsOf(code)) {
      assert.ok(symbols.has(symbol), symbol);
      assert.ok(x >= 0 && y >= 0 && x + w <= PICTURE.w && y + h <= PICTURE.h, `${symbol} of ${code}`);
    }
  }
});

test("courts, and ranks whose pips allow it, look the same from both ends", () => {
  const ends = ({ symbol, x, y, w, h }) => `${symbol} ${(x + w / 2).toFixed(2)} ${(y + h / 2).toFixed(2)}`;
  const turned = (part) => ({ ...part, x: PICTURE.w - part.x - part.w, y: PICTURE.h - part.y - part.h });
  for (const rank of "23456890TJQK".replace("0", "")) {
    const parts = partsOf(`${rank}H`);
    assert.deepEqual(parts.map(turned).map(ends).sort(), parts.map(ends).sort(), rank);
  }
});

test("a small card has a large suit in the place of its picture", () => {
  const shown = [true, false].map((isSmall) => {
    const card = document.createElement("div");
    drawFace(card, "7C", "7", isSmall);
    return [...card.children].map((part) => `${part.getAttribute("class")} ${part.querySelectorAll("path").length}`);
  });
  assert.deepEqual(shown, [["index 1", "large 1"], ["index 1", "picture 7"]]);
});

test("a copied shape lies where its part does, upside down where it is turned", () => {
  const card = document.createElement("div");
  drawFace(card, "2H", "2", false);
  const [upper, lower] = [...card.querySelectorAll(".picture path")].map((path) => path.getAttribute("transform"));
  const rounded = (/** @type {number[]} */ ...at) => at.map((x) => Number(x.toFixed(6)));
  const corner = (/** @type {string} */ matrix, /** @type {number} */ at) => {
    const [a, , , d, e, f] = matrix.slice(7, -1).split(" ").map(Number);
    return rounded(e + a * at, f + d * at);
  };
  const [top, bottom] = partsOf("2H");
  const begin = ({ x, y }) => rounded(x, y);
  const end = ({ x, y, w, h }) => rounded(x + w, y + h);
  assert.deepEqual([corner(upper, 0), corner(upper, 100)], [begin(top), end(top)]);
  assert.deepEqual([corner(lower, 100), corner(lower, 0)], [begin(bottom), end(bottom)]);
});

test("the index shows the rank in the player's letters, then the suit", () => {
  const card = document.createElement("div");
  drawFace(card, "JD", "Kn", false);
  const [rank, suit] = card.querySelector(".index").children;
  assert.equal(rank.getAttribute("data-letter"), "Kn");
  assert.equal(suit.querySelector("path").getAttribute("d"), document.querySelector("#D > path").getAttribute("d"));
});
