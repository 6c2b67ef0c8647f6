/**
 * Reads the rules of every game in every language: Markdown in, HTML out. Knows nothing of files that are written.
 */

import { readdirSync, readFileSync } from "node:fs";
import MarkdownIt from "markdown-it";
import { drawPicture, parsePicture } from "./cards.mjs";
import { drawFigures, fillFigures } from "./figures.mjs";
import { speak } from "./languages.mjs";

const RULES = new URL("../rules/", import.meta.url);
const TEXTS = new URL("../texts/", import.meta.url);
/** The page of a language that lists the others, in the order in which they are to be read. */
const INDEX = "index";

/**
 * @typedef {{ id: string, address: string, title: string, description: string, heading: string, games: string[],
 *   sections: { id: string, title: string }[], pictures: import("./cards.mjs").Picture[], html: string }} Page
 * @typedef {{ code: string, say: (id: string, values?: object) => string, index: Page, pages: Page[], others: Page[] }} Language
 * `pages` are the games' rules, `others` what else there is to read.
 */

/** Every language that has rules, the first one first. @returns {Language[]} */
export function readRulebook() {
  const codes = readdirSync(RULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return codes.map(({ name }) => readLanguage(name));
}

/** @param {string} code @returns {Language} */
function readLanguage(code) {
  const game = speak(code, readFileSync(new URL(`${code}.ftl`, TEXTS), "utf8"));
  const own = speak(code, readFileSync(new URL(`${code}/words.ftl`, RULES), "utf8"));
  const files = readdirSync(new URL(`${code}/`, RULES)).filter((file) => file.endsWith(".md"));
  const sources = files.map((file) => {
    const text = readFileSync(new URL(`${code}/${file}`, RULES), "utf8");
    return { id: file.replace(".md", ""), ...splitSource(`${code}/${file}`, text) };
  });
  const addresses = Object.fromEntries(sources.map(({ id, head }) => [`${id}.md`, `${head.address}.html`]));
  const words = { say: own.say, card: game.card, index: game.index, game, code };
  const pages = sources.map(({ id, head, body }) => ({
    id,
    address: `${head.address}.html`,
    title: head.title,
    description: head.description,
    games: head.games.split(" ").filter(Boolean),
    ...render(fillFigures(body, code), addresses, words),
  }));
  const index = pages.find(({ id }) => id === INDEX);
  const { order, also } = sources.find(({ id }) => id === INDEX).head;
  const named = (names) => names.split(" ").map((name) => pages.find(({ id }) => id === name));
  return { code, say: own.say, index, pages: named(order), others: named(also) };
}

/** The lines `key: value` between two lines of dashes, and what follows them. @param {string} name @param {string} text */
function splitSource(name, text) {
  const [, lines, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (!lines) throw new Error(`${name} does not begin with its title, description, address and games`);
  const head = Object.fromEntries(lines.split("\n").map((line) => line.split(/:\s*(.*)/, 2)));
  const missing = ["title", "description", "address", "games"].find((key) => head[key] === undefined);
  if (missing) throw new Error(`${name} names no ${missing}`);
  return { head, body };
}

/** @param {string} body @param {Record<string, string>} addresses @param {object} words */
function render(body, addresses, words) {
  const markdown = new MarkdownIt({ html: false, typographer: false });
  const inline = (text) => markdown.renderInline(text);
  /** @type {Page["sections"]} */
  const sections = [];
  /** @type {Page["pictures"]} */
  const pictures = [];
  let heading = "";

  // A heading ends in its name, {#points}: the same in every language.
  markdown.core.ruler.push("sections", ({ tokens }) => {
    tokens.forEach((token, i) => {
      if (token.type !== "heading_open") return;
      const line = tokens[i + 1];
      if (token.tag === "h1") heading = line.content;
      if (token.tag !== "h2") return;
      const [, title, id] = /^(.*) \{#([a-z]+)\}$/.exec(line.content) ?? [];
      if (!id) throw new Error(`a section without a name: ${line.content}`);
      line.children = markdown.parseInline(title, {})[0].children;
      token.attrSet("id", `rules-${id}`);
      sections.push({ id, title });
    });
  });
  markdown.renderer.rules.fence = (tokens, i) => {
    if (tokens[i].info === "figures") return drawFigures(tokens[i].content.trim().split(" "), words);
    const picture = parsePicture(tokens[i].info, tokens[i].content);
    pictures.push(picture);
    const [isFirst, isLast] = [i - 1, i + 1].map((other) => tokens[other]?.type !== "fence");
    const drawn = drawPicture(picture, { ...words, inline });
    return `${isFirst ? '<div class="pictures">\n' : ""}${drawn}${isLast ? "</div>\n" : ""}`;
  };
  markdown.renderer.rules.link_open = (tokens, i, options, _env, renderer) => {
    const href = tokens[i].attrGet("href");
    if (href.endsWith(".md") && !addresses[href]) throw new Error(`no such page: ${href}`);
    tokens[i].attrSet("href", addresses[href] ?? href);
    return renderer.renderToken(tokens, i, options);
  };
  // A wide table scrolls by itself; the page never does.
  markdown.renderer.rules.table_open = () => '<div class="wide"><table>\n';
  markdown.renderer.rules.table_close = () => "</table></div>\n";

  const html = markdown.render(body);
  return { heading, sections, pictures, html };
}
