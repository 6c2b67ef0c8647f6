/**
 * What a finger means: the card under a point, the pile a dropped card was meant for. Pure, from the layout alone.
 *
 * @import { Box, Point, Table } from "./types.d.ts"
 */

/**
 * The pile and card at a point, of several the uppermost; index -1 is the pile's empty place.
 *
 * @param {Table} table
 * @param {Point} point
 * @returns {{ pile: string, index: number } | null}
 */
export function cardAt(table, point) {
  /** @type {{ pile: string, index: number } | null} */
  let found = null;
  for (const pile of [...table.piles].reverse()) {
    const index = pile.cards.findLastIndex((corner) => isInside(point, { ...corner, ...table.card }));
    if (index >= 0) return { pile: pile.id, index };
    if (isInside(point, { ...pile.place, ...table.card })) found ??= { pile: pile.id, index: -1 };
  }
  return found;
}

/**
 * The pile that a drop was meant for: among the strips that the lead card touches a legal one first, then the one
 * it covers most. Null where it touches none.
 *
 * @param {Table} table
 * @param {Point} corner the lead card's upper left corner
 * @param {(pile: string) => boolean} isLegal
 * @returns {string | null}
 */
export function dropTarget(table, corner, isLegal) {
  const lead = { ...corner, ...table.card };
  const touched = table.piles
    .map((pile) => ({ id: pile.id, legal: isLegal(pile.id), area: overlap(lead, pile.strip) }))
    .filter((candidate) => candidate.area > 0)
    .sort((a, b) => Number(b.legal) - Number(a.legal) || b.area - a.area);
  return touched[0]?.id ?? null;
}

/** @param {Point} point @param {Box} box */
function isInside(point, box) {
  return point.x >= box.x && point.x < box.x + box.w && point.y >= box.y && point.y < box.y + box.h;
}

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}
