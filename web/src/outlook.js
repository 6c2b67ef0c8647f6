/**
 * Can it still be won? The sign beside the counters, and what the player asks for once: a sure hint, or the win itself.
 *
 * @import { Game } from "./game.js"
 * @import { Texts } from "./texts.js"
 * @import { Saved, Thinker } from "./thinker.js"
 * @import { Found } from "./verdicts.js"
 */
import { playedMoves } from "./records.js";
import { logOf } from "./verdicts.js";

/**
 * @param {object} page
 * @param {Pick<Game, "view" | "save" | "isElsewhere">} page.game
 * @param {Thinker} page.thinker
 * @param {Texts} page.texts
 * @param {() => boolean} page.isWanted whether the player wants the sign
 * @param {() => void} page.onChange something is asked for, or no longer
 */
export function createOutlook({ game, thinker, texts, isWanted, onChange }) {
  const sign = find("outlook");
  /** The games that something solves. @type {string[]} */
  let solved = [];
  /** Where the game stands; while the engine is asked, where it stood. @type {Saved | null} */
  let position = null;
  /** What is done as soon as there is a verdict. @type {((found: Found) => void) | null} */
  let waiting = null;

  function isOffered() {
    return game.view !== null && solved.includes(game.view.game) && game.view.status !== "won" && !game.isElsewhere;
  }

  function isAsked() {
    return waiting !== null;
  }

  function found() {
    return position ? thinker.find(position) : undefined;
  }

  function verdict() {
    return found()?.verdict ?? "thinking";
  }

  /** Follows the game and the thinker. */
  function update() {
    const { view, save } = game;
    if (!view || !isOffered()) position = null;
    else if (save) position = { deal: view.deal, log: logOf(playedMoves(save, view.ply)), save };
    thinker.look((isWanted() || isAsked()) && !document.hidden ? position : null);
    draw();
    const known = found();
    if (waiting && known && save) settle(known);
  }

  /** @param {Found} known */
  function settle(known) {
    const answer = waiting;
    cancel();
    answer?.(known);
  }

  function cancel() {
    if (!isAsked()) return;
    waiting = null;
    onChange();
  }

  function draw() {
    sign.hidden = !position || !isWanted();
    find("line").classList.toggle("-judged", !sign.hidden);
    if (sign.hidden) return;
    sign.dataset["verdict"] = verdict();
    sign.setAttribute("aria-label", texts.say("outlook-name", { verdict: verdict() }));
    find("outlook-icon").setAttribute("href", `#icon-${verdict()}`);
    const text = texts.say("outlook", { verdict: verdict() });
    if (find("outlook-text").textContent !== text) find("outlook-text").textContent = text;
  }

  return {
    update,
    cancel,

    /** Says which games something solves. @param {string[]} games */
    offer(games) {
      solved = games;
      update();
    },

    /** Whether something can be asked for here. */
    get isOffered() {
      return isOffered();
    },

    get isAsked() {
      return isAsked();
    },

    /** The moves that are left of a win; none where none is known. */
    get moves() {
      return found()?.moves ?? [];
    },

    get verdict() {
      return verdict();
    },

    /** What can be read of the sign; nothing where there is none. */
    get reading() {
      return sign.hidden ? "" : texts.say("outlook-said", { verdict: verdict() });
    },

    /** Does something as soon as there is a verdict, unless that is cancelled. @param {(found: Found) => void} answer */
    ask(answer) {
      waiting = answer;
      update();
      if (isAsked()) onChange();
    },
  };
}

/** @typedef {ReturnType<typeof createOutlook>} Outlook */

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
