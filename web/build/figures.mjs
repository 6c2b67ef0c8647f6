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
/** Stands where there is no figure. */
const NOTHING = "–";

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
 * A table with a line for each game that was surveyed: what a solver has found, and what the hint alone has won.
 *
 * @param {string[]} games
 * @param {{ say: (id: string, values?: object) => string, code: string, game: import("../src/texts.js").Texts }} words
 */
export function drawFigures(games, { say, code, game: texts }) {
  const surveyed = games.filter((game) => game in solved || game in hinted);
  if (surveyed.length === 0) return `<p>${say("figures-none")}</p>\n`;
  const columns = { game: (/** @type {string} */ game) => gameName(texts, game) };
  if (surveyed.some((game) => game in solved)) Object.assign(columns, solvedColumns(code));
  if (surveyed.some((game) => game in hinted)) columns["hint"] = (game) => hintCell(game, say, code);
  const heads = Object.keys(columns).map((name) => say(`figures-${name}`));
  const rows = surveyed.map((game) => Object.values(columns).map((cell) => cell(game)));
  const body = rows.map((cells) => row("td", cells)).join("");
  return `<div class="wide figures"><table>\n<thead>${row("th", heads)}</thead>\n<tbody>\n${body}</tbody></table></div>\n`;
}

/** @param {string} tag @param {string[]} cells */
function row(tag, cells) {
  return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>\n`;
}

/** @param {string} code @returns {Record<string, (game: string) => string>} */
function solvedColumns(code) {
  const { format } = new Intl.NumberFormat(code);
  const cell = (/** @type {(row: Solved, share: (share: number) => string) => string} */ tell) => (game) =>
    game in solved ? tell(solved[game], percent(code, solved[game].deals)) : NOTHING;
  return {
    deals: cell(({ deals }) => format(deals)),
    won: cell(({ won, deals }, share) => share(won / deals)),
    interval: cell(({ low, high }, share) => `${share(low)} – ${share(high)}`),
    lost: cell(({ lost }) => format(lost)),
    unknown: cell(({ unknown }) => format(unknown)),
    states: cell(({ states }) => format(states)),
  };
}

/** @param {string} game @param {(id: string, values: object) => string} say @param {string} code */
function hintCell(game, say, code) {
  if (!(game in hinted)) return NOTHING;
  const { deals, won, low, high } = hinted[game];
  const share = percent(code, deals);
  return say("figures-hinted", { won: share(won / deals), deals: String(deals), low: share(low), high: share(high) });
}

/** @param {string} code @param {number} deals @returns {(share: number) => string} */
function percent(code, deals) {
  const digits = deals >= MANY ? 3 : 1;
  const format = new Intl.NumberFormat(code, { style: "percent", maximumFractionDigits: digits });
  return (share) => format.format(share);
}
