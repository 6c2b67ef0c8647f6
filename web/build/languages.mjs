/**
 * The languages that the game speaks: each is one file in texts/, named by its code. Whatever needs them reads them
 * here, so that a new file is a new language.
 */

import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../texts/", import.meta.url);
/** Parts a text file: what is above such a line is said before the rest of the page has come. */
const PARTING = /^### .*$/m;

/** The text of each language. @returns {Record<string, string>} */
export function readLanguages() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(files.map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), "utf8")]));
}

/**
 * Gives them to the shell in two parts: the first script has "#languages", what comes after it "#languages/rest".
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
        return [code, path.endsWith("/rest") ? rest : first];
      });
      return { contents: JSON.stringify(Object.fromEntries(parts)), loader: "json" };
    });
  },
};
