/**
 * What the engine knows of deals that can be won.
 *
 * @import { Answer } from "./types.d.ts"
 */

/** @param {(request: object) => Promise<Answer>} ask */
export function createCatalogue(ask) {
  /** @type {Promise<string[]> | undefined} */
  let listed;

  async function list() {
    /** @type {any} */
    const answer = await ask({ op: "games" });
    const rows = /** @type {{ id: string, proved: number }[]} */ (answer.games);
    return rows.filter(({ proved }) => proved > 0).map(({ id }) => id);
  }

  return {
    /** The games of which such deals are known. */
    games() {
      listed ??= list();
      listed.catch(() => (listed = undefined));
      return listed;
    },

    /** The number of a day's deal. @param {string} game @param {string} date @returns {Promise<number | undefined>} */
    async daily(game, date) {
      const answer = await ask({ op: "daily", game, date });
      return answer.ok ? answer.number : undefined;
    },

    /** The rating of a deal that can be won; nothing where nobody knows. @param {string} game @param {number} deal @returns {Promise<string | null>} */
    async rating(game, deal) {
      /** @type {any} */
      const answer = await ask({ op: "rating", game, deal });
      return answer.rating ?? null;
    },
  };
}

/** @typedef {ReturnType<typeof createCatalogue>} Catalogue */
