/**
 * The choice of which deals a new game takes, and what that means.
 *
 * @import { Catalogue } from "./catalogue.js"
 * @import { SettingsStore } from "./settings.js"
 * @import { Texts } from "./texts.js"
 */
import { DEALS } from "./settings.js";

/** @param {{ settings: SettingsStore, catalogue: Catalogue, texts: Texts }} page */
export function createDeals({ settings, catalogue, texts }) {
  const choice = /** @type {HTMLFieldSetElement} */ (document.getElementById("deals"));
  const note = /** @type {HTMLElement} */ (document.getElementById("deals-note"));
  const options = DEALS.map((value) => {
    const [label, input, word] = ["label", "input", "span"].map((tag) => document.createElement(tag));
    Object.assign(/** @type {object} */ (input), { type: "radio", name: "deals", value });
    /** @type {HTMLElement} */ (word).dataset["text"] = `deals-${value}`;
    label?.append(.../** @type {HTMLElement[]} */ ([input, word]));
    return /** @type {HTMLElement} */ (label);
  });
  choice.querySelector("div")?.append(...options);
  choice.addEventListener("change", (event) => {
    settings.set("deals", /** @type {HTMLInputElement} */ (event.target).value);
    explain();
  });

  function explain() {
    note.textContent = texts.say(choice.disabled ? "deals-none" : "deals-note", { deals: settings.all.deals });
  }

  return {
    /** @param {string} game the one on the table */
    async draw(game) {
      for (const input of choice.querySelectorAll("input")) input.checked = input.value === settings.all.deals;
      explain();
      choice.disabled = !(await catalogue.games()).includes(game);
      explain();
    },
  };
}
