/**
 * The quiet line below the board: the deal's name, the counters, and one message at a time.
 *
 * @import { View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */
import { gameName } from "./dialogs.js";

const MESSAGE_MS = 5000;

/** @param {Texts} texts */
export function createLine(texts) {
  const line = find("line");
  const message = find("message-text");
  const button = find("message-action");
  let fade = 0;
  /** @type {() => void} */
  let act = () => {};
  button.addEventListener("click", () => {
    clear();
    act();
  });

  function clear() {
    clearTimeout(fade);
    line.classList.remove("-saying");
    message.textContent = "";
    button.hidden = true;
  }

  return {
    clear,

    /**
     * Says a sentence for a few seconds; one with an action stays until something else happens.
     *
     * @param {string} sentence @param {{ label: string, act: () => void }} [action]
     */
    say(sentence, action) {
      clear();
      message.textContent = sentence;
      line.classList.add("-saying");
      if (action) {
        act = action.act;
        button.textContent = action.label;
        button.hidden = false;
      } else {
        fade = window.setTimeout(clear, MESSAGE_MS);
      }
    },

    /** @param {View} view */
    draw(view) {
      const score = texts.say("score", { score: view.score });
      const moves = texts.say("moves", { moves: view.counters["moves"] ?? 0 });
      find("deal-game").textContent = gameName(texts, view.game);
      find("deal-number").textContent = texts.say("deal-number", { number: String(view.number) });
      find("score").textContent = score;
      find("moves").textContent = moves;
      find("won").hidden = view.status !== "won";
      find("won-count").textContent = texts.say("won-count", { score: view.score, moves: view.counters["moves"] ?? 0 });
    },
  };
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
