/**
 * Where the engine's parts lie in the one file: the page hands them to the worker (single.js), which asks no network.
 * The names are those of files.js.
 */
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { unpack } from "./unpack.js";

/** Under this name Pyodide asks for its files. Nobody is there. */
const NOWHERE = "https://kabale.invalid/";

export function fetchParts() {
  /** @type {Promise<{ image: Uint8Array<ArrayBuffer>, wasm: Uint8Array<ArrayBuffer> }>} */
  const handed = new Promise((resolve) => {
    self.addEventListener("message", ({ data }) => "wasm" in data && resolve(data));
  });
  return {
    indexURL: NOWHERE,
    image: handed.then(({ image }) => new Response(image)),
    script: Promise.resolve({ default: createPyodideModule }),
    wasm: handed.then(({ wasm }) => unpack(wasm, { "Content-Type": "application/wasm" })),
  };
}

/** There is no room for a second way to start. */
export function installer() {
  return null;
}
