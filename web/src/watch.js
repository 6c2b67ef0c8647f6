/**
 * Watching a game that was played, move by move. The engine is borrowed for as long as that takes; the game on the table
 * waits, and is as it was afterwards.
 *
 * @import { View } from "./types.d.ts"
 * @import { Game } from "./game.js"
 */

const PACE_MS = 700;

/** @typedef {{ game: string, number: number, moves: string }} Played */

/** @param {{ game: Pick<Game, "lend">, onChange: () => void }} options */
export function createWatch({ game, onChange }) {
  /** @type {Awaited<ReturnType<Game["lend"]>>} */
  let engine = null;
  /** @type {View | null} */
  let view = null;
  /** @type {Played | null} */
  let played = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let pace;
  let isAsking = false;

  /** @param {object} request */
  async function ask(request) {
    if (!engine || isAsking) return null;
    isAsking = true;
    const answer = await engine.call(request).catch(() => null);
    isAsking = false;
    if (!engine) return null;
    if (answer?.ok) view = answer.view;
    if (view?.can.redo === false) pause();
    onChange();
    return answer;
  }

  function pause() {
    clearInterval(pace);
    pace = undefined;
  }

  return {
    /** What is watched now. */
    get view() {
      return view;
    },

    get played() {
      return played;
    },

    get isRunning() {
      return pace !== undefined;
    },

    /** How many moves there are. */
    get length() {
      return played ? played.moves.split(" ").filter(Boolean).length : 0;
    },

    /** Whether it could begin: false where the moves are not those of this deal. @param {Played} wanted */
    async start(wanted) {
      await this.stop();
      engine = await game.lend();
      if (!engine) return false;
      const { game: id, number: deal, moves } = wanted;
      const answer = await ask({ op: "replay", game: id, deal, moves });
      if (!answer?.ok) {
        await this.stop();
        return false;
      }
      played = wanted;
      this.run();
      return true;
    },

    run() {
      if (pace || !view) return;
      pace = setInterval(() => void ask({ op: "redo" }), PACE_MS);
      onChange();
    },

    pause() {
      pause();
      onChange();
    },

    /** @param {"undo" | "redo" | "restart"} op */
    step(op) {
      pause();
      return ask({ op });
    },

    /** Gives the engine back. */
    async stop() {
      pause();
      const lent = engine;
      engine = null;
      view = null;
      played = null;
      isAsking = false;
      if (!lent) return;
      await lent.giveBack();
      onChange();
    },
  };
}

/** @typedef {ReturnType<typeof createWatch>} Watch */
