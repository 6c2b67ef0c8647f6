/**
 * Writes the files of Pyodide that the site serves, without what nothing here can reach. For the sake of binary packages,
 * of which there are none here, Pyodide gives out all of Python's C interface and a graphics library by name, and links
 * each name at every start.
 *
 * Takes the names from the script that nobody reads, what is then unused from the script (Terser), and what the script
 * does not ask for from the wasm (Binaryen's wasm-metadce).
 * node trim.mjs OUT
 */

import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { minify } from "terser";

/** Who reads the script's names: itself, Pyodide's loader, what makes the image, and what starts from it. */
const READERS = ["pyodide/pyodide.asm.mjs", "pyodide/pyodide.mjs", "./snapshot.mjs", "../src/worker.js"];
/** Python's own start. The script looks it up by another name. */
const MAIN = "__main_argc_argv";
/** What Pyodide's wasm makes use of beyond the first version of the format. */
const FEATURES = [
  "bulk-memory",
  "exception-handling",
  "multivalue",
  "mutable-globals",
  "nontrapping-float-to-int",
  "reference-types",
  "sign-ext",
];

const [out] = process.argv.slice(2);
const at = (/** @type {string} */ name) => fileURLToPath(import.meta.resolve(name));
const wasm = at("pyodide/pyodide.asm.wasm");

const [script, ...readers] = await Promise.all(READERS.map((name) => readFile(at(name), "utf8")));
const trimmed = await trimScript(script, readers, await importsOf(wasm));
await mkdir(out, { recursive: true });
await writeFile(join(out, "pyodide.asm.mjs"), trimmed);
await trimWasm(exportsAskedFor(trimmed), join(out, "pyodide.asm.wasm"));
await copyFile(at("pyodide/python_stdlib.zip"), join(out, "python_stdlib.zip"));

/** What a wasm calls of its script. What it only wants the address of (GOT) is of the graphics library. @param {string} path */
async function importsOf(path) {
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(await readFile(path)));
  return new Set(imports.filter(({ module }) => !module.startsWith("GOT")).map(({ name }) => name));
}

/** @param {string} script @param {string[]} readers @param {Set<string>} imports */
async function trimScript(script, readers, imports) {
  const asProperty = /(?<=\.\s*)[\w$]+|(?<=\bModule\[")[\w$]+(?="\](?!=[^=]))/g;
  const read = new Set([script, ...readers].flatMap((text) => text.match(asProperty)));
  const shorter = script
    // What is given out by a name that nobody reads.
    .replace(/Module\["([\w$]+)"\]=(?!=)/g, (given, name) => (read.has(name) ? given : ""))
    // What is offered to the wasm, which asks for less.
    .replace(/(?<=\bwasmImports=\{)[^{}]+(?=\})/, (list) =>
      list
        .split(",")
        .filter((entry) => imports.has(entry.split(":")[0]))
        .join(","),
    )
    // What a binary package would be told of a function.
    .replace(/(?<=[;}])[\w$]+\.(sig="\w*"|isAsync=true);/g, "")
    // A name in sight of eval could be used. Our policy lets nothing be evaluated.
    .replace(/\beval\(/g, "(0,eval)(");
  const removal = {
    defaults: false,
    unused: true,
    side_effects: true,
    pure_getters: true,
    keep_fnames: true,
    passes: 2,
  };
  const { code } = await minify(shorter, { module: true, compress: removal, mangle: false });
  return code;
}

/** @param {string} script */
function exportsAskedFor(script) {
  const asked = script.matchAll(/wasmExports(?:\.|\[")([\w$]+)/g);
  return [...new Set([MAIN, ...[...asked].map(([, name]) => name)])];
}

/** @param {string[]} exports @param {string} path */
async function trimWasm(exports, path) {
  const graph = [{ name: "script", reaches: exports, root: true }, ...exports.map((name) => ({ name, export: name }))];
  const graphPath = join(out, "graph.json");
  await writeFile(graphPath, JSON.stringify(graph));
  const features = FEATURES.map((name) => `--enable-${name}`);
  const tool = at("binaryen/bin/wasm-metadce");
  execFileSync(process.execPath, [tool, ...features, "--graph-file", graphPath, wasm, "-o", path]);
  await rm(graphPath);
}
