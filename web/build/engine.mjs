/**
 * Starts the engine in Node from its memory image, as the worker does in the browser, in the Pyodide that ships.
 */

import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { openImage } from "../src/image.js";

/** As trim.mjs wrote it. */
const PYODIDE = new URL("../../.build/pyodide/", import.meta.url);
export const { default: createPyodideModule } = await import(new URL("pyodide.asm.mjs", PYODIDE).href);

/** A zip of nothing: in the browser too there is no standard library beside the image. */
const NO_LIBRARY = join(tmpdir(), "kabale-no-library.zip");
writeFileSync(NO_LIBRARY, `PK\x05\x06${"\0".repeat(18)}`);

/** @param {import("pyodide").PyodideConfig & Record<string, unknown>} settings */
export function startPyodide(settings) {
  return loadPyodide({
    indexURL: fileURLToPath(PYODIDE),
    lockFileURL: fileURLToPath(import.meta.resolve("pyodide/pyodide-lock.json")),
    ...settings,
  });
}

/**
 * @param {Uint8Array} bytes  the image, unpacked
 * @param {(memory: Uint8Array) => void} [onRestored]  sees the memory before Python goes on with it
 */
export async function startFromImage(bytes, onRestored) {
  const { head, restore } = openImage(bytes);
  const python = await startPyodide({
    stdLibURL: NO_LIBRARY,
    _loadSnapshot: new Uint8Array(1), // only says that there is one
    createPyodideModule: async (settings) => {
      const module = await createPyodideModule(settings);
      settings.API.restoreSnapshot = () => {
        restore(module.HEAPU8);
        onRestored?.(module.HEAPU8);
        return head.config;
      };
      return module;
    },
  });
  return python.pyimport("kabale.bridge");
}
