/**
 * What is known of the positions of a game: whether they can be won, and how. A position is named by the moves that lead
 * to it, so what is known of one tells of others: whoever stays on the way to a win has won, and nothing that follows a
 * lost position wins.
 */

/** @typedef {"won" | "lost" | "unknown"} Proof */
/** `log` is the moves from the deal on, a blank after each. @typedef {{ deal: string, log: string }} Position */
/** Of a win, the moves that are left of it. @typedef {{ verdict: Proof, moves: string[] }} Found */

export function createVerdicts() {
  /** The log of a win goes on to its end. @type {(Position & { verdict: Proof })[]} */
  const known = [];

  return {
    /** What is known of a position; undefined where nothing is. @param {Position} position @returns {Found | undefined} */
    find({ deal, log }) {
      const facts = known.filter((fact) => fact.deal === deal);
      const won = facts.find((fact) => fact.verdict === "won" && fact.log.startsWith(log));
      if (won) return { verdict: "won", moves: movesOf(won.log.slice(log.length)) };
      if (facts.some((fact) => fact.verdict === "lost" && log.startsWith(fact.log)))
        return { verdict: "lost", moves: [] };
      if (facts.some((fact) => fact.log === log)) return { verdict: "unknown", moves: [] };
      return undefined;
    },

    /** @param {Position} position @param {Found} found */
    add({ deal, log }, { verdict, moves }) {
      known.push({ deal, verdict, log: log + logOf(moves) });
    },
  };
}

/** @param {string[]} moves */
export function logOf(moves) {
  return moves.map((move) => `${move} `).join("");
}

/** @param {string} log */
function movesOf(log) {
  return log.split(" ").filter(Boolean);
}
