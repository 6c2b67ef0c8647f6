/**
 * The menu and what opens from it: the choice of game.
 *
 * @import { Texts } from "./texts.js"
 */

/**
 * @param {object} options
 * @param {string[]} options.games
 * @param {Texts} options.texts
 * @param {(game: string) => void} options.openGame
 */
export function createDialogs({ games, texts, openGame }) {
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

  /** A row for each family of several games, and one for those that stand alone. @param {string} chosen */
  function drawGames(chosen) {
    const families = [...new Set(games.map(familyOf))].map((family) => ({
      name: texts.say(`family-${family}`),
      members: games.filter((game) => familyOf(game) === family),
    }));
    const large = families.filter(({ members }) => members.length > 1);
    const alone = families.filter(({ members }) => members.length === 1);
    const rows = large.map(({ name, members }) => {
      const heading = document.createElement("h4");
      heading.textContent = name;
      return [
        heading,
        choices(members, chosen, (game) => texts.say(`option-${familyOf(game)}`, { n: variantOf(game) })),
      ];
    });
    const others = alone.flatMap(({ members }) => members);
    list.replaceChildren(
      ...rows.flat(),
      choices(others, chosen, (game) => texts.say(`family-${familyOf(game)}`)),
    );
  }

  /** @param {string[]} members @param {string} chosen @param {(game: string) => string} label */
  function choices(members, chosen, label) {
    const row = document.createElement("div");
    row.className = "choices";
    row.append(...members.map((game) => gameButton(game, label(game), game === chosen)));
    return row;
  }

  /** @param {string} game @param {string} label @param {boolean} chosen */
  function gameButton(game, label, chosen) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset["game"] = game;
    button.textContent = label;
    button.setAttribute("aria-label", gameName(texts, game));
    button.setAttribute("aria-pressed", String(chosen));
    return button;
  }

  return {
    /** Fills the menu in for the game on the table. @param {string} game */
    draw(game) {
      drawGames(game);
    },

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
