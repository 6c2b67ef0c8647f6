/**
 * The languages that the game speaks: each is one file in texts/, named by its code. Whatever needs them reads them
 * here, so that a new file is a new language.
 */

import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../texts/", import.meta.url);

/** The text of each language. @returns {Record<string, string>} */
export function readLanguages() {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return Object.fromEntries(files.map((name) => [name.slice(0, -4), readFileSync(new URL(name, folder), "utf8")]));
}

/** Gives them to the shell, which imports "#languages". @type {import("esbuild").Plugin} */
export const languages = {
  name: "languages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#languages$/ }, ({ path }) => ({ path, namespace: "languages" }));
    onLoad({ filter: /./, namespace: "languages" }, () => ({
      contents: JSON.stringify(readLanguages()),
      loader: "json",
    }));
  },
};
