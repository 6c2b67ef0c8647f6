/**
 * The keyboard's short cuts.
 */

/** @type {Record<string, string>} */
const LETTERS = { n: "new", h: "hint", u: "undo", r: "redo" };

/**
 * Calls `act` with the action that a key stands for. Keys mean nothing here while a dialog is open or text is typed.
 *
 * @param {(action: string) => void} act
 */
export function listenToKeys(act) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || document.querySelector("dialog[open]") || target.closest("input, textarea")) return;
    const action =
      target.matches("[role=button]") && event.key === "Enter"
        ? "stock"
        : actionOf(event, target.closest("button") !== null);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
}

/** @param {KeyboardEvent} event @param {boolean} onButton a button keeps Space and Enter for itself */
function actionOf(event, onButton) {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : undefined;
  }
  if (key === "escape") return "let-go";
  if (key === " " && !onButton && !event.repeat) return "stock";
  return event.repeat && key !== "u" && key !== "r" ? undefined : LETTERS[key];
}
