/**
 * The deal that the page's address names: #seven-3/4711, or #seven-3 for that game as it was left; with moves to be
 * watched #seven-3/4711/….
 */
import { packMoves, unpackMoves } from "./share.js";

const LAST_NUMBER = 0xffffffff;

/**
 * @typedef {{ game: string, number?: number, moves?: string }} Deal
 * @typedef {"address-game" | "address-number" | "address-form" | "address-moves"} Fault why the address names no deal
 */

/**
 * Reads the fragment of an address; both are absent where there is none.
 *
 * @param {string} hash
 * @param {string[]} games
 * @returns {{ deal?: Deal, fault?: Fault }}
 */
export function parseAddress(hash, games) {
  if (hash === "" || hash === "#") return {};
  const [, game, digits, packed] = /^#([a-z0-9-]+)(?:\/([^/]*)(?:\/(.*))?)?$/.exec(hash) ?? [];
  if (game === undefined) return { fault: "address-form" };
  if (!games.includes(game)) return { fault: "address-game" };
  if (digits === undefined) return { deal: { game } };
  const number = parseNumber(digits);
  if (!number) return { fault: "address-number" };
  if (packed === undefined) return { deal: { game, number } };
  const moves = unpackMoves(packed);
  return moves ? { deal: { game, number, moves } } : { fault: "address-moves" };
}

/** @param {{ game: string, number: number, moves?: string }} deal @returns {string} the fragment that names it */
export function formatAddress({ game, number, moves = "" }) {
  const packed = packMoves(moves);
  return `#${game}/${number}${packed ? `/${packed}` : ""}`;
}

/** The number of a deal, 1 to 4294967295; undefined for a text that is none. @param {string} text */
export function parseNumber(text) {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LAST_NUMBER ? Number(text) : undefined;
}

/** A fresh deal's number, 1 to 4294967295, from the browser's cryptographic generator. */
export function freshNumber() {
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while (word[0] === 0);
  return /** @type {number} */ (word[0]);
}
