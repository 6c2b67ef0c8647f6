/**
 * What the page knows before its first paint: settings and a cache of the last pictures, in localStorage.
 *
 * @import { View } from "./types.d.ts"
 */

/** Before the names of what is in localStorage. */
const PREFIX = "kabale.";
/** A setting; what has more dots is a cache. */
const SETTING = /^kabale\.[a-z-]+$/;

/** @param {Storage | undefined} storage none where the browser refuses it */
export function createNotes(storage) {
  return {
    /** Keeps a picture for the next first paint. @param {View} view */
    remember(view) {
      keep(storage, `view.${view.game}`, JSON.stringify(view));
      keep(storage, "game", view.game);
    },

    /** @param {string} game */
    forgetView(game) {
      forget(storage, `view.${game}`);
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

    /** Keeps which deal of a game was last dealt as a day's. @param {string} game @param {{ number: number, date: string }} daily */
    rememberDaily(game, daily) {
      keep(storage, `daily.${game}`, JSON.stringify(daily));
    },

    /** The date whose deal this is, where it was dealt as such. @param {string} game @param {number} number @returns {string | undefined} */
    dayOf(game, number) {
      try {
        const daily = JSON.parse(recall(storage, `daily.${game}`) ?? "null");
        return daily?.number === number && typeof daily.date === "string" ? daily.date : undefined;
      } catch {
        return undefined;
      }
    },

    /** Every setting, by name. @returns {Record<string, string>} */
    settings() {
      const names = Object.keys(storage ?? {}).filter((name) => SETTING.test(name));
      return Object.fromEntries(
        names.map((name) => [name.slice(PREFIX.length), recall(storage, name.slice(PREFIX.length)) ?? ""]),
      );
    },

    /** Takes settings in, or only those that are not made here. @param {Record<string, string>} settings @param {{ replace: boolean }} how */
    takeSettings(settings, { replace }) {
      for (const [name, value] of Object.entries(settings)) {
        if (replace || recall(storage, name) === null) keep(storage, name, value);
      }
    },

    /** @param {"game" | "language"} name */
    setting(name) {
      return recall(storage, name);
    },
  };
}

/** @typedef {ReturnType<typeof createNotes>} Notes */

/** localStorage may be full, or refuse whatever is asked of it. @param {Storage | undefined} storage @param {string} name @param {string} value */
function keep(storage, name, value) {
  try {
    storage?.setItem(PREFIX + name, value);
  } catch (error) {
    console.warn(error);
  }
}

/** @param {Storage | undefined} storage @param {string} name */
function forget(storage, name) {
  try {
    storage?.removeItem(PREFIX + name);
  } catch (error) {
    console.warn(error);
  }
}

/** @param {Storage | undefined} storage @param {string} name */
function recall(storage, name) {
  try {
    return storage?.getItem(PREFIX + name) ?? null;
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
