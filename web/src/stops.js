/**
 * Where the keyboard's mark may stand on the table, and where an arrow takes it from there. Pure: pictures and layouts
 * in, places out.
 *
 * @import { Pile, PlacedPile, Table, View } from "./types.d.ts"
 */

/**
 * A place for the mark: a card, or a pile's empty place (`index` -1, no key), or the stock as a whole. `n` counts the
 * cards from there to the pile's end, which are those that a move from there would take.
 *
 * @typedef {{ pile: string, index: number, n: number, k: number | null }} Stop
 */

/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** Piles lie in one row where their heights differ by less than this share of a card. */
const ROW = 0.4;
/** Up and down, what lies to the side counts as so much further away. */
const SIDEWAYS = 2;

/** Every stop of a pile, bottom to top: each face-up card of a column, of other piles the last card alone. @param {Pile} pile @returns {Stop[]} */
export function stopsOf({ id, role, fan, cards }) {
  if (role === "stock") return [{ pile: id, index: -1, n: 0, k: null }];
  const all = cards.map(({ k }, index) => ({ pile: id, index, n: cards.length - index, k }));
  const last = all.slice(-1);
  if (last.length === 0) return [{ pile: id, index: -1, n: 0, k: null }];
  if (fan !== "down") return last;
  return all.filter(({ index }) => cards[index]?.c || index === cards.length - 1);
}

/** The stop that is usual in a pile: its last card, which can be played. @param {Pile} pile */
export function endOf(pile) {
  return /** @type {Stop} */ (stopsOf(pile).at(-1));
}

/** Where the mark begins: on the first column. @param {View} view @returns {Stop | null} */
export function firstStop({ piles }) {
  const pile = piles.find(({ role }) => role === "tableau") ?? piles[0];
  return pile ? endOf(pile) : null;
}

/**
 * Where the mark stands in another picture of the same deal: with its card, else in its pile.
 *
 * @param {View} view @param {Stop} stop @returns {Stop | null}
 */
export function follow({ piles }, stop) {
  const all = piles.flatMap(stopsOf);
  const same = stop.k === null ? undefined : all.find(({ k }) => k === stop.k);
  if (same) return same;
  const pile = piles.find(({ id }) => id === stop.pile);
  return pile ? endOf(pile) : (all[0] ?? null);
}

/**
 * Where an arrow leads: up and down first within a column, then to the nearest pile on that side. Null at the edge.
 *
 * @param {View} view @param {Table} table @param {Stop} stop @param {Direction} direction
 * @param {{ whole?: boolean }} [how] `whole` where each pile is one stop
 * @returns {Stop | null}
 */
export function neighbour(view, table, stop, direction, { whole = false } = {}) {
  const pile = view.piles.find(({ id }) => id === stop.pile);
  if (!pile) return null;
  if (!whole && (direction === "up" || direction === "down")) {
    const stops = stopsOf(pile);
    const at = stops.findIndex(({ index }) => index === stop.index);
    const next = stops[at + (direction === "up" ? -1 : 1)];
    if (at >= 0 && next) return next;
  }
  const next = nearest(table, stop, direction);
  const found = view.piles.find(({ id }) => id === next?.id);
  return found ? endOf(found) : null;
}

/** @param {Table} table @param {Stop} stop @param {Direction} direction @returns {PlacedPile | undefined} */
function nearest(table, stop, direction) {
  const from = table.piles.find(({ id }) => id === stop.pile);
  if (!from) return undefined;
  const isSideways = direction === "left" || direction === "right";
  const sign = direction === "right" || direction === "down" ? 1 : -1;
  const at = cornerOf(from, stop.index);
  const candidates = table.piles.flatMap((pile) => {
    if (pile === from) return [];
    const end = cornerOf(pile, pile.cards.length - 1);
    const along = sign * (isSideways ? pile.place.x - from.place.x : pile.place.y - from.place.y);
    if (along <= 1) return [];
    if (isSideways) {
      const across = heightsApart(from, pile, table);
      if (across > ROW * table.card.h) return [];
      return [{ pile, far: along + Math.abs(end.y - at.y) / 1000 + across }];
    }
    const across = Math.abs(pile.place.x - from.place.x);
    if (isBeside(from, pile, table)) return [];
    return [{ pile, far: along + SIDEWAYS * across }];
  });
  return candidates.sort((a, b) => a.far - b.far)[0]?.pile;
}

/** @param {PlacedPile} pile @param {number} index */
function cornerOf({ cards, place }, index) {
  return cards[index] ?? place;
}

/** How far apart in height two piles are: a column reaches down to the table's edge. @param {PlacedPile} a @param {PlacedPile} b @param {Table} table */
function heightsApart(a, b, table) {
  const [upper, lower] = a.place.y <= b.place.y ? [a, b] : [b, a];
  const reach = isColumn(upper, table) ? upper.strip.y + upper.strip.h : upper.place.y;
  return Math.max(0, lower.place.y - reach);
}

/** Whether two piles stand beside each other, so that neither is above the other. @param {PlacedPile} a @param {PlacedPile} b @param {Table} table */
function isBeside(a, b, table) {
  if (Math.abs(a.place.x - b.place.x) < table.card.w / 2 && !isColumn(a, table) && !isColumn(b, table)) return false;
  return heightsApart(a, b, table) <= ROW * table.card.h;
}

/** @param {PlacedPile} pile @param {Table} table */
function isColumn({ fan, strip }, { card }) {
  return fan === "down" && strip.h > 2 * card.h;
}
