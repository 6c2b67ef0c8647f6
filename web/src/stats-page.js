/**
 * The sheet of statistics: one game's figures and plots. The plots' library is loaded when the sheet is opened.
 *
 * @import { GameRecord, Records } from "./records.js"
 * @import { Texts } from "./texts.js"
 */
import { loadPlots } from "#page";
import { ask } from "./ask.js";
import { gameName } from "./dialogs.js";
import { formatTime } from "./line.js";
import { rateOverTime, spreadOfTimes, summarise } from "./stats.js";

/** @param {{ games: string[], records: Records, texts: Texts }} page */
export function createStatsPage({ games, records, texts }) {
  const sheet = /** @type {HTMLDialogElement} */ (find("stats"));
  const chooser = /** @type {HTMLSelectElement} */ (find("stats-game"));
  /** What a reset took away, until the sheet is closed. @type {GameRecord[]} */
  let removed = [];
  /** The records that are shown. @type {GameRecord[]} */
  let shown = [];

  chooser.addEventListener("change", () => void show());
  find("stats-reset").addEventListener("click", () => void reset());
  find("stats-restore").addEventListener("click", () => void restore());
  sheet.addEventListener("close", () => {
    removed = [];
  });

  /** Says nothing of a game before its records are read. */
  async function show() {
    find("stats-said").textContent = "";
    for (const name of ["none", "figures", "rate", "times", "removed"]) find(`stats-${name}`).hidden = true;
    /** @type {HTMLButtonElement} */ (find("stats-reset")).disabled = true;
    await draw().catch(() => say("storage-failed"));
  }

  async function draw() {
    const game = chooser.value;
    const read = await records.all(game);
    if (game !== chooser.value) return;
    shown = read;
    const summary = summarise(shown);
    find("stats-none").hidden = summary.played > 0;
    find("stats-figures").hidden = summary.played === 0;
    find("stats-figures").replaceChildren(...figures(summary).flatMap(([name, value]) => [term(name), detail(value)]));
    /** @type {HTMLButtonElement} */ (find("stats-reset")).disabled = shown.length === 0;
    find("stats-removed").hidden = removed.every((record) => record.game !== game);
    await drawPlots(game, summary);
  }

  /** @param {string} game @param {import("./stats.js").Summary} summary */
  async function drawPlots(game, { played, won }) {
    find("stats-rate").hidden = played < 2;
    find("stats-times").hidden = won === 0;
    if (played < 2 && won === 0) return;
    const plots = await loadPlots().catch(() => null);
    if (!plots) return say("stats-offline");
    if (game !== chooser.value || !sheet.open) return;
    const { game: x, rate } = rateOverTime(shown);
    const { from, games: y, width } = spreadOfTimes(shown);
    const label = (/** @type {string} */ name) => texts.say(`plot-${name}`);
    if (played > 1) plots.drawPlot(plotOf("rate"), { x, y: rate, most: 100, labels: { x: label("games"), y: "%" } });
    const labels = { x: label("minutes"), y: label("won") };
    if (won > 0) plots.drawPlot(plotOf("times"), { x: from, y, bars: width, labels });
  }

  /** @param {string} name */
  function plotOf(name) {
    return /** @type {HTMLElement} */ (find(`stats-${name}`).querySelector(".plot"));
  }

  /** @param {import("./stats.js").Summary} summary @returns {[string, string][]} */
  function figures(summary) {
    const { rate, bestTime, medianTime } = summary;
    const number = new Intl.NumberFormat(texts.language, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 1 });
    const plain = (/** @type {number | null} */ value) => (value === null ? "–" : number.format(value));
    const time = (/** @type {number | null} */ value) => (value === null ? "–" : formatTime(value));
    return [
      ["played", plain(summary.played)],
      ["won", plain(summary.won)],
      ["rate", rate === null ? "–" : percent.format(rate)],
      ["clean", plain(summary.clean)],
      ["streak", plain(summary.streak)],
      ["best-streak", plain(summary.bestStreak)],
      ["best-time", time(bestTime)],
      ["median-time", time(medianTime)],
      ["fewest-moves", plain(summary.fewestMoves)],
      ["median-moves", plain(summary.medianMoves)],
      ["best-score", plain(summary.bestScore)],
    ];
  }

  /** @param {string} name */
  function term(name) {
    const element = document.createElement("dt");
    element.textContent = texts.say(`stats-${name}`);
    return element;
  }

  /** @param {string} value */
  function detail(value) {
    const element = document.createElement("dd");
    element.textContent = value;
    return element;
  }

  async function reset() {
    const name = gameName(texts, chooser.value);
    if (!(await ask(texts.say("ask-reset", { game: name, count: shown.length }), texts.say("action-reset")))) return;
    removed = shown;
    await records.remove(removed);
    await draw();
    find("stats-restore").focus();
  }

  async function restore() {
    await records.put(...removed);
    removed = [];
    await draw();
    chooser.focus();
  }

  /** @param {string} key */
  function say(key) {
    find("stats-said").textContent = texts.say(key);
  }

  return {
    /** @param {string} game */
    open(game) {
      chooser.replaceChildren(...games.map((id) => new Option(gameName(texts, id), id, false, id === game)));
      sheet.showModal();
      void show();
    },
  };
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
