import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { startFromImage } from "../../web/build/engine.mjs";

const IMAGE = new URL("../../.build/engine.image", import.meta.url);

test("a fault of the engine's own is an answer, although the image has no library to tell it from", async () => {
  const bridge = await startFromImage(new Uint8Array(gunzipSync(await readFile(IMAGE))));
  bridge._OPERATIONS.set("games", () => {
    throw new Error("a fault");
  });
  assert.deepEqual(JSON.parse(bridge.call('{"op":"games"}')).error, { code: "internal", detail: "JsException" });
  assert.equal(JSON.parse(bridge.call('{"op":"new","game":"seven-1","deal":1}')).ok, true);
});
