/**
 * Where parts lie when the whole game is one file: in the page, gzipped, as text. The names are those of files.js.
 */
import { readSeptets } from "./septets.js";
import { unpack } from "./unpack.js";

/** @param {string} name */
export function startWorker(name) {
  const worker = new Worker(addressOf(read("loader")), { name });
  handOver(worker).catch(({ message }) => worker.dispatchEvent(new ErrorEvent("error", { message })));
  return worker;
}

/** @param {Worker} worker */
async function handOver(worker) {
  const [image, wasm] = /** @type {[Bytes, Bytes]} */ (["image", "wasm"].map((id) => readSeptets(read(id))));
  const script = addressOf(await unpacked("worker"));
  worker.postMessage({ script, image, wasm }, [image.buffer, wasm.buffer]);
}

/** @param {string} code */
export async function findCourt(code) {
  return `data:image/svg+xml,${encodeURIComponent(await unpacked(`court-${code}`))}`;
}

/** @param {string} path @returns {Promise<string>} */
export async function readRules(path) {
  return JSON.parse(await unpacked("rules-pages"))[path];
}

export function loadPlots() {
  return import("./plot.js");
}

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @param {string} id */
function read(id) {
  return document.getElementById(id)?.textContent ?? "";
}

/** @param {string} id */
function unpacked(id) {
  return unpack(readSeptets(read(id))).text();
}

/** @param {string} script */
function addressOf(script) {
  return URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
}
