/**
 * The rules of the game on the table, on a sheet of the game's own: the same pages that stand alone beside it.
 *
 * @import { Texts } from "./texts.js"
 */
import { readRules } from "#page";

const FOLDER = "rules/";
/** From the name of a game to its page, for each language. */
const PLACES = "pages.json";

/** The name of the page that is about no game's rules: what can be won. */
export const WINNABLE = "winnable";

/**
 * @param {Texts} texts
 * @param {{ openDeal: (hash: string) => void, complain: () => void }} hands a page may link to a deal (`#seven-1/5`)
 */
export function createRulesSheet(texts, { openDeal, complain }) {
  const sheet = /** @type {HTMLDialogElement} */ (document.getElementById("rules"));
  const article = /** @type {HTMLElement} */ (document.getElementById("rules-article"));
  /** How far each page was read. @type {Map<string, number>} */
  const read = new Map();
  let shown = "";
  let game = "";
  /** Whether what is scrolled to is what the reader has chosen. */
  let isReading = false;

  /** Shows the page of the game, in the language that is spoken. */
  async function show() {
    const places = JSON.parse(await readRules(PLACES));
    await showPage((places[texts.language] ?? places.en)[game] ?? "");
  }

  /** @param {string} path as in pages.json @param {string} [section] the name of an element on it */
  async function showPage(path, section) {
    if (path !== shown) {
      const page = new DOMParser().parseFromString(await readRules(path), "text/html");
      const main = page.querySelector("main");
      if (!main) throw new Error(`no rules at ${path}`);
      keepPlace();
      article.replaceChildren(...[...main.childNodes].map((node) => document.importNode(node, true)));
      article.lang = page.documentElement.lang;
      shown = path;
    }
    isReading = true;
    if (section) goTo(section);
    else sheet.scrollTop = read.get(path) ?? 0;
  }

  function keepPlace() {
    if (isReading && sheet.open) read.set(shown, sheet.scrollTop);
  }

  /** @param {string} section */
  function goTo(section) {
    const target = /** @type {HTMLElement | null} */ (article.querySelector(`[id="${CSS.escape(section)}"]`));
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
    // The sheet may be closed before the next frame, and the scroll is told of only with that.
    keepPlace();
  }

  /** Links within the rules stay on the sheet; one to the game closes it. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {Element} */ (event.target).closest("a");
    const href = link?.getAttribute("href");
    if (!href || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const root = new URL(FOLDER, document.baseURI);
    const target = new URL(href, new URL(shown, root));
    if (target.protocol !== root.protocol || target.host !== root.host) return;
    event.preventDefault();
    const section = target.hash.slice(1);
    if (href.startsWith("#")) return goTo(section);
    if (target.pathname.startsWith(root.pathname)) {
      const path = target.pathname.slice(root.pathname.length);
      showPage(path, section).catch(complain);
    } else {
      sheet.close();
      if (section) openDeal(target.hash);
    }
  }

  article.addEventListener("click", follow);
  sheet.addEventListener("scroll", keepPlace, { passive: true });

  return {
    /** @param {string} id the game whose rules are wanted, or `WINNABLE` */
    open(id) {
      const title = id === WINNABLE ? "action-winnable" : "action-rules";
      const heading = /** @type {HTMLElement} */ (sheet.querySelector("#rules-title"));
      heading.dataset["text"] = title;
      heading.textContent = texts.say(title);
      if (game !== id) shown = "";
      game = id;
      isReading = false;
      sheet.showModal();
      show().catch((error) => {
        console.error(error);
        sheet.close();
        complain();
      });
    },

    /** Another language is spoken. */
    redraw() {
      if (sheet.open) show().catch(complain);
    },
  };
}
