/**
 * Small views for the tests, built as the engine would send them; they need not be reachable positions.
 *
 * @import { Move, Pile, View } from "../../web/src/types.d.ts"
 */

let nextKey = 0;

/** Cards from codes; "-" lies face down. @param {string} codes */
export function cards(codes) {
  const each = codes === "" ? [] : codes.split(" ");
  return each.map((code) => (code === "-" ? { k: nextKey++ } : { k: nextKey++, c: code }));
}

/** @param {Partial<Pile> & { id: string }} given @returns {Pile} */
export function pile(given) {
  return { role: "tableau", at: [0, 1], fan: "down", cards: [], ...given };
}

/** @param {Pile[]} piles @param {string[]} moves @param {Partial<View>} [given] @returns {View} */
export function view(piles, moves = [], given = {}) {
  return {
    game: "seven-1",
    number: 4711,
    deal: "seven-1#4711",
    ply: 0,
    status: "playing",
    score: 0,
    points: { version: 1, parts: {} },
    clock_ms: 0,
    counters: { moves: 0 },
    can: { undo: false, redo: false, finish: false },
    piles,
    moves: moves.map(move),
    best: Object.fromEntries(moves.map((id) => [id.replace(/>[^*]*/, ""), id])),
    last: null,
    ...given,
  };
}

/** @param {string} id @returns {Move} */
function move(id) {
  if (id === "s") return { id, from: "s", n: 0, to: "" };
  const [, from = "", to = "", n = "1"] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(id) ?? [];
  return { id, from, n: Number(n), to };
}

/** A Klondike table with these columns. @param {string[]} columns @param {{ waste?: string, moves?: string[] }} [rest] */
export function klondike(columns, { waste = "", moves = [] } = {}) {
  return view(
    [
      pile({ id: "s", role: "stock", at: [0, 0], fan: "none", cards: cards("- - -") }),
      pile({ id: "w", role: "waste", at: [1, 0], fan: "right", show: 3, cards: cards(waste) }),
      ...[1, 2, 3, 4].map((n) => pile({ id: `f${n}`, role: "foundation", at: [n + 2, 0], fan: "none", base: "A" })),
      ...columns.map((codes, n) => pile({ id: `t${n + 1}`, at: [n, 1], cards: cards(codes) })),
    ],
    moves,
  );
}

/** Klondike's opening: columns of one to seven cards, only the last face up. */
export function opening() {
  return klondike([1, 2, 3, 4, 5, 6, 7].map((n) => `${"- ".repeat(n - 1)}9C`));
}

/** A Spider table with ten columns. @param {string[]} columns */
export function spider(columns) {
  return view(
    [
      pile({ id: "s", role: "stock", at: [0, 0], fan: "none", cards: cards("- - -") }),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => pile({ id: `f${n}`, role: "foundation", at: [n + 1, 0], fan: "none" })),
      ...columns.map((codes, n) => pile({ id: `t${n + 1}`, at: [n, 1], cards: cards(codes) })),
    ],
    [],
    { game: "spider-2", deal: "spider-2#4711" },
  );
}

/** FreeCell's opening: eight columns of seven or six, four cells, four foundations. */
export function freecell() {
  return view(
    [
      ...[1, 2, 3, 4].map((n) => pile({ id: `c${n}`, role: "cell", at: [n - 1, 0], fan: "none" })),
      ...[1, 2, 3, 4].map((n) => pile({ id: `f${n}`, role: "foundation", at: [n + 3, 0], fan: "none", base: "A" })),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
        pile({ id: `t${n}`, at: [n - 1, 1], cards: cards("KC QH JC TH 9C 8H 7C".slice(0, n > 4 ? 17 : 20)) }),
      ),
    ],
    [],
    { game: "freecell", deal: "freecell#4711" },
  );
}

/** Pyramid's opening: seven rows, each card half covered by two of the next row. */
export function pyramid() {
  const first = (/** @type {number} */ row) => (row * (row + 1)) / 2 + 1;
  const places = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, i) =>
      pile({
        id: `t${first(row) + i}`,
        at: [(6 - row) / 2 + i, row / 2],
        cards: cards("9C"),
        ...(row < 6 && { covered_by: [`t${first(row + 1) + i}`, `t${first(row + 1) + i + 1}`] }),
      }),
    ),
  );
  return view(
    [
      pile({ id: "s", role: "stock", at: [0, 0], fan: "none", cards: cards("- - -") }),
      pile({ id: "w", role: "waste", at: [1, 0], fan: "right", show: 1, cards: cards("5H 6H") }),
      pile({ id: "f1", role: "foundation", at: [6, 0], fan: "none" }),
      ...places,
    ],
    [],
    { game: "pyramid", deal: "pyramid#4711" },
  );
}
