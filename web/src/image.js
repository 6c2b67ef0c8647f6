/**
 * The memory image: what the engine's memory holds beyond what a fresh instance of the same wasm holds, once Python
 * and the engine are imported. Putting it back takes milliseconds where importing takes seconds.
 *
 * As bytes: the length of the head (32 bits, little-endian), the head as JSON, the changed blocks end to end.
 */

/**
 * @typedef {object} Head
 * @property {string} build  the Pyodide build that the image fits
 * @property {unknown} config  what Pyodide keeps outside the memory
 * @property {[number, number][]} blocks  address and length of each changed block
 */

/** Says in a kept answer that the image has been unpacked already. */
export const UNPACKED = "x-unpacked";

/** Smaller blocks save a few bytes and cost many calls. */
const BLOCK = 1024;

/** @param {Uint8Array} memory @param {Uint8Array} fresh @returns {[number, number][]} */
export function changedBlocks(memory, fresh) {
  /** @type {[number, number][]} */
  const blocks = [];
  for (let at = 0; at < memory.length; at += BLOCK) {
    if (sameBlock(memory, fresh, at)) continue;
    const last = blocks.at(-1);
    if (last && last[0] + last[1] === at) last[1] += BLOCK;
    else blocks.push([at, BLOCK]);
  }
  return blocks;
}

/** @param {Uint8Array} memory @param {Uint8Array} fresh @param {number} at */
function sameBlock(memory, fresh, at) {
  for (let i = at; i < at + BLOCK; i++) if (memory[i] !== fresh[i]) return false;
  return true;
}

/** @param {Head} head @param {Uint8Array} memory @returns {Uint8Array} */
export function packImage(head, memory) {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = head.blocks.reduce((sum, [, n]) => sum + n, 4 + text.length);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = 4 + text.length;
  for (const [start, n] of head.blocks) {
    bytes.set(memory.subarray(start, start + n), at);
    at += n;
  }
  return bytes;
}

/** @param {Uint8Array} bytes @returns {{ head: Head, restore: (memory: Uint8Array) => void }} */
export function openImage(bytes) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  /** @type {Head} */
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const restore = (/** @type {Uint8Array} */ memory) => {
    let at = 4 + length;
    for (const [start, n] of head.blocks) {
      memory.set(bytes.subarray(at, at + n), start);
      at += n;
    }
  };
  return { head, restore };
}
