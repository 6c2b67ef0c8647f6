import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../web/src/layout.js";
import { klondike, opening, spider } from "./views.js";

/** What the bars leave of 360x640, 390x844, 844x390, 820x1180, 1440x900 and 2560x1440. */
const BOXES = [
  { w: 360, h: 556 },
  { w: 390, h: 760 },
  { w: 776, h: 366 },
  { w: 820, h: 1100 },
  { w: 1440, h: 820 },
  { w: 2560, h: 1360 },
];
const SHOWN = "KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH";
const TABLES = {
  opening: opening(),
  "klondike's longest column": klondike(["- - - - - - " + SHOWN, "", "", "", "", "", "9C"], { waste: "2C 3C 4C 5C" }),
  "spider's opening": spider(Array.from({ length: 10 }, () => "- - - - - 9C")),
  "a spider column of thirty": spider(["- - - - - " + SHOWN + " " + SHOWN.slice(0, 35), ...Array.from({ length: 9 }, () => "9C")]),
};

for (const [name, view] of Object.entries(TABLES)) {
  for (const box of BOXES) {
    test(`every card of ${name} is whole inside ${box.w}x${box.h}`, () => {
      const { card, piles } = layout(view, box);
      for (const pile of piles) {
        for (const { x, y } of [pile.place, ...pile.cards]) {
          assert.ok(x >= 0 && y >= 0, `${pile.id} at ${x}, ${y}`);
          assert.ok(x + card.w <= box.w && y + card.h <= box.h, `${pile.id} at ${x}, ${y} with ${card.w}x${card.h}`);
        }
      }
    });

    test(`the columns of ${name} stand apart in ${box.w}x${box.h}`, () => {
      const { card, piles } = layout(view, box);
      const columns = piles.filter(({ id }) => id.startsWith("t"));
      columns.slice(1).forEach((pile, n) => {
        assert.ok(pile.place.x >= (columns[n]?.place.x ?? 0) + card.w);
      });
    });
  }
}

test("ten columns on the narrowest phone are 32 px wide", () => {
  assert.ok(layout(TABLES["spider's opening"], { w: 360, h: 556 }).card.w >= 32);
});

test("hidden cards overlap more than shown ones", () => {
  for (const box of BOXES) {
    const column = layout(klondike(["- - - 9H 8S 7H"]), box).piles.at(-1)?.cards.map(({ y }) => y) ?? [];
    assert.ok((column[1] ?? 0) - (column[0] ?? 0) < (column[4] ?? 0) - (column[3] ?? 0));
  }
});

test("cards are as large as width and height allow, without a cap", () => {
  assert.ok(layout(opening(), { w: 2560, h: 1360 }).card.w > 1.5 * layout(opening(), { w: 1440, h: 820 }).card.w);
  assert.ok(layout(opening(), { w: 1440, h: 500 }).card.h < layout(opening(), { w: 1440, h: 820 }).card.h);
});

test("the cards keep their size while a column grows to a usual length", () => {
  for (const box of BOXES) {
    const grown = klondike(["- - - - - 9H 8S 7H 6S 5H", "", "", "", "", "", "- 9C"]);
    assert.deepEqual(layout(grown, box).card, layout(opening(), box).card);
  }
});

test("only the waste's last cards are spread, short of the next pile", () => {
  const { card, piles } = layout(klondike(["9C", "9C", "", "", "", "", ""], { waste: "2C 3C 4C 5C 6C" }), { w: 360, h: 556 });
  const waste = piles.find(({ id }) => id === "w")?.cards.map(({ x }) => x) ?? [];
  const foundation = piles.find(({ id }) => id === "f1")?.place.x ?? 0;
  assert.equal(waste[0], waste[2]);
  assert.ok((waste[2] ?? 0) < (waste[3] ?? 0) && (waste[3] ?? 0) < (waste[4] ?? 0));
  assert.ok((waste[4] ?? 0) + card.w <= foundation);
});

test("a waste of one or two cards lies where its first card lies", () => {
  const table = layout(klondike(["9C"], { waste: "2C" }), { w: 360, h: 556 });
  const waste = table.piles.find(({ id }) => id === "w");
  assert.deepEqual(waste?.cards, [waste?.place]);
});

test("on a phone on its side the foundations stand beside the columns", () => {
  const { piles } = layout(opening(), { w: 776, h: 366 });
  const at = Object.fromEntries(piles.map(({ id, place }) => [id, place]));
  assert.equal(at["f1"]?.x, at["f4"]?.x);
  assert.ok((at["f1"]?.x ?? 0) > (at["t7"]?.x ?? 0));
  assert.equal(at["t1"]?.y, at["s"]?.y);
});

test("the same view and box give the same table", () => {
  assert.deepEqual(layout(TABLES.opening, { w: 360, h: 556 }), layout(TABLES.opening, { w: 360, h: 556 }));
});
