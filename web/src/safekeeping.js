/**
 * The sheet for those who want their games kept safe: what this browser promises, and everything as a file.
 *
 * @import { Answer, Save } from "./types.d.ts"
 * @import { Records } from "./records.js"
 * @import { Kept, Store } from "./store.js"
 * @import { Texts } from "./texts.js"
 * @import { Content } from "./transfer.js"
 */
import { fileName, readFile, writeFile } from "./transfer.js";

/**
 * @param {object} options
 * @param {string[]} options.games
 * @param {Store} options.store
 * @param {Records} options.records
 * @param {Texts} options.texts
 * @param {(request: object) => Promise<Answer>} options.ask
 * @param {() => Kept | null} options.shown the game on the table, which may not have been stored
 */
export function createSafekeeping({ games, store, records, texts, ask, shown }) {
  const sheet = /** @type {HTMLDialogElement} */ (find("safekeeping"));
  const chooser = /** @type {HTMLInputElement} */ (find("file"));
  /** What has been read and waits for a decision. @type {Content | null} */
  let content = null;

  chooser.addEventListener("change", () => {
    const [file] = chooser.files ?? [];
    if (file) void file.text().then(read);
    chooser.value = "";
  });

  /** @param {string} text */
  async function read(text) {
    const found = await readFile(text, { games, isGood });
    content = "content" in found ? found.content : null;
    find("file-choices").hidden = content === null;
    if ("fault" in found) return say(found.fault);
    const { when, games: read } = found.content;
    say("file-read", { games: read.length, when: new Date(when).toLocaleDateString(texts.language) });
  }

  /** @param {string} game @param {Save} save */
  async function isGood(game, save) {
    return (await ask({ op: "check", game, save })).ok;
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  function say(key, values) {
    find("file-said").textContent = texts.say(key, values);
  }

  /** What there is, even where nothing can be stored. */
  async function everything() {
    const current = shown();
    const stored = await store.all().catch(() => []);
    const others = stored.filter(({ game }) => game !== current?.game);
    const kept = current ? [...others, current] : others;
    return { games: kept, records: await records.all().catch(() => []), settings: store.settings() };
  }

  async function drawPromise() {
    const isPromised = (await navigator.storage?.persisted?.()) ?? false;
    find("kept").textContent = texts.say(isPromised ? "kept-promised" : "kept-here");
  }

  return {
    open() {
      content = null;
      find("file-said").textContent = "";
      find("file-choices").hidden = true;
      void drawPromise();
      sheet.showModal();
    },

    /** Asks the browser to keep what is here, even when space is short. */
    async askPromise() {
      await navigator.storage?.persist?.().catch(() => false);
    },

    async export() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([writeFile(await everything())], { type: "application/json" }));
      link.download = fileName();
      link.click();
      say("file-written", { name: link.download });
    },

    choose() {
      chooser.click();
    },

    /** Takes in what was read. @param {{ replace: boolean }} how */
    async takeIn(how) {
      if (!content) return;
      try {
        await store.takeIn(content.games, how);
        await records.takeIn(content.records, how);
      } catch (error) {
        console.error(error);
        return say("storage-failed");
      }
      store.takeSettings(content.settings, how);
      location.reload();
    },
  };
}

/** @param {string} id */
function find(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}
