/**
 * Days, weeks and streaks of the daily deal. Pure. A day is a text, 2026-11-30, by the calendar on the player's wall.
 *
 * @import { GameRecord } from "./records.js"
 */

/** The first day that has a deal. */
export const FIRST_DAY = "2026-01-01";

/** @param {Date} date */
export function dateOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon of a day: no change of the clocks moves it into another. @param {string} day */
export function noonOf(day) {
  return new Date(`${day}T12:00`);
}

/** @param {string} day @param {number} days */
export function dayAfter(day, days = 1) {
  const date = noonOf(day);
  date.setDate(date.getDate() + days);
  return dateOf(date);
}

/** The same day of another month, or its last one where it is shorter. @param {string} day @param {number} months */
export function monthAfter(day, months) {
  const date = noonOf(day);
  const wanted = date.getDate();
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  date.setDate(Math.min(wanted, new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate()));
  return dateOf(date);
}

/** How many days of its week lie before a day; a week begins on Monday. @param {string} day */
export function weekdayOf(day) {
  return (noonOf(day).getDay() + 6) % 7;
}

/** The weeks of a day's month, each of seven places; those of other months are empty. @param {string} day @returns {string[][]} */
export function weeksOf(day) {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  /** @type {string[][]} */
  const weeks = [];
  for (let monday = dayAfter(first, -weekdayOf(first)); monday.slice(0, 7) <= month; monday = dayAfter(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => dayAfter(monday, index));
    weeks.push(week.map((each) => (each.startsWith(month) ? each : "")));
  }
  return weeks;
}

/**
 * What has become of each day's deal: won on the day itself, won later, or begun.
 *
 * @param {GameRecord[]} records of one game @returns {Map<string, "won" | "late" | "open">}
 */
export function daysOf(records) {
  /** @type {ReturnType<typeof daysOf>} */
  const days = new Map();
  for (const { daily, wonOn } of records) {
    if (!daily || days.get(daily) === "won") continue;
    if (wonOn) days.set(daily, wonOn === daily ? "won" : "late");
    else if (!days.has(daily)) days.set(daily, "open");
  }
  return days;
}

/**
 * How many days in a row were won, each on the day itself, up to today; today may still be won.
 *
 * @param {ReturnType<typeof daysOf>} days @param {string} today
 */
export function streakOf(days, today) {
  let streak = 0;
  let day = days.get(today) === "won" ? today : dayAfter(today, -1);
  for (; days.get(day) === "won"; day = dayAfter(day, -1)) streak += 1;
  return streak;
}
