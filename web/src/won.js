/**
 * What is shown when a game is won: how many moves, how many points, and how the points came about.
 *
 * @import { View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */

/** Causes of points in the order in which they are told. */
const CAUSES = ["start", "home", "columns", "waste", "placed", "turned", "runs", "back", "passes", "moves", "floor"];

/** @param {Texts} texts @param {View} view */
export function drawWon(texts, view) {
  const panel = find("won");
  panel.hidden = view.status !== "won";
  if (panel.hidden) return;
  const { parts } = view.points;
  const causes = CAUSES.filter((cause) => parts[cause]);
  find("won-count").textContent = texts.say("won-count", { score: view.score, moves: view.counters["moves"] ?? 0 });
  find("won-points").replaceChildren(
    ...causes.map((cause) => {
      const item = document.createElement("li");
      item.dataset["part"] = cause;
      item.textContent = texts.say(`points-${cause}`, { points: Math.abs(parts[cause] ?? 0) });
      return item;
    }),
  );
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
