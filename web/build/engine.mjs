/**
 * Starts the engine in Node from its memory image, as the worker does in the browser.
 */

import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { openImage } from "../src/image.js";

/** A zip of nothing: in the browser too there is no standard library beside the image. */
const NO_LIBRARY = join(tmpdir(), "kabale-no-library.zip");
writeFileSync(NO_LIBRARY, `PK\x05\x06${"\0".repeat(18)}`);

/**
 * @param {Uint8Array} bytes  the image, unpacked
 * @param {(memory: Uint8Array) => void} [onRestored]  sees the memory before Python goes on with it
 */
export async function startFromImage(bytes, onRestored) {
  const { head, restore } = openImage(bytes);
  const python = await loadPyodide({
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
