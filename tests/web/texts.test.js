import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { speak } from "../../web/build/languages.mjs";
import { chooseLanguage } from "../../web/src/texts.js";
import { keysOf } from "./keys.js";

const WEB = new URL("../../web/", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, WEB), "utf8");
const SPOKEN = ["da", "nb", "en"];
const SOURCES = Object.fromEntries(SPOKEN.map((language) => [language, read(`texts/${language}.ftl`)]));

/** @param {string} language */
const speakIn = (language) => speak(language, SOURCES[language] ?? "");

/** The values that texts take, by key, whatever the language; what is no number is a word. @type {Record<string, string | number>} */
const VALUES = {
  ...Object.fromEntries([...(SOURCES["en"] ?? "").matchAll(/\$([a-z]+)/g)].map(([, name]) => [name, "?"])),
  ...{ count: 5, n: 2, score: 35, moves: 12, points: 40, turns: 1, runs: 1, home: 3, row: 2, place: 1, ply: 3, all: 9, won: 2, played: 5 },
  ...{ card: "SA", target: "tableau", to: "tableau" },
};

test("every language has the same texts, each once", () => {
  const keys = keysOf(SOURCES["en"] ?? "").sort();
  for (const language of SPOKEN) {
    assert.deepEqual(keysOf(SOURCES[language] ?? "").sort(), keys);
    assert.equal(new Set(keysOf(SOURCES[language] ?? "")).size, keys.length);
  }
});

test("every text is a sentence with nothing left open", () => {
  for (const language of SPOKEN) {
    const texts = speakIn(language);
    for (const key of keysOf(SOURCES[language] ?? "")) {
      const text = texts.say(key, VALUES);
      assert.ok(text.trim() !== "" && !/[{}$]/.test(text), `${language} ${key}: ${text}`);
    }
  }
});

test("no Danish or Norwegian sentence is the English one", () => {
  const english = speakIn("en");
  const names = ["option", "family", "game", "action-hint", "action-menu", "index-", "menu-title", "pile-reserve", "theme-fjord", "theme-sand", "setting-vibrate", "key-", "stats-game"];
  for (const language of ["da", "nb"]) {
    const texts = speakIn(language);
    for (const key of keysOf(SOURCES["en"] ?? "")) {
      if (names.some((name) => key.startsWith(name))) continue;
      assert.notEqual(texts.say(key, VALUES), english.say(key, VALUES), `${language} ${key}`);
    }
  }
});

test("every text that the page and the shell ask for is there", () => {
  const page = [...read("index.html").matchAll(/data-(?:text|label)="([^"]+)"/g)];
  const code = readdirSync(new URL("src/", WEB))
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...read(`src/${file}`).matchAll(/\bsay\("([^"]+)"/g)]);
  const keys = keysOf(SOURCES["en"] ?? "");
  for (const [, key] of [...page, ...code]) assert.ok(keys.includes(key ?? ""), key);
});

test("cards are named as people say them", () => {
  const said = SPOKEN.map((language) => ["QH", "AS", "JC", "TD"].map((code) => speakIn(language).card(code)));
  assert.deepEqual(said, [
    ["hjerter dame", "spar es", "klør knægt", "ruder ti"],
    ["hjerter dame", "spar ess", "kløver knekt", "ruter ti"],
    ["queen of hearts", "ace of spades", "jack of clubs", "ten of diamonds"],
  ]);
});

test("the letters on the cards follow the language", () => {
  const letters = SPOKEN.map((language) => ["K", "Q", "J", "A", "T", "7"].map((rank) => speakIn(language).index(rank)).join(" "));
  assert.deepEqual(letters, ["K D Kn A 10 7", "K D Kn A 10 7", "K Q J A 10 7"]);
});

test("numbers agree with their nouns", () => {
  const one = SPOKEN.map((language) => speakIn(language).say("option-spider", { n: 1 }));
  assert.deepEqual(one, ["1 kulør", "1 sort", "1 suit"]);
  assert.equal(speakIn("en").say("moves", { moves: 1 }), "1 move");
});

test("the browser's languages choose, and English is the last resort", () => {
  assert.equal(chooseLanguage(["da-DK", "en"], SPOKEN), "da");
  assert.equal(chooseLanguage(["no"], SPOKEN), "nb");
  assert.equal(chooseLanguage(["nn-NO", "en"], SPOKEN), "nb");
  assert.equal(chooseLanguage(["fr", "en-GB", "da"], SPOKEN), "en");
  assert.equal(chooseLanguage(["fr"], SPOKEN), "en");
});
