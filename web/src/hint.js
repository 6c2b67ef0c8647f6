/**
 * The fair hint: asked of the engine as soon as it can tell, and dropped when the table has changed by then.
 *
 * @import { Game } from "./game.js"
 * @import { Hint, View } from "./types.d.ts"
 */

/** @param {{ game: Pick<Game, "view" | "isAnswered" | "hint">, tell: (view: View, hint: Hint) => void }} page */
export function createHint({ game, tell }) {
  /** The position that it is asked for. @type {string | null} */
  let asked = null;
  let isAsking = false;

  async function give() {
    if (asked !== positionOf(game.view)) asked = null;
    if (!asked || !game.isAnswered || isAsking) return;
    isAsking = true;
    const hint = await game.hint().catch(() => undefined);
    isAsking = false;
    const { view } = game;
    if (view && hint && hint.why !== "thinking" && asked === positionOf(view)) {
      asked = null;
      tell(view, hint);
    } else if (hint) void give();
    else asked = null;
  }

  return {
    ask() {
      asked = positionOf(game.view);
      void give();
    },

    /** Another position may be on the table, and the engine may answer by now. */
    update: () => void give(),
  };
}

/** @param {View | null} view */
function positionOf(view) {
  return view && `${view.deal} ${view.ply}`;
}
