/**
 * The engine as the shell sees it: a request in, an answer out, in order. The only module that knows the worker.
 */

/** @import { Answer } from "./types.d.ts" */
import { startWorker } from "#page";

/** @typedef {"starting" | "installing" | "ready"} Stage */
/** @typedef {{ resolve: (answer: any) => void, reject: (error: Error) => void }} Waiting */

/**
 * Requests may be made at once; they wait until Python answers. When the worker fails, `onFatal` is told, every request
 * that waits is rejected, and so is every later one: start another engine and load the save into it. A plain one starts
 * Python from nothing, not from the memory image.
 *
 * @param {{ isPlain?: boolean, onStage?: (stage: Stage) => void, onFatal?: (error: Error) => void }} [options]
 */
export function startEngine({ isPlain = false, onStage, onFatal } = {}) {
  const worker = startWorker(isPlain ? "plain" : "");
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {Error | null} */
  let ended = null;
  let asked = 0;

  /** @type {Waiting} */
  let whenReady;
  const ready = new Promise((resolve, reject) => {
    whenReady = { resolve, reject };
  });
  ready.catch(() => {}); // whoever waits for it is told; nobody has to wait for it

  /** @param {Error} error */
  function end(error) {
    ended = error;
    worker.terminate();
    for (const { reject } of [whenReady, ...waiting.values()]) reject(error);
    waiting.clear();
  }

  /** @param {string} reason */
  function fail(reason) {
    if (ended) return;
    const error = new Error(reason);
    end(error);
    onFatal?.(error);
  }

  worker.onmessage = ({ data }) => {
    if (data.fatal) return fail(data.fatal);
    if (!data.stage) {
      waiting.get(data.id)?.resolve(JSON.parse(data.answer));
      waiting.delete(data.id);
      return;
    }
    if (data.stage === "ready") {
      performance.mark("engine");
      whenReady.resolve(undefined);
    }
    onStage?.(data.stage);
  };
  worker.onerror = (event) => fail(event.message || "the worker could not be loaded");

  return {
    ready: /** @type {Promise<void>} */ (ready),

    /** @param {object} request @returns {Promise<Answer>} */
    call(request) {
      if (ended) return Promise.reject(ended);
      return new Promise((resolve, reject) => {
        waiting.set(++asked, { resolve, reject });
        worker.postMessage({ id: asked, request: JSON.stringify(request) });
      });
    },

    stop() {
      if (!ended) end(new Error("the engine was stopped"));
    },
  };
}
