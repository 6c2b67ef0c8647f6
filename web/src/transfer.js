/**
 * All that is kept, as one file: written for another browser, and read from one. What is read is checked whole before
 * anything is changed.
 *
 * @import { GameRecord } from "./records.js"
 * @import { Kept } from "./store.js"
 * @import { Save } from "./types.d.ts"
 */

/** The form of the file; a higher one was made by a newer version of the game. */
const FILE_FORMAT = 1;
const MOST_BYTES = 20_000_000;
/** One save, as the engine takes it. */
const MOST_SAVE_BYTES = 2_000_000;
const MOST_RECORDS = 100_000;
const MOST_SETTINGS = 100;
const SETTING_NAME = /^[a-z][a-z-]{0,39}$/;
const LONGEST_SETTING = 2000;

/** What a record of a played game consists of. @type {Record<Exclude<keyof GameRecord, "daily" | "wonOn" | "shown">, "string" | "number" | "boolean">} */
const RECORD = {
  id: "string",
  game: "string",
  number: "number",
  begun: "number",
  touched: "number",
  won: "boolean",
  plies: "number",
  ms: "number",
  score: "number",
  scoring: "number",
  undos: "number",
  hints: "number",
  moves: "string",
};

/** What some records have besides. */
const KINDS = { ...RECORD, daily: "string", wonOn: "string", shown: "boolean" };

/** @typedef {{ games: Kept[], records: GameRecord[], settings: Record<string, string>, when: string }} Content */
/** @typedef {"file-big" | "file-form" | "file-newer" | "file-save"} Fault */

/** @param {Omit<Content, "when">} content @param {Date} [now] @returns {string} */
export function writeFile({ games, records, settings }, now = new Date()) {
  return JSON.stringify({ kabale: FILE_FORMAT, when: now.toISOString(), games, records, settings }, null, 1);
}

/** A name for the file. @param {Date} [now] */
export function fileName(now = new Date()) {
  return `kabale-${now.toISOString().slice(0, 10)}.json`;
}

/**
 * @param {string} text
 * @param {object} options
 * @param {string[]} options.games
 * @param {(game: string, save: Save) => Promise<boolean>} options.isGood whether the engine can play on from a save
 * @returns {Promise<{ content: Content } | { fault: Fault }>}
 */
export async function readFile(text, { games, isGood }) {
  if (text.length > MOST_BYTES) return { fault: "file-big" };
  const file = parse(text);
  if (!Number.isInteger(file?.kabale) || file.kabale < 1) return { fault: "file-form" };
  if (file.kabale > FILE_FORMAT) return { fault: "file-newer" };
  const { when, settings, records = [] } = file;
  if (!isTime(when) || !areSettings(settings) || !Array.isArray(file.games)) return { fault: "file-form" };
  if (!Array.isArray(records) || records.length > MOST_RECORDS) return { fault: "file-form" };
  if (!records.every((record) => isRecord(record, games))) return { fault: "file-form" };
  const names = new Set();
  for (const { game, number, save, left } of file.games.map(Object)) {
    if (names.has(game)) return { fault: "file-form" };
    names.add(game);
    const saves = left === null ? [save] : [save, left];
    if (!games.includes(game) || !saves.every(isSave) || save.number !== number) return { fault: "file-save" };
    for (const each of saves) if (!(await isGood(game, each))) return { fault: "file-save" };
  }
  const kept = file.games.map((/** @type {Kept} */ { game, number, save, left }) => ({ game, number, save, left }));
  return { content: { games: kept, records, settings, when } };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param {unknown} when */
function isTime(when) {
  return typeof when === "string" && when.length < 40 && !Number.isNaN(Date.parse(when));
}

/** @param {unknown} save */
function isSave(save) {
  return typeof save === "object" && save !== null && JSON.stringify(save).length <= MOST_SAVE_BYTES;
}

/** @param {any} record @param {string[]} games */
function isRecord(record, games) {
  const entries = Object.entries(record ?? {});
  const isGood = (/** @type {[string, unknown]} */ [name, value]) =>
    typeof value === Reflect.get(KINDS, name) && (typeof value !== "number" || Number.isFinite(value));
  const isWhole = Object.keys(RECORD).every((name) => entries.some(([own]) => own === name));
  return isWhole && entries.every(isGood) && games.includes(record.game);
}

/** @param {unknown} settings */
function areSettings(settings) {
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) return false;
  const entries = Object.entries(settings);
  const isSetting = (/** @type {[string, unknown]} */ [name, value]) =>
    SETTING_NAME.test(name) && typeof value === "string" && value.length <= LONGEST_SETTING;
  return entries.length <= MOST_SETTINGS && entries.every(isSetting);
}
