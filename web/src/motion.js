/**
 * Lets cards travel from where they were to where they are. Only a look: the table is already as it will be, and
 * every input ends all travel at once.
 */
import { currentLooks } from "./looks.js";

const EASE_OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const MOVE_MS = 180;
const RETURN_MS = 140;

/**
 * How cards leave that leave in turn: dealt, in a run that sweeps to its foundation, or home one after the other, slow
 * enough to be seen.
 */
const STAGGER_MS = { deal: 18, run: 18, home: 70 };

/** How long things take at the player's speed. @type {Record<string, number>} */
const PACE = { slow: 1.8, normal: 1, fast: 0.5 };

const MOST_CARDS = 104;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/**
 * By element, with the card that shows whole until this one has come to lie on it.
 *
 * @type {Map<HTMLElement, { animations: Animation[], below: Element | null }>}
 */
const travelling = new Map();
/** @type {(() => void) | null} */
let endOfShow = null;

/** Whether anything may be seen to move. */
export function isMoving() {
  return !calm.matches && currentLooks().speed !== "off";
}

/**
 * @param {HTMLElement} element whose place the property `translate` holds
 * @param {{ x: number, y: number }} from pixels from the new place
 * @param {{ turned?: boolean, returned?: boolean, manner?: keyof typeof STAGGER_MS, turn?: number }} [how] `turned` where
 *   it comes face up on the way; `turn` is the card's turn among those that leave in some manner
 */
export function travel(element, from, { turned = false, returned = false, manner, turn = 0 } = {}) {
  stop(element);
  if (!isMoving()) return;
  const pace = PACE[currentLooks().speed] ?? 1;
  const timing = {
    duration: pace * (returned ? RETURN_MS : MOVE_MS),
    delay: pace * turn * (manner ? STAGGER_MS[manner] : 0),
    easing: EASE_OUT,
    fill: /** @type {const} */ ("backwards"),
  };
  const animations = [element.animate(turned ? turning(from) : { transform: [shift(from), shift(HERE)] }, timing)];
  if (turned) animations.push(element.animate(BACK, { ...timing, pseudoElement: "::before" }));
  // A dealt card that waits for its turn is not seen: the edges of a whole waiting deal would add up to black.
  if (manner === "deal" && turn > 0) {
    animations.push(element.animate({ visibility: ["hidden", "hidden"] }, { duration: timing.delay }));
  }
  const below = element.previousElementSibling;
  below?.classList.add("-bared");
  travelling.set(element, { animations, below });
  tell();
  // What leaves first lies on top, in its column too.
  element.style.zIndex = manner === "home" ? String(MOST_CARDS - turn) : "";
  element.classList.add("travelling");
  element.classList.toggle("-turning", turned);
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    if (travelling.get(element)?.animations === animations) stop(element);
  });
}

const HERE = { x: 0, y: 0 };

/** A half-turn on the way: at the middle the card is seen from its edge. @param {{ x: number, y: number }} from */
function turning({ x, y }) {
  return {
    transform: [
      `${shift({ x, y })} scaleX(1)`,
      `${shift({ x: x / 2, y: y / 2 })} scaleX(0)`,
      `${shift(HERE)} scaleX(1)`,
    ],
  };
}

/** @param {{ x: number, y: number }} offset */
function shift({ x, y }) {
  return `translate(${x}px, ${y}px)`;
}

/** The back, seen until the middle of the half-turn. */
const BACK = { opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] };

/** Ends an element's travel where it leads. @param {HTMLElement} element */
function stop(element) {
  const { animations, below } = travelling.get(element) ?? { animations: [], below: null };
  for (const animation of animations) animation.cancel();
  below?.classList.remove("-bared");
  element.style.zIndex = "";
  travelling.delete(element);
  tell();
  element.classList.remove("travelling", "-turning");
}

/** Says on the page whether cards travel: what is to be seen after they have arrived waits for it. */
function tell() {
  document.documentElement.classList.toggle("-moving", travelling.size > 0);
}

/** Ends all travel, and what is shown besides. */
export function settle() {
  for (const element of [...travelling.keys()]) stop(element);
  endShow();
}

/** Kept when what travels now has arrived. */
export async function arrival() {
  await Promise.allSettled(
    [...travelling.values()].flatMap(({ animations }) => animations.map(({ finished }) => finished)),
  );
}

/** Something else is shown, until the next input or picture. @param {() => void} end */
export function beginShow(end) {
  endShow();
  endOfShow = end;
}

export function endShow() {
  const end = endOfShow;
  endOfShow = null;
  end?.();
}
