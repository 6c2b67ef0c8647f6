/**
 * The sheet of the deal's number: its link to copy, and another number to play.
 *
 * @import { View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */
import { formatAddress, parseNumber } from "./address.js";
import { gameName } from "./dialogs.js";

/**
 * @param {Texts} texts
 * @param {object} hands
 * @param {(number: number) => void} hands.play
 * @param {(view: View) => Promise<string | null>} hands.rating of a deal that can be won, where the player may know that
 */
export function createNumberSheet(texts, { play, rating }) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("number"));
  const link = /** @type {HTMLInputElement} */ (sheet.querySelector("#number-link"));
  const input = /** @type {HTMLInputElement} */ (sheet.querySelector("#number-input"));
  const copied = /** @type {HTMLElement} */ (sheet.querySelector("#number-copied"));
  const fault = /** @type {HTMLElement} */ (sheet.querySelector("#number-fault"));
  const proved = /** @type {HTMLElement} */ (sheet.querySelector("#number-proved"));

  /** @param {boolean} isFault */
  function complain(isFault) {
    fault.textContent = isFault ? texts.say("number-fault") : "";
    input.setAttribute("aria-invalid", String(isFault));
  }

  /** @param {View} view */
  async function tellWhetherProved(view) {
    proved.hidden = true;
    const known = await rating(view).catch(() => null);
    if (!known) return;
    proved.hidden = false;
    proved.textContent = texts.say("number-proved", { rating: known });
  }

  input.addEventListener("input", () => complain(false));
  sheet.querySelector("form")?.addEventListener("submit", (event) => {
    event.preventDefault();
    const number = parseNumber(input.value.trim());
    complain(number === undefined);
    if (number === undefined) return input.focus();
    sheet.close();
    play(number);
  });

  return {
    /** @param {View} view */
    open(view) {
      const named = texts.say("number-deal", { game: gameName(texts, view.game), number: String(view.number) });
      /** @type {HTMLElement} */ (sheet.querySelector("#number-deal")).textContent = named;
      link.value = location.href.replace(/#.*/, "") + formatAddress({ game: view.game, number: view.number });
      input.value = "";
      copied.textContent = "";
      complain(false);
      void tellWhetherProved(view);
      sheet.showModal();
    },

    /** Where the clipboard is closed to pages, the link is selected for the player to copy. */
    async copy() {
      link.select();
      try {
        await navigator.clipboard.writeText(link.value);
        copied.textContent = texts.say("number-copied");
      } catch {
        copied.textContent = texts.say("number-selected");
      }
    },
  };
}
