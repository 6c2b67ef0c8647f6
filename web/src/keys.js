/**
 * The keyboard's short cuts.
 */

/** @type {Record<string, string>} */
const LETTERS = { n: "new", h: "hint", u: "undo", r: "redo", f: "finish" };

/**
 * Calls `act` with the action that a key stands for. Keys mean nothing here while a dialog is open or text is typed.
 *
 * @param {(action: string) => void} act
 */
export function listenToKeys(act) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || document.querySelector("dialog[open]") || target.closest("input, textarea")) return;
    const action = actionOf(event, target.closest("button") !== null, target.matches("[role=button]"));
    if (!action) return;
    event.preventDefault();
    act(action);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} onButton a button keeps Space and Enter for itself
 * @param {boolean} onStock
 */
function actionOf(event, onButton, onStock) {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : undefined;
  }
  if (key === "escape") return "let-go";
  if ((key === " " || key === "enter") && (onButton || event.repeat)) return undefined;
  if (key === " ") return "stock";
  if (key === "enter") return onStock ? "finish-or-stock" : "finish";
  return event.repeat && key !== "u" && key !== "r" ? undefined : LETTERS[key];
}
