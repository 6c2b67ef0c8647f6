import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../web/src/layout.js";
import { freecell, klondike, opening, pyramid, spider } from "./views.js";

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
  "freecell's opening": freecell(),
  "pyramid's opening": pyramid(),
  "a spider column of thirty": spider(["- - - - - " + SHOWN + " " + SHOWN.slice(0, 35), ...Array.from({ length: 9 }, () => "9C")]),
};

for (const [name, view] of Object.entries(TABLES)) {
  for (const box of BOXES) {
    for (const hand of ["right", "left"]) test(`every card of ${name} is whole inside ${box.w}x${box.h}, ${hand} hand`, () => {
      const { card, piles } = layout(view, box, { hand });
      for (const pile of piles) {
        for (const { x, y } of [pile.place, ...pile.cards]) {
          assert.ok(x >= 0 && y >= 0, `${pile.id} at ${x}, ${y}`);
          assert.ok(x + card.w <= box.w && y + card.h <= box.h, `${pile.id} at ${x}, ${y} with ${card.w}x${card.h}`);
        }
      }
    });

    test(`the columns of ${name} stand apart in ${box.w}x${box.h}`, () => {
      const { card, piles } = layout(view, box);
      const columns = piles.filter(({ fan, strip }) => fan === "down" && strip.h > 2 * card.h);
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

test("for the left hand what stands above the columns changes sides; the columns stay in order", () => {
  for (const box of BOXES) {
    const [right, left] = ["right", "left"].map((hand) => layout(opening(), box, { hand }));
    const x = (table, id) => table?.piles.find((pile) => pile.id === id)?.place.x ?? Number.NaN;
    assert.ok(x(right, "s") < x(right, "f1") && x(left, "s") > x(left, "f1"));
    assert.ok(x(left, "t1") < x(left, "t7"));
    assert.deepEqual(left?.card, right?.card);
  }
});

test("for the left hand the waste's last card lies beside the stock, the others look out at its left", () => {
  const view = klondike(["9C", "9C", "", "", "", "", ""], { waste: "2C 3C 4C 5C 6C" });
  const { card, piles } = layout(view, { w: 360, h: 556 }, { hand: "left" });
  const at = Object.fromEntries(piles.map(({ id, place }) => [id, place.x]));
  const waste = piles.find(({ id }) => id === "w");
  const cards = waste?.cards.map(({ x }) => x) ?? [];
  assert.equal(cards.at(-1), waste?.place.x);
  assert.ok((cards.at(-1) ?? 0) + card.w <= at["s"]);
  assert.ok((cards[2] ?? 0) < (cards[3] ?? 0) && (cards[3] ?? 0) < (cards[4] ?? 0));
  assert.ok((cards[0] ?? 0) >= at["f1"] + card.w);
  assert.ok((waste?.strip.x ?? 0) <= (cards[0] ?? 0));
});

test("a pile that others cover, or that covers others, is not spread", () => {
  for (const box of BOXES) {
    const { card, piles } = layout(pyramid(), box);
    for (const pile of piles.filter(({ id }) => id.startsWith("t"))) {
      assert.equal(pile.fan, "none");
      assert.ok(pile.strip.h < 1.5 * card.h);
    }
  }
});

test("each card of the pyramid shows its index above the two that cover it", () => {
  for (const box of BOXES) {
    const { card, piles } = layout(pyramid(), box);
    const at = Object.fromEntries(piles.map(({ id, place }) => [id, place]));
    assert.ok((at["t2"]?.y ?? 0) - (at["t1"]?.y ?? 0) >= 0.4 * card.h);
    assert.ok((at["t2"]?.x ?? 0) < (at["t1"]?.x ?? 0) && (at["t3"]?.x ?? 0) > (at["t1"]?.x ?? 0));
  }
});

test("a column tells how little of its cards shows, so that their indices can fit", () => {
  const { piles } = layout(TABLES["a spider column of thirty"], { w: 776, h: 366 });
  const long = piles.find(({ cards }) => cards.length > 25);
  const steps = long?.cards.slice(6).map(({ y }, i) => y - (long.cards[i + 5]?.y ?? 0)) ?? [];
  assert.equal(long?.shows, Math.min(...steps));
  assert.ok((long?.shows ?? 0) >= 8, `${long?.shows}`);
});

test("one long column does not make all the cards tiny", () => {
  for (const box of BOXES) {
    const [usual, long] = ["spider's opening", "a spider column of thirty"].map((name) => layout(TABLES[name], box));
    assert.ok((long?.card.w ?? 0) >= 0.7 * (usual?.card.w ?? 0));
  }
});
