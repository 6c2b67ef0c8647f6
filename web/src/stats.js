/**
 * What records of games add up to. Pure. Scores of different versions of the rules are never compared: only those of
 * the newest version count for the best. A game in which the win was shown is neither won nor lost, so it is left out.
 *
 * @import { GameRecord } from "./records.js"
 */

/**
 * @typedef {{ played: number, won: number, rate: number | null, streak: number, bestStreak: number,
 *   bestTime: number | null, medianTime: number | null, fewestMoves: number | null, medianMoves: number | null,
 *   bestScore: number | null, clean: number }} Summary
 */

/** @param {GameRecord[]} all of one game, the oldest first @returns {Summary} */
export function summarise(all) {
  const records = all.filter(isCounted);
  const wins = records.filter(({ won }) => won);
  const times = wins.map(({ ms }) => ms);
  const plies = wins.map((record) => record.plies);
  const streaks = streaksOf(records);
  const newest = Math.max(...wins.map(({ scoring }) => scoring));
  return {
    played: records.length,
    won: wins.length,
    rate: records.length > 0 ? wins.length / records.length : null,
    streak: streaks.at(-1) ?? 0,
    bestStreak: Math.max(0, ...streaks),
    bestTime: least(times),
    medianTime: median(times),
    fewestMoves: least(plies),
    medianMoves: median(plies),
    bestScore: greatest(wins.filter(({ scoring }) => scoring === newest).map(({ score }) => score)),
    clean: wins.filter(({ undos, hints }) => undos === 0 && hints === 0).length,
  };
}

/** @param {GameRecord} record */
function isCounted({ shown }) {
  return !shown;
}

/** The length of the streak of wins after each game; one that may still be won breaks none. @param {GameRecord[]} records */
function streaksOf(records) {
  let streak = 0;
  return records.map(({ won }, index) => {
    if (won) streak += 1;
    else if (index < records.length - 1) streak = 0;
    return streak;
  });
}

/**
 * The win rate over time: after each game, the share won of the last `span` games.
 *
 * @param {GameRecord[]} all @param {number} [span]
 * @returns {{ game: number[], rate: number[] }}
 */
export function rateOverTime(all, span = 20) {
  const records = all.filter(isCounted);
  const rate = records.map((_, index) => {
    const recent = records.slice(Math.max(0, index + 1 - span), index + 1);
    return (100 * recent.filter(({ won }) => won).length) / recent.length;
  });
  return { game: records.map((_, index) => index + 1), rate };
}

/** Widths of bars, in seconds, that people can read. */
const WIDTHS = [10, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];

/**
 * How the times of won games are spread: the bars' left edges in minutes, and how many games each holds.
 *
 * @param {GameRecord[]} records @param {number} [most] bars
 * @returns {{ from: number[], games: number[], width: number }}
 */
export function spreadOfTimes(records, most = 16) {
  const seconds = records.filter(({ won }) => won).map(({ ms }) => ms / 1000);
  if (seconds.length === 0) return { from: [], games: [], width: 1 };
  const [shortest, longest] = [Math.min(...seconds), Math.max(...seconds)];
  const width = WIDTHS.find((each) => (longest - shortest) / each < most - 1) ?? Math.ceil(longest / most);
  const first = Math.floor(shortest / width);
  const count = Math.floor(longest / width) - first + 1;
  const games = Array.from({ length: count }, () => 0);
  for (const each of seconds)
    games[Math.floor(each / width) - first] = (games[Math.floor(each / width) - first] ?? 0) + 1;
  return { from: games.map((_, index) => ((first + index) * width) / 60), games, width: width / 60 };
}

/** @param {number[]} numbers */
function least(numbers) {
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** @param {number[]} numbers */
function greatest(numbers) {
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** The middle one, or the mean of the middle two. @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
