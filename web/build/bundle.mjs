/**
 * Bundles the shell: the page's first script and the rest of it, one script for the worker, one for the plots, one style
 * sheet; beside them the classic courts.
 * node bundle.mjs OUT SITE, where SITE is JSON: what the worker starts from (see site.d.ts).
 */

import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeCourts } from "./courts.mjs";
import { languages } from "./languages.mjs";
import { styles } from "./styles.mjs";

const [outdir, site] = process.argv.slice(2);
const web = fileURLToPath(new URL("..", import.meta.url));

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: web,
  entryNames: "[name]",
  assetNames: "[name]",
  outdir,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome107", "firefox115", "safari16.4"],
  external: ["node:*", "ws"], // named in Pyodide, for Node alone
  define: { SITE: site },
  plugins: [languages, styles],
  loader: { ".woff2": "file", ".svg": "dataurl" },
  logLevel: "warning",
};

await build({ ...options, entryPoints: ["src/worker.js", "src/plot.js", "styles/kabale.css"] });
// All of start.js is shared with main.js: what is left of it beside that is a line that asks for it, as the page does.
const entryPoints = { left: "src/start.js", main: "src/main.js" };
await build({ ...options, entryPoints, splitting: true, chunkNames: "start" });
await rm(join(outdir, "left.js"));
// Chromium compiles the first script whole while it arrives, rather than function by function as they are called.
const first = join(outdir, "start.js");
await writeFile(first, `//# allFunctionsCalledOnLoad\n${await readFile(first, "utf8")}`);
await writeCourts(outdir);
