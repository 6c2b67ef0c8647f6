import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { readRulebook } from "../../web/build/rulebook.mjs";

const GAMES = "seven-1 seven-2 seven-3 klondike spider-1 spider-2 spider-4 freecell pyramid golf".split(" ");
const SECTIONS = ["aim", "layout", "moves", "points", "finish", "stuck", "tips", "history", "questions"];
/** What the points section of each page must name; the engine's own tests compare the tables with the rules. */
const NUMBERS = {
  seven: ["10", "15", "5", "−20"],
  klondike: ["10", "5", "−15"],
  spider: ["500", "−1", "+100"],
  freecell: ["10"],
  pyramid: ["5"],
  golf: ["5"],
};

const languages = readRulebook();
const [first, ...others] = languages;
const site = mkdtempSync(join(tmpdir(), "rules-"));
after(() => rmSync(site, { recursive: true }));
execFileSync(process.execPath, [fileURLToPath(new URL("../../web/build/rules.mjs", import.meta.url)), site]);
const files = languages.flatMap(({ code, index, pages, others }) =>
  [index, ...pages, ...others].map(({ address }) => {
    const file = join(site, "rules", code, address);
    return { file, code, html: readFileSync(file, "utf8") };
  }),
);

/** The HTML of one section. */
const section = (page, id) => page.html.split(`id="rules-${id}"`)[1].split("<h2")[0];

test("every game has one page in each language that has rules, English among them", () => {
  const spoken = readdirSync(new URL("../../web/texts/", import.meta.url)).map((file) => file.replace(".ftl", ""));
  const codes = languages.map(({ code }) => code);
  assert.ok(codes.includes("en") && codes.every((code) => spoken.includes(code)));
  for (const { pages } of languages) assert.deepEqual(pages.flatMap(({ games }) => games).sort(), [...GAMES].sort());
});

test("a page has a title, a short description and an address of its own", () => {
  for (const { index, pages, others: more } of languages) {
    const all = [index, ...pages, ...more];
    for (const { title, heading, description } of all) {
      assert.ok(title && heading && description);
      assert.ok(description.length <= 155, description);
    }
    assert.equal(new Set(all.map(({ address }) => address)).size, all.length);
  }
});

test("the sections are the same in each language, and none is missing", () => {
  first.pages.forEach((page, i) => {
    const ids = page.sections.map(({ id }) => id);
    assert.deepEqual(ids.filter((id) => SECTIONS.includes(id)), SECTIONS);
    for (const { code, pages } of others) {
      assert.deepEqual(pages[i].sections.map(({ id }) => id), ids, `${code}/${page.id}`);
    }
  });
});

test("there are five tips", () => {
  for (const { pages } of languages) {
    for (const page of pages) assert.equal(section(page, "tips").match(/<li>/g).length, 5, page.id);
  }
});

test("the tables say the same in each language, and the points are the known ones", () => {
  const cells = (page) => [...page.html.matchAll(/<td>([+−]?\d+)<\/td>/g)].map((match) => match[1]);
  first.pages.forEach((page, i) => {
    for (const { pages } of others) assert.deepEqual(cells(pages[i]), cells(page), page.id);
    const points = section(page, "points");
    for (const number of NUMBERS[page.id]) assert.ok(points.includes(`<td>${number}</td>`), `${page.id}: ${number}`);
  });
});

test("the pictures are the same in each language, with a right and a wrong example", () => {
  const plain = ({ pictures }) => pictures.map(({ caption, ...picture }) => picture);
  first.pages.forEach((page, i) => {
    for (const { pages } of others) assert.deepEqual(plain(pages[i]), plain(page), page.id);
    for (const verdict of ["right", "wrong", undefined]) {
      assert.ok(page.pictures.some((picture) => picture.verdict === verdict), `${page.id}: ${verdict}`);
    }
  });
});

