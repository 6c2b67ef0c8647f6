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

test("the index shows the rank in the player's letters, then the suit", () => {
  const card = document.createElement("div");
  drawFace(card, "JD", "Kn");
  const [rank, suit] = card.querySelector(".index").children;
  assert.equal(rank.getAttribute("data-letter"), "Kn");
  assert.equal(suit.querySelector("path").getAttribute("d"), document.querySelector("#D > path").getAttribute("d"));
});
