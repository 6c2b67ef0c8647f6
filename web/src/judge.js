/**
 * When to ask whether a position is stuck: only while nothing else is asked, slice by slice, and no longer than a
 * limit for each position.
 */

/** Whoever plays on at once is never held up. */
const REST_MS = 150;
const MOST_MS = 2000;

/**
 * @param {() => Promise<boolean>} askSlice whether that was the last word on the position
 * @param {() => number} [now]
 */
export function createJudge(askSlice, now = () => performance.now()) {
  /** The position to be judged now. @type {number | null} */
  let watched = null;
  /** The position that the time was spent on, and whether there is nothing more to ask of it. */
  let known = { position: -1, spent: 0, done: true };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isAsking = false;

  async function slice() {
    timer = undefined;
    isAsking = true;
    const asked = known;
    const begin = now();
    const done = await askSlice();
    const took = now() - begin;
    isAsking = false;
    asked.spent += took;
    asked.done = done || asked.spent + took > MOST_MS;
    if (asked === known) next(0);
    else next(REST_MS);
  }

  /** @param {number} ms */
  function next(ms) {
    if (watched === null || isAsking || timer || known.done) return;
    timer = setTimeout(slice, ms);
  }

  return {
    /** Says which position lies there with nothing else to be asked; null where there is none. @param {number | null} position */
    watch(position) {
      watched = position;
      if (position === null) {
        clearTimeout(timer);
        timer = undefined;
        return;
      }
      if (position !== known.position) known = { position, spent: 0, done: false };
      next(REST_MS);
    },
  };
}
