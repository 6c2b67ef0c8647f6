/**
 * The quiet line below the board: the deal's name, the counters, and one message at a time.
 *
 * @import { View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */
import { gameName } from "./dialogs.js";
import { hear } from "./voice.js";

const MESSAGE_MS = 5000;

/** A sentence, and the actions to choose from, each by the text that names it. @typedef {{ text: string, actions?: Record<string, string> }} Message */

/** @param {Texts} texts */
export function createLine(texts) {
  const line = find("line");
  const sentence = find("message-text");
  const buttons = find("message-actions");
  /** What holds for as long as the table is as it is. @type {Message | null} */
  let standing = null;
  /** What is said for a few seconds in its place. @type {Message | null} */
  let passing = null;
  let fade = 0;

  function show() {
    const message = passing ?? standing;
    const text = message?.text ?? "";
    line.classList.toggle("-saying", message !== null);
    if (sentence.textContent !== text) sentence.textContent = text;
    const hadFocus = buttons.contains(document.activeElement);
    buttons.replaceChildren(...Object.entries(message?.actions ?? {}).map(actionButton));
    if (hadFocus) /** @type {HTMLElement | null} */ (buttons.firstElementChild ?? mark())?.focus();
  }

  /** @param {[string, string]} action its name and its text's */
  function actionButton([action, text]) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["action"] = action;
    button.textContent = texts.say(text);
    return button;
  }

  /** Where the keyboard goes from a button that is no more: to the table. */
  function mark() {
    return document.querySelector('#board [tabindex="0"]');
  }

  function clear() {
    clearTimeout(fade);
    if (!passing) return;
    passing = null;
    show();
  }

  return {
    clear,

    /** @param {number} ms played */
    time(ms) {
      find("time").textContent = formatTime(ms);
    },

    /** Says a sentence for a few seconds. @param {string} text @param {Record<string, string>} [actions] */
    say(text, actions = {}) {
      clearTimeout(fade);
      passing = { text, actions };
      show();
      hear(text);
      fade = window.setTimeout(clear, MESSAGE_MS);
    },

    /** What the table itself has to say, until it has something else to say. @param {Message | null} message */
    stand(message) {
      if (JSON.stringify(message) === JSON.stringify(standing)) return;
      standing = message;
      if (!passing) show();
      if (message) hear(message.text);
    },

    /** What goes on changing beside what is said; nobody hears it. @param {string} text */
    note(text) {
      find("message-note").textContent = text;
    },

    /** @param {View} view */
    draw(view) {
      find("deal-game").textContent = gameName(texts, view.game);
      find("deal-number").textContent = texts.say("deal-number", { number: String(view.number) });
      find("score").textContent = texts.say("score", { score: view.score });
      find("moves").textContent = texts.say("moves", { moves: view.counters["moves"] ?? 0 });
      const passes = view.counters["passes_left"];
      find("passes").textContent = passes === undefined ? "" : texts.say("passes-left", { passes });
    },
  };
}

/** @typedef {ReturnType<typeof createLine>} Line */

/** Hours only where there are any: 4:07, 1:02:03. @param {number} ms */
export function formatTime(ms) {
  const seconds = Math.floor(ms / 1000);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
