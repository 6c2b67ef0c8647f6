/**
 * What can be won, as tables and in sentences: every figure comes from ../rules/figures.json, which tests/surveys/keep.py
 * sums up from the surveys.
 */

import { readFileSync } from "node:fs";
import { gameName } from "../src/dialogs.js";

/**
 * @typedef {{ deals: number, states: number, won: number, lost: number, unknown: number, low: number, high: number,
 *   mean_ms: number, slowest_s: number }} Solved
 * @type {{ solved: Record<string, Solved>, hinted: Record<string, Pick<Solved, "deals" | "won" | "low" | "high">> }}
 */
const { solved, hinted } = JSON.parse(readFileSync(new URL("../rules/figures.json", import.meta.url), "utf8"));
/** Of so many deals a share can be told to more than a tenth of a percent. */
const MANY = 10_000;

/** Puts figures in the places of `{won seven-1}` and the like: the share won, else a number of figures.json. @param {string} text @param {string} code */
export function fillFigures(text, code) {
  const number = new Intl.NumberFormat(code);
  return text.replace(/\{(won|deals|states|unknown|mean_ms|slowest_s) ([a-z]+(?:-\d)?)\}/g, (_, name, game) => {
    const row = solved[game];
    if (!row) throw new Error(`no survey of ${game} is kept`);
    return name === "won" ? percent(code, row.deals)(row.won / row.deals) : number.format(row[name]);
  });
}

/**
 * A table with a line for each game that was surveyed.
 *
 * @param {string[]} games
 * @param {{ say: (id: string) => string, code: string, game: import("../src/texts.js").Texts }} words
 */
export function drawFigures(games, { say, code, game: texts }) {
  const number = new Intl.NumberFormat(code);
  const surveyed = games.filter((game) => game in solved);
  if (surveyed.length === 0) return `<p>${say("figures-none")}</p>\n`;
  const rows = surveyed.map((game) => {
    const { deals, states, won, lost, unknown, low, high } = solved[game];
    const share = percent(code, deals);
    const cells = [gameName(texts, game), number.format(deals), share(won / deals), `${share(low)} – ${share(high)}`];
    return [...cells, ...[lost, unknown, states].map(number.format), ...hintCells(game, code)];
  });
  const usual = ["game", "deals", "won", "interval", "lost", "unknown", "states"];
  const heads = surveyed.some((game) => game in hinted) ? [...usual, "hint"] : usual;
  const row = (tag, cells) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>\n`;
  const head = row(
    "th",
    heads.map((name) => say(`figures-${name}`)),
  );
  const body = rows.map((cells) => row("td", cells)).join("");
  return `<div class="wide"><table>\n<thead>${head}</thead>\n<tbody>\n${body}</tbody></table></div>\n`;
}

/** @param {string} game @param {string} code */
function hintCells(game, code) {
  if (!(game in hinted)) return [];
  const { deals, won, low, high } = hinted[game];
  const share = percent(code, deals);
  return [`${share(won / deals)} (${share(low)} – ${share(high)})`];
}

/** @param {string} code @param {number} deals @returns {(share: number) => string} */
function percent(code, deals) {
  const digits = deals >= MANY ? 3 : 1;
  const format = new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: digits });
  return (share) => format.format(share);
}
