/**
 * The log of the last games: each can be dealt again, watched move by move, and shared as a link.
 *
 * @import { GameRecord, Records } from "./records.js"
 * @import { Texts } from "./texts.js"
 * @import { Played } from "./watch.js"
 */
import { formatAddress } from "./address.js";
import { gameName } from "./dialogs.js";
import { formatTime } from "./line.js";
import { LOGGED } from "./records.js";

/**
 * @param {object} page
 * @param {Records} page.records
 * @param {Texts} page.texts
 * @param {(game: string, number: number) => void} page.dealAgain
 * @param {(played: Played) => void} page.watch
 */
export function createLogPage({ records, texts, dealAgain, watch }) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("log"));
  const list = /** @type {HTMLElement} */ (sheet.querySelector("#log-list"));
  const said = /** @type {HTMLElement} */ (sheet.querySelector("#log-said"));

  /** @param {GameRecord} record */
  function row(record) {
    const item = document.createElement("li");
    item.dataset["record"] = record.id;
    const name = element("div", "log-game", gameName(texts, record.game));
    name.append(element("span", "", texts.say("deal-number", { number: String(record.number) })));
    const when = new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" });
    const facts = {
      when: when.format(record.begun),
      result: record.shown ? "shown" : record.won ? "won" : "open",
      moves: record.plies,
      time: formatTime(record.ms),
    };
    const actions = element("div", "log-actions", "");
    actions.append(button("action-again", () => closed(() => dealAgain(record.game, record.number))));
    if (record.moves) actions.append(button("action-watch", () => closed(() => watch(record))));
    actions.append(button("action-share", () => void share(record)));
    item.append(name, element("div", "log-facts", texts.say("log-facts", facts)), actions);
    return item;
  }

  /** @param {string} text @param {() => void} act */
  function button(text, act) {
    const made = /** @type {HTMLButtonElement} */ (element("button", "quiet", texts.say(text)));
    made.type = "button";
    made.dataset["log"] = text.replace("action-", "");
    made.addEventListener("click", act);
    return made;
  }

  /** @param {() => void} act */
  function closed(act) {
    sheet.close();
    act();
  }

  /** @param {GameRecord} record */
  async function share(record) {
    const link = location.href.replace(/#.*/, "") + formatAddress(record);
    try {
      if (navigator.share) await navigator.share({ url: link });
      else {
        await navigator.clipboard.writeText(link);
        said.textContent = texts.say("number-copied");
      }
    } catch (error) {
      // Somebody who thought better of it needs no other way.
      if (/** @type {Error} */ (error).name !== "AbortError") said.textContent = link;
    }
  }

  return {
    async open() {
      said.textContent = "";
      list.replaceChildren();
      sheet.showModal();
      const all = await records.all().catch(() => null);
      const last = (all ?? []).sort((a, b) => b.touched - a.touched).slice(0, LOGGED);
      list.replaceChildren(...last.map(row));
      if (last.length === 0) said.textContent = texts.say(all ? "stats-none" : "storage-failed");
    },
  };
}

/** @param {string} tag @param {string} name @param {string} text */
function element(tag, name, text) {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = text;
  return made;
}