test("what can be won has the same sections and figures in each language, all of them from the surveys", () => {
  const { solved, hinted } = JSON.parse(readFileSync(new URL("../../web/rules/figures.json", import.meta.url), "utf8"));
  const digits = (/** @type {string} */ row) => row.replace(/^<tr><td>.*?<\/td>/, "").replace(/\D/g, "");
  const pages = languages.map(({ code, others: [{ html, sections }] }) => {
    const rows = html.match(/<tr><td>.*<\/tr>/g).map(digits);
    return { code, html, rows, sections: sections.map(({ id }) => id) };
  });
  for (const { sections, rows } of pages) {
    assert.deepEqual(sections, pages[0].sections);
    assert.deepEqual(rows, pages[0].rows);
    assert.equal(rows.length, new Set([...Object.keys(solved), ...Object.keys(hinted)]).size);
  }
  const english = pages.find(({ code }) => code === "en");
  for (const { deals, won } of Object.values(solved)) {
    assert.ok(english.html.includes(`<td>${deals.toLocaleString("en")}</td>`));
    assert.ok(english.html.includes(`<td>${(won / deals).toLocaleString("en", { style: "percent", maximumFractionDigits: deals < 10_000 ? 1 : 3 })}</td>`));
  }
});

test("the index letters follow the language", () => {
  const letters = (code) => {
    const { pages } = languages.find((language) => language.code === code);
    const ranks = pages.flatMap(({ html }) => [...html.matchAll(/data-letter="([^"]+)"/g)]);
    return [...new Set(ranks.map((match) => match[1]))].filter((letter) => !/\d/.test(letter)).sort();
  };
  assert.deepEqual(letters("da"), ["A", "D", "K", "Kn"]);
  assert.deepEqual(letters("nb"), ["A", "D", "K", "Kn"]);
  assert.deepEqual(letters("en"), ["A", "J", "K", "Q"]);
});

test("a picture says in words what lies in it, but names no hidden card", () => {
  const { pages } = languages.find(({ code }) => code === "en");
  const label = (page, i) => [...page.html.matchAll(/role="img" aria-label="([^"]*)"|aria-label="([^"]*)"/g)][i];
  assert.match(label(pages[0], 0)[0], /24 hidden cards; an empty place; .*a hidden card, king of diamonds; /);
  for (const { html } of files) assert.ok(!html.includes("undefined") && !html.includes("{$"));
});

test("a page needs no script and has no style of its own, which its policy would refuse", () => {
  for (const { html, file } of files) {
    assert.doesNotMatch(html, /<script|<style|\sstyle=|\son\w+=/, file);
    assert.match(html, /default-src 'none'/);
  }
});

test("every link leads to a page that is there, or into the game", () => {
  for (const { file, html } of files) {
    for (const [, href] of html.matchAll(/<(?:a|link)[^>]* href="([^"]+)"/g)) {
      if (/^\.\.\/\.\.\/(#([a-z0-9-]+)(\/[1-9]\d*)?)?$/.test(href)) {
        const game = /#([a-z0-9-]+)/.exec(href)?.[1];
        assert.ok(!game || GAMES.includes(game), href);
      } else if (href.startsWith("#")) assert.ok(html.includes(`id="${href.slice(1)}"`), `${file}: ${href}`);
      else assert.ok(existsSync(join(dirname(file), href)), `${file}: ${href}`);
    }
  }
});

test("a page names itself in every language", () => {
  for (const { html } of files) {
    const named = [...html.matchAll(/hreflang="([a-z-]+)" href/g)].map((match) => match[1]);
    assert.deepEqual(named, [...languages.map(({ code }) => code), "x-default"]);
  }
});

test("the list of pages leads from each game and language to its page", () => {
  const places = JSON.parse(readFileSync(join(site, "rules/pages.json"), "utf8"));
  for (const { code } of languages) {
    assert.deepEqual(Object.keys(places[code]).sort(), [...GAMES, "winnable"].sort());
    for (const place of Object.values(places[code])) assert.ok(existsSync(join(site, "rules", place)), place);
  }
});
