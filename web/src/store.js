/**
 * What outlives the page: saved games in IndexedDB, and in localStorage settings and a cache of the last pictures.
 *
 * @import { Save, View } from "./types.d.ts"
 */
import { openDB } from "idb";

const RECORD_VERSION = 1;

/**
 * A saved game. `previous` is the save before this one; `left` that of the game whose place this deal took.
 *
 * @typedef {{ version: number, game: string, number: number, save: Save, previous: Save | null, left: Save | null }} SavedGame
 */

/** @param {Storage | undefined} storage */
export function createStore(storage) {
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
    /** The saved game, whole or not: only the engine can tell. @param {string} game @returns {Promise<SavedGame | undefined>} */
    async load(game) {
      return (await database()).get("saves", game);
    },

    /** Writes a save in one transaction, and keeps the one before it. @param {Pick<SavedGame, "game" | "number" | "save" | "left">} save */
    async write(save) {
      const transaction = (await database()).transaction("saves", "readwrite");
      const before = await transaction.store.get(save.game);
      await transaction.store.put({ ...save, version: RECORD_VERSION, previous: before?.save ?? null }, save.game);
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

    /** Keeps a picture for the next first paint. @param {View} view */
    remember(view) {
      keep(storage, `view.${view.game}`, JSON.stringify(view));
      keep(storage, "game", view.game);
    },

    /** The last picture of a game; a cache, so anything odd in it is the same as nothing. @param {string} game @returns {View | undefined} */
    lastView(game) {
      try {
        const view = JSON.parse(recall(storage, `view.${game}`) ?? "null");
        return isView(view) && view.game === game ? view : undefined;
      } catch {
        return undefined;
      }
    },

    /** @param {"game" | "language"} name */
    setting(name) {
      return recall(storage, name);
    },

    /** @param {"language"} name @param {string} value */
    set(name, value) {
      keep(storage, name, value);
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

/** localStorage may be full, or refuse whatever is asked of it. @param {Storage | undefined} storage @param {string} name @param {string} value */
function keep(storage, name, value) {
  try {
    storage?.setItem(`kabale.${name}`, value);
  } catch (error) {
    console.warn(error);
  }
}

/** @param {Storage | undefined} storage @param {string} name */
function recall(storage, name) {
  try {
    return storage?.getItem(`kabale.${name}`) ?? null;
  } catch {
    return null;
  }
}

/** Enough to draw from. @param {any} view @returns {view is View} */
function isView(view) {
  return (
    Array.isArray(view?.moves) &&
    typeof view.best === "object" &&
    typeof view.can === "object" &&
    typeof view.counters === "object" &&
    typeof view.points === "object" &&
    Number.isInteger(view.clock_ms) &&
    Array.isArray(view.piles) &&
    view.piles.length > 0 &&
    view.piles.every((/** @type {any} */ pile) => Array.isArray(pile?.at) && Array.isArray(pile.cards))
  );
}
