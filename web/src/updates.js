/**
 * Keeps the game for when there is no network, and tells of a new version. The version changes when the player says so,
 * in every open window at once: no page runs files of two.
 */

const LOOK_MS = 3_600_000;
/** To keep the game busies the machine for a while: the first moves come first. */
const LATER_MS = 2000;

/**
 * @param {object} options
 * @param {() => void} options.onOffer a new version is there, whole, and waits
 * @param {() => void} options.onChanged it has taken over: this page is of the old one, and has to be loaded anew
 */
export function watchVersion({ onOffer, onChanged }) {
  const { serviceWorker } = navigator;
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;

  function offer() {
    if (registration?.waiting && serviceWorker.controller) onOffer();
  }

  async function register() {
    try {
      registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    } catch (error) {
      console.info("The game is not kept for later:", error);
      return;
    }
    registration.addEventListener("updatefound", follow);
    follow();
    offer();
  }

  /** A new version is being fetched. */
  function follow() {
    registration?.installing?.addEventListener("statechange", offer);
  }

  function look() {
    registration?.update().catch(() => {}); // without a network there is nothing new
  }

  return {
    /** From now on; nothing in the page should be in want of the network any more. */
    start() {
      if (!serviceWorker) return;
      serviceWorker.addEventListener("controllerchange", onChanged);
      setTimeout(register, LATER_MS);
      setInterval(look, LOOK_MS);
    },

    /** The new version takes over. */
    accept() {
      if (registration?.waiting) registration.waiting.postMessage("take-over");
      else onChanged();
    },
  };
}
