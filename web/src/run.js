/**
 * Moves that follow each other by themselves, at a pace that the eye can follow: a finish, or a win that is shown. Each is
 * a move of its own, so that it can be stopped and taken back anywhere.
 *
 * @import { Game } from "./game.js"
 */

/** The second half of a double tap does not stop what the first half started. */
const DOUBLE_TAP_MS = 350;

/**
 * @param {Pick<Game, "view" | "state">} game
 * @param {object} options
 * @param {number} options.pace milliseconds between two moves
 * @param {() => (() => void) | null} options.next makes the next move; null where there is none
 * @param {() => void} options.onChange it has started or ended
 * @param {() => number} [options.now]
 */
export function createRun(game, { pace, next, onChange, now = () => performance.now() }) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let started = 0;
  /** The ply at which the last move was asked for. */
  let asked = -1;

  function step() {
    if (game.state !== "idle") return;
    const ply = game.view?.ply ?? asked;
    const move = next();
    if (!move || ply === asked) return stop();
    asked = ply;
    move();
  }

  function stop() {
    if (!timer) return;
    clearInterval(timer);
    timer = undefined;
    onChange();
  }

  return {
    get isRunning() {
      return timer !== undefined;
    },

    start() {
      if (timer || !next()) return;
      started = now();
      asked = -1;
      timer = setInterval(step, pace);
      step();
      onChange();
    },

    stop,

    /** A tap came; whether it was running, and so the tap has done its work. */
    interrupt() {
      if (!timer) return false;
      if (now() - started > DOUBLE_TAP_MS) stop();
      return true;
    },
  };
}

/** @typedef {ReturnType<typeof createRun>} Run */
