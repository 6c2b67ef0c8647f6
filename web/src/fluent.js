/**
 * Says texts in which there are numbers, names and cases.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @param {Record<string, string>} sources the texts of each language, as its file has them */
export function createFluent(sources) {
  /** @type {Map<string, FluentBundle>} */
  const bundles = new Map();

  /** @param {string} language */
  function bundleOf(language) {
    const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
    if (!bundles.has(language)) bundle.addResource(new FluentResource(sources[language] ?? ""));
    bundles.set(language, bundle);
    return bundle;
  }

  return {
    /** @param {string} language @param {string} key */
    has(language, key) {
      return bundleOf(language).hasMessage(key);
    },

    /** Undefined where there is no such text. @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
    say(language, key, values) {
      const bundle = bundleOf(language);
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, values ?? null) : undefined;
    },
  };
}

/** @typedef {ReturnType<typeof createFluent>} Fluent */
