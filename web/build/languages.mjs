/**
 * The languages that the game speaks: each is one file in texts/, named by its code. Whatever needs them reads them
 * here, so that a new file is a new language.
 */

import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { createFluent } from "../src/fluent.js";
import { createTexts } from "../src/texts.js";

const folder = new URL("../texts/", import.meta.url);
/** Parts a text file: what is above such a line is said before the rest of the page has come. */
const PARTING = /^### .*$/m;

/** The text of each language. @returns {Record<string, string>} */
export function readLanguages() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(files.map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), "utf8")]));
}

/** Says texts of one language, here and in tests. @param {string} code @param {string} source the text of a file */
export function speak(code, source) {
  const texts = createTexts({}, code);
  texts.learn(createFluent({ [code]: source }));
  return texts;
}

/** Sentences by key. Only what comes later can be more than plain words. @param {string} source */
export function plainWords(source) {
  return Object.fromEntries(
    new FluentResource(source).body.map(({ id, value }) => {
      if (typeof value !== "string") throw new Error(`${id} is said at once: it must be plain words`);
      return [id, value];
    }),
  );
}

/**
 * Gives them to the shell in two parts: the first script has "#languages", plain words, what comes after it
 * "#languages/rest".
 *
 * @type {import("esbuild").Plugin}
 */
export const languages = {
  name: "languages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#languages/ }, ({ path }) => ({ path, namespace: "languages" }));
    onLoad({ filter: /./, namespace: "languages" }, ({ path }) => {
      const parts = Object.entries(readLanguages()).map(([code, text]) => {
        const [first, rest] = text.split(PARTING);
        if (rest === undefined) throw new Error(`texts/${code}.ftl lacks the line that parts it, ### and words`);
        return [code, path.endsWith("/rest") ? rest : plainWords(first)];
      });
      return { contents: JSON.stringify(Object.fromEntries(parts)), loader: "json" };
    });
  },
};
