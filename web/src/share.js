/**
 * A played game as a short text for a link: two letters a move. Pure, and knows the piles' names alone; whether the moves
 * are legal, only the engine can tell. These letters are for ever: old links must go on to work.
 */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const TAP = ".";
/** Comes before the number of cards, where they are several. */
const MANY = "~";

/** @param {string} letter @param {number} count */
const named = (letter, count) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const PILES = ["s", "w", ...named("f", 8), ...named("c", 8), ...named("t", 40)];

/** A longer link is neither made nor read. */
export const LONGEST = 8000;

/** @param {string} moves as the engine's log has them: "s w>t3 t4>t6*2" @returns {string | undefined} undefined where there is no short way to write them */
export function packMoves(moves) {
  const packed = moves.split(" ").filter(Boolean).map(packMove);
  const text = packed.join("");
  return packed.includes(undefined) || text.length > LONGEST ? undefined : text;
}

/** @param {string} move */
function packMove(move) {
  if (move === "s") return TAP;
  const [, from = "", to = "", n] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(move) ?? [];
  const letters = [from, to].map((pile) => LETTERS[PILES.indexOf(pile)]);
  const count = n === undefined ? "" : LETTERS[Number(n)];
  if (letters.includes(undefined) || count === undefined) return undefined;
  return (n === undefined ? "" : MANY + count) + letters.join("");
}

/** @param {string} text @returns {string | undefined} undefined where it is none of ours */
export function unpackMoves(text) {
  if (text.length > LONGEST || !/^(?:\.|(?:~[C-Za-z0-9])?[A-Za-z0-9]{2})*$/.test(text)) return undefined;
  const moves = [...text.matchAll(/\.|(?:~(.))?(.)(.)/g)].map(([all, count, from = "", to = ""]) => {
    if (all === TAP) return "s";
    const piles = [from, to].map((letter) => PILES[LETTERS.indexOf(letter)]);
    return piles.includes(undefined) ? undefined : piles.join(">") + (count ? `*${LETTERS.indexOf(count)}` : "");
  });
  return moves.includes(undefined) ? undefined : moves.join(" ");
}
