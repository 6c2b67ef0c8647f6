/**
 * The chooser of games: of each a small picture of its table, drawn from its opening, what is saved there, and how often
 * it was won.
 *
 * @import { View } from "./types.d.ts"
 * @import { Records } from "./records.js"
 * @import { Store } from "./store.js"
 * @import { Texts } from "./texts.js"
 */
import { gameName } from "./dialogs.js";
import { layout } from "./layout.js";
import { hasBegun } from "./picture.js";
import { summarise } from "./stats.js";

const SVG = "http://www.w3.org/2000/svg";
/** The table that is drawn small. */
const ROOM = { w: 400, h: 300 };

/**
 * @param {object} page
 * @param {string[]} page.games
 * @param {(game: string) => View[]} page.openingsOf
 * @param {Store} page.store
 * @param {Records} page.records
 * @param {Texts} page.texts
 */
export function createChooser({ games, openingsOf, store, records, texts }) {
  const list = /** @type {HTMLElement} */ (document.getElementById("games"));

  /** @param {string} game @param {boolean} isChosen */
  function tile(game, isChosen) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["game"] = game;
    button.setAttribute("aria-pressed", String(isChosen));
    const [opening] = openingsOf(game);
    if (opening) button.append(pictureOf(opening));
    button.append(
      line("tile-name", gameName(texts, game)),
      line("tile-saved", savedIn(game)),
      line("tile-rate statistics", ""),
    );
    return button;
  }

  /** @param {string} game */
  function savedIn(game) {
    const view = store.lastView(game);
    if (!view || !hasBegun(view)) return texts.say("saved-none");
    return view.status === "won" ? texts.say("saved-won") : texts.say("saved-moves", { moves: view.ply });
  }

  async function fillRates() {
    const all = await records.all();
    const percent = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
    for (const button of list.querySelectorAll("button")) {
      const own = all.filter(({ game }) => game === button.dataset["game"]);
      const { rate, played } = summarise(own);
      const place = button.querySelector(".tile-rate");
      const saved = store.lastView(button.dataset["game"] ?? "");
      const last = own.filter(({ number }) => number === saved?.number).at(-1);
      const state = button.querySelector(".tile-saved");
      if (state && last?.shown && saved?.status === "won") state.textContent = texts.say("saved-shown");
      if (place && rate !== null) place.textContent = texts.say("saved-rate", { played, rate: percent.format(rate) });
    }
  }

  return {
    /** @param {string} chosen the game on the table */
    draw(chosen) {
      list.replaceChildren(...games.map((game) => tile(game, game === chosen)));
      void fillRates().catch(() => {});
    },
  };
}

/** @param {string} name @param {string} text */
function line(name, text) {
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  return span;
}

/** A table in small: places and cards as plain shapes. @param {View} view */
function pictureOf(view) {
  const { card, piles } = layout(view, ROOM);
  const shapes = piles.flatMap((pile, index) => {
    const cards = view.piles[index]?.cards ?? [];
    if (cards.length === 0) return [shape("place", pile.place, card)];
    return cards.map(({ c }, height) => shape(c ? "up" : "down", pile.cards[height] ?? pile.place, card));
  });
  const low = Math.max(...piles.flatMap(({ place, cards }) => [place, ...cards].map(({ y }) => y))) + card.h + 6;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${ROOM.w} ${Math.max(low, ROOM.h * 0.72)}`);
  svg.setAttribute("class", "tile-picture");
  svg.setAttribute("aria-hidden", "true");
  svg.append(...shapes);
  return svg;
}

/** @param {string} kind @param {{ x: number, y: number }} at @param {{ w: number, h: number }} size */
function shape(kind, { x, y }, { w, h }) {
  const rect = document.createElementNS(SVG, "rect");
  const values = { class: kind, x, y, width: w, height: h, rx: w * 0.09 };
  for (const [name, value] of Object.entries(values)) rect.setAttribute(name, String(value));
  return rect;
}
