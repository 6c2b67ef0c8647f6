/**
 * Draws the pictures of the rules pages from a few lines in the engine's position notation; see ../rules/README.md.
 * The cards are the board's own: the same face.js, the same style sheet.
 */

import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { drawFace } from "../src/face.js";

const { document } = parseHTML(readFileSync(new URL("../index.html", import.meta.url), "utf8"));
globalThis.document = document; // what face.js draws with, and where it finds the suits and courts

/** More places in a row than this, and the cards are drawn small, with a large rank and suit alone. */
const MOST_LARGE = 5;
/** Of the waste, the last three are spread. */
const SPREAD = 3;
const ARROW = "M4 12h15M13 6l6 6-6 6";
const CROSS = "M6 6l12 12M18 6L6 18";
/** The letter drawn on an empty place where only one rank may start it, by family and role. */
const SIGNS = { seven: { f: "A", t: "K" }, klondike: { f: "A", t: "K" }, freecell: { f: "A" } };

/**
 * @typedef {{ id: string, down: string[], up: string[] }} Place
 * @typedef {{ game: string, deal?: number, verdict?: "right" | "wrong", move?: string, reason?: string,
 *   rows: (Place | null)[][], caption: string }} Picture
 */

/**
 * Reads a block: `cards GAME`, `cards GAME deal NUMBER`, `cards GAME right MOVE` or `cards GAME wrong MOVE REASON`,
 * then a line for each row of the table, then an empty line and the caption.
 *
 * @param {string} info @param {string} text @returns {Picture}
 */
export function parsePicture(info, text) {
  const head = /^cards (\S+)(?: deal (\d+)| (right) (\S+)| (wrong) (\S+) (\S+))?$/.exec(info.trim());
  const [position, caption, ...more] = text.trim().split(/\n\s*\n/);
  if (!head || !caption || more.length) throw new Error(`not a picture: ${info}\n${text}`);
  const [, game, deal, right, allowed, wrong, refused, reason] = head;
  return {
    game,
    deal: deal && Number(deal),
    verdict: right ?? wrong,
    move: allowed ?? refused,
    reason,
    rows: position.split("\n").map((line) => line.split("/").map(parsePlace)),
    caption: caption.replaceAll("\n", " "),
  };
}

/** @param {string} text @returns {Place | null} null for a place with nothing on it at all */
function parsePlace(text) {
  if (text.trim() === "") return null;
  const match = /^([a-z]\d*):\s*(?:\(([^()]*)\))?([^()]*)$/.exec(text.trim());
  if (!match) throw new Error(`not a pile: ${text}`);
  const [down, up] = [match[2], match[3]].map((codes) => (codes ?? "").split(/\s+/).filter(Boolean));
  const strange = [...down, ...up].find((code) => !/^[A23456789TJQK][CDHS]$/.test(code));
  if (strange) throw new Error(`not a card: ${strange}`);
  return { id: match[1], down, up };
}

/**
 * The picture as HTML.
 *
 * @param {Picture} picture
 * @param {{ say: (id: string, values?: object) => string, card: (code: string) => string,
 *   index: (rank: string) => string, inline: (markdown: string) => string }} words
 */
export function drawPicture({ game, verdict, move, rows, caption }, words) {
  const family = game.replace(/-\d+$/, "");
  const [, from, to, count] = /^([a-z]\d*)(?:>([a-z]\d*)(?:\*(\d+))?)?$/.exec(move ?? "") ?? [];
  const widest = Math.max(...rows.map((row) => row.length));
  const isSmall = widest > MOST_LARGE;
  const table = make("div", {
    class: `table ${isSmall ? "-small" : "-large"} -of-${widest} -${family}`,
    role: "img",
    "aria-label": tell(rows, words),
  });
  for (const row of rows) {
    const drawn = make("div", { class: "row" });
    row.forEach((place, i) => {
      drawn.append(drawPlace(place, family, words, { from, to, count: Number(count ?? 1), isSmall }));
      if (!isSmall && place?.id === from && row[i + 1]?.id === to) drawn.append(drawArrow(verdict));
    });
    table.append(drawn);
  }
  const figure = make("figure", { class: verdict ? `cards -${verdict}` : "cards" });
  const legend = make("figcaption");
  const judged = verdict ? `<strong>${words.say(verdict)}</strong> ` : "";
  legend.innerHTML = judged + words.inline(caption);
  figure.append(table, legend);
  return `${figure.outerHTML}\n`;
}

/** @param {Place | null} place @param {string} family @param {object} words @param {object} move */
function drawPlace(place, family, words, { from, to, count, isSmall }) {
  if (!place) return make("div", { class: "spot" });
  const role = place.id[0];
  const fan = { t: " -down", w: " -right" }[role] ?? "";
  const isAimed = place.id === to || (place.id === from && !to);
  const element = make("div", { class: `spot${fan}${isAimed ? " -aimed" : ""}` });
  const cards = [...place.down.map(() => ""), ...place.up];
  const shown = fan === " -down" ? cards.length : fan ? SPREAD : 1;
  cards.slice(-shown).forEach((code, i, all) => {
    const isMoved = place.id === from && to && i >= all.length - count;
    element.append(drawCard(code, { isMoved, isUnder: i < all.length - 1, isSmall }, words));
  });
  if (cards.length === 0) {
    const empty = make("div", { class: "empty" });
    const sign = SIGNS[family]?.[role];
    if (sign) empty.textContent = words.index(sign);
    element.append(empty);
  }
  return element;
}

/** @param {string} code empty for a card that lies face down @param {object} how it lies @param {object} words */
function drawCard(code, { isMoved, isUnder, isSmall }, words) {
  const card = make("div", { class: `card${code && " -up"}${isMoved ? " -moved" : ""}${isUnder ? " -strip" : ""}` });
  if (code) {
    card.setAttribute("data-suit", code[1]);
    drawFace(card, code, words.index(code[0]), isSmall);
  }
  return card;
}

/** @param {"right" | "wrong"} verdict */
function drawArrow(verdict) {
  const arrow = make("div", { class: "arrow" });
  arrow.innerHTML = `<svg viewBox="0 0 24 24"><path d="${verdict === "right" ? ARROW : CROSS}"></path></svg>`;
  return arrow;
}

/** What lies in the picture, in words. @param {(Place | null)[][]} rows @param {object} words */
function tell(rows, words) {
  const places = rows.flat().filter(Boolean);
  const told = places.map(({ down, up }) => {
    if (!down.length && !up.length) return words.say("empty-place");
    const hidden = down.length ? [words.say("hidden-cards", { count: down.length })] : [];
    return [...hidden, ...up.map(words.card)].join(", ");
  });
  return told.join("; ");
}

/** @param {string} name @param {Record<string, string>} [attributes] */
function make(name, attributes = {}) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
