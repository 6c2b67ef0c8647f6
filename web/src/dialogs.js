/**
 * The menu and what opens from it: the choice of game.
 *
 * @import { Texts } from "./texts.js"
 */

/**
 * @param {object} options
 * @param {(game: string) => void} options.openGame
 */
export function createDialogs({ openGame }) {
  const menu = dialog("menu");
  const about = dialog("about");
  const list = /** @type {HTMLElement} */ (menu.querySelector("#games"));

  list.addEventListener("click", (event) => {
    const game = dataOf(event, "game");
    if (!game) return;
    menu.close();
    openGame(game);
  });
  for (const each of document.querySelectorAll("dialog")) {
    each.addEventListener("click", (event) => {
      if (event.target === each || dataOf(event, "action") === "close") each.close();
    });
  }

  return {
    openMenu() {
      menu.showModal();
    },

    openAbout() {
      menu.close();
      about.showModal();
    },

    closeMenu() {
      menu.close();
    },
  };
}

/** A game's full name. @param {Texts} texts @param {string} game */
export function gameName(texts, game) {
  return texts.say(`game-${familyOf(game)}`, { n: variantOf(game) });
}

/** @param {string} game seven in seven-3 */
export function familyOf(game) {
  return game.replace(/-\d+$/, "");
}

/** @param {string} game 3 in seven-3 */
function variantOf(game) {
  return Number(/-(\d+)$/.exec(game)?.[1] ?? 1);
}

/** @param {string} id */
function dialog(id) {
  return /** @type {HTMLDialogElement} */ (document.getElementById(id));
}

/** @param {Event} event @param {string} name */
function dataOf(event, name) {
  const element = /** @type {Element} */ (event.target).closest(`[data-${name}]`);
  return /** @type {HTMLElement | null} */ (element)?.dataset[name];
}
