/**
 * Writes the service worker, with the list of the site's files and their hashes. Comes last: node sw.mjs SITE
 */

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** What is not needed to play: texts for readers of the folder, the server's own page, pictures for app stores. */
const NOT_KEPT = /^(LICENSE|NOTICE|404|screenshot)|^sw/;
/** Folders named by what they hold: nothing in them ever changes. */
const FIXED = /^(app|pyodide)-/;

const [site] = process.argv.slice(2);

const names = (await readdir(site, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(site.length + 1)
      .replaceAll("\\", "/"),
  )
  .filter((name) => !NOT_KEPT.test(name))
  .sort();

await build({
  absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
  entryPoints: ["src/sw.js", "src/sw-off.js"],
  outdir: site,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["chrome107", "firefox115", "safari16.4"],
  define: {
    FILES: JSON.stringify(await Promise.all(names.map(kept))),
    "process.env.NODE_ENV": '"production"',
  },
  logLevel: "warning",
});

/** A file as Workbox takes it. @param {string} name */
async function kept(name) {
  const hash = createHash("sha256").update(await readFile(join(site, name)));
  const integrity = `sha256-${hash.digest("base64")}`;
  return { url: name, revision: FIXED.test(name) ? null : integrity.slice(7, 23), integrity };
}
