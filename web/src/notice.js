/**
 * What concerns more than the table: it stands between the table and the line until it is settled or put away.
 *
 * @import { Texts } from "./texts.js"
 */
import { hear } from "./voice.js";

/** What can be done about each, most urgent first: actions, and the texts that name them. */
const NOTICES = {
  failed: { reload: "action-reload", safekeeping: "action-export" },
  elsewhere: { "take-over": "action-take-over" },
  unsaved: { safekeeping: "action-export", later: "action-later" },
  update: { update: "action-reload", later: "action-later" },
};

/** @typedef {keyof typeof NOTICES} Notice */

/** @param {Texts} texts */
export function createNotice(texts) {
  const root = find("notice");
  /** @type {Set<Notice>} */
  const standing = new Set();

  /** The one that is shown. */
  function first() {
    return /** @type {Notice[]} */ (Object.keys(NOTICES)).find((each) => standing.has(each));
  }

  function draw() {
    const kind = first();
    root.hidden = kind === undefined;
    if (!kind) return;
    find("notice-text").textContent = texts.say(`notice-${kind}`);
    const buttons = Object.entries(NOTICES[kind]).map(([action, text]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset["action"] = action;
      button.textContent = texts.say(text);
      return button;
    });
    find("notice-actions").replaceChildren(...buttons);
  }

  /** @param {Notice} kind @param {boolean} holds */
  function set(kind, holds) {
    if (standing.has(kind) === holds) return;
    if (holds) standing.add(kind);
    else standing.delete(kind);
    draw();
    if (holds && first() === kind) hear(texts.say(`notice-${kind}`));
  }

  return {
    draw,
    set,

    /** The player has read it and plays on. */
    putAway() {
      const kind = first();
      if (kind) set(kind, false);
    },
  };
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
