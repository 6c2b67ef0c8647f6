/**
 * Shows what could be played: under a mouse or a pen that hovers, and while cards are held or selected.
 *
 * @import { View } from "./types.d.ts"
 * @import { Board } from "./board.js"
 * @import { Touched } from "./pointer.js"
 */
import { hold } from "./pointer.js";

/**
 * @param {HTMLElement} root @param {Board} board
 * @param {{ view: () => View | null, isBusy: () => boolean }} state `isBusy` while cards are held or selected
 */
export function createHover(root, board, { view: look, isBusy }) {
  root.addEventListener("pointerover", (event) => {
    const view = look();
    if (!view || event.pointerType === "touch" || isBusy()) return;
    const touched = touchedBy(/** @type {Element} */ (event.target));
    const held = touched && hold(view, touched);
    const { keys, targets } = held ? possible(view, held) : NOTHING;
    board.offer(targets.length > 0 ? keys : [], []);
  });
  root.addEventListener("pointerleave", () => isBusy() || board.offer([], []));
}

const NOTHING = { keys: [], targets: [] };

/**
 * The cards that would move, and the piles that would take them.
 *
 * @param {View} view @param {Touched} touched
 */
export function possible(view, { pile, n }) {
  const cards = view.piles.find(({ id }) => id === pile)?.cards ?? [];
  const moves = view.moves.filter((move) => move.from === pile && move.n === n);
  return { keys: cards.slice(-n).map(({ k }) => k), targets: moves.map(({ to }) => to) };
}

/** @param {Element} element @returns {Touched | null} */
function touchedBy(element) {
  const card = element.closest(".card");
  const pile = /** @type {HTMLElement | null | undefined} */ (card?.parentElement);
  if (!card || !pile) return null;
  const cards = [...pile.querySelectorAll(":scope > .card")];
  return { pile: pile.dataset["pile"] ?? "", n: cards.length - cards.indexOf(card) };
}
