/**
 * The engine's worker, the only module that knows Pyodide. Takes {id, request} and gives {id, answer}, both as JSON
 * text, in the order asked; tells {stage} on its way up, and {fatal} when it cannot go on.
 *
 * Starts Python from the memory image (image.js); where that fails, from nothing, and installs the same engine.
 */

import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { fetchParts, installer } from "#parts";
import { openImage, UNPACKED } from "./image.js";

/** @typedef {{ call: (request: string) => string }} Bridge */

/** Where Pyodide looks up packages. There are none of its own here. */
const lockFileContents = JSON.stringify({ info, packages: {} });
/** A zip of nothing: whatever is used of the standard library is in the image. */
const NO_LIBRARY = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array(18).fill(0)]);

async function startFromImage() {
  const { indexURL, ...parts } = fetchParts();
  const image = ahead(unpackImage(parts.image));
  const script = ahead(parts.script);
  const stopHelping = standIn({
    [`${indexURL}pyodide.asm.wasm`]: ahead(parts.wasm),
    [`${indexURL}python_stdlib.zip`]: Promise.resolve(new Response(NO_LIBRARY)),
  });
  const stopCompiling = compileAhead(parts.wasm);
  try {
    return await loadPyodide({
      indexURL,
      lockFileContents,
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
    stopHelping();
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

/** @param {Promise<Response>} fetched */
async function unpackImage(fetched) {
  const response = await fetched;
  if (!response.ok || !response.body) throw new Error(`the image is not there: ${response.status}`);
  const unpacked = response.headers.has(UNPACKED) ? response : unpack(response.body);
  return openImage(new Uint8Array(await unpacked.arrayBuffer()));
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} body */
function unpack(body) {
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

/**
 * Answers Pyodide's requests for files that are under way or at hand. The function returned takes our hands off again.
 * @param {Record<string, Promise<Response>>} files
 */
function standIn(files) {
  const { fetch } = self;
  self.fetch = (input, init) => files[String(input)] ?? fetch(input, init);
  return () => {
    self.fetch = fetch;
  };
}

/**
 * Pyodide compiles the wasm only after its own script has been read. This compiles it meanwhile, and hands it over when
 * Pyodide asks. The function returned takes our hands off again.
 * @param {Promise<Response>} wasm
 */
function compileAhead(wasm) {
  const { instantiateStreaming } = WebAssembly;
  const compiled = ahead(WebAssembly.compileStreaming(wasm));
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return () => {
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** @param {NonNullable<ReturnType<typeof installer>>} parts */
async function startFromNothing({ indexURL, packages, wheel }) {
  const python = await loadPyodide({ indexURL, lockFileContents });
  await python.loadPackage(packages);
  await python.pyimport("micropip").install(wheel);
  return python;
}

async function startPython() {
  const parts = installer();
  if (!parts) return startFromImage();
  try {
    if (self.name === "plain") throw new Error("so asked");
    return await startFromImage();
  } catch (error) {
    console.info("Starting without the memory image:", /** @type {Error} */ (error).message);
    postMessage({ stage: "installing" });
    return startFromNothing(parts);
  }
}

/** @returns {Promise<Bridge>} */
async function start() {
  postMessage({ stage: "starting" });
  const python = await startPython();
  const bridge = python.pyimport("kabale.bridge");
  postMessage({ stage: "ready" });
  return bridge;
}

const bridge = start();
const fail = (/** @type {Error} */ error) => postMessage({ fatal: String(error?.message ?? error) });
bridge.catch(fail);

self.onmessage = async ({ data: { id, request } }) => {
  if (!request) return; // not for the engine
  try {
    postMessage({ id, answer: (await bridge).call(request) });
  } catch (error) {
    fail(/** @type {Error} */ (error));
  }
};
