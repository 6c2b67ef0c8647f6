/**
 * The engine's worker, the only module that knows Pyodide. Takes {id, request} and gives {id, answer}, both as JSON
 * text, in the order asked; tells {stage} on its way up, and {fatal} when it cannot go on.
 *
 * Starts Python from the memory image (image.js); where that fails, from nothing, and installs the same engine.
 */

import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { openImage } from "./image.js";

/** @typedef {{ call: (request: string) => string }} Bridge */

const at = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
const indexURL = at(SITE.pyodide);

/** Where Pyodide looks up packages. The site has none of Pyodide's own. */
const lockFileContents = JSON.stringify({ info, packages: {} });

async function startFromImage() {
  const image = ahead(fetchImage());
  const script = ahead(import(`${indexURL}pyodide.asm.mjs`));
  const stopCompiling = compileAhead(`${indexURL}pyodide.asm.wasm`);
  try {
    return await loadPyodide({
      indexURL,
      lockFileContents,
      // Whatever is used of the standard library is in the image. Pyodide insists on a zip; the wheel is one.
      stdLibURL: at(SITE.wheel),
      // Only says that there is a snapshot; we restore it ourselves, while Pyodide would wait for it first.
      _loadSnapshot: new Uint8Array(1),
      createPyodideModule: async (/** @type {any} */ settings) => {
        const module = await (await script).default(settings);
        const { head, restore } = await image;
        if (head.build !== settings.API.config.BUILD_ID) throw new Error("the image is of another build of Pyodide");
        settings.API.restoreSnapshot = () => {
          restore(module.HEAPU8);
          return head.config;
        };
        return module;
      },
    });
  } finally {
    stopCompiling();
  }
}

/**
 * What is begun now and awaited later; should it fail meanwhile, whoever awaits it is told.
 * @template T @param {Promise<T>} promise
 */
function ahead(promise) {
  promise.catch(() => {});
  return promise;
}

async function fetchImage() {
  const response = await fetch(at(SITE.image));
  if (!response.ok || !response.body) throw new Error(`the image is not there: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return openImage(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}

/**
 * Pyodide compiles the wasm only after its own script has been read. This compiles it meanwhile, and hands it over when
 * Pyodide asks. The function returned takes our hands off again.
 * @param {string} url
 */
function compileAhead(url) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const response = fetch(url);
  const compiled = ahead(WebAssembly.compileStreaming(response));
  self.fetch = (input, init) => (String(input) === url ? response : fetch(input, init));
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function startFromNothing() {
  const python = await loadPyodide({ indexURL, lockFileContents });
  await python.loadPackage(SITE.installer.map(at));
  await python.pyimport("micropip").install(at(SITE.wheel));
  return python;
}

/** @returns {Promise<Bridge>} */
async function start() {
  postMessage({ stage: "starting" });
  const python = await startFromImage().catch((error) => {
    console.info("Starting without the memory image:", error.message);
    postMessage({ stage: "installing" });
    return startFromNothing();
  });
  const bridge = python.pyimport("kabale.bridge");
  postMessage({ stage: "ready" });
  return bridge;
}

const bridge = start();
const fail = (/** @type {Error} */ error) => postMessage({ fatal: String(error?.message ?? error) });
bridge.catch(fail);

self.onmessage = async ({ data: { id, request } }) => {
  try {
    postMessage({ id, answer: (await bridge).call(request) });
  } catch (error) {
    fail(/** @type {Error} */ (error));
  }
};
