/**
 * What is shown when a game is won: how many moves, how many points, and how the points came about.
 *
 * @import { View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */

/** @param {Texts} texts @param {View} view @param {boolean} isShown the player has been shown how */
export function drawWon(texts, view, isShown) {
  const panel = find("won");
  panel.hidden = view.status !== "won";
  if (panel.hidden) return;
  find("won-title").textContent = texts.say(isShown ? "won-shown" : "won");
  const parts = Object.entries(view.points.parts).filter(([, points]) => points !== 0);
  parts.sort(([, one], [, other]) => other - one);
  find("won-count").textContent = texts.say("won-count", { score: view.score, moves: view.counters["moves"] ?? 0 });
  find("won-points").replaceChildren(
    ...parts.map(([cause, points]) => {
      const item = document.createElement("li");
      item.dataset["part"] = cause;
      item.textContent = texts.say(`points-${cause}`, { points: Math.abs(points) });
      return item;
    }),
  );
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
