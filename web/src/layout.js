/**
 * Where every card lies: (view, box) → positions and sizes. Pure: it knows neither the page nor the rules.
 *
 * @import { Fan, Pile, PlacedPile, Point, Table, View } from "./types.d.ts"
 */

const PROPORTION = 88 / 63;
/** Least gap between places and least margin, as shares of a card's width. */
const GAP = 0.09;
/** On a wide table the gap grows with the room, up to this share. */
const WIDEST_GAP = 0.2;
const SMALLEST_WIDTH = 18;
/** Height kept for the columns, in card heights, so that cards do not shrink a few moves into a game. */
const ROOM_FOR_COLUMNS = 2.9;
/** Where columns have this much height, in cards, they are spread wider than at ease. */
const ROOMY = { height: 5, spread: 1.35 };
/** Piles that stand in a column beside the table may cover this little of each other. */
const LEAST_SIDE_STEP = 0.94;

/**
 * How far a card shows under the next one, at ease and at the tightest, as a share of its height and in pixels.
 * A shown card keeps its index readable; only when nothing else helps do both shrink further.
 */
const STEPS = {
  shown: { ease: { share: 0.25, least: 20 }, tight: { share: 0.18, least: 14 } },
  hidden: { ease: { share: 0.12, least: 6 }, tight: { share: 0.045, least: 3 } },
};

/**
 * Lays out a view in a box of `w` by `h` pixels.
 *
 * @param {View} view
 * @param {{ w: number, h: number }} box
 * @returns {Table}
 */
export function layout(view, box) {
  const spots = isLow(box) ? besideTheColumns(view.piles) : asGiven(view.piles);
  const columns = Math.max(...spots.map((spot) => spot.column)) + 1;
  let w = Math.max(SMALLEST_WIDTH, Math.floor(box.w / (columns + (columns + 1) * GAP)));
  while (w > SMALLEST_WIDTH && !fits(spots, measure(w, columns, box))) w -= 1;
  const scale = measure(w, columns, box);
  return {
    card: { w, h: scale.h },
    piles: spots.map((spot) => lay(spot, spots, scale)),
  };
}

/** @typedef {{ pile: Pile, column: number, row: number, fan: Fan, side: boolean, among: number }} Spot */
/** @typedef {{ w: number, h: number, gap: number, rowGap: number, left: number, box: { w: number, h: number } }} Scale */

/** A phone on its side: too low for a row of piles above the columns. @param {{ w: number, h: number }} box */
function isLow(box) {
  return box.h < 480 && box.w > 1.5 * box.h;
}

/** @param {Pile[]} piles @returns {Spot[]} */
function asGiven(piles) {
  return piles.map((pile) => ({ pile, column: pile.at[0], row: pile.at[1], fan: pile.fan, side: false, among: 0 }));
}

/**
 * Moves what lies in the row above the columns to the columns' sides: foundations right, the rest left.
 *
 * @param {Pile[]} piles
 * @returns {Spot[]}
 */
function besideTheColumns(piles) {
  const above = piles.filter((pile) => pile.fan !== "down" && pile.at[1] === 0);
  const right = above.filter((pile) => pile.role === "foundation");
  const left = above.filter((pile) => pile.role !== "foundation");
  const columns = piles.filter((pile) => !above.includes(pile));
  if (columns.length === 0 || columns.some((pile) => pile.fan !== "down")) return asGiven(piles);
  const shift = left.length > 0 ? 1 : 0;
  const width = Math.max(...columns.map((pile) => pile.at[0])) + 1;
  return piles.map((pile) => {
    if (columns.includes(pile)) {
      return { pile, column: pile.at[0] + shift, row: pile.at[1] - 1, fan: pile.fan, side: false, among: 0 };
    }
    const group = pile.role === "foundation" ? right : left;
    /** @type {Fan} */
    const fan = pile.fan === "right" ? "down" : pile.fan;
    const column = group === right ? width + shift : 0;
    return { pile, column, row: group.indexOf(pile), fan, side: true, among: group.length };
  });
}

/** @param {number} w @param {number} columns @param {{ w: number, h: number }} box @returns {Scale} */
function measure(w, columns, box) {
  const h = Math.round(w * PROPORTION);
  const spare = (box.w - columns * w) / (columns + 1);
  const gap = Math.max(0, Math.min(spare, WIDEST_GAP * w));
  const left = (box.w - columns * w - (columns - 1) * gap) / 2;
  return { w, h, gap, rowGap: Math.max(4, 0.1 * h), left, box };
}

