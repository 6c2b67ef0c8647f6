/**
 * What is known of each game that was played: one record from the first move on, whatever happens to it afterwards. A
 * record that says "won" does not change any more, so nothing is counted twice.
 *
 * @import { Save, View } from "./types.d.ts"
 */
import { openDB } from "idb";
import { dateOf } from "./calendar.js";
import { hasBegun } from "./picture.js";

/**
 * `id` is the deal and a number of its own: the same cards may be played again. `scoring` is the version of the rules
 * by which `score` was counted. `moves` is the log, as the engine wrote it. `daily` is the date whose deal it was, and
 * `wonOn` the one on which that was won. A game that was `shown` how it is won is neither won nor lost.
 *
 * @typedef {{ id: string, game: string, number: number, begun: number, touched: number, won: boolean, plies: number,
 *   ms: number, score: number, scoring: number, undos: number, hints: number, moves: string,
 *   daily?: string, wonOn?: string, shown?: boolean }} GameRecord
 */

/** Of so many games the moves are kept; older ones are still counted. */
export const LOGGED = 200;

const STORE = "records";

/**
 * A game's record one picture further on.
 *
 * @param {GameRecord | undefined} record undefined before the first move
 * @param {View} view @param {Save} save
 * @param {{ now: number, undone?: boolean, hinted?: boolean, shown?: boolean, run: string, daily?: string | undefined }} news
 * @returns {GameRecord | undefined} undefined where nothing is to be kept
 */
export function advance(record, view, save, { now, undone = false, hinted = false, shown = false, run, daily }) {
  if (record?.won || (!record && !hasBegun(view))) return undefined;
  const known = record ?? {
    id: `${view.deal}/${run}`,
    game: view.game,
    number: view.number,
    begun: now,
    undos: 0,
    hints: 0,
  };
  const isShown = shown || record?.shown === true;
  const won = view.status === "won" && !isShown;
  return {
    ...known,
    ...(isShown && { shown: true }),
    ...(daily && { daily }),
    ...(daily && won && { wonOn: dateOf(new Date(now)) }),
    touched: now,
    won,
    plies: view.ply,
    ms: view.clock_ms,
    score: view.score,
    scoring: view.points.version,
    undos: known.undos + Number(undone),
    hints: known.hints + Number(hinted),
    moves: playedMoves(save, view.ply).join(" "),
  };
}

/** The moves of a save up to a ply, without the marks of those that followed by themselves. @param {Save} save @param {number} ply */
export function playedMoves(save, ply) {
  const log = typeof save["moves"] === "string" ? save["moves"] : "";
  return log
    .split(" ")
    .slice(0, ply)
    .map((move) => move.replace(/^\+/, ""));
}

/** Records in IndexedDB. */
export function createRecords() {
  /** @type {ReturnType<typeof openRecords> | undefined} */
  let opening;
  /** The last of what is being written. @type {Promise<void>} */
  let writing = Promise.resolve();

  function database() {
    opening ??= openRecords(() => {
      void opening?.then((db) => db.close());
      opening = undefined;
    });
    opening.catch(() => (opening = undefined));
    return opening;
  }

  /** @param {string} [game] @returns {Promise<GameRecord[]>} */
  async function read(game) {
    const db = await database();
    const records = game === undefined ? await db.getAll(STORE) : await db.getAllFromIndex(STORE, "game", game);
    return records.sort((a, b) => a.begun - b.begun);
  }

  return {
    /** All of a game's records, or of every game's, the oldest first; with all that has been told. @param {string} [game] */
    async all(game) {
      await writing.catch(() => {});
      return read(game);
    },

    /** Writes after all that is being written; what is read from now on is read after it. @param {() => Promise<void>} write */
    inTurn(write) {
      writing = writing.catch(() => {}).then(write);
      return writing;
    },

    /** The newest record of a deal. @param {string} game @param {number} number @returns {Promise<GameRecord | undefined>} */
    async newest(game, number) {
      return (await read(game)).filter((record) => record.number === number).at(-1);
    },

    /** @param {GameRecord[]} records */
    async put(...records) {
      const transaction = (await database()).transaction(STORE, "readwrite");
      for (const record of records) void transaction.store.put(record);
      await transaction.done;
    },

    /** Takes the moves out of what is too old for the log. */
    async forgetOldMoves() {
      const old = (await read()).sort((a, b) => b.touched - a.touched).slice(LOGGED);
      await this.put(...old.filter(({ moves }) => moves !== "").map((record) => ({ ...record, moves: "" })));
    },

    /** Takes records in: in the place of all that are here, or only those that are not. @param {GameRecord[]} records @param {{ replace: boolean }} how */
    async takeIn(records, { replace }) {
      const transaction = (await database()).transaction(STORE, "readwrite");
      if (replace) void transaction.store.clear();
      const own = new Set(await transaction.store.getAllKeys());
      for (const record of records.filter(({ id }) => !own.has(id))) void transaction.store.put(record);
      await transaction.done;
    },

    /** @param {GameRecord[]} records */
    async remove(records) {
      const transaction = (await database()).transaction(STORE, "readwrite");
      for (const { id } of records) void transaction.store.delete(id);
      await transaction.done;
    },
  };
}

/** @typedef {ReturnType<typeof createRecords>} Records */

/** @param {() => void} blocking */
function openRecords(blocking) {
  return openDB("kabale-records", 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: "id" }).createIndex("game", "game");
    },
    blocking,
    terminated: blocking,
  });
}

/**
 * Keeps the record of the game on the table. Told in the order of what happens; each is written before the next.
 *
 * @param {Records} records @param {() => number} [now]
 * @param {(game: string, number: number) => string | undefined} [dayOf] the date whose deal this is
 */
export function createRecorder(records, now = () => Date.now(), dayOf = () => undefined) {
  /** @type {GameRecord | undefined} */
  let current;
  /** The deal that `current` is, or would be, the record of. */
  let deal = "";
  let isHinted = false;
  let isShown = false;

  /** @param {View} view @param {Save} save @param {string} op what was asked of the engine */
  async function write(view, save, op) {
    const isNew = op === "new" || (op === "open" && !hasBegun(view));
    if (isNew) current = undefined;
    else if (deal !== view.deal || op === "open" || op === "back") {
      current = hasBegun(view) ? await records.newest(view.game, view.number) : undefined;
    }
    const isOther = deal !== view.deal || isNew;
    deal = view.deal;
    if (isOther) isHinted = isShown = false;
    const undone = op === "undo" || op === "restart";
    const daily = current?.daily ?? dayOf(view.game, view.number);
    const news = { now: now(), undone, hinted: isHinted, shown: isShown, run: freshRun(), daily };
    const next = advance(current, view, save, news);
    if (!next) return;
    if (!current) await records.forgetOldMoves();
    isHinted = isShown = false;
    current = next;
    await records.put(next);
  }

  return {
    /** @param {View} view @param {Save} save @param {string} op */
    tell(view, save, op) {
      return records.inTurn(() => write(view, save, op));
    },

    /** The player was shown a move; it is written with the next one. */
    hint() {
      isHinted = true;
    },

    /** From the next move on the player is shown how the game is won. */
    show() {
      isShown = true;
    },

    /** Whether the game on the table is one that was shown. */
    get isShown() {
      return isShown || current?.shown === true;
    },
  };
}

function freshRun() {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
