/**
 * Bundles the shell: one script for the page, one for the worker, one for the
 * plots, one style sheet; beside them the classic courts.
 * node bundle.mjs OUT SITE, where SITE is JSON: what the worker starts from (see site.d.ts).
 */

import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { writeCourts } from "./courts.mjs";
import { languages } from "./languages.mjs";

const [outdir, site] = process.argv.slice(2);
const web = fileURLToPath(new URL("..", import.meta.url));

await build({
  absWorkingDir: web,
  entryPoints: ["src/main.js", "src/worker.js", "src/plot.js", "styles/kabale.css"],
  entryNames: "[name]",
  assetNames: "[name]",
  outdir,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome107", "firefox115", "safari16.4"],
  external: ["node:*", "ws"], // named in Pyodide, for Node alone
  define: { SITE: site },
  plugins: [languages],
  loader: { ".woff2": "file", ".svg": "dataurl" },
  logLevel: "warning",
});
await writeCourts(outdir);
