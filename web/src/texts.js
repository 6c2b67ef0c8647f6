/**
 * Speaks the player's language: keys in, whole sentences out. The few that are said at once are words and nothing more;
 * whoever says the rest (fluent.js) is learnt later.
 *
 * @import { Fluent } from "./fluent.js"
 */

/** Spoken where no wish of the player is known. */
const USUAL = "en";
/** Other names under which browsers ask for a language that is here. */
const ALIASES = new Map([
  ["no", "nb"],
  ["nn", "nb"],
]);

/**
 * The first of the player's languages that is spoken here.
 *
 * @param {readonly string[]} wanted as in navigator.languages
 * @param {string[]} spoken
 */
export function chooseLanguage(wanted, spoken) {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "").map((code) => ALIASES.get(code) ?? code);
  return codes.find((code) => spoken.includes(code)) ?? USUAL;
}

/**
 * @param {Record<string, Record<string, string>>} words what can be said at once: sentences by key, of each language
 * @param {string} language
 */
export function createTexts(words, language) {
  /** @type {Fluent | undefined} */
  let fluent;

  /** @param {string} key @param {Record<string, string | number>} [values] */
  function say(key, values) {
    const text = words[language]?.[key] ?? fluent?.say(language, key, values);
    if (text === undefined) throw new Error(`no text for ${key} in ${language}`);
    return text;
  }

  return {
    say,

    /** Whether there is such a text among those that are learnt. @param {string} key */
    has(key) {
      return fluent?.has(language, key) ?? false;
    },

    /** A card's name, or what is said of one that lies face down. @param {string | undefined} code */
    card(code) {
      return code ? say("card", { card: code.charAt(1) + code.charAt(0) }) : say("card-hidden");
    },

    /** @param {string[]} names */
    list(names) {
      return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(names);
    },

    /** A time played, in words. @param {number} ms */
    duration(ms) {
      const seconds = Math.floor(ms / 1000);
      const parts = { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
      const shown = Object.entries(parts).filter(([unit, value]) => value > 0 || unit === "second");
      return this.list(
        shown.map(([unit, value]) =>
          new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(value),
        ),
      );
    },

    /** The letter or figure in the corner of a card. @param {string} rank */
    index(rank) {
      return /\d/.test(rank) ? rank : say(`index-${rank}`);
    },

    get language() {
      return language;
    },

    /** @param {Fluent} more whoever says all other texts */
    learn(more) {
      fluent = more;
    },

    /** @param {string} code */
    change(code) {
      language = code;
    },

    /** Fills in every element below `root` that names its text or its label. @param {ParentNode} root */
    fill(root) {
      for (const element of root.querySelectorAll("[data-text]")) {
        element.textContent = say(/** @type {HTMLElement} */ (element).dataset["text"] ?? "");
      }
      for (const element of root.querySelectorAll("[data-label]")) {
        const label = say(/** @type {HTMLElement} */ (element).dataset["label"] ?? "");
        element.setAttribute("aria-label", label);
        element.setAttribute("title", label);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createTexts>} Texts */
