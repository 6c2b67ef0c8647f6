/**
 * The game on the table: the engine's last answer, the requests that still wait for theirs, and the picture of both.
 * The engine has the last word; it may come up long after the first request.
 *
 * @import { Answer, Engine, Refusal, Save, View } from "./types.d.ts"
 * @import { Request } from "./picture.js"
 * @import { Store } from "./store.js"
 */
import { freshNumber } from "./address.js";
import { foresee } from "./picture.js";

/**
 * What the player should hear about; `refused` has the move and the code of the error.
 *
 * @typedef {(
 *   | { kind: "refused", move: string, code: string }
 *   | { kind: "dealt" | "save-damaged" | "storage-failed" | "engine-failed" }
 * )} News
 */

/**
 * @param {{ store: Store, onChange: () => void, onNews: (news: News) => void }} options
 */
export function createGame({ store, onChange, onNews }) {
  /** @type {Engine | null} */
  let engine = null;
  /** @type {View | null} */
  let truth = null;
  /** @type {Save | null} */
  let save = null;
  /** The save of the game that a new deal took the place of, until the new one has a move. @type {Save | null} */
  let left = null;
  /** @type {Request[]} */
  let queue = [];
  /** @type {View | null} */
  let picture = null;
  let writes = 0;
  let pumping = false;
  let storageFailed = false;

  /** @param {Request} request */
  function ask(request) {
    queue.push(request);
    changed();
    void pump();
  }

  function changed() {
    picture = foresee(truth, queue);
    onChange();
  }

  /** Sends one request after the other; each stays in the queue, and in the picture, until it is answered. */
  async function pump() {
    if (pumping || !engine) return;
    pumping = true;
    try {
      for (let request = queue[0]; request; request = queue[0]) {
        const answer = await carryOut(engine, request);
        queue.shift();
        if (answer.ok) accept(answer);
        else refuse(request, answer.error);
        changed();
      }
    } catch (error) {
      console.error(error);
      onNews({ kind: "engine-failed" });
    } finally {
      pumping = false;
    }
  }

  /** @param {Engine} engine @param {Request} request @returns {Promise<Answer>} */
  async function carryOut(engine, request) {
    switch (request.op) {
      case "play":
        if (request.deal !== truth?.deal) return { ok: false, error: { code: "stale" } };
        return engine.call({ op: "play", move: request.move, ply: request.ply });
      case "open":
        return open(engine, request);
      case "new":
        left = save;
        return deal(engine, request.game, request.number);
      case "back":
        if (!left) return { ok: false, error: { code: "save-cut" } };
        return engine.call({ op: "load", game: request.game, save: left });
      default:
        return engine.call({ op: request.op });
    }
  }

  /** @param {Engine} engine @param {string} game @param {number} number */
  async function deal(engine, game, number) {
    return engine.call({ op: "new", game, deal: number });
  }

  /**
   * Brings back the saved game, or deals: the number asked for, else that of the picture already on the table.
   *
   * @param {Engine} engine @param {Request & { op: "open" }} request
   */
  async function open(engine, { game, number, picture: shown }) {
    left = null;
    const record = await store.load(game).catch(complainOfStorage);
    if (record && (number === undefined || record.number === number)) {
      const answer = await engine.call({ op: "load", game, save: record.save });
      if (answer.ok) {
        left = record.left;
        return answer;
      }
      await store.setAside(game).catch(complainOfStorage);
      onNews({ kind: "save-damaged" });
    } else if (record) {
      left = record.save;
    }
    const answer = await deal(engine, game, number ?? shown?.number ?? freshNumber());
    if (left) onNews({ kind: "dealt" });
    return answer;
  }

  /** @param {Answer & { ok: true }} answer */
  function accept(answer) {
    truth = answer.view;
    save = answer.save;
    if (truth.ply > 0) left = null;
    store.remember(truth);
    writes += 1;
    void store
      .write({ game: truth.game, number: truth.number, save, left })
      .catch(complainOfStorage)
      .then(() => {
        writes -= 1;
        onChange();
      });
  }

  /**
   * Says why, and drops what was built on the refused move.
   *
   * @param {Request} request @param {{ code: string }} error
   */
  function refuse(request, error) {
    queue = queue.filter(({ op }) => op === "open" || op === "new" || op === "back");
    if (request.op === "play") onNews({ kind: "refused", move: request.move, code: error.code });
    else console.error(request, error);
    if (request.op === "back") onNews({ kind: "save-damaged" });
  }

  /** @param {unknown} error */
  function complainOfStorage(error) {
    console.error(error);
    if (!storageFailed) onNews({ kind: "storage-failed" });
    storageFailed = true;
  }

  return {
    /** What is to be drawn: null only before the first picture. */
    get view() {
      return picture;
    },

    /** @returns {"starting" | "busy" | "idle"} */
    get state() {
      if (truth === null) return "starting";
      return queue.length > 0 || writes > 0 ? "busy" : "idle";
    },

    /** The stock has been tapped and the engine has not yet turned a card. */
    get isStockAwaited() {
      return queue.some((request) => request.op === "play" && request.move === "s");
    },

    get canBringBack() {
      return left !== null && queue.length === 0 && truth?.ply === 0 && !truth.can.redo;
    },

    /** From now on requests are answered. @param {Engine} newEngine */
    connect(newEngine) {
      engine = newEngine;
      void pump();
    },

    /**
     * Puts a game on the table: the saved one, or a deal.
     *
     * @param {string} game @param {number} [number] @param {View} [shown] drawn until the engine answers
     */
    open(game, number, shown) {
      ask({ op: "open", game, ...(number !== undefined && { number }), picture: shown });
    },

    /** @param {string} move */
    play(move) {
      if (picture) ask({ op: "play", move, ply: picture.ply, deal: picture.deal });
    },

    /**
     * Asks why cards may not go somewhere, or, with an empty `to`, nowhere at all; null where nobody can say.
     *
     * @param {string} from @param {number} n @param {string} to
     * @returns {Promise<Refusal | null>}
     */
    async explain(from, n, to) {
      if (!engine || truth === null || queue.length > 0) return null;
      const answer = await engine.call({ op: "explain", from, n, to });
      return (answer.ok && answer.refusal) || null;
    },

    undo() {
      if (picture?.can.undo) ask({ op: "undo" });
    },

    redo() {
      if (picture?.can.redo) ask({ op: "redo" });
    },

    restart() {
      if (picture?.can.undo) ask({ op: "restart" });
    },

    /** Deals anew; the game that is left can be brought back until the first move. */
    dealNew() {
      if (picture) ask({ op: "new", game: picture.game, number: freshNumber() });
    },

    bringBack() {
      if (picture) ask({ op: "back", game: picture.game });
    },
  };
}

/** @typedef {ReturnType<typeof createGame>} Game */
