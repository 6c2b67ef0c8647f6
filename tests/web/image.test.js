import assert from "node:assert/strict";
import { test } from "node:test";
import { changedBlocks, openImage, packImage } from "../../web/src/image.js";

const SIZE = 8 * 1024;

function changed(...addresses) {
  const memory = new Uint8Array(SIZE).fill(1);
  for (const at of addresses) memory[at] = 7;
  return memory;
}

test("neighbouring blocks are one", () => {
  assert.deepEqual(changedBlocks(changed(0, 1024, 5000), changed()), [
    [0, 2048],
    [4096, 1024],
  ]);
});

test("a fresh memory becomes the one that the image was made of", () => {
  const [memory, fresh] = [changed(3, 1500, SIZE - 1), changed()];
  const head = { build: "b", config: { keys: ["æ"] }, blocks: changedBlocks(memory, fresh) };
  const image = openImage(packImage(head, memory));
  image.restore(fresh);
  assert.deepEqual(fresh, memory);
  assert.deepEqual(image.head, head);
});
