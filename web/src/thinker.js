/**
 * Looks for a win from the position on the table, in a worker of its own, while the player plays on. Only here are hidden
 * cards looked at. The worker is started when somebody wants to know, and ended when nobody has for a while.
 *
 * @import { Found, Position } from "./verdicts.js"
 * @import { Save } from "./types.d.ts"
 */
import { startEngine } from "./engine.js";
import { createVerdicts } from "./verdicts.js";

/** What lies there for less than this is not thought about. */
const REST_MS = 150;
/** About as long as a call should take: only between two calls can another position be taken up. */
const SLICE_MS = 20;
/** How many positions a call takes up; the engine allows no more. */
const SLICE = { least: 10, first: 100, most: 10_000 };
const IDLE_MS = 60_000;
/** After so many failures without a verdict between them the worker is not started again. */
const MOST_FAILURES = 3;

/** @type {Found} */
const UNKNOWN = { verdict: "unknown", moves: [] };

/** @typedef {Position & { save: Save }} Saved */

/**
 * @param {object} options
 * @param {() => void} options.onChange something more is known, or has been looked at
 * @param {typeof startEngine} [options.start]
 * @param {() => number} [options.now]
 */
export function createThinker({ onChange, start = startEngine, now = () => performance.now() }) {
  const verdicts = createVerdicts();
  /** @type {ReturnType<typeof startEngine> | null} */
  let engine = null;
  /** What is thought about, or was last. @type {Saved | null} */
  let position = null;
  let isWanted = false;
  let isAsking = false;
  let slice = SLICE.first;
  /** How many positions were taken up from the present one on. */
  let states = 0;
  let failures = 0;
  /** No slice is begun before: a hand is on the table. */
  let restUntil = 0;
  /** Until the next slice, or the worker's end. @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} ms */
  function plan(ms) {
    clearTimeout(timer);
    if (isAsking) return;
    const hasWork = isWanted && position !== null && !verdicts.find(position);
    if (hasWork) timer = setTimeout(think, ms);
    else if (engine) timer = setTimeout(stop, IDLE_MS);
  }

  async function think() {
    if (!position) return;
    isAsking = true;
    const asked = position;
    const found = await ask(asked).catch(fail);
    isAsking = false;
    if (found) verdicts.add(asked, found);
    plan(asked === position ? Math.max(0, restUntil - now()) : REST_MS);
    onChange();
  }

  /** Looks at another slice. @param {Saved} asked @returns {Promise<Found | null>} null as long as there is no verdict */
  async function ask(asked) {
    if (failures === MOST_FAILURES) return UNKNOWN;
    engine ??= start();
    const own = engine;
    await own.ready;
    const begin = now();
    const answer = /** @type {any} */ (await own.call({ op: "think", save: asked.save, states: slice }));
    if (!answer.ok) throw new Error(answer.error.code);
    if (asked === position) states = answer.states;
    const pace = Math.min(2, SLICE_MS / Math.max(1, now() - begin));
    slice = Math.min(SLICE.most, Math.max(SLICE.least, Math.round(slice * pace)));
    if (answer.verdict === "thinking") return null;
    failures = 0;
    return { verdict: answer.verdict, moves: answer.moves ?? [] };
  }

  /** What made the worker fail, memory above all, would do so again. @returns {Found | null} */
  function fail() {
    if (!engine) return null; // it was stopped
    stop();
    failures += 1;
    return UNKNOWN;
  }

  function stop() {
    engine?.stop();
    engine = null;
  }

  return {
    /** @param {Position} wanted @returns {Found | undefined} undefined where nothing is known yet */
    find: (wanted) => verdicts.find(wanted),

    /** How many positions have been looked at from the present one on. */
    get states() {
      return states;
    },

    /** Takes up a position, or goes on with it; null where nobody wants to know. @param {Saved | null} next */
    look(next) {
      const isOther = next !== null && (next.deal !== position?.deal || next.log !== position.log);
      if (!isOther && isWanted === (next !== null)) return;
      isWanted = next !== null;
      if (isOther) {
        position = next;
        states = 0;
      }
      plan(REST_MS);
    },

    /** Leaves the machine to a hand that is about to move something. */
    rest() {
      restUntil = now() + REST_MS;
      plan(REST_MS);
    },

    /** Ends the worker; what is known stays so. */
    stop,
  };
}

/** @typedef {ReturnType<typeof createThinker>} Thinker */
