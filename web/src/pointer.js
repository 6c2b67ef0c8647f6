/**
 * Turns what a mouse, a pen or a finger does on the board into moves. One pointer owns a gesture; nothing is read from
 * the page while it moves.
 *
 * @import { Point, View } from "./types.d.ts"
 * @import { Board } from "./board.js"
 */
import { cardAt, dropTarget } from "./aim.js";

/** Less movement than this is a tap; a finger is less steady than a mouse. */
const TAP_PX = { mouse: 5, touch: 10 };

/** The cards from one height of a pile to its end; n is 0 on an empty place. @typedef {{ pile: string, n: number }} Touched */
/** Such cards where they can be lifted. @typedef {Touched & { keys: number[] }} Held */

/**
 * @typedef {object} Hands what the gestures come to
 * @property {() => View | null} view
 * @property {(move: string) => void} play
 * @property {() => boolean} interrupt whether a touch has done its work by ending what was going on
 * @property {(touched: Touched | null) => void} tap null on the bare table
 * @property {(touched: Touched, to: string) => void} refuse a drop that is no move; with an empty `to` a card that stays
 * @property {(held: Held | null) => void} hold cards are lifted, or no longer
 * @property {() => void} redraw
 */

/** @param {HTMLElement} root @param {Board} board @param {Hands} hands */
export function createPointer(root, board, hands) {
  /**
   * Points are the window's. `corner` is the board's, `grip` where in the lead card it is held.
   *
   * @type {{ id: number, start: Point, now: Point, corner: Point, grip: Point, touched: Touched | null,
   *   held: Held | null, limit: number } | null}
   */
  let gesture = null;
  let dragging = false;
  let frame = 0;

  /** @param {PointerEvent} event */
  function begin(event) {
    if (gesture || !event.isPrimary || event.button !== 0) return;
    const view = hands.view();
    if (!view || !board.table || hands.interrupt()) return;
    const corner = root.getBoundingClientRect();
    const start = { x: event.clientX, y: event.clientY };
    const touched = touch(view, cardAt(board.table, minus(start, corner)));
    const held = touched && hold(view, touched);
    gesture = {
      id: event.pointerId,
      start,
      now: start,
      corner,
      grip: held ? minus(minus(start, corner), lead(held)) : { x: 0, y: 0 },
      touched,
      held,
      limit: event.pointerType === "mouse" ? TAP_PX.mouse : TAP_PX.touch,
    };
    // One that is done once more (early.js) may have left the table by now.
    if (event.isTrusted) root.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function follow(event) {
    if (event.pointerId !== gesture?.id) return;
    if (event.type === "pointermove" && (event.buttons & 1) === 0) return cancel(); // let go while another button was down
    gesture.now = { x: event.clientX, y: event.clientY };
    if (!dragging && gesture.held && distance(gesture.now, gesture.start) > gesture.limit) {
      dragging = true;
      root.classList.add("-dragging");
      board.lift(gesture.held.keys);
      hands.hold(gesture.held);
    }
    if (dragging && !frame) frame = requestAnimationFrame(carry);
  }

  function carry() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!gesture?.held || !dragging) return;
    board.carry(minus(leadNow(gesture), lead(gesture.held)));
    const to = target();
    board.aim(to && moveTo(gesture.held, to) ? to : null);
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (event.pointerId !== gesture?.id) return;
    follow(event);
    const { touched, held, now, start, limit } = gesture;
    if (!dragging) {
      stop();
      if (distance(now, start) <= limit) hands.tap(touched);
      else if (touched?.n) hands.refuse(touched, "");
      return;
    }
    carry();
    const to = target();
    const move = held && to && moveTo(held, to);
    stop();
    if (move) hands.play(move);
    else hands.redraw();
    if (held && to && !move && to !== held.pile) hands.refuse(held, to);
  }

  /** The hand is empty again, whatever it was doing. */
  function stop() {
    if (!gesture) return;
    const { id } = gesture;
    gesture = null;
    if (dragging) hands.hold(null);
    dragging = false;
    cancelAnimationFrame(frame);
    frame = 0;
    board.letGo();
    board.aim(null);
    root.classList.remove("-dragging");
    if (root.hasPointerCapture(id)) root.releasePointerCapture(id);
  }

  /** Where the lead card lies on the table while it is held above it. @param {Held} held @returns {Point} */
  function lead(held) {
    const pile = board.table?.piles.find(({ id }) => id === held.pile);
    return pile?.cards.at(-held.n) ?? { x: 0, y: 0 };
  }

  /** Where the hand has brought the lead card. @param {{ now: Point, corner: Point, grip: Point }} gesture */
  function leadNow({ now, corner, grip }) {
    return minus(minus(now, corner), grip);
  }

  /** The pile under the lead card, a legal one first. */
  function target() {
    const held = gesture?.held;
    if (!gesture || !held || !board.table) return null;
    return dropTarget(board.table, leadNow(gesture), (pile) => moveTo(held, pile) !== undefined);
  }

  /** @param {Held} held @param {string} to */
  function moveTo(held, to) {
    return hands.view()?.moves.find(({ from, n, to: end }) => from === held.pile && n === held.n && end === to)?.id;
  }

  function cancel() {
    if (!gesture) return;
    stop();
    hands.redraw();
  }

  root.addEventListener("pointerdown", begin);
  root.addEventListener("pointermove", follow);
  root.addEventListener("pointerup", end);
  for (const lost of /** @type {const} */ (["pointercancel", "lostpointercapture"])) {
    root.addEventListener(lost, (event) => event.pointerId === gesture?.id && cancel());
  }
  root.addEventListener("contextmenu", (event) => event.preventDefault());
  window.addEventListener("blur", cancel);

  return {
    cancel,

    /** A hand is on the table. */
    get isBusy() {
      return gesture !== null;
    },

    /** Before another picture is drawn: lets go of what no longer lies there. @param {View} view */
    check(view) {
      const held = gesture?.held;
      if (!held) return;
      const cards = view.piles.find(({ id }) => id === held.pile)?.cards.slice(-held.n) ?? [];
      if (cards.map(({ k }) => k).join() !== held.keys.join()) stop();
    },

    /** After the table was laid anew under a drag: the held cards stay under the finger. */
    adjust() {
      if (!gesture) return;
      gesture.corner = root.getBoundingClientRect();
      carry();
    },
  };
}

/** @param {View} view @param {{ pile: string, index: number } | null} hit @returns {Touched | null} */
function touch(view, hit) {
  if (!hit) return null;
  const cards = view.piles.find(({ id }) => id === hit.pile)?.cards ?? [];
  return { pile: hit.pile, n: hit.index < 0 ? 0 : cards.length - hit.index };
}

/**
 * The touched cards, if they can be lifted: shown ones, and several only where piles are spread downwards.
 *
 * @param {View} view
 * @param {Touched} touched
 * @returns {Held | null}
 */
export function hold(view, { pile: id, n }) {
  const pile = view.piles.find((each) => each.id === id);
  if (!pile || n === 0) return null;
  const cards = pile.cards.slice(-n);
  if (cards.some((card) => !card.c)) return null;
  if (n > 1 && pile.fan !== "down") return null;
  return { pile: id, n, keys: cards.map(({ k }) => k) };
}

/** @param {Point} a @param {Point} b */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** @param {Point} a @param {Point} b @returns {Point} */
function minus(a, b) {
  return { x: a.x - b.x, y: a.y - b.y };
}
