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
/** Below this width a card shows a large rank and a large suit, nothing else. */
const SMALL_CARD = 48;
const SMALLEST_WIDTH = 18;
/** For a long column all cards shrink to this share of the width they could have; then it is squeezed further. */
const LEAST_SHARE = 0.72;
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
  shown: { ease: { share: 0.25, least: 22 }, tight: { share: 0.19, least: 13 } },
  hidden: { ease: { share: 0.12, least: 6 }, tight: { share: 0.045, least: 3 } },
};

/**
 * Lays out a view in a box of `w` by `h` pixels.
 *
 * @param {View} view
 * @param {{ w: number, h: number }} box
 * @param {{ hand?: string }} [options] for the left hand what is above or beside the columns changes sides
 * @returns {Table}
 */
export function layout(view, box, { hand = "right" } = {}) {
  const isMirrored = hand === "left";
  const piles = view.piles.map((pile) => ({ ...pile, fan: fanOf(pile, view.piles) }));
  const spots = isLow(box) ? besideTheColumns(piles, isMirrored) : asGiven(piles, isMirrored);
  const columns = widthOf(piles, spots);
  const widest = Math.max(SMALLEST_WIDTH, Math.floor(box.w / (columns + (columns + 1) * GAP)));
  const w = widthThatFits(widest, (width) => fits(spots, measure(width, columns, box)));
  const scale = measure(w, columns, box);
  const placed = spots.map((spot) => lay(spot, spots, scale, isMirrored));
  return {
    card: { w, h: scale.h },
    isSmall: w < SMALL_CARD,
    piles: placed,
  };
}

/**
 * @typedef {{ pile: Pile, column: number, row: number, fan: Fan, side: boolean, among: number }} Spot
 *   `side` where it stands beside the columns, `among` so many
 * @typedef {{ w: number, h: number, gap: number, rowGap: number, left: number, box: { w: number, h: number } }} Scale
 */

/**
 * The greatest width at which everything fits. Height may take a table as small as need be; a long column only makes
 * the cards somewhat smaller.
 *
 * @param {number} widest @param {(w: number) => "yes" | "squeezed" | "no"} fit
 */
function widthThatFits(widest, fit) {
  const down = Array.from({ length: widest - SMALLEST_WIDTH }, (_, i) => widest - i);
  const high = down.find((w) => fit(w) !== "no") ?? SMALLEST_WIDTH;
  const good = down.find((w) => w <= high && fit(w) === "yes") ?? 0;
  return Math.max(good, Math.min(high, Math.ceil(high * LEAST_SHARE)));
}

/** A phone on its side: too low for a row of piles above the columns. @param {{ w: number, h: number }} box */
function isLow(box) {
  return box.h < 480 && box.w > 1.5 * box.h;
}

/** A pile that covers another, or has one below it, has no room to spread. @param {Pile} pile @param {Pile[]} piles @returns {Fan} */
function fanOf(pile, piles) {
  if (pile.fan !== "down") return pile.fan;
  const [column, row] = pile.at;
  const isCrowded = piles.some(
    ({ at, covered_by }) => covered_by?.includes(pile.id) || (at[1] > row && Math.abs(at[0] - column) < 1),
  );
  return isCrowded ? "none" : "down";
}

/** @param {Pile[]} piles @param {Spot[]} spots */
function widthOf(piles, spots) {
  return Math.max(...piles.map(({ at }) => at[0]), ...spots.map(({ column }) => column)) + 1;
}

/** @param {Pile[]} piles @param {boolean} isMirrored @returns {Spot[]} */
function asGiven(piles, isMirrored) {
  const last = widthOf(piles, []) - 1;
  return piles.map((pile) => {
    const column = isMirrored && pile.role !== "tableau" ? last - pile.at[0] : pile.at[0];
    return { pile, column, row: pile.at[1], fan: pile.fan, side: false, among: 0 };
  });
}

/**
 * Moves what lies in the row above the columns to the columns' sides: foundations right, the rest left; the other way
 * round where mirrored.
 *
 * @param {Pile[]} piles @param {boolean} isMirrored
 * @returns {Spot[]}
 */
