/**
 * Starts the engine in Node from its memory image, as the worker does in the browser.
 */

import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { openImage } from "../src/image.js";

/**
 * @param {Uint8Array} bytes  the image, unpacked
 * @param {(memory: Uint8Array) => void} [onRestored]  sees the memory before Python goes on with it
 */
export async function startFromImage(bytes, onRestored) {
  const { head, restore } = openImage(bytes);
  const python = await loadPyodide({
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
