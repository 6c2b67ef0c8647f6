/**
 * What the page says to the player, in the line below the board: what stands to be said of the table as it is, a
 * hint, why a move is none.
 *
 * @import { Hint, Move, View } from "./types.d.ts"
 * @import { Board } from "./board.js"
 * @import { Game, News } from "./game.js"
 * @import { Guide } from "./guide.js"
 * @import { Message, Line } from "./line.js"
 * @import { Outlook } from "./outlook.js"
 * @import { Run } from "./run.js"
 * @import { Texts } from "./texts.js"
 * @import { Touched } from "./pointer.js"
 * @import { Found } from "./verdicts.js"
 */
import { STOCK_TAP } from "./picture.js";
import { moveName } from "./readout.js";

/** @param {{ game: Game, finish: Run, show: Run, outlook: Outlook, guide: Guide, board: Board, line: Line, texts: Texts }} page */
export function createSpeech({ game, finish, show, outlook, guide, board, line, texts }) {
  /** What the table itself has to say. @param {View} view @returns {Message | null} */
  function standing(view) {
    if (show.isRunning) return { text: texts.say("show-running"), actions: { "let-go": "guide-stop" } };
    if (outlook.isAsked) return { text: texts.say("looking"), actions: { "let-go": "action-cancel" } };
    if (finish.isRunning) return { text: texts.say("finish-running") };
    if (view.can.finish) return { text: texts.say("finish-offer") };
    if (view.status === "stuck") {
      const actions = { undo: "action-undo", restart: "action-restart", new: "action-new" };
      return { text: texts.say("stuck"), actions };
    }
    const steps = guide.stand(view);
    if (guide.isShown || !game.canBringBack) return steps;
    return { text: texts.say("dealt", { number: String(view.number) }), actions: { back: "action-bring-back" } };
  }

  /** Shows a move on the table. @param {View} view @param {Move} move @returns {string | undefined} the first of its cards */
  function mark({ piles }, { from, n, to }) {
    const cards = piles.find(({ id }) => id === from)?.cards.slice(-Math.max(1, n)) ?? [];
    board.mark(
      cards.map(({ k }) => k),
      to ? [to] : [],
    );
    return cards[0]?.c;
  }

  /**
   * Says why cards may not be moved, and marks what stands in the way; in general words where nobody can tell.
   *
   * @param {Touched} touched @param {string} to
   */
  async function sayWhyNot({ pile, n }, to) {
    const refusal = await game.explain(pile, n, to).catch(() => undefined);
    if (refusal === null) line.say(texts.say("no-better"));
    else if (!refusal || !texts.has(`refused-${refusal.code}`)) line.say(texts.say("refused"));
    else {
      const name = (/** @type {string | null} */ code) => (code ? texts.card(code) : "");
      const values = { card: name(refusal.card), onto: name(refusal.onto) };
      line.say(texts.say(`refused-${refusal.code}`, values));
      board.mark([], refusal.piles);
    }
  }

  return {
    sayWhyNot,

    /** Keeps what is said of the table true. */
    stand() {
      const { view } = game;
      if (view && game.isAnswered) line.stand(standing(view));
    },

    /** Shows the move of a fair hint and says what it is for, or why there is none. @param {View} view @param {Hint} hint */
    hint(view, { move: id, why, pile, card, steps = 1 }) {
      const move = view.moves.find((move) => move.id === id);
      if (!move) return line.say(texts.say("hint-none-fair", { why }));
      mark(view, move);
      const gain = view.piles.find((each) => each.id === pile);
      line.say(
        texts.say("hint-fair", {
          move: moveName(texts, move, view),
          why,
          card: card ? texts.card(card) : "",
          pile: gain?.role ?? "",
          number: gain?.id.slice(1) ?? "",
          steps,
        }),
      );
    },

    /** Says what is proved of the table, and shows the first move of a win. @param {View} view @param {Found} found */
    sureHint(view, { verdict, moves }) {
      const move = view.moves.find(({ id }) => id === moves[0]);
      if (move) mark(view, move);
      const said = texts.say("hint-sure", { verdict, move: move ? moveName(texts, move, view) : "" });
      line.say(said, verdict === "unknown" ? { "fair-hint": "action-fair-hint" } : {});
    },

    /** Says whether the game can still be won, and offers to show how. */
    outlook() {
      const { verdict } = outlook;
      line.say(texts.say("outlook-said", { verdict }), verdict === "won" ? { show: "action-show" } : {});
    },

    /** Says how far it has been looked for what was asked. @param {number} states */
    progress(states) {
      line.note(outlook.isAsked ? texts.say("looked-at", { states }) : "");
    },

    /** @param {News} news */
    tell(news) {
      if (news.kind !== "refused") line.say(texts.say(news.kind));
      else if (news.code === "stale") line.say(texts.say("refused-stale"));
      else if (news.move === STOCK_TAP) void sayWhyNot({ pile: STOCK_TAP, n: 0 }, "");
      else line.say(texts.say("refused"));
    },
  };
}

/** @typedef {ReturnType<typeof createSpeech>} Speech */
