/**
 * What is read of the table: the name of each pile with what lies on it, and what is asked for by a key.
 *
 * @import { Move, Pile, View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */
import { numberOf } from "./changes.js";

/**
 * What a pile is and what lies on it.
 *
 * @param {Texts} texts @param {Pile} pile @param {View} view
 */
export function pileName(texts, pile, view) {
  const { role, cards } = pile;
  const count = cards.length;
  const number = numberOf(pile);
  const isEmpty = count === 0;
  if (role === "stock") return texts.say("pile-stock", { count, sign: pile.sign ?? "" });
  if (role === "tableau" && isInRows(view)) {
    if (isEmpty) return texts.say("pile-row-empty", placeInRows(pile, view));
    const isCovered = pile.covered_by?.some((id) => view.piles.some((each) => each.id === id && each.cards.length > 0));
    const key = isCovered ? "pile-row-covered" : "pile-row";
    return texts.say(key, { ...placeInRows(pile, view), card: texts.card(cards.at(-1)?.c) });
  }
  if (isEmpty) return texts.say(`pile-${role}-empty`, { number });
  if (pile.fan === "down") return texts.say(`pile-${role}`, { number, cards: texts.list(lyingOn(texts, pile)) });
  return texts.say(`pile-${role}`, {
    number,
    count,
    card: texts.card(cards.at(-1)?.c),
    cards: texts.card(cards.at(-1)?.c),
  });
}

/** How many cards are hidden, and which are not. @param {Texts} texts @param {Pile} pile */
function lyingOn(texts, { cards }) {
  const hidden = cards.filter(({ c }) => !c).length;
  const shown = cards.flatMap(({ c }) => (c ? [texts.card(c)] : []));
  return hidden > 0 ? [texts.say("cards-hidden", { count: hidden }), ...shown] : shown;
}

/** Whether the cards lie in rows that cover each other, not in columns. @param {View} view */
function isInRows({ piles }) {
  return piles.some(({ covered_by }) => covered_by);
}

/** @param {Pile} pile @param {View} view */
function placeInRows({ at }, { piles }) {
  const table = piles.filter(({ role }) => role === "tableau");
  const rows = [...new Set(table.map((pile) => pile.at[1]))].sort((a, b) => a - b);
  const row = table.filter((pile) => pile.at[1] === at[1]).sort((a, b) => a.at[0] - b.at[0]);
  return { row: rows.indexOf(at[1]) + 1, place: row.findIndex((pile) => pile.at[0] === at[0]) + 1 };
}

/** @param {Texts} texts @param {View} view */
export function movesRead(texts, view) {
  const names = new Set(view.moves.map((move) => moveName(texts, move, view)));
  if (names.size === 0) return texts.say("hint-none");
  return texts.say("read-moves", { count: names.size, moves: texts.list([...names]) });
}

/** @param {Texts} texts @param {Move} move @param {View} view */
export function moveName(texts, { from, n, to }, { piles }) {
  const source = piles.find(({ id }) => id === from);
  const target = piles.find(({ id }) => id === to);
  if (source?.role === "stock" || !target) return texts.say("move-stock");
  const card = texts.card(source?.cards.at(-n)?.c);
  const top = target.cards.at(-1)?.c;
  const isPair = piles.some(({ covered_by }) => covered_by) && target.role !== "foundation" && top;
  if (isPair) return texts.say("move-pair", { card, onto: texts.card(top) });
  return texts.say("move-cards", { count: n, card, to: target.role, number: numberOf(target) });
}

/** @param {Texts} texts @param {View} view @param {number} clock milliseconds played */
export function scoreRead(texts, view, clock) {
  return texts.say("read-score", {
    score: view.score,
    moves: view.counters["moves"] ?? 0,
    time: texts.duration(clock),
  });
}

/** @param {Texts} texts @param {View} view */
export function stockRead(texts, view) {
  const stock = view.piles.find(({ role }) => role === "stock");
  return stock ? pileName(texts, stock, view) : texts.say("read-no-stock");
}
