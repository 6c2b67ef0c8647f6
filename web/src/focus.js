/**
 * The keyboard's mark on the table: one place at a time can be reached by Tab, the arrows lead on from there. Cards are
 * picked up and put down where it stands; it goes with the card that was moved.
 *
 * @import { View } from "./types.d.ts"
 * @import { Board } from "./board.js"
 * @import { Direction, Stop } from "./stops.js"
 * @import { Texts } from "./texts.js"
 * @import { Touched } from "./pointer.js"
 */
import { endOf, firstStop, follow, neighbour, stopsOf } from "./stops.js";
import { hear } from "./voice.js";

/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/**
 * @typedef {object} FocusHands
 * @property {() => View | null} view
 * @property {() => boolean} isOneTap whether Enter sends cards to their best place
 * @property {(touched: Touched) => void} tap
 * @property {(move: string) => void} play
 * @property {(touched: Touched, to: string) => void} refuse
 * @property {(held: Touched | null) => void} offer shows what is in hand and where it may go
 */

/** @param {HTMLElement} root @param {Board} board @param {Texts} texts @param {FocusHands} hands */
export function createFocus(root, board, texts, hands) {
  /** @type {Stop | null} */
  let stop = null;
  let deal = "";
  /** The cards in hand, by their pile and the first one's key. @type {(Touched & { k: number }) | null} */
  let held = null;
  /** Whether the mark has the page's focus, though a card that is drawn elsewhere may lose it for a moment. */
  let isHere = false;

  /** @param {Stop} at */
  function elementOf({ pile, index }) {
    const element = root.querySelector(`[data-pile="${pile}"]`);
    const isStock = element?.getAttribute("role") === "button";
    return /** @type {HTMLElement | null} */ (isStock ? element : element?.children[index + 1]);
  }

  /** Lets the mark, and nothing else on the table, be reached by Tab. @param {View} view */
  function draw(view) {
    stop = deal === view.deal && stop ? follow(view, stop) : firstStop(view);
    deal = view.deal;
    if (held && cardsOf(view, held)[0]?.k !== held.k) letGo();
    const stops = new Set(view.piles.flatMap(stopsOf).map(elementOf));
    for (const element of root.querySelectorAll("[tabindex]"))
      if (!stops.has(/** @type {HTMLElement} */ (element))) element.removeAttribute("tabindex");
    for (const element of stops) element?.setAttribute("tabindex", "-1");
    const element = stop && elementOf(stop);
    element?.setAttribute("tabindex", "0");
    if (isHere && element && document.activeElement !== element) element.focus({ preventScroll: true });
    if (held) hands.offer(held);
  }

  /** @param {Stop} next */
  function go(next) {
    const view = hands.view();
    if (!view) return;
    stop = next;
    isHere = true;
    draw(view);
    aim(view);
  }

  /** Shows where the cards in hand could be put down. @param {View} view */
  function aim(view) {
    const to = stop?.pile;
    board.aim(held && to && moveOf(view, held, to) ? to : null);
  }

  /** @param {View} view @param {Touched} touched */
  function cardsOf(view, { pile, n }) {
    return view.piles.find(({ id }) => id === pile)?.cards.slice(-n) ?? [];
  }

  /** @param {View} view @param {Touched} touched @param {string} to */
  function moveOf(view, { pile, n }, to) {
    return view.moves.find((move) => move.from === pile && move.n === n && move.to === to)?.id;
  }

  /** @param {View} view @param {Touched} touched */
  function pickUp(view, touched) {
    const cards = cardsOf(view, touched);
    const [lead] = cards;
    if (!lead?.c || !view.moves.some(({ from, n }) => from === touched.pile && n === touched.n)) {
      return hands.refuse({ ...touched, n: Math.max(1, touched.n) }, "");
    }
    held = { ...touched, k: lead.k };
    hands.offer(held);
    aim(view);
    hear(texts.say("held", { count: cards.length, card: texts.card(lead.c) }));
  }

  /** @param {View} view @param {Touched & { k: number }} cards @param {string} to */
  function putDown(view, cards, to) {
    if (to === cards.pile) {
      letGo();
      return hear(texts.say("let-go"));
    }
    const move = moveOf(view, cards, to);
    if (!move) return hands.refuse(cards, to);
    const at = view.piles.find(({ id }) => id === cards.pile)?.cards.length ?? 0;
    stop = { pile: to, index: at - cards.n, n: cards.n, k: cards.k };
    letGo();
    hands.play(move);
  }

  function letGo() {
    if (!held) return;
    held = null;
    hands.offer(null);
    board.aim(null);
  }

  /** Escape: the mark goes back to where the cards were taken. */
  function giveUp() {
    const view = hands.view();
    if (!held || !view) return;
    const back = view.piles.flatMap(stopsOf).find(({ k }) => k === held?.k);
    letGo();
    hear(texts.say("let-go"));
    if (back) go(back);
  }

  /** One card more or fewer: of those in hand, else by the mark. @param {View} view @param {1 | -1} more */
  function count(view, more) {
    const from = held?.pile ?? stop?.pile;
    const pile = view.piles.find(({ id }) => id === from);
    const n = (held?.n ?? stop?.n ?? 0) + more;
    const next = pile && stopsOf(pile).find((each) => each.n === n);
    if (!next || !pile) return;
    if (!held) {
      go(next);
      return hear(texts.say("counted", { count: n, card: texts.card(pile.cards[next.index]?.c) }));
    }
    const wasThere = stop?.pile === held.pile;
    pickUp(view, { pile: pile.id, n });
    if (wasThere) go(next);
  }

  /** @param {View} view @param {boolean} isEnter */
  function act(view, isEnter) {
    if (!stop) return;
    const touched = { pile: stop.pile, n: stop.n };
    if (held) putDown(view, held, stop.pile);
    else if (isStock(view, stop.pile) || (isEnter && (hands.isOneTap() || view.can.finish))) hands.tap(touched);
    else pickUp(view, touched);
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const view = hands.view();
    if (!view || !stop || !board.table || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = ARROWS[event.key];
    const isUpOrDown = direction === "up" || direction === "down";
    if (direction && event.shiftKey && isUpOrDown) count(view, direction === "up" ? 1 : -1);
    else if (direction) move(view, direction);
    else if (event.key === "Home" || event.key === "End") goWithin(view, event.key === "Home");
    else if (event.key === "+" || event.key === "-") count(view, event.key === "+" ? 1 : -1);
    else if (event.key === "Enter" || event.key === " ") {
      if (!event.repeat) act(view, event.key === "Enter");
    } else if (event.key === "Escape" && held) giveUp();
    else return;
    event.preventDefault();
  }

  /** @param {View} view @param {Direction} direction */
  function move(view, direction) {
    const next = stop && board.table && neighbour(view, board.table, stop, direction, { whole: held !== null });
    if (next) go(next);
  }

  /** To the first or the last of a pile's cards. @param {View} view @param {boolean} isFirst */
  function goWithin(view, isFirst) {
    const pile = view.piles.find(({ id }) => id === stop?.pile);
    const next = pile && (isFirst ? stopsOf(pile)[0] : endOf(pile));
    if (next) go(next);
  }

  /** The stop that an element is. @param {View} view @param {Element} element */
  function stopAt(view, element) {
    return view.piles.flatMap(stopsOf).find((each) => elementOf(each)?.contains(element));
  }

  root.addEventListener("keydown", press);
  root.addEventListener("focusin", (event) => {
    const view = hands.view();
    const next = view && stopAt(view, /** @type {Element} */ (event.target));
    isHere = true;
    if (!view || !next) return;
    stop = next;
    draw(view);
  });
  // A card that is drawn in another pile loses the focus to nobody: that is no leaving.
  root.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !root.contains(/** @type {Node} */ (event.relatedTarget))) leave();
  });
  document.addEventListener("focusin", (event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) leave();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!root.contains(/** @type {Node} */ (event.target))) leave();
  });
  // Screen readers press a card without any pointer.
  root.addEventListener("click", (event) => {
    const view = hands.view();
    const next = event.detail === 0 && view && stopAt(view, /** @type {Element} */ (event.target));
    if (!view || !next) return;
    stop = next;
    draw(view);
    act(view, true);
  });

  function leave() {
    isHere = false;
    letGo();
  }

  return {
    draw,
    letGo,

    /** The pile at the mark. */
    get pile() {
      return stop?.pile;
    },

    /** Where a hand was last, the mark is too. @param {Touched} touched */
    visit({ pile, n }) {
      const view = hands.view();
      const next = view?.piles.flatMap(stopsOf).find((each) => each.pile === pile && each.n === n);
      letGo();
      if (!view || !next) return;
      stop = next;
      draw(view);
    },
  };
}

/** @typedef {ReturnType<typeof createFocus>} Focus */

/** @param {View} view @param {string} pile */
function isStock({ piles }, pile) {
  return piles.some(({ id, role }) => id === pile && role === "stock");
}
