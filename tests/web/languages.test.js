import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { languages, plainWords, readLanguages } from "../../web/build/languages.mjs";
import { createFluent } from "../../web/src/fluent.js";
import { readSettings } from "../../web/src/settings.js";
import { createTexts } from "../../web/src/texts.js";
import { keysOf } from "./keys.js";

const { build } = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");

/** What the shell gets. @param {string} name @returns {Promise<Record<string, any>>} */
async function bundled(name) {
  const { outputFiles } = await build({
    stdin: { contents: `export { default } from "${name}";` },
    plugins: [languages],
    bundle: true,
    format: "esm",
    write: false,
  });
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return texts;
}

test("each file of texts is a language of the bundle", async () => {
  const files = readdirSync(new URL("../../web/texts/", import.meta.url)).sort();
  for (const name of ["#languages", "#languages/rest"]) {
    const codes = Object.keys(await bundled(name));
    assert.deepEqual(codes.map((code) => `${code}.ftl`).sort(), files);
  }
});

test("every language is parted at the same text, and both parts are the whole", async () => {
  const [first, rest] = [await bundled("#languages"), await bundled("#languages/rest")];
  const early = Object.keys(first["en"]);
  assert.ok(early.includes("index-Q") && early.includes("notice-failed"));
  for (const [code, text] of Object.entries(readLanguages())) {
    assert.deepEqual(Object.keys(first[code]), early);
    assert.deepEqual([...early, ...keysOf(rest[code])], keysOf(text));
  }
});

test("what is said at once is plain words: the build takes nothing else", () => {
  assert.deepEqual(plainWords("index-T = 10\nundo = Undo it\n"), { "index-T": "10", undo: "Undo it" });
  assert.throws(() => plainWords("moves = { $moves } moves"), /moves is said at once/);
});

test("texts that come later are said beside the first ones, in each language", async () => {
  const texts = createTexts(await bundled("#languages"), "da");
  assert.throws(() => texts.say("won"), /no text for won/);
  texts.learn(createFluent(await bundled("#languages/rest")));
  assert.deepEqual([texts.say("action-undo"), texts.say("won")], ["Fortryd", "Kabalen gik op!"]);
  texts.change("en");
  assert.deepEqual([texts.say("action-undo"), texts.say("won")], ["Undo", "You won!"]);
});

test("a setting of language may be any code, and nothing else", () => {
  assert.equal(readSettings('{"language":"sv"}').language, "sv");
  assert.equal(readSettings('{"language":"<b>"}').language, "");
  assert.equal(readSettings('{"language":7}').language, "");
});
