/**
 * One window owns a saved game at a time; another one may take it over. Where the browser has no locks, everybody owns
 * everything: the store still lets nobody write over a game that was taken over.
 */

/** @param {{ locks?: LockManager | undefined, onLost: (game: string) => void }} options */
export function createOwner({ locks = navigator.locks, onLost }) {
  /** @type {string | null} */
  let owned = null;
  /** Lets go of the game that is owned. @type {() => Promise<void> | void} */
  let letGo = () => {};

  /** @param {string} game @param {LockOptions} options @returns {Promise<boolean>} */
  function lock(game, options) {
    return new Promise((resolve) => {
      let release = () => {};
      const held = locks
        .request(`kabale.${game}`, options, (lock) => {
          resolve(lock !== null);
          if (lock) return new Promise((/** @type {(value?: undefined) => void} */ done) => (release = done));
        })
        .catch(() => {
          resolve(false);
          if (owned !== game) return;
          owned = null;
          onLost(game);
        });
      letGo = () => {
        release();
        return held;
      };
    });
  }

  return {
    /**
     * Makes this window the owner of a game, and of no other; false where another window is.
     *
     * @param {string} game @param {boolean} [takeOver]
     */
    async own(game, takeOver = false) {
      if (owned === game || !locks) return true;
      owned = null;
      await letGo();
      const isMine = await lock(game, takeOver ? { steal: true } : { ifAvailable: true });
      if (isMine) owned = game;
      return isMine;
    },
  };
}

/** @typedef {ReturnType<typeof createOwner>} Owner */
