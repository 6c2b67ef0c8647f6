/**
 * The game on the table: the engine's last answer, the requests that still wait for theirs, and the picture of both.
 * The engine has the last word; it may come up long after the first request.
 *
 * @import { Answer, Engine, Refusal, Save, View } from "./types.d.ts"
 * @import { Request, Step } from "./picture.js"
 * @import { Owner } from "./owner.js"
 * @import { Kept, SavedGame, Store } from "./store.js"
 */
import { freshNumber } from "./address.js";
import { createClock } from "./clock.js";
import { createJudge } from "./judge.js";
import { foresee, hasBegun } from "./picture.js";
import { Taken } from "./store.js";

/**
 * What the player should hear about; `refused` has the move and the code of the error.
 *
 * @typedef {(
 *   | { kind: "refused", move: string, code: string }
 *   | { kind: "save-damaged" | "storage-failed" | "engine-failed" | "engine-restarted" }
 * )} News
 */

/**
 * @param {object} options
 * @param {Store} options.store
 * @param {Pick<Owner, "own">} [options.owner]
 * @param {() => string} [options.deals] which deals the player wants, one of settings.js's DEALS
 * @param {(view: View, save: Save, op: string) => Promise<void>} [options.keep] told of every answer; the game is saved when it is done
 * @param {() => void} options.onChange
 * @param {(news: News) => void} options.onNews
 * @param {() => number} [options.now]
 */
