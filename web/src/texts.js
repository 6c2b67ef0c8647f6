/**
 * Speaks the player's language: keys in, whole sentences out.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

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
 * @param {Record<string, string>} sources the texts of each language, as its file has them
 * @param {string} language
 */
export function createTexts(sources, language) {
  const parts = [sources];
  let bundle = load(language);

  /** @param {string} code */
  function load(code) {
    const loaded = new FluentBundle(code, { useIsolating: false });
    for (const part of parts) loaded.addResource(new FluentResource(part[code] ?? ""));
    return loaded;
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  function say(key, values) {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no text for ${key} in ${bundle.locales.join()}`);
    return bundle.formatPattern(pattern, values ?? null);
  }

  return {
    say,

    /** @param {string} key */
    has(key) {
      return bundle.hasMessage(key);
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
      return say("index", { rank });
    },

    get language() {
      return language;
    },

    /** Takes in more texts. @param {Record<string, string>} more as `sources` */
    add(more) {
      parts.push(more);
      bundle.addResource(new FluentResource(more[language] ?? ""));
    },

    /** @param {string} code */
    change(code) {
      language = code;
      bundle = load(code);
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
