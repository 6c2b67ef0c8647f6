/**
 * What the player does before anybody listens: it is kept, and done once more when the page can follow.
 */

const KINDS = ["pointerdown", "pointermove", "pointerup", "pointercancel", "click", "keydown"];

/** Keeps it from now on. The function returned does it once more, and keeps nothing any longer. */
export function keepInput() {
  /** @type {Event[]} */
  const kept = [];
  const keep = (/** @type {Event} */ event) => void kept.push(event);
  for (const kind of KINDS) window.addEventListener(kind, keep, { capture: true });
  return () => {
    for (const kind of KINDS) window.removeEventListener(kind, keep, { capture: true });
    for (const event of kept) event.target?.dispatchEvent(again(event));
  };
}

/** The same event, not yet sent. @param {Event} event @returns {Event} */
function again(event) {
  const Kind = /** @type {new (type: string, like: Event) => Event} */ (event.constructor);
  return new Kind(event.type, event);
}
