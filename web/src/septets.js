/**
 * Bytes as text in a page, seven bits a sign. Three signs would not come through a page as they are: a letter of two
 * bytes stands for each. So 7 bytes become little more than 8; base64 would make them 9⅓.
 */

/** NUL, the carriage return, and the less-than sign, which could end a script. */
const UNSAFE = new Set([0x00, 0x0d, 0x3c]);
/** Added to an unsafe sign: its seven bits stay. */
const SAFE = 0x100;

/** @param {Uint8Array} bytes @returns {string} */
export function writeSeptets(bytes) {
  const signs = [];
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 7) {
      bits -= 7;
      signs.push((held >> bits) & 0x7f);
    }
    held &= (1 << bits) - 1;
  }
  if (bits > 0) signs.push((held << (7 - bits)) & 0x7f);
  return signs.map((sign) => String.fromCharCode(UNSAFE.has(sign) ? sign + SAFE : sign)).join("");
}

/** @param {string} text */
export function readSeptets(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 7) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = ((held << 7) | (text.charCodeAt(i) & 0x7f)) & 0x7fff;
    bits += 7;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}