function besideTheColumns(piles, isMirrored) {
  const above = piles.filter((pile) => pile.fan !== "down" && pile.at[1] === 0);
  const foundations = above.filter((pile) => pile.role === "foundation");
  const others = above.filter((pile) => pile.role !== "foundation");
  const [left, right] = isMirrored ? [foundations, others] : [others, foundations];
  const columns = piles.filter((pile) => !above.includes(pile));
  if (columns.length === 0 || columns.some((pile) => pile.fan !== "down")) return asGiven(piles, isMirrored);
  const shift = left.length > 0 ? 1 : 0;
  const width = Math.max(...columns.map((pile) => pile.at[0])) + 1;
  return piles.map((pile) => {
    if (columns.includes(pile)) {
      return { pile, column: pile.at[0] + shift, row: pile.at[1] - 1, fan: pile.fan, side: false, among: 0 };
    }
    const group = right.includes(pile) ? right : left;
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
 * Whether every pile keeps its tightest good spacing, and the columns the room they will soon need; "squeezed" where
 * all is well but for the spacing.
 *
 * @param {Spot[]} spots @param {Scale} scale
 */
function fits(spots, scale) {
  const { h, rowGap, box } = scale;
  let isSqueezed = false;
  for (const spot of spots) {
    if (spot.side && spot.among <= 4 && sideStep(spot, scale) < LEAST_SIDE_STEP * h) return "no";
    const room = box.h - rowGap / 2 - placeOf(spot, scale).y;
    const isColumn = spot.fan === "down" && !spot.side;
    if (room < (isColumn ? ROOM_FOR_COLUMNS : 1) * h && !(spot.side && spot.fan !== "down")) return "no";
    isSqueezed ||= spot.fan === "down" && room - h < sum(steps(spot.pile, h, 0));
  }
  return isSqueezed ? "squeezed" : "yes";
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

/** @param {Spot} spot @param {Spot[]} spots @param {Scale} scale @param {boolean} isMirrored @returns {PlacedPile} */
function lay(spot, spots, scale, isMirrored) {
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
    const shown = (pile.show ?? pile.cards.length) - 1;
    const step = Math.max(0, Math.min(0.55 * w, roomBeside(spot, spots, scale, isMirrored) / Math.max(1, shown)));
    const steps = pile.cards.slice(1).map((_, i) => (isSpread(pile, i) ? step : 0));
    // Mirrored, the last card lies at the pile's place and the others look out from under its left edge.
    const start = isMirrored ? place.x - sum(steps) : place.x;
    cards = spread(steps, (offset) => ({ x: Math.round(start + offset), y: place.y }));
    strip.x = start - half;
    strip.w += sum(steps);
  }
  const shows = fan === "down" ? narrowestStrip(pile, cards, h) : h;
  return { id: pile.id, place, fan, cards: cards.slice(0, pile.cards.length), strip, shows };
}

/** The room that a fan has up to the next pile of its row. @param {Spot} spot @param {Spot[]} spots @param {Scale} scale @param {boolean} isMirrored */
function roomBeside(spot, spots, scale, isMirrored) {
  const { w, gap, box } = scale;
  const { x } = placeOf(spot, scale);
  const row = spots.filter((other) => other !== spot && Math.abs(other.row - spot.row) < 1);
  const edges = row.map((other) => placeOf(other, scale).x);
  if (isMirrored) return x - Math.max(0, ...edges.filter((edge) => edge < x).map((edge) => edge + w + gap));
  return Math.min(box.w, ...edges.filter((edge) => edge > x).map((edge) => edge - gap)) - x - w;
}

/** @param {Pile} pile @param {Point[]} cards @param {number} h */
function narrowestStrip(pile, cards, h) {
  const strips = cards
    .slice(1)
    .flatMap(({ y }, i) => (pile.cards[i]?.c && isSpread(pile, i) ? y - (cards[i]?.y ?? y) : []));
  return Math.min(h, ...strips);
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
