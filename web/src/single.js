/**
 * Where parts lie when the whole game is one file: in the page, gzipped, as text. The names are those of files.js.
 */
import { readSeptets } from "./septets.js";

/** @param {string} name */
export function startWorker(name) {
  const loader = new Blob([read("loader")], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(loader), { name });
  const [script, image, wasm] = ["worker", "image", "wasm"].map((id) => readSeptets(read(id)));
  worker.postMessage({ worker: script, image, wasm });
  return worker;
}

/** @param {string} code */
export async function findCourt(code) {
  const packed = new Blob([readSeptets(read(`court-${code}`))]).stream();
  const picture = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}

export function loadPlots() {
  return import("./plot.js");
}

/** @param {string} id */
function read(id) {
  return document.getElementById(id)?.textContent ?? "";
}
