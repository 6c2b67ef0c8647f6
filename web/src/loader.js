/**
 * The first lines of the one file's worker: waits for the address of its script, which the page has to unpack first,
 * runs it, and hands it what has come meanwhile.
 */

const worker = /** @type {any} */ (self);
/** @type {unknown[]} */
const early = [];

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  early.push(data);
  if (!data.script) return;
  worker.importScripts(data.script);
  for (const each of early) worker.dispatchEvent(new MessageEvent("message", { data: each }));
};

export {};
