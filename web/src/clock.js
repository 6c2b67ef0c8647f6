/**
 * The time played: counts while somebody plays, and of a pause in which the machine slept or the page stood still no
 * more than a moment. Look at it every second or so.
 */

/** Between two looks no more than this is counted. */
const LONGEST_GAP_MS = 3000;

/** @param {() => number} [now] milliseconds that never jump with the machine's clock */
export function createClock(now = () => performance.now()) {
  let played = 0;
  /** When it was last looked at; null while it stands still. @type {number | null} */
  let looked = null;

  function count() {
    if (looked === null) return;
    const gap = now() - looked;
    looked += gap;
    played += Math.min(Math.max(0, gap), LONGEST_GAP_MS);
  }

  return {
    /** Milliseconds played, whole. */
    read() {
      count();
      return Math.floor(played);
    },

    /** @param {boolean} isRunning */
    run(isRunning) {
      count();
      looked = isRunning ? now() : null;
    },

    /** Another game is on the table. @param {number} ms */
    set(ms) {
      count();
      played = ms;
    },

    /** Somebody else knows of more time played in this game. @param {number} ms */
    raise(ms) {
      count();
      played = Math.max(played, ms);
    },
  };
}

/** @typedef {ReturnType<typeof createClock>} Clock */
