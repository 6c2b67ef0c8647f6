/**
 * Starts Pyodide in Node, imports the whole engine and writes the memory image that the browser starts from.
 * node snapshot.mjs WHEEL OUT
 */

import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { changedBlocks, packImage } from "../src/image.js";
import { createPyodideModule, startFromImage, startPyodide } from "./engine.mjs";

/**
 * Everything that a game can ever need: a restored engine has no standard library to import from. What Python itself
 * imports only when an error is told is imported by telling one.
 */
const IMPORT_ALL = `
import contextlib, gc, importlib, io, pkgutil, traceback, kabale
for module in pkgutil.walk_packages(kabale.__path__, "kabale."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
with contextlib.redirect_stderr(io.StringIO()):
    try:
        kabale.nothing
    except AttributeError:
        traceback.print_exc()
del module
gc.collect()
`;

/**
 * Pyodide's module, with a copy of its memory as it was before anything ran.
 * @param {any} settings
 */
async function createWatched(settings) {
  const instantiate = settings.instantiateWasm;
  let fresh;
  settings.instantiateWasm = (imports, done) =>
    instantiate(imports, (instance, wasm) => {
      fresh = new Uint8Array(instance.exports.memory.buffer).slice();
      done(instance, wasm);
    });
  const module = await createPyodideModule(settings);
  return Object.assign(module, { fresh });
}

/** Freed memory still holds what was in it. Zeros pack to nothing: the image shrinks by a quarter. */
function wipeFreeMemory(module) {
  const end = module._sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= 16; size >>= 1) {
    let at = module._malloc(size);
    for (; at + size <= end; at = module._malloc(size)) {
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
    module._free(at); // fresh memory, beyond what was ever in use
  }
  for (const at of taken) module._free(at);
}

/** No chance and no time: the same engine gives the same image, to the byte. */
function standStill() {
  crypto.randomFillSync = (bytes) => bytes.fill(0);
  Date.now = () => Date.UTC(2026);
  performance.now = () => 0;
}

async function makeImage(wheel) {
  const python = await startPyodide({
    createPyodideModule: createWatched,
    _makeSnapshot: true,
    _sysExecutable: "kabale",
    args: ["-OO"], // nobody reads docstrings in there
  });
  python.unpackArchive(wheel, "wheel");
  python.runPython(IMPORT_ALL);
  const module = python._module;
  wipeFreeMemory(module);
  const config = module.API.serializeHiwireState();
  const memory = module.HEAPU8.slice();
  if (memory.length > module.fresh.length)
    throw new Error(`the engine's memory has outgrown a fresh instance: ${memory.length} bytes`);
  const blocks = changedBlocks(memory, module.fresh);
  const head = { build: module.API.config.BUILD_ID, config, blocks };
  return { image: packImage(head, memory), memory };
}

/** The proof: a second instance, started from the image, has the first one's memory to the byte. */
async function checkImage(image, memory) {
  let restored;
  const { call } = await startFromImage(image, (bytes) => {
    restored = bytes.slice();
  });
  if (changedBlocks(memory, restored).length) throw new Error("the image does not restore the memory it was made of");
  if (!JSON.parse(call('{"op":"games"}')).ok) throw new Error("the engine does not answer from the image");
}

const [wheelPath, outPath] = process.argv.slice(2);
standStill();
const { image, memory } = await makeImage(new Uint8Array(await readFile(wheelPath)));
await checkImage(image, memory);
const packed = gzipSync(image, { level: 9 });
await writeFile(outPath, packed);
console.log(`${(image.length / 1e6).toFixed(1)} MB of memory, packed to ${(packed.length / 1e6).toFixed(1)} MB`);
