/**
 * An engine that survives its worker: when the worker fails, or gives no answer in time, another one is started, gets
 * the last save, and is asked again.
 *
 * @import { Answer, Save } from "./types.d.ts"
 */
import { startEngine } from "./engine.js";

/** So many seconds in which the page itself was awake may pass before an answer. */
const PATIENCE_S = 5;
/** A load plays a whole game again. */
const LOAD_PATIENCE_S = 60;
/** The first time the image is tried again, the second time the plain start, the third time nothing more. */
const MOST_FAILURES = 3;

/**
 * @param {object} [options]
 * @param {typeof startEngine} [options.start]
 * @param {number} [options.second] in milliseconds
 */
export function keepEngine({ start = startEngine, second = 1000 } = {}) {
  /** @type {(() => void) | undefined} */
  let restarted;
  /** The last one known; whatever was answered later changed nothing. @type {Save | null} */
  let save = null;
  let failures = 0;
  let engine = start();
  let restored = engine.ready;

  /** Starts another engine in the place of one that failed; several may have found that out. @param {typeof engine} failed */
  function replace(failed) {
    if (engine !== failed) return;
    failed.stop();
    failures += 1;
    if (failures >= MOST_FAILURES) return;
    restarted?.();
    engine = start({ isPlain: failures > 1 });
    restored = engine.ready.then(restore);
    restored.catch(() => {}); // whoever waits for it is told
  }

  async function restore() {
    if (save) await answerOf(engine, { op: "load", save });
  }

  /** @param {typeof engine} asked @param {{ op?: string, save?: Save }} request @returns {Promise<Answer>} */
  function answerOf(asked, request) {
    return inTime(asked.call(request), request.op === "load" ? LOAD_PATIENCE_S : PATIENCE_S);
  }

  /**
   * Counts seconds one by one: while the whole page sleeps, none goes by.
   *
   * @param {Promise<Answer>} answer @param {number} seconds @returns {Promise<Answer>}
   */
  function inTime(answer, seconds) {
    let left = seconds;
    let timer = 0;
    const late = new Promise((_resolve, reject) => {
      timer = /** @type {any} */ (setInterval)(() => {
        left -= 1;
        if (left === 0) reject(new Error("no answer"));
      }, second);
    });
    return Promise.race([answer, late]).finally(() => clearInterval(timer));
  }

  /**
   * Does something with an engine that is up; with its successor where it fails, until there is none.
   *
   * @template T @param {(tried: typeof engine) => T | Promise<T>} act @returns {Promise<T>}
   */
  async function withEngine(act) {
    for (;;) {
      const tried = engine;
      try {
        await restored;
        return await act(tried);
      } catch (error) {
        replace(tried);
        if (engine === tried) throw error;
      }
    }
  }

  return {
    /** The first one is up, or its successor is. */
    ready: withEngine(() => {}),

    /** @param {() => void} listener told whenever another worker takes the place of one that failed */
    onRestart(listener) {
      restarted = listener;
    },

    /** @param {{ op?: string }} request @returns {Promise<Answer>} */
    call(request) {
      return withEngine(async (asked) => {
        const answer = await answerOf(asked, request);
        failures = 0;
        if (answer.ok && answer.save) save = answer.save;
        return answer;
      });
    },
  };
}
