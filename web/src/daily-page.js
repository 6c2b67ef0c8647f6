/**
 * The sheet of the daily deals: a month of one game, with what became of each day's deal.
 *
 * @import { Catalogue } from "./catalogue.js"
 * @import { Records } from "./records.js"
 * @import { Texts } from "./texts.js"
 */
import { dateOf, dayAfter, daysOf, FIRST_DAY, monthAfter, noonOf, streakOf, weekdayOf, weeksOf } from "./calendar.js";
import { gameName } from "./dialogs.js";

/** Where each key leads from a day. @type {Record<string, (day: string) => string>} */
const KEYS = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => dayAfter(day, -weekdayOf(day)),
  End: (day) => dayAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => monthAfter(day, -1),
  PageDown: (day) => monthAfter(day, 1),
};

/**
 * @param {object} page
 * @param {Catalogue} page.catalogue
 * @param {Records} page.records
 * @param {Texts} page.texts
 * @param {(game: string, day: string) => void} page.play
 */
export function createDailyPage({ catalogue, records, texts, play }) {
  const sheet = /** @type {HTMLDialogElement} */ (find("daily"));
  const chooser = /** @type {HTMLSelectElement} */ (find("daily-game"));
  const month = find("daily-month");
  let today = "";
  /** The day that the keyboard stands on; its month is shown. */
  let marked = "";
  /** @type {ReturnType<typeof daysOf>} */
  let days = new Map();
  /** What was played could be read. */
  let isRead = true;

  chooser.addEventListener("change", () => void read());
  find("daily-back").addEventListener("click", () => mark(monthAfter(marked, -1)));
  find("daily-on").addEventListener("click", () => mark(monthAfter(marked, 1)));
  find("daily-today").addEventListener("click", () => choose(today));
  month.addEventListener("click", (event) => {
    const day = /** @type {HTMLElement} */ (event.target).closest("button")?.dataset["day"];
    if (day) choose(day);
  });
  month.addEventListener("keydown", (event) => {
    const goal = KEYS[event.key];
    if (!goal) return;
    event.preventDefault();
    mark(goal(marked));
    /** @type {HTMLElement | null} */ (month.querySelector("[tabindex='0']"))?.focus();
  });

  /** @param {string} day */
  function choose(day) {
    sheet.close();
    play(chooser.value, day);
  }

  /** Stands on a day, or on the nearest one that has a deal. @param {string} day */
  function mark(day) {
    [, marked = today] = [FIRST_DAY, day, today].sort();
    draw();
  }

  async function read() {
    const game = chooser.value;
    const all = await records.all(game).catch(() => null);
    if (game !== chooser.value) return;
    days = daysOf(all ?? []);
    isRead = all !== null;
    draw();
  }

  function nameMonth() {
    const format = new Intl.DateTimeFormat(texts.language, { month: "long", year: "numeric" });
    find("daily-name").textContent = format.format(noonOf(marked));
  }

  function draw() {
    const format = (/** @type {Intl.DateTimeFormatOptions} */ how) => new Intl.DateTimeFormat(texts.language, how);
    const whole = format({ dateStyle: "full" });
    const streak = () => texts.say("daily-streak", { days: streakOf(days, today) });
    find("daily-streak").textContent = isRead ? streak() : texts.say("storage-failed");
    nameMonth();
    button("daily-back").disabled = marked.slice(0, 7) <= FIRST_DAY.slice(0, 7);
    button("daily-on").disabled = marked.slice(0, 7) >= today.slice(0, 7);
    const weeks = weeksOf(marked);
    const heads = Array.from({ length: 7 }, (_, index) => {
      const monday = dayAfter("2026-01-05", index);
      const head = make("th", format({ weekday: "narrow" }).format(noonOf(monday)));
      head.setAttribute("scope", "col");
      head.setAttribute("abbr", format({ weekday: "long" }).format(noonOf(monday)));
      return head;
    });
    const rows = weeks.map((week) => row(week.map((day) => cell(day, whole))));
    month.replaceChildren(part("thead", [row(heads)]), part("tbody", rows));
  }

  /** @param {string} day empty where it is another month's @param {Intl.DateTimeFormat} whole */
  function cell(day, whole) {
    const place = make("td", "");
    if (!day) return place;
    const state = days.get(day) ?? "none";
    const pressed = /** @type {HTMLButtonElement} */ (make("button", String(Number(day.slice(8)))));
    pressed.type = "button";
    pressed.disabled = day > today || day < FIRST_DAY;
    pressed.tabIndex = day === marked ? 0 : -1;
    Object.assign(pressed.dataset, { day, state });
    pressed.setAttribute("aria-label", texts.say("daily-day", { day: whole.format(noonOf(day)), state }));
    if (day === today) pressed.setAttribute("aria-current", "date");
    place.append(pressed);
    return place;
  }

  return {
    /** @param {string} game the one on the table */
    async open(game) {
      today = dateOf(new Date());
      marked = today;
      nameMonth();
      find("daily-streak").textContent = "";
      month.replaceChildren();
      sheet.showModal();
      const games = await catalogue.games();
      const shown = games.includes(game) ? game : games[0];
      chooser.replaceChildren(...games.map((id) => new Option(gameName(texts, id), id, false, id === shown)));
      await read();
    },
  };
}

/** @param {string} tag @param {string} text */
function make(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** @param {string} tag @param {HTMLElement[]} children */
function part(tag, children) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** @param {HTMLElement[]} cells */
function row(cells) {
  return part("tr", cells);
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {string} id */
function button(id) {
  return /** @type {HTMLButtonElement} */ (find(id));
}
