/**
 * Unpacks what gzip has packed. Never through a Blob: a page opened from a disk has a worker that in WebKit cannot read
 * the Blobs that it makes.
 */

/** @param {Uint8Array<ArrayBuffer>} bytes @param {HeadersInit} [headers] */
export function unpack(bytes, headers = {}) {
  const { body } = /** @type {Response & { body: ReadableStream }} */ (new Response(bytes));
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers });
}
