/**
 * The sheet of settings: groups of switches and choices, made from one table. It only shows and sets; what a setting
 * does is done by those who listen to it.
 *
 * @import { SettingsStore } from "./settings.js"
 * @import { Texts } from "./texts.js"
 */
import LANGUAGES from "#languages";
import { CHOICES } from "./looks.js";

/** A switch is a name alone; a choice has its values, and may show them as pictures. @type {Record<string, (string | [string, readonly string[], string?])[]>} */
const GROUPS = {
  language: [["language", Object.keys(LANGUAGES)]],
  play: ["oneTap", "safe", "confirm", ["hand", CHOICES.hand]],
  thinking: ["sure", "outlook"],
  cards: [
    ["face", CHOICES.face],
    ["colours", CHOICES.colours],
    ["back", CHOICES.back, "swatches"],
  ],
  table: [
    ["theme", CHOICES.theme, "swatches"],
    ["speed", CHOICES.speed],
  ],
  shown: ["time", "moves", "score", "statistics"],
  senses: ["sound", "vibrate"],
};

/** @param {SettingsStore} settings @param {Texts} texts */
export function createSettingsPage(settings, texts) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("settings"));
  const place = /** @type {HTMLElement} */ (document.getElementById("settings-groups"));
  sheet.addEventListener("change", (event) => {
    const { name, type, value, checked } = /** @type {HTMLInputElement} */ (event.target);
    settings.set(name, type === "checkbox" ? checked : value);
  });
  settings.onChange(draw);

  function draw() {
    for (const input of sheet.querySelectorAll("input")) {
      const value =
        input.name === "language" && !settings.all.language ? texts.language : Reflect.get(settings.all, input.name);
      input.checked = input.type === "checkbox" ? value === true : value === input.value;
    }
  }

  return {
    /** Made when it is first asked for: the languages' names alone cost a tenth of the first paint. */
    open() {
      if (!place.firstChild) {
        place.append(...Object.entries(GROUPS).map(makeGroup));
        texts.fill(place);
      }
      draw();
      sheet.showModal();
    },
  };
}

/** @param {[string, (string | [string, readonly string[], string?])[]]} group */
function makeGroup([name, rows]) {
  const section = make("section", {}, make("h3", { text: `settings-${name}` }));
  for (const row of rows) section.append(typeof row === "string" ? makeSwitch(row) : makeChoice(...row));
  return section;
}

/** @param {string} name */
function makeSwitch(name) {
  const input = makeInput("checkbox", name, "");
  input.setAttribute("role", "switch");
  const words = make("span", {}, make("span", { text: `setting-${name}` }), make("small", { text: `note-${name}` }));
  return make("label", { class: "switch" }, words, input);
}

/** @param {string} name @param {readonly string[]} values @param {string} [look] */
function makeChoice(name, values, look = "segments") {
  const options = values.map((value) => {
    const word = name === "language" ? nativeName(value) : make("span", { text: `${name}-${value}` });
    const swatch = make("span", { class: "swatch", [name]: value });
    const parts = look === "swatches" ? [swatch, word] : [word];
    return make("label", {}, makeInput("radio", name, value), ...parts);
  });
  const legend = make("legend", { text: `setting-${name}` });
  return make("fieldset", { class: look }, legend, make("div", {}, ...options));
}

/** A language as it calls itself. @param {string} language */
function nativeName(language) {
  const name = make("span", {});
  name.lang = language;
  const word = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  name.textContent = word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  return name;
}

/** @param {string} type @param {string} name @param {string} value */
function makeInput(type, name, value) {
  const input = document.createElement("input");
  Object.assign(input, { type, name, value });
  return input;
}

/** @param {string} tag @param {Record<string, string>} data the class, and what else is an attribute data-… @param {HTMLElement[]} children */
function make(tag, { class: name, ...data }, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  Object.assign(element.dataset, data);
  element.append(...children);
  return element;
}
