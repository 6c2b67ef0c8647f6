/**
 * Lets cards travel from where they were to where they are. Only a look: the table is already as it will be, and
 * every input ends all travel at once.
 */

const EASE_OUT = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const MOVE_MS = 180;
const RETURN_MS = 140;
const DEAL_STAGGER_MS = 18;
/** Slow enough to see one card after the other. */
const HOME_STAGGER_MS = 70;

const MOST_CARDS = 104;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Map<HTMLElement, Animation[]>} */
const travelling = new Map();

/** @typedef {{ x: number, y: number }} Offset pixels from the new position */

/**
 * @param {HTMLElement} element
 * @param {Offset} from
 * @param {{ turned?: boolean, returned?: boolean, place?: number, homeward?: boolean }} [how] `place` is the card's place
 *   in a deal, or among those that go home one after the other
 */
export function travel(element, from, { turned = false, returned = false, place = 0, homeward = false } = {}) {
  stop(element);
  if (calm.matches) return;
  const timing = {
    duration: returned ? RETURN_MS : MOVE_MS,
    delay: place * (homeward ? HOME_STAGGER_MS : DEAL_STAGGER_MS),
    easing: EASE_OUT,
    fill: /** @type {const} */ ("backwards"),
  };
  /** @type {Animation[]} */
  const animations = [];
  if (from.x !== 0 || from.y !== 0) {
    // A dealt card that waits for its turn is not seen: the edges of a whole waiting deal would add up to black.
    const seen = place > 0 && !homeward ? "hidden" : "visible";
    const frames = { translate: [`${from.x}px ${from.y}px`, "0px 0px"], visibility: [seen, "visible"] };
    animations.push(element.animate(frames, timing));
  }
  if (turned) animations.push(element.animate({ scale: ["0 1", "1 1"] }, timing));
  if (animations.length === 0) return;
  travelling.set(element, animations);
  // What leaves first lies on top, in its column too.
  element.style.zIndex = homeward ? String(MOST_CARDS - place) : "";
  element.classList.add("travelling");
  void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
    if (travelling.get(element) === animations) stop(element);
  });
}

/** Ends an element's travel where it leads. @param {HTMLElement} element */
function stop(element) {
  for (const animation of travelling.get(element) ?? []) animation.cancel();
  element.style.zIndex = "";
  travelling.delete(element);
  element.classList.remove("travelling");
}

/** Ends all travel. */
export function settle() {
  for (const element of [...travelling.keys()]) stop(element);
}
