/**
 * The first lines of the one file's worker: unpacks the worker's script, runs it, and hands it what has come meanwhile.
 */

const worker = /** @type {any} */ (self);
/** @type {MessageEvent[]} */
const early = [];

worker.onmessage = async (/** @type {MessageEvent} */ first) => {
  worker.onmessage = (/** @type {MessageEvent} */ event) => early.push(event);
  const script = new Blob([first.data.worker]).stream().pipeThrough(new DecompressionStream("gzip"));
  const text = await new Response(script).text();
  worker.importScripts(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  for (const { data } of [first, ...early]) worker.dispatchEvent(new MessageEvent("message", { data }));
};

export {};
