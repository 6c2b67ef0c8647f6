/**
 * The keyboard's shortcuts, and the list of all keys.
 *
 * @import { Texts } from "./texts.js"
 */

/** Shortcuts of one letter, which can be switched off: another aid may want the letters for itself. @type {Record<string, string>} */
const LETTERS = {
  n: "new",
  h: "hint",
  u: "undo",
  r: "restart",
  f: "finish",
  d: "stock",
  m: "read-moves",
  c: "read-column",
  t: "read-score",
  s: "read-stock",
  "?": "keys",
};

/** Held down, these go on. */
const REPEATING = ["undo", "redo"];

/**
 * The list: keys, and the text that says what they do. A key's name is a text too where it has one (`key-space`).
 *
 * @type {[string[], string][]}
 */
const LIST = [
  [["tab"], "keys-tab"],
  [["arrows"], "keys-arrows"],
  [["enter"], "keys-enter"],
  [["space"], "keys-space"],
  [["plus", "minus"], "keys-count"],
  [["escape"], "keys-escape"],
  [["D"], "keys-stock"],
  [["H"], "action-hint"],
  [["U", "ctrl-z"], "action-undo"],
  [["ctrl-y"], "action-redo"],
  [["F"], "keys-finish"],
  [["N"], "action-new"],
  [["R"], "action-restart"],
  [["M"], "keys-moves"],
  [["C"], "keys-column"],
  [["T"], "keys-score"],
  [["S"], "keys-left"],
  [["?"], "keys-list"],
];

/**
 * Calls `act` with the action that a key stands for. Keys mean nothing here while a dialog is open or text is typed.
 *
 * @param {(action: string) => void} act
 * @param {() => boolean} hasLetters
 */
export function listenToKeys(act, hasLetters) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.defaultPrevented || document.querySelector("dialog[open]") || target.closest("input, textarea, select"))
      return;
    const action = actionOf(event, target.closest("button") !== null, hasLetters());
    if (!action) return;
    event.preventDefault();
    act(action);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {boolean} onButton a button keeps Space and Enter for itself
 * @param {boolean} hasLetters
 */
function actionOf(event, onButton, hasLetters) {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    return key === "y" ? "redo" : undefined;
  }
  if (key === "escape") return "let-go";
  if ((key === " " || key === "enter") && (onButton || event.repeat)) return undefined;
  if (key === " ") return "stock";
  if (key === "enter") return "finish";
  const action = hasLetters ? LETTERS[key] : undefined;
  return event.repeat && action && !REPEATING.includes(action) ? undefined : action;
}

/**
 * The sheet with the list.
 *
 * @param {Texts} texts
 * @param {{ read: () => boolean, write: (on: boolean) => void }} letters whether shortcuts of one letter are on
 */
export function createKeysSheet(texts, letters) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("keys"));
  const list = /** @type {HTMLElement} */ (document.getElementById("keys-list"));
  const toggle = /** @type {HTMLInputElement} */ (document.getElementById("keys-letters"));
  toggle.addEventListener("change", () => letters.write(toggle.checked));

  /** @param {string} name */
  function keyCap(name) {
    const cap = document.createElement("kbd");
    cap.textContent = texts.has(`key-${name}`) ? texts.say(`key-${name}`) : name;
    return cap;
  }

  /** @param {[string[], string]} row */
  function listRow([keys, text]) {
    const row = document.createElement("div");
    const caps = document.createElement("dt");
    caps.append(...keys.flatMap((key, index) => (index > 0 ? [" ", keyCap(key)] : [keyCap(key)])));
    const meaning = document.createElement("dd");
    meaning.textContent = texts.say(text);
    row.append(caps, meaning);
    return row;
  }

  return {
    open() {
      list.replaceChildren(...LIST.map(listRow));
      toggle.checked = letters.read();
      sheet.showModal();
    },
  };
}
