/**
 * Writes the rules pages: one for each family of games and language, readable without any script, and an index.
 * node rules.mjs SITE makes SITE/rules/da/7-kabale.html and so on, and SITE/rules/pages.json, which tells the game
 * where its pages are: {"da": {"seven-1": "da/7-kabale.html", ..., "winnable": "da/hvad-kan-gaa-op.html"}, ...}.
 */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readRulebook } from "./rulebook.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";
/** Offered to readers of every other language. */
const USUAL = "en";
/** From a page to the game: the start page lies two folders up. */
const HOME = "../../";

const [site] = process.argv.slice(2);
const folder = join(site, "rules");
const languages = readRulebook();

for (const language of languages) {
  await mkdir(join(folder, language.code), { recursive: true });
  for (const page of [language.index, ...language.pages, ...language.others]) {
    await writeFile(join(folder, language.code, page.address), drawPage(page, language));
  }
}
await writeFile(join(folder, "pages.json"), JSON.stringify(placesOfGames()));
await build({
  absWorkingDir: WEB,
  entryPoints: { rules: "styles/rules-page.css" },
  assetNames: "[name]",
  outdir: folder,
  bundle: true,
  minify: true,
  target: ["chrome107", "firefox115", "safari16.4"],
  loader: { ".woff2": "file", ".svg": "dataurl" },
  logLevel: "warning",
});

function placesOfGames() {
  const places = ({ code, pages, others }) => [
    ...pages.flatMap(({ games, address }) => games.map((game) => [game, `${code}/${address}`])),
    ...others.map(({ id, address }) => [id, `${code}/${address}`]),
  ];
  return Object.fromEntries(languages.map((language) => [language.code, Object.fromEntries(places(language))]));
}

/** @param {import("./rulebook.mjs").Page} page @param {import("./rulebook.mjs").Language} language */
function drawPage(page, language) {
  const isIndex = page === language.index;
  const { say } = language;
  const twins = languages.map(({ code, say: theirs, index, pages, others }) => {
    const twin = [index, ...pages, ...others].find(({ id }) => id === page.id);
    return { code, name: theirs("language"), address: `../${code}/${twin.address}` };
  });
  const alternates = [...twins, { ...twins.find(({ code }) => code === USUAL), code: "x-default" }].map(
    ({ code, address }) => `<link rel="alternate" hreflang="${code}" href="${address}">`,
  );
  const translations = twins.map(({ code, name, address }) =>
    code === language.code
      ? `<span aria-current="true">${name}</span>`
      : `<a href="${address}" hreflang="${code}" lang="${code}">${name}</a>`,
  );
  const play = page.games.length > 0 ? `${HOME}#${page.games[0]}` : HOME;
  return `<!doctype html>
<html lang="${language.code}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${escaped(page.title)}</title>
<meta name="description" content="${escaped(page.description)}">
${alternates.join("\n")}
<link rel="stylesheet" href="../rules.css">
</head>
<body>
<header>
<nav><a class="play" href="${play}">${escaped(say("play"))}</a>${
    isIndex ? "" : ` <a href="${language.index.address}">${escaped(say("all-rules"))}</a>`
  }</nav>
<nav class="languages" aria-label="${escaped(say("languages"))}">${translations.join(" ")}</nav>
</header>
<main class="rules" data-rules="${page.id}">
${isIndex ? page.html + drawList(language) : drawContents(page, say)}</main>
</body>
</html>
`;
}

/** The page with the list of its sections below the heading. */
function drawContents({ sections, html }, say) {
  const links = sections.map(({ id, title }) => `<li><a href="#rules-${id}">${escaped(title)}</a></li>`);
  const contents = `<nav class="contents" aria-label="${escaped(say("contents"))}"><ul>\n${links.join("\n")}\n</ul></nav>\n`;
  const first = html.indexOf("<h2");
  return html.slice(0, first) + contents + html.slice(first);
}

/** @param {import("./rulebook.mjs").Language} language */
function drawList({ pages, others }) {
  const items = [...pages, ...others].map(
    ({ address, heading, description }) =>
      `<li><a href="${address}">${escaped(heading)}</a><p>${escaped(description)}</p></li>`,
  );
  return `<ul class="pages">\n${items.join("\n")}\n</ul>\n`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
}
