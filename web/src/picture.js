/**
 * The picture that is shown before the engine has answered: the last known view with the waiting requests drawn
 * into it. Knows no rule: a move is drawn because the view lists it.
 *
 * @import { Move, Pile, View } from "./types.d.ts"
 */

/**
 * A step of a game; `clock` only tells the time played.
 *
 * @typedef {{ op: "play", move: string, ply: number, safe?: boolean } | { op: "undo" | "redo" | "restart" | "finish" | "clock" }} Step
 */

/**
 * A step says which deal it is meant for; the others put a game on the table.
 *
 * @typedef {(
 *   | (Step & { deal: string, clock_ms: number })
 *   | { op: "open", game: string, number?: number, takeOver?: boolean, picture?: View | undefined }
 *   | { op: "new", game: string, number?: number }
 *   | { op: "back", game: string }
 * )} Request
 */

/** A tap on the stock, as the engine writes it. */
export const STOCK_TAP = "s";

/** Whether a move has been made in a game, taken back or not. @param {View} view */
export function hasBegun({ ply, can }) {
  return ply > 0 || can.undo || can.redo;
}

/**
 * Draws waiting requests into a view, one after the other.
 *
 * @param {View | null} view
 * @param {Request[]} requests
 * @returns {View | null}
 */
export function foresee(view, requests) {
  return requests.reduce(after, view);
}

/** @param {View | null} view @param {Request} request @returns {View | null} */
function after(view, request) {
  if (request.op === "open" && request.picture) return request.picture;
  if (view === null || request.op === "clock") return view;
  if (request.op !== "play") return { ...view, moves: [], best: {} };
  if (request.move === STOCK_TAP) return step(view, STOCK_TAP, turnedPiles(view));
  const move = view.moves.find((candidate) => candidate.id === request.move);
  return move ? step({ ...view, piles: carry(view.piles, move) }, move.id, [move.from, move.to]) : view;
}

/**
 * One move further on. What touches a changed pile is left out, since only the engine knows what is legal there now;
 * the stock can always be tapped.
 *
 * @param {View} view @param {string} last @param {string[]} touched
 * @returns {View}
 */
function step(view, last, touched) {
  const moves = view.moves.filter(
    ({ id, from, to }) => id === STOCK_TAP || ![from, to].some((pile) => touched.includes(pile)),
  );
  const left = new Set(moves.map((move) => move.id));
  return {
    ...view,
    last,
    moves,
    ply: view.ply + 1,
    status: "playing",
    can: { undo: true, redo: false, finish: false },
    counters: { ...view.counters, moves: view.ply + 1 },
    best: Object.fromEntries(Object.entries(view.best).filter(([, move]) => left.has(move))),
  };
}

/** Where the stock's cards may come to lie: the waste where there is one, else any pile. @param {View} view */
function turnedPiles({ piles }) {
  const turned = piles.some((pile) => pile.role === "waste")
    ? piles.filter((pile) => pile.role === "stock" || pile.role === "waste")
    : piles;
  return turned.map((pile) => pile.id);
}

/** @param {Pile[]} piles @param {Move} move @returns {Pile[]} */
function carry(piles, { from, n, to }) {
  const source = piles.find((pile) => pile.id === from);
  const carried = source ? source.cards.slice(-n) : [];
  return piles.map((pile) => {
    if (pile.id === from) return { ...pile, cards: pile.cards.slice(0, -n) };
    if (pile.id === to) return { ...pile, cards: [...pile.cards, ...carried] };
    return pile;
  });
}
