import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { languages } from "../../web/build/languages.mjs";
import { readSettings } from "../../web/src/settings.js";

const { build } = createRequire(new URL("../../web/package.json", import.meta.url))("esbuild");

test("each file of texts is a language of the bundle", async () => {
  const { outputFiles } = await build({
    stdin: { contents: 'import all from "#languages"; export default Object.keys(all);' },
    plugins: [languages],
    bundle: true,
    format: "esm",
    write: false,
  });
  const { default: spoken } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const files = readdirSync(new URL("../../web/texts/", import.meta.url));
  assert.deepEqual(spoken.map((code) => `${code}.ftl`).sort(), files.sort());
});

test("a setting of language may be any code, and nothing else", () => {
  assert.equal(readSettings('{"language":"sv"}').language, "sv");
  assert.equal(readSettings('{"language":"<b>"}').language, "");
  assert.equal(readSettings('{"language":7}').language, "");
});