export function createGame({
  store,
  owner = { own: async () => true },
  deals = () => "any",
  keep = async () => {},
  onChange,
  onNews,
  now,
}) {
  const clock = createClock(now);
  const judge = createJudge(judgeSlice, now);
  /** @type {Engine | null} */
  let engine = null;
  /** @type {View | null} */
  let truth = null;
  /** @type {Save | null} */
  let save = null;
  /** The save of the last game under way whose place this deal took, until this one has a move. @type {Save | null} */
  let left = null;
  /** @type {Request[]} */
  let queue = [];
  /** @type {View | null} */
  let picture = null;
  /** The deal that the clock counts for. */
  let timed = "";
  let isAttended = true;
  /** Goes up whenever another position comes onto the table. */
  let position = 0;
  let writes = 0;
  let pumping = false;
  /** The engine holds another game for a while. */
  let isLent = false;
  let storageFailed = false;
  /** Another window owns this game: here it can only be looked at. */
  let isElsewhere = false;

  /** @param {Request} request */
  function ask(request) {
    queue.push(request);
    changed();
    void pump();
  }

  /** Asks for a step of the game that is shown, and says how long it has been played. @param {Step} step */
  function take(step) {
    if (picture && !isElsewhere) ask({ ...step, deal: picture.deal, clock_ms: clock.read() });
  }

  /** Puts another game on the table. @param {Request} request */
  function change(request) {
    if (isUntold()) take({ op: "clock" });
    ask(request);
  }

  function changed() {
    picture = foresee(truth, queue);
    runClock();
    judge.watch(engine && !isLent && queue.length === 0 && truth?.status === "playing" ? position : null);
    onChange();
  }

  function runClock() {
    if (!picture) return;
    const known = hasBegun(picture) ? picture.clock_ms : 0;
    if (timed === picture.deal && hasBegun(picture)) clock.raise(known);
    else clock.set(known);
    timed = picture.deal;
    clock.run(isAttended && !isElsewhere && hasBegun(picture) && picture.status !== "won");
  }

  /** Whether there is time that the engine does not know of, and has not been sent. */
  function isUntold() {
    return picture !== null && clock.read() > picture.clock_ms && queue.at(-1)?.op !== "clock";
  }

  async function judgeSlice() {
    const asked = truth;
    const answer = await engine?.call({ op: "judge", ply: truth?.ply }).catch(() => null);
    if (!answer?.ok) return true;
    if (answer.verdict === "stuck" && asked === truth && queue.length === 0) {
      truth = answer.view;
      changed();
    }
    return answer.verdict !== "thinking";
  }

  /** Sends one request after the other; each stays in the queue, and in the picture, until it is answered. */
  async function pump() {
    if (pumping || !engine) return;
    pumping = true;
    try {
      for (let request = queue[0]; request; request = queue[0]) {
        const answer = await carryOut(engine, request);
        queue.shift();
        if (answer.ok) accept(answer, request);
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
      case "open":
        return open(engine, request);
      case "new":
        left ??= save;
        return deal(engine, request.game, request.number ?? (await choose(engine, request.game)));
      case "back":
        return bringBack(engine, request.game);
      default: {
        const { deal, ...step } = request;
        return deal === truth?.deal && !isElsewhere ? engine.call(step) : { ok: false, error: { code: "stale" } };
      }
    }
  }

  /** @param {Engine} engine @param {string} game @param {number} number */
  async function deal(engine, game, number) {
    return engine.call({ op: "new", game, deal: number });
  }

  /** The number of a deal that nobody has named: a proved one, where the player wants that and the game has any. @param {Engine} engine @param {string} game */
  async function choose(engine, game) {
    const seed = freshNumber();
    const wanted = deals();
    if (wanted === "any") return seed;
    const answer = await engine.call({ op: "pick", game, rating: wanted === "winnable" ? "any" : wanted, seed });
    return (answer.ok && answer.number) || seed;
  }

  /** @param {Engine} engine @param {string} game */
  async function bringBack(engine, game) {
    if (!left) return /** @type {const} */ ({ ok: false, error: { code: "save-cut" } });
    const answer = await engine.call({ op: "load", game, save: left });
    if (answer.ok) left = null;
    return answer;
  }

  /**
   * Brings back the saved game, or deals: the number asked for, else that of the picture already on the table.
   *
   * @param {Engine} engine @param {Request & { op: "open" }} request
   */
  async function open(engine, { game, number, takeOver, picture: shown }) {
    const record = await recordOf(game, takeOver);
    left = null;
    if (record && (number === undefined || record.number === number)) {
      const answer = await engine.call({ op: "load", game, save: record.save });
      if (answer.ok) {
        left = record.left;
        return answer;
      }
      if (!isElsewhere) await store.setAside(game).catch(complainOfStorage);
      onNews({ kind: "save-damaged" });
    } else if (record) {
      left = record.left ?? record.save;
    }
    return deal(engine, game, number ?? shown?.number ?? (await choose(engine, game)));
  }

  /**
   * What is known of a game: the one on the table itself, another from the store. The other is this window's from now
   * on, unless it is another window's.
   *
   * @param {string} game @param {boolean} [takeOver]
   * @returns {Promise<Pick<SavedGame, "number" | "save" | "left"> | undefined | void>}
   */
  async function recordOf(game, takeOver) {
    if (truth?.game === game && save && !isElsewhere) return { number: truth.number, save, left };
    isElsewhere = !(await owner.own(game, takeOver));
    return (isElsewhere ? store.load(game) : store.claim(game)).catch(complainOfStorage);
  }

  /** @param {Answer & { ok: true }} answer @param {Request} request */
  function accept(answer, request) {
    truth = answer.view;
    save = answer.save;
    if (request.op !== "clock") position += 1;
    if (hasBegun(truth)) left = null;
    if (isElsewhere) return;
    store.remember(truth);
    writes += 1;
    void Promise.all([
      store.write({ game: truth.game, number: truth.number, save, left }),
      keep(truth, save, request.op),
    ])
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
    queue = queue.filter(({ op }) => op === "open" || op === "new" || op === "back" || op === "clock");
    if (request.op === "play") onNews({ kind: "refused", move: request.move, code: error.code });
    else if (error.code !== "stale") console.error(request, error);
    if (request.op === "back") onNews({ kind: "save-damaged" });
  }

  /** Another window has taken this game over. @param {string} game */
  function lose(game) {
    if (truth?.game !== game || isElsewhere) return;
    isElsewhere = true;
    queue = queue.filter(({ op }) => op === "open");
    changed();
  }

  /** @param {unknown} error */
  function complainOfStorage(error) {
    if (error instanceof Taken) return lose(error.message);
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

    /** Whether undo brings back the game whose place this deal took. */
    get canBringBack() {
      const last = queue.at(-1);
      return last ? last.op === "new" : left !== null;
    },

    /** What brings the game on the table back; null while that is about to change. */
    get save() {
      return isLent || queue.length > 0 ? null : save;
    },

    /** The game on the table, as it is to be kept; null where another window does that. @returns {Kept | null} */
    get kept() {
      return truth && save && !isElsewhere ? { game: truth.game, number: truth.number, save, left } : null;
    },

    /** Time played, in milliseconds. */
    get time() {
      return clock.read();
    },

    get isElsewhere() {
      return isElsewhere;
    },

    lose,

    /** Plays on here what another window has open. */
    takeOver() {
      if (picture) ask({ op: "open", game: picture.game, takeOver: true });
    },

    /**
     * Lends the engine to somebody who looks at another game with it; what is asked of this one waits until it is given
     * back. Null where there is something to do first.
     */
    async lend() {
      if (!engine || pumping || truth === null || queue.length > 0) return null;
      const lent = engine;
      pumping = isLent = true;
      changed();
      return {
        call: (/** @type {object} */ request) => lent.call(request),
        giveBack: async () => {
          if (save) await lent.call({ op: "load", save });
          pumping = isLent = false;
          changed();
          void pump();
        },
      };
    },

    /** Every request has been answered. */
    get isAnswered() {
      return truth !== null && queue.length === 0;
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
      change({ op: "open", game, ...(number !== undefined && { number }), picture: shown });
    },

    /** @param {string} move @param {boolean} [safe] whether cards of no more use go home by themselves after it */
    play(move, safe = false) {
      if (picture) take({ op: "play", move, ply: picture.ply, ...(safe && { safe }) });
    },

    /**
     * Asks why cards may not go somewhere, or, with an empty `to`, nowhere at all: null where they may, undefined where
     * nobody can say.
     *
     * @param {string} from @param {number} n @param {string} to
     * @returns {Promise<Refusal | null | undefined>}
     */
    async explain(from, n, to) {
      if (!engine || isLent || truth === null || queue.length > 0) return undefined;
      const answer = await engine.call({ op: "explain", from, n, to });
      return answer.ok ? answer.refusal : undefined;
    },

    /** Asks for the fair hint; undefined where nobody can say. */
    async hint() {
      if (!engine || isLent || truth === null || queue.length > 0) return undefined;
      const answer = await engine.call({ op: "hint", ply: truth.ply });
      return answer.ok ? answer.hint : undefined;
    },

    /** Takes back a move or a restart; before the first move the new deal itself. */
    undo() {
      if (this.canBringBack) this.bringBack();
      else if (picture?.can.undo) take({ op: "undo" });
    },

    redo() {
      if (picture?.can.redo) take({ op: "redo" });
    },

    restart() {
      if (picture?.can.undo) take({ op: "restart" });
    },

    /** The next card of a finish. */
    finish() {
      if (picture?.can.finish) take({ op: "finish" });
    },

    /** Deals anew; the game that is left can be brought back until the first move. @param {number} [number] */
    dealNew(number) {
      const named = number !== undefined && { number };
      if (picture && !isElsewhere) change({ op: "new", game: picture.game, ...named });
    },

    bringBack() {
      if (picture && !isElsewhere) ask({ op: "back", game: picture.game });
    },

    /** The clock stands still while nobody looks at the table. @param {boolean} attended */
    attend(attended) {
      isAttended = attended;
      runClock();
    },

    /** The page may never be seen again: what can be kept without waiting is kept first. */
    keepTime() {
      if (!isUntold() || !truth || isElsewhere) return;
      store.remember({ ...truth, clock_ms: clock.read() });
      take({ op: "clock" });
    },
  };
}

/** @typedef {ReturnType<typeof createGame>} Game */
