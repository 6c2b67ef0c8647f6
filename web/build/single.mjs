/**
 * Writes the whole game as one file, which opens by a double click and asks no network for anything.
 *
 * Made by what all three engines allow a page from a disk. A worker starts from the address of a Blob that the page made,
 * if it is a classic one: Chromium starts no module there. The worker itself can load nothing more: importScripts takes
 * the worker's own addresses in Chromium alone, the page's in WebKit alone, and WebKit's cannot even read a Blob that it
 * made. So the worker is one script, and the page hands it all the rest.
 *
 * node single.mjs PAGE PYODIDE IMAGE COURTS OUT, where PAGE still has its marks but for the openings.
 */

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { writeSeptets } from "../src/septets.js";
import { languages } from "./languages.mjs";
import { styles } from "./styles.mjs";

const [pagePath, pyodide, imagePath, courts, outPath] = process.argv.slice(2);
const web = fileURLToPath(new URL("..", import.meta.url));
const wasm = await readFile(join(pyodide, "pyodide.asm.wasm"));

const page = await bundle("src/start.js", "esm");
const style = await bundle("styles/kabale.css", "iife");
// Pyodide takes a worker with this function for one that it cannot run in.
const worker = `importScripts=undefined;${await bundle("src/worker.js", "iife")}`;

const policy = [
  "default-src 'none'",
  `script-src '${hashOf(page)}' 'wasm-unsafe-eval'`,
  "worker-src blob:",
  `style-src '${hashOf(style)}'`,
  "img-src data:",
  "font-src data:",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const pictures = (await readdir(courts)).filter((name) => name.startsWith("court-"));
const parts = [
  data("worker", packed(worker)),
  data("wasm", packed(wasm)),
  data("image", writeSeptets(await readFile(imagePath))),
  ...(await Promise.all(pictures.map(court))),
  data("rules-pages", packed(await rulesPages())),
  `<script type="module">${page}</script>`,
];

let text = await readFile(pagePath, "utf8");
for (const [mark, made] of [
  [/(?<=http-equiv="Content-Security-Policy" content=")[^"]*/, policy],
  [/<script type="module" src="src\/start.js" blocking="render"><\/script>/, ""],
  [/<!-- build:icons -->/, ""],
  [/<link rel="stylesheet" href="styles\/kabale.css">/, `<style>${style}</style>`],
  [/<link rel="preload"[^>]*>/, ""],
  [/(?=<\/body>)/, `${parts.join("\n")}\n`],
]) {
  if (!mark.test(text)) throw new Error(`the page has no ${mark}`);
  text = text.replace(mark, () => made);
}
await writeFile(outPath, text);
console.log(`${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`);

/** @param {string} entry @param {"esm" | "iife"} format */
async function bundle(entry, format) {
  const { outputFiles } = await build({
    absWorkingDir: web,
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format,
    conditions: ["single"],
    target: ["chrome107", "firefox115", "safari16.4"],
    alias: { "pyodide/pyodide.asm.mjs": join(pyodide, "pyodide.asm.mjs") },
    external: ["node:*", "ws"],
    define: { SITE: "null", "import.meta.url": '"https://kabale.invalid/worker.js"' },
    plugins: [languages, styles],
    loader: { ".woff2": "dataurl", ".svg": "dataurl" },
    logLevel: "error",
  });
  return outputFiles[0].text.trim().replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--");
}

/** @param {string} id @param {string} text */
function data(id, text) {
  return `<script type="text/plain" id="${id}">${text}</script>`;
}

/** The rules as the site has them, of each page what the game shows. */
async function rulesPages() {
  const folder = join(dirname(outPath), "rules");
  const places = await readFile(join(folder, "pages.json"), "utf8");
  const paths = new Set(Object.values(JSON.parse(places)).flatMap((games) => Object.values(games)));
  const shown = async (path) => {
    const page = await readFile(join(folder, path), "utf8");
    return [path, `${/<html[^>]*>/.exec(page)[0]}${/<main[\s\S]*<\/main>/.exec(page)[0]}`];
  };
  return JSON.stringify({ "pages.json": places, ...Object.fromEntries(await Promise.all([...paths].map(shown))) });
}

/** A classic court. @param {string} name */
async function court(name) {
  return data(name.replace(".svg", ""), packed(await readFile(join(courts, name))));
}

/** @param {string | Buffer} content */
function packed(content) {
  return writeSeptets(gzipSync(content, { level: 9 }));
}

/** @param {string} text */
function hashOf(text) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