/**
 * Whether every pile keeps its tightest good spacing, and the columns the room they will soon need.
 *
 * @param {Spot[]} spots @param {Scale} scale
 */
function fits(spots, scale) {
  const { h, rowGap, box } = scale;
  return spots.every((spot) => {
    if (spot.side && spot.among <= 4 && sideStep(spot, scale) < LEAST_SIDE_STEP * h) return false;
    const room = box.h - rowGap / 2 - placeOf(spot, scale).y;
    if (spot.fan !== "down") return spot.side || room >= h;
    const wanted = spot.side ? h : ROOM_FOR_COLUMNS * h;
    return room >= wanted && room - h >= sum(steps(spot.pile, h, 0));
  });
}

/** @param {Spot} spot @param {Scale} scale @returns {Point} */
function placeOf(spot, scale) {
  const { w, h, gap, rowGap, left } = scale;
  const step = spot.side ? sideStep(spot, scale) : h + rowGap;
  return {
    x: Math.round(left + spot.column * (w + gap)),
    y: Math.round(rowGap / 2 + spot.row * step),
  };
}

/** Piles beside the columns share the height, and cover each other where it is short. @param {Spot} spot @param {Scale} scale */
function sideStep(spot, scale) {
  const { h, rowGap, box } = scale;
  if (spot.among < 2) return h + rowGap;
  return Math.min(h + rowGap, (box.h - rowGap - h) / (spot.among - 1));
}

/** @param {Spot} spot @param {Spot[]} spots @param {Scale} scale @returns {PlacedPile} */
function lay(spot, spots, scale) {
  const { w, h, gap, rowGap, box } = scale;
  const { pile, fan } = spot;
  const place = placeOf(spot, scale);
  const half = gap / 2;
  const strip = { x: place.x - half, y: place.y - rowGap / 2, w: w + gap, h: h + rowGap };
  let cards = pile.cards.map(() => place);
  if (fan === "down") {
    const room = box.h - rowGap / 2 - place.y - h;
    const widest = !spot.side && room > ROOMY.height * h ? ROOMY.spread : 1;
    cards = spread(squeezed(pile, h, room, widest), (offset) => ({ x: place.x, y: place.y + offset }));
    strip.h = box.h - strip.y;
  } else if (fan === "right") {
    const next = spots.filter((other) => other.row === spot.row && other.column > spot.column);
    const free = Math.min(...next.map((other) => placeOf(other, scale).x - gap), box.w) - place.x - w;
    const shown = (pile.show ?? pile.cards.length) - 1;
    const step = Math.max(0, Math.min(0.55 * w, free / Math.max(1, shown)));
    cards = spread(
      pile.cards.slice(1).map((_, i) => (isSpread(pile, i) ? step : 0)),
      (offset) => ({ x: place.x + offset, y: place.y }),
    );
    strip.w += step * Math.max(0, Math.min(pile.cards.length - 1, shown));
  }
  return { id: pile.id, place, fan, cards: cards.slice(0, pile.cards.length), strip };
}

/** @param {number[]} gaps @param {(offset: number) => Point} at @returns {Point[]} */
function spread(gaps, at) {
  return [0, ...gaps].map((_, index) => at(Math.round(sum(gaps.slice(0, index)))));
}

/** Whether a card is one of the spread ones, not under them. @param {Pile} pile @param {number} index */
function isSpread(pile, index) {
  return pile.show === undefined || index >= pile.cards.length - pile.show;
}

/**
 * The steps of a column, at ease where there is room, evenly tighter where not; the last card is always whole.
 *
 * @param {Pile} pile @param {number} h @param {number} room @param {number} widest
 */
function squeezed(pile, h, room, widest) {
  const ease = steps(pile, h, 1).map((step) => step * widest);
  if (sum(ease) <= room) return ease;
  const tight = steps(pile, h, 0);
  const spare = room - sum(tight);
  if (spare < 0) return tight.map((step) => (step * Math.max(0, room)) / sum(tight));
  const share = spare / (sum(ease) - sum(tight));
  return tight.map((step, index) => step + share * ((ease[index] ?? step) - step));
}

/**
 * How far each card but the last shows, from tight (ease 0) to at ease (ease 1).
 *
 * @param {Pile} pile @param {number} h @param {number} ease
 */
function steps(pile, h, ease) {
  return pile.cards.slice(0, -1).map((card, index) => {
    if (!isSpread(pile, index)) return 0;
    const step = card.c ? STEPS.shown : STEPS.hidden;
    const tight = Math.max(step.tight.share * h, step.tight.least);
    return tight + ease * Math.max(0, Math.max(step.ease.share * h, step.ease.least) - tight);
  });
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
