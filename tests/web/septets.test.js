import assert from "node:assert/strict";
import { test } from "node:test";
import { readSeptets, writeSeptets } from "../../web/src/septets.js";

test("bytes come back from their text, whatever they are and however many", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + length * 31) & 0xff);
    assert.deepEqual(readSeptets(writeSeptets(bytes)), bytes);
  }
});

test("no sign of the text means anything to a page", () => {
  const text = writeSeptets(Uint8Array.from({ length: 4000 }, (_, at) => (at * at) & 0xff));
  for (const sign of ["\0", "\r", "<"]) assert.ok(!text.includes(sign));
});
