/**
 * Where parts lie when the whole game is one file: in the page, gzipped, as text. The names are those of files.js.
 */
import { readSeptets } from "./septets.js";
import { unpack } from "./unpack.js";

/** Unpacked before anything else happens, so that a worker can be started from it at once. */
const script = new Blob([await unpacked("worker")], { type: "text/javascript" });

/** @param {string} name */
export function startWorker(name) {
  const worker = new Worker(URL.createObjectURL(script), { name });
  const [image, wasm] = ["image", "wasm"].map((id) => readSeptets(read(id)));
  worker.postMessage({ image, wasm });
  return worker;
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

/** @param {string} id */
function read(id) {
  return document.getElementById(id)?.textContent ?? "";
}

/** @param {string} id */
function unpacked(id) {
  return unpack(readSeptets(read(id))).text();
}
