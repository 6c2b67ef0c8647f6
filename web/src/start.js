/**
 * The first picture. All that it takes is here and in what is imported here; the rest of the page, main.js, comes after
 * the paint and goes on with what it finds here.
 *
 * @import { View } from "./types.d.ts"
 */
import LANGUAGES from "#languages";
import { freshNumber, parseAddress } from "./address.js";
import { createBoard } from "./board.js";
import { keepInput } from "./early.js";
import { keepEngine } from "./keeper.js";
import { applyLooks } from "./looks.js";
import { createNotes } from "./notes.js";
import { createSettings } from "./settings.js";
import { chooseLanguage, createTexts } from "./texts.js";
import { hear } from "./voice.js";

/** A page that is not looked at is never painted; the rest comes all the same. */
const PAINT_MS = 250;

export const root = /** @type {HTMLElement} */ (document.getElementById("board"));
/** Views that the build dealt, so that there is a board before there is an engine: of each game a text of its own. */
const dealt = new Map(
  [.../** @type {NodeListOf<HTMLScriptElement>} */ (document.querySelectorAll("script[data-openings]"))].map(
    ({ dataset, text }) => [dataset["openings"] ?? "", text],
  ),
);
export const games = [...dealt.keys()];
export const usualGame = games[0] ?? "seven-1";

export const storage = findStorage();
export const notes = createNotes(storage);
export const settings = createSettings(storage);
export const texts = createTexts(LANGUAGES, wantedLanguage());
export const board = createBoard(root, texts);
/** Started after the first paint, before all the rest: it takes the longest. @type {ReturnType<typeof keepEngine>} */
export let engine;

/** The language that the player wants, of those that are spoken. */
export function wantedLanguage() {
  return chooseLanguage([settings.all.language, ...navigator.languages], Object.keys(LANGUAGES));
}

/** The room that the table has. */
export function measure() {
  return { w: root.clientWidth, h: root.clientHeight };
}

/** The deal that the address names, and the game and number to be put on the table: those, else the last game as it was left. */
export function readAddress() {
  const { deal, fault } = parseAddress(location.hash, games);
  const last = notes.setting("game") ?? "";
  const game = deal?.game ?? (games.includes(last) ? last : usualGame);
  return { deal, fault, game, number: deal?.moves === undefined ? deal?.number : undefined };
}

/** @param {string} game @returns {View[]} */
export function openingsOf(game) {
  return JSON.parse(dealt.get(game) ?? "[]");
}

/**
 * What can be shown of a game before the engine has answered.
 *
 * @param {string} game @param {number | undefined} number
 * @param {boolean} [isStarting] whether any deal will do, where none is named
 */
export function pictureOf(game, number, isStarting = false) {
  const last = notes.lastView(game);
  if (last && (number === undefined || last.number === number)) return last;
  const openings = openingsOf(game);
  if (number !== undefined) return openings.find((view) => view.number === number);
  const isRated = settings.all.deals !== "any" && settings.all.deals !== "winnable";
  return isStarting && !isRated ? openings[freshNumber() % openings.length] : undefined;
}

function findStorage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** @param {() => void} act */
function afterPaint(act) {
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(act);
  });
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, PAINT_MS);
}

/** The rest could not be had: nobody shall wait at a table that does not answer. @param {unknown} error */
function giveUp(error) {
  console.error(error);
  const text = /** @type {HTMLElement} */ (document.getElementById("notice-text"));
  text.textContent = texts.say("notice-failed");
  text.parentElement?.removeAttribute("hidden");
  hear(text.textContent);
}

/** Not in the page before it has been painted: the first picture would wait until all of it is parsed and styled. */
const rest = /** @type {HTMLScriptElement} */ (document.getElementById("rest"));
const { game, number } = readAddress();
/** What is on the table when the rest comes. */
export const first = pictureOf(game, number, true);

const doAgain = keepInput();
document.documentElement.lang = texts.language;
texts.fill(/** @type {HTMLElement} */ (document.getElementById("bar")));
applyLooks(settings.all);
if (first) board.draw(first, measure());
afterPaint(() => {
  performance.mark("board");
  engine = keepEngine();
  rest.outerHTML = rest.text;
  import("./main.js").then(doAgain, giveUp);
});
