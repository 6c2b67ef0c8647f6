/**
 * A possible move to show: one of those that a tap would make. It is no promise, and never one that takes a card back
 * from a foundation.
 *
 * @import { Move, View } from "./types.d.ts"
 */

/** @param {View} view @returns {Move | undefined} */
export function possibleMove(view) {
  const shown = new Set(Object.values(view.best));
  const candidates = view.moves.filter((move) => shown.has(move.id) && roleOf(view, move.from) !== "foundation");
  return candidates.sort((a, b) => worth(view, b) - worth(view, a))[0] ?? view.moves[0];
}

/**
 * What the player can see to be useful: a card goes home, or off the table onto the waste, or a hidden card will turn up.
 *
 * @param {View} view @param {Move} move
 */
function worth(view, move) {
  if (roleOf(view, move.from) === "stock") return 0;
  if (["foundation", "waste"].includes(roleOf(view, move.to) ?? "")) return 3;
  const below = view.piles.find(({ id }) => id === move.from)?.cards.at(-move.n - 1);
  if (below && !below.c) return 2;
  return roleOf(view, move.from) === "waste" ? 1 : -1;
}

/** @param {View} view @param {string} pile */
function roleOf(view, pile) {
  return view.piles.find(({ id }) => id === pile)?.role;
}
