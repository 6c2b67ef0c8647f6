/**
 * What the engine knows of deals that can be won.
 *
 * @import { Answer } from "./types.d.ts"
 */

/** @typedef {{ id: string, proved: number, solved: boolean }} Row */

/** @param {(request: object) => Promise<Answer>} ask */
export function createCatalogue(ask) {
  /** @type {Promise<Row[]> | undefined} */
  let listed;

  async function list() {
    /** @type {any} */
    const answer = await ask({ op: "games" });
    return /** @type {Row[]} */ (answer.games);
  }

  /** The games of which something holds. @param {(row: Row) => boolean} holds */
  async function those(holds) {
    listed ??= list();
    listed.catch(() => (listed = undefined));
    return (await listed).filter(holds).map(({ id }) => id);
  }

  return {
    /** The games of which such deals are known. */
    games: () => those(({ proved }) => proved > 0),

    /** The games of which others can be found out. */
    solved: () => those(({ solved }) => solved),

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
