/**
 * A finish: the cards that are left go home one after the other, at a pace that the eye can follow. Every card is a
 * move of its own, so that it can be stopped and taken back anywhere.
 *
 * @import { Game } from "./game.js"
 */

const PACE_MS = 140;
/** The second half of a double tap does not stop what the first half started. */
const DOUBLE_TAP_MS = 350;

/**
 * @param {Pick<Game, "view" | "state" | "finish">} game
 * @param {() => void} onChange it has started or ended
 * @param {() => number} [now]
 */
export function createFinish(game, onChange, now = () => performance.now()) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pace;
  let started = 0;
  /** The ply at which the last card was asked for. */
  let asked = -1;

  function step() {
    if (game.state !== "idle") return;
    const ply = game.view?.ply ?? asked;
    if (!game.view?.can.finish || ply === asked) return stop();
    asked = ply;
    game.finish();
  }

  function stop() {
    if (!pace) return;
    clearInterval(pace);
    pace = undefined;
    onChange();
  }

  return {
    get isRunning() {
      return pace !== undefined;
    },

    start() {
      if (pace || !game.view?.can.finish) return;
      started = now();
      asked = -1;
      pace = setInterval(step, PACE_MS);
      step();
      onChange();
    },

    stop,

    /** A tap came; whether the finish was running, and so the tap has done its work. */
    interrupt() {
      if (!pace) return false;
      if (now() - started > DOUBLE_TAP_MS) stop();
      return true;
    },
  };
}

/** @typedef {ReturnType<typeof createFinish>} Finish */
