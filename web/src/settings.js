/**
 * What the player has chosen: one object, kept as it is changed. Each choice takes effect at once, in whoever listens.
 *
 * @typedef {{
 *   language: string, oneTap: boolean, hand: string, face: string, back: string, theme: string, colours: string,
 *   speed: string, sound: boolean, time: boolean, moves: boolean, score: boolean, safe: boolean, confirm: boolean,
 *   vibrate: boolean, statistics: boolean, letters: boolean, deals: string, sure: boolean, outlook: boolean
 * }} Settings
 */
import { CHOICES } from "./looks.js";

const KEY = "kabale.settings";
/** Which deals a new game takes; the last three are ratings of those that can be won. */
export const DEALS = ["any", "winnable", "easy", "medium", "hard"];

/** As it is for somebody who has chosen nothing; an empty language is that of the browser. @type {Settings} */
export const USUAL = {
  language: "",
  oneTap: true,
  hand: "right",
  face: "nordic",
  back: "lattice",
  theme: "spruce",
  colours: "two",
  speed: "normal",
  sound: false,
  time: false,
  moves: true,
  score: true,
  safe: false,
  confirm: false,
  sure: false,
  outlook: false,
  vibrate: true,
  statistics: true,
  letters: true,
  deals: "winnable",
};

/** @type {Record<string, readonly string[]>} */
const ALLOWED = { ...CHOICES, deals: DEALS };
/** Empty as long as the browser chooses; one that is not spoken here is as good as none. */
const LANGUAGE = /^[a-z]{0,3}$/;

/**
 * Settings from what was kept; anything odd in it is as usual.
 *
 * @param {string | null} text
 * @returns {Settings}
 */
export function readSettings(text) {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    const parsed = JSON.parse(text ?? "{}");
    if (parsed && typeof parsed === "object") kept = parsed;
  } catch {
    // Nothing that can be read is nothing that was chosen.
  }
  const each = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name];
    const isAllowed = (/** @type {string} */ word) => ALLOWED[name]?.includes(word) ?? LANGUAGE.test(word);
    const isGood = typeof value === typeof usual && (typeof value !== "string" || isAllowed(value));
    return [name, isGood ? value : usual];
  });
  return Object.fromEntries(each);
}

/** @param {Storage | undefined} storage */
export function createSettings(storage) {
  /** @type {((settings: Settings, changed: string[]) => void)[]} */
  const listeners = [];
  let settings = readSettings(recall());

  function recall() {
    try {
      return storage?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {Settings} next */
  function change(next) {
    const changed = Object.keys(next).filter((name) => Reflect.get(next, name) !== Reflect.get(settings, name));
    settings = next;
    if (changed.length > 0) for (const listener of listeners) listener(settings, changed);
  }

  return {
    /** @returns {Readonly<Settings>} */
    get all() {
      return settings;
    },

    /** @param {string} name @param {string | boolean} value */
    set(name, value) {
      change(readSettings(JSON.stringify({ ...settings, [name]: value })));
      try {
        storage?.setItem(KEY, JSON.stringify(settings));
      } catch (error) {
        console.warn(error); // it holds until the page is closed
      }
    },

    /** Another tab has chosen something else. */
    reread() {
      change(readSettings(recall()));
    },

    /** @param {(settings: Settings, changed: string[]) => void} listener called after every change, with what has changed */
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

/** @typedef {ReturnType<typeof createSettings>} SettingsStore */
