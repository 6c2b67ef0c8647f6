/**
 * What outlives the page: saved games in IndexedDB, beside the notes.
 *
 * @import { Notes } from "./notes.js"
 * @import { Save } from "./types.d.ts"
 */
import { openDB } from "idb";
import { freshNumber } from "./address.js";

const RECORD_VERSION = 1;
/** The owner of a game that has just come in. */
const NOBODY = 0;

/**
 * A saved game. `previous` is the save before this one; `left` that of the game whose place this deal took; `owner` the
 * window that may write it; `written` when that was last done.
 *
 * @typedef {object} SavedGame
 * @property {number} version
 * @property {string} game
 * @property {number} number
 * @property {Save} save
 * @property {Save | null} previous
 * @property {Save | null} left
 * @property {number} [owner]
 * @property {number} [written]
 */

/** @typedef {Pick<SavedGame, "game" | "number" | "save" | "left">} Kept what is kept of a game outside this browser too */

/** Another window has taken the game over: nothing was written. */
export class Taken extends Error {}

/** @param {Notes} notes @param {number} [me] this window's own mark @param {() => number} [now] */
export function createStore(notes, me = freshNumber(), now = () => Date.now()) {
  /** @type {ReturnType<typeof openDatabase> | undefined} */
  let opening;

  /** One connection; it gives way when another tab wants to change or delete the database. */
  function database() {
    opening ??= openDatabase(() => {
      void opening?.then((db) => db.close());
      opening = undefined;
    });
    opening.catch(() => (opening = undefined));
    return opening;
  }

  return {
    ...notes,

    /** The saved game, whole or not: only the engine can tell. @param {string} game @returns {Promise<SavedGame | undefined>} */
    async load(game) {
      return (await database()).get("saves", game);
    },

    /** The saved game, which from now on no other window writes. @param {string} game @returns {Promise<SavedGame | undefined>} */
    async claim(game) {
      const transaction = (await database()).transaction("saves", "readwrite");
      const record = await transaction.store.get(game);
      if (record) await transaction.store.put({ ...record, owner: me }, game);
      await transaction.done;
      return record;
    },

    /** Writes a save in one transaction, and keeps the one before it. @param {Kept} kept */
    async write({ game, number, save, left }) {
      const transaction = (await database()).transaction("saves", "readwrite");
      const before = await transaction.store.get(game);
      if (before?.owner !== undefined && before.owner !== me) throw new Taken(game);
      const previous = before?.save ?? null;
      const written = now();
      const record = { version: RECORD_VERSION, game, number, save, left, previous, owner: me, written };
      await transaction.store.put(record, game);
      await transaction.done;
    },

    /** The game that was saved last: known even where the settings are gone. @returns {Promise<string | undefined>} */
    async latest() {
      const records = await (await database()).getAll("saves");
      return records.sort((a, b) => (b.written ?? 0) - (a.written ?? 0))[0]?.game;
    },

    /** All saved games, as they are kept elsewhere. @returns {Promise<Kept[]>} */
    async all() {
      const records = await (await database()).getAll("saves");
      return records.map(({ game, number, save, left }) => ({ game, number, save, left: left ?? null }));
    },

    /**
     * Takes games in, all or none: in the place of all that are here, or only those that are not. Windows that have one
     * of them open find out when they write.
     *
     * @param {Kept[]} games @param {{ replace: boolean }} how
     */
    async takeIn(games, { replace }) {
      const transaction = (await database()).transaction("saves", "readwrite");
      if (replace) await transaction.store.clear();
      const own = new Set(await transaction.store.getAllKeys());
      for (const { game, number, save, left } of games.filter((kept) => !own.has(kept.game))) {
        const record = { version: RECORD_VERSION, game, number, save, left, previous: null, owner: NOBODY };
        await transaction.store.put(record, game);
        notes.forgetView(game);
      }
      await transaction.done;
    },

    /** Moves a save that cannot be loaded out of the way; it is kept as it is. @param {string} game */
    async setAside(game) {
      const transaction = (await database()).transaction(["saves", "aside"], "readwrite");
      const record = await transaction.objectStore("saves").get(game);
      await transaction.objectStore("aside").add({ game, when: Date.now(), record });
      await transaction.objectStore("saves").delete(game);
      await transaction.done;
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */

/** @param {() => void} blocking */
function openDatabase(blocking) {
  return openDB("kabale", 1, {
    upgrade(db) {
      db.createObjectStore("saves");
      db.createObjectStore("aside", { autoIncrement: true });
    },
    blocking,
    terminated: blocking,
  });
}
