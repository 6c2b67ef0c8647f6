/**
 * Draws the face of a card from the page's sprite of suits and emblems.
 *
 * The face is 63 x 66: what is below the strip that stays visible under another card.
 */

const SVG = "http://www.w3.org/2000/svg";
const LEFT = 15.5;
const MIDDLE = 31.5;
const RIGHT = 47.5;

/** Where the pips of each rank stand: column, then height. @type {Record<string, [number, number][]>} */
const PIPS = {
  2: [
    [MIDDLE, 9],
    [MIDDLE, 54],
  ],
  3: [
    [MIDDLE, 9],
    [MIDDLE, 31.5],
    [MIDDLE, 54],
  ],
  4: corners([9, 54]),
  5: [...corners([9, 54]), [MIDDLE, 31.5]],
  6: corners([9, 31.5, 54]),
  7: [...corners([9, 31.5, 54]), [MIDDLE, 20.25]],
  8: [...corners([9, 31.5, 54]), [MIDDLE, 20.25], [MIDDLE, 42.75]],
  9: [...corners([9, 24, 39, 54]), [MIDDLE, 31.5]],
  T: [...corners([9, 24, 39, 54]), [MIDDLE, 16.5], [MIDDLE, 46.5]],
};

/** @param {number[]} heights @returns {[number, number][]} */
function corners(heights) {
  return heights.flatMap(
    (y) =>
      /** @type {[number, number][]} */ ([
        [LEFT, y],
        [RIGHT, y],
      ]),
  );
}

/**
 * Fills a card's element with the look of a card.
 *
 * @param {HTMLElement} card @param {string} code @param {string} letter the rank as the player's language writes it
 */
export function drawFace(card, code, letter) {
  const rank = code.charAt(0);
  const suit = code.charAt(1);
  const index = document.createElement("span");
  index.className = "index";
  const figure = document.createElement("span");
  figure.className = letter.length > 1 ? "rank -long" : "rank";
  figure.textContent = letter;
  index.append(figure, drawing("suit", "0 0 100 100", [use(suit, 0, 0, 100)]));
  card.replaceChildren(
    index,
    drawing("picture", "0 0 63 63", picture(rank, suit)),
    drawing("large", "0 0 100 100", [use(suit, 0, 0, 100)]),
  );
}

/** @param {string} rank @param {string} suit @returns {SVGElement[]} */
function picture(rank, suit) {
  const pips = PIPS[rank];
  if (pips) return pips.map(([x, y]) => pip(suit, x, y, pips.length > 8 ? 13.5 : 16, y > 32));
  if (rank === "A") return [pip(suit, MIDDLE, 30, 36, false)];
  const frame = element("rect", { x: 8, y: 1.5, width: 47, height: 60, rx: 4, class: "frame" });
  const half = use(`court-${rank}`, 13.5, 4.5, 36, 18);
  const other = use(`court-${rank}`, 13.5, 4.5, 36, 18);
  other.setAttribute("transform", "rotate(180 31.5 31.5)");
  return [frame, half, other, pip(suit, MIDDLE, 31.5, 13, false)];
}

/** @param {string} suit @param {number} x @param {number} y @param {number} size @param {boolean} turned */
function pip(suit, x, y, size, turned) {
  const shape = use(suit, x - size / 2, y - size / 2, size);
  if (turned) shape.setAttribute("transform", `rotate(180 ${x} ${y})`);
  return shape;
}

/** @param {string} symbol @param {number} x @param {number} y @param {number} width @param {number} [height] */
function use(symbol, x, y, width, height = width) {
  return element("use", { href: `#${symbol}`, x, y, width, height });
}

/** @param {string} name @param {string} viewBox @param {SVGElement[]} parts */
function drawing(name, viewBox, parts) {
  const svg = element("svg", { class: name, viewBox, "aria-hidden": "true" });
  svg.append(...parts);
  return svg;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
