/**
 * In which order cards went home that did so between two pictures. Pure, and knows no rule: a card leaves the end of
 * its pile, and lands on what lies below it.
 *
 * @import { Pile, View } from "./types.d.ts"
 */

/**
 * The keys of the cards that came onto the foundations, in an order in which each can have been the last of its pile;
 * empty where there is no such order, as when a whole run left at once.
 *
 * @param {View} before @param {View} after
 * @returns {number[]}
 */
export function homeward(before, after) {
  const sources = before.piles.filter((pile) => pile.role !== "foundation").map(keysOf);
  const waiting = after.piles
    .filter((pile) => pile.role === "foundation")
    .map((pile) => keysOf(pile).slice(before.piles.find(({ id }) => id === pile.id)?.cards.length ?? 0));
  const all = waiting.flat().length;
  /** @type {number[]} */
  const order = [];
  for (let found = -1; found < order.length; ) {
    found = order.length;
    for (const cards of waiting) {
      const source = sources.find((keys) => keys.length > 0 && keys.at(-1) === cards[0]);
      if (!source) continue;
      source.pop();
      order.push(...cards.splice(0, 1));
    }
  }
  return order.length === all ? order : [];
}

/** @param {Pile} pile */
function keysOf(pile) {
  return pile.cards.map(({ k }) => k);
}
