/**
 * The bar of controls while a game is watched, in the place of the usual one.
 *
 * @import { Texts } from "./texts.js"
 * @import { Watch } from "./watch.js"
 */

/** @param {Texts} texts @param {Watch} watch */
export function drawWatch(texts, watch) {
  const { view } = watch;
  const bar = find("watch");
  bar.hidden = view === null;
  bar.classList.toggle("-running", watch.isRunning);
  find("bar").hidden = view !== null;
  // Nobody plays on a table that is only looked at.
  find("stage").inert = view !== null;
  document.body.classList.toggle("-watching", view !== null);
  if (!view) return;
  find("watch-place").textContent = texts.say("watch-place", { ply: view.ply, all: watch.length });
  able("watch-start", view.ply > 0);
  able("watch-back", view.ply > 0);
  able("watch-run", view.can.redo);
  able("watch-on", view.can.redo);
}

/** @param {string} action @param {boolean} isAble */
function able(action, isAble) {
  const button = find("watch").querySelector(`[data-action="${action}"]`);
  /** @type {HTMLButtonElement} */ (button).disabled = !isAble;
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
