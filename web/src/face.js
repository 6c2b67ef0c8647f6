/**
 * Draws the face of a card from the page's sprite of suits and court figures. Their shapes are copied: each `<use>`
 * would be a tree of its own, and the first picture would have half as many elements again.
 *
 * The picture is 63 x 66: what is below the strip that stays visible under another card.
 */
import { classicCourt } from "./classic.js";

const SVG = "http://www.w3.org/2000/svg";
export const PICTURE = { w: 63, h: 66 };
/** Where pips stand: three columns, and heights between the upper and the lower edge. */
const LEFT = 15;
const MIDDLE = 31.5;
const RIGHT = 48;
const TOP = 8.4;
const HALF = 33;
const BOTTOM = 57.6;

/** Column and height of each pip. @type {Record<string, [number, number][]>} */
const PIPS = {
  2: middle([TOP, BOTTOM]),
  3: middle([TOP, HALF, BOTTOM]),
  4: sides([TOP, BOTTOM]),
  5: [...sides([TOP, BOTTOM]), ...middle([HALF])],
  6: sides([TOP, HALF, BOTTOM]),
  7: [...sides([TOP, HALF, BOTTOM]), ...middle([20.7])],
  8: [...sides([TOP, HALF, BOTTOM]), ...middle([20.7, 45.3])],
  9: [...sides([TOP, 24.8, 41.2, BOTTOM]), ...middle([HALF])],
  T: [...sides([TOP, 24.8, 41.2, BOTTOM]), ...middle([16.6, 49.4])],
};

/** @param {number[]} heights @returns {[number, number][]} */
function middle(heights) {
  return heights.map((y) => [MIDDLE, y]);
}

/** @param {number[]} heights @returns {[number, number][]} */
function sides(heights) {
  return [LEFT, RIGHT].flatMap((x) => heights.map((y) => /** @type {[number, number]} */ ([x, y])));
}

/**
 * A symbol of the sprite at its place in a picture, upside down where `turned`.
 *
 * @typedef {{ symbol: string, x: number, y: number, w: number, h: number, turned?: boolean }} Part
 */

/**
 * What a card's picture is made of, in the order of painting.
 *
 * @param {string} code @returns {Part[]}
 */
export function partsOf(code) {
  const rank = code.charAt(0);
  const suit = code.charAt(1);
  const pips = PIPS[rank];
  if (pips) return pips.map(([x, y]) => ({ ...pip(suit, x, y, pips.length > 8 ? 14 : 16.7), turned: y > HALF }));
  if (rank === "A") return [pip(suit, MIDDLE, 31, suit === "S" ? 48 : 42), ...(suit === "S" ? [STAR] : [])];
  const half = [{ symbol: `court-${rank}`, x: 9, y: 1, w: 45, h: 32 }, pip(suit, 15.5, 8, 8)];
  return [PANEL, ...half, ...half.map(turnedAbout), RIBBON];
}

/** @type {Part} */
const PANEL = { symbol: "panel", x: 9, y: 1, w: 45, h: 64 };
/** Over the seam where a court's halves meet. @type {Part} */
const RIBBON = { symbol: "ribbon", x: 9, y: 30.5, w: 45, h: 5 };
/** On the ace of spades. @type {Part} */
const STAR = { symbol: "star", x: 23.5, y: 25, w: 16, h: 16 };

/** @param {string} suit @param {number} x @param {number} y @param {number} size @returns {Part} */
function pip(suit, x, y, size) {
  return { symbol: suit, x: x - size / 2, y: y - size / 2, w: size, h: size };
}

/** The same part seen from the other end of the card. @param {Part} part @returns {Part} */
function turnedAbout(part) {
  return { ...part, x: PICTURE.w - part.x - part.w, y: PICTURE.h - part.y - part.h, turned: true };
}

/**
 * Fills a card's element with the look of a card; of a small one, with a large suit in the place of its picture.
 *
 * @param {HTMLElement} card @param {string} code @param {string} letter the rank as the player's language writes it
 * @param {boolean} isSmall
 */
export function drawFace(card, code, letter, isSmall) {
  const suit = { symbol: code.charAt(1), x: 0, y: 0, w: 100, h: 100 };
  const index = document.createElement("span");
  index.className = "index";
  const figure = document.createElement("span");
  figure.className = letter.length > 1 ? "rank -long" : "rank";
  // A picture like the rest: the card is named by whole words.
  figure.setAttribute("data-letter", letter);
  index.append(figure, drawing("suit", suit, [suit]));
  const picture = isSmall
    ? drawing("large", suit, [suit])
    : (classicCourt(code) ?? drawing("picture", PICTURE, partsOf(code)));
  card.replaceChildren(index, picture);
}

/** @param {string} name @param {{ w: number, h: number }} size @param {Part[]} parts */
function drawing(name, { w, h }, parts) {
  const svg = element("svg", { class: name, viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true" });
  svg.append(...parts.flatMap(shapesOf));
  return svg;
}

/** @param {Part} part */
function shapesOf({ symbol, x, y, w, h, turned }) {
  const drawn = /** @type {Element} */ (document.getElementById(symbol));
  const [left = 0, top = 0, width = 1, height = 1] = drawn.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
  const [across, down] = turned ? [-w / width, -h / height] : [w / width, h / height];
  const [right, lower] = turned ? [x + w, y + h] : [x, y];
  const place = `matrix(${across} 0 0 ${down} ${right - left * across} ${lower - top * down})`;
  return Array.from(drawn.children, (shape) => {
    const copy = /** @type {Element} */ (shape.cloneNode());
    copy.setAttribute("transform", place);
    return copy;
  });
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
