import assert from "node:assert/strict";
import { test } from "node:test";
import { dateOf, dayAfter, daysOf, monthAfter, noonOf, streakOf, weekdayOf, weeksOf } from "../../web/src/calendar.js";

/** @param {[string, string?][]} days the day whose deal it was, and the one on which it was won */
const records = (days) =>
  /** @type {import("../../web/src/records.js").GameRecord[]} */ (
    days.map(([daily, wonOn]) => ({ daily, won: wonOn !== undefined, ...(wonOn && { wonOn }) }))
  );

test("a day is the one on the wall, from its first minute to its last", () => {
  assert.equal(dateOf(new Date(2026, 10, 30, 0, 0)), "2026-11-30");
  assert.equal(dateOf(new Date(2026, 10, 30, 23, 59)), "2026-11-30");
  assert.equal(dateOf(noonOf("2026-03-29")), "2026-03-29");
});

test("days and months follow each other over the ends of months and years", () => {
  assert.equal(dayAfter("2026-12-31"), "2027-01-01");
  assert.equal(dayAfter("2028-02-28"), "2028-02-29");
  assert.equal(dayAfter("2026-03-01", -1), "2026-02-28");
  assert.equal(monthAfter("2026-01-31", 1), "2026-02-28");
  assert.equal(monthAfter("2026-01-15", -1), "2025-12-15");
  for (let day = "2026-01-01"; day < "2028-01-01"; day = dayAfter(day)) assert.equal(dayAfter(dayAfter(day), -1), day);
});

test("a month is whole weeks from Monday, with each of its days once", () => {
  for (const [day, days, weeks] of /** @type {const} */ ([["2026-11-30", 30, 6], ["2026-02-10", 28, 5], ["2027-02-01", 28, 4], ["2028-02-29", 29, 5]])) {
    const month = weeksOf(day);
    assert.equal(month.length, weeks, day);
    assert.ok(month.every((week) => week.length === 7));
    const all = month.flat().filter(Boolean);
    assert.deepEqual([all.length, new Set(all).size], [days, days]);
    for (const week of month) week.forEach((each, place) => assert.ok(!each || weekdayOf(each) === place));
  }
  assert.equal(weekdayOf("2026-11-30"), 0);
});

test("a day is won by a win on the day itself, whatever else was played of it", () => {
  const days = daysOf(records([["2026-11-28", "2026-11-28"], ["2026-11-28"], ["2026-11-29"], ["2026-11-29", "2026-11-30"], ["2026-11-30"]]));
  assert.deepEqual(Object.fromEntries(days), { "2026-11-28": "won", "2026-11-29": "late", "2026-11-30": "open" });
  assert.equal(daysOf(/** @type {any} */ ([{ won: true }])).size, 0);
});

test("the streak is of days won in time, and today may still be won", () => {
  const won = (/** @type {string[]} */ ...days) => daysOf(records(days.map((day) => [day, day])));
  assert.equal(streakOf(won("2026-11-28", "2026-11-29", "2026-11-30"), "2026-11-30"), 3);
  assert.equal(streakOf(won("2026-11-28", "2026-11-29"), "2026-11-30"), 2);
  assert.equal(streakOf(won("2026-11-28"), "2026-11-30"), 0);
  assert.equal(streakOf(won("2026-11-30"), "2026-11-30"), 1);
  assert.equal(streakOf(won("2026-12-31", "2027-01-01"), "2027-01-01"), 2);
  assert.equal(streakOf(daysOf(records([["2026-11-29", "2026-11-30"], ["2026-11-30", "2026-11-30"]])), "2026-11-30"), 1);
  assert.equal(streakOf(new Map(), "2026-11-30"), 0);
});
