/**
 * What a tap on the table means, by mouse, finger or key. With "one tap" on, cards go to their best place, and tapped
 * again to their next best; with it off, the first tap selects and the second puts down. Knows no rule: what can be
 * done is in the view.
 *
 * @import { Move, View } from "./types.d.ts"
 * @import { Touched } from "./pointer.js"
 */
import { STOCK_TAP } from "./picture.js";

/**
 * Cards that have been tapped before: where they came from and went to, newest last, by the move that did it.
 *
 * @typedef {{ card: number, n: number, places: string[], move: string }} Trail
 */

/**
 * @param {object} hands
 * @param {() => View | null} hands.view
 * @param {() => boolean} hands.isOneTap
 * @param {(move: string) => void} hands.play
 * @param {(touched: Touched, to: string) => void} hands.refuse
 * @param {(held: Touched | null) => void} hands.onSelect shows what is selected
 */
export function createTaps({ view: look, isOneTap, play, refuse, onSelect }) {
  /** @type {Trail | null} */
  let trail = null;
  /** The selected cards, and the key of the first of them. @type {(Touched & { card: number }) | null} */
  let selected = null;

  /** @param {View} view @param {Touched} touched */
  function send(view, touched) {
    const card = leadOf(view, touched);
    const known = trail && trail.card === card && trail.n === touched.n && trail.move === view.last ? trail : null;
    const move = nextMove(view, touched, known?.places ?? []);
    if (!move || touched.n === 0) return refuse({ ...touched, n: Math.max(1, touched.n) }, "");
    // Once everywhere, it begins anew.
    const places = known && !known.places.includes(move.to) ? known.places : [move.from];
    trail = { card: card ?? -1, n: touched.n, places: [...places, move.to], move: move.id };
    play(move.id);
  }

  /** @param {View} view @param {Touched} touched */
  function choose(view, touched) {
    if (!selected) return select(view, touched);
    const held = selected;
    const isSame = held.pile === touched.pile;
    const to = isSame ? homeOf(view, held) : touched.pile;
    const move = view.moves.find((each) => each.from === held.pile && each.n === held.n && each.to === to);
    // The same card once more goes home where it may, and is let go where not; another of its pile is chosen instead.
    if (isSame && held.n !== touched.n) return select(view, touched);
    letGo();
    if (move) return play(move.id);
    if (isSame) return;
    if (canLift(view, touched)) select(view, touched);
    else refuse(held, touched.pile);
  }

  /** @param {View} view @param {Touched} touched */
  function select(view, touched) {
    if (!canLift(view, touched)) {
      letGo();
      return refuse({ ...touched, n: Math.max(1, touched.n) }, "");
    }
    selected = { ...touched, card: leadOf(view, touched) ?? -1 };
    onSelect(selected);
  }

  function letGo() {
    if (!selected) return;
    selected = null;
    onSelect(null);
  }

  return {
    letGo,

    /** @returns {Touched | null} */
    get selected() {
      return selected;
    },

    /** @param {Touched} touched */
    tap(touched) {
      const view = look();
      if (!view) return;
      if (view.piles.some(({ id, role }) => id === touched.pile && role === "stock")) {
        letGo();
        play(STOCK_TAP);
      } else if (isOneTap()) {
        letGo();
        send(view, touched);
      } else choose(view, touched);
    },

    /** Another picture is drawn: what no longer lies there is not selected. @param {View} view */
    check(view) {
      if (selected && leadOf(view, selected) !== selected.card) letGo();
    },
  };
}

/** @typedef {ReturnType<typeof createTaps>} Taps */

/**
 * Where a tap sends cards that have been to some places already: to the best of the others, else it begins anew.
 *
 * @param {View} view @param {Touched} touched @param {string[]} places
 * @returns {Move | undefined}
 */
export function nextMove(view, touched, places) {
  const { pile, n } = touched;
  const best = view.best[n > 1 ? `${pile}*${n}` : pile];
  const legal = view.moves.filter((move) => move.from === pile && move.n === n);
  const usual = legal.find(({ id }) => id === best);
  if (places.length === 0) return usual;
  const ranked = [...(usual ? [usual] : []), ...legal.filter((move) => move !== usual && isUseful(view, move))];
  return ranked.find(({ to }) => !places.includes(to)) ?? ranked.find(({ to }) => to === places[0]) ?? usual;
}

/** All empty places of a kind are one. @param {View} view @param {Move} move */
function isUseful(view, { to }) {
  const target = view.piles.find(({ id }) => id === to);
  if (!target || target.cards.length > 0) return true;
  return view.piles.find(({ role, cards }) => role === target.role && cards.length === 0) === target;
}

/** The foundation that would take the cards. @param {View} view @param {Touched} touched */
function homeOf(view, { pile, n }) {
  const home = new Set(view.piles.filter(({ role }) => role === "foundation").map(({ id }) => id));
  return view.moves.find((move) => move.from === pile && move.n === n && home.has(move.to))?.to;
}

/** @param {View} view @param {Touched} touched */
function canLift(view, { pile, n }) {
  return n > 0 && view.moves.some((move) => move.from === pile && move.n === n);
}

/** The key of the first of the touched cards. @param {View} view @param {Touched} touched */
function leadOf(view, { pile, n }) {
  return view.piles.find(({ id }) => id === pile)?.cards.at(-n)?.k;
}
