/**
 * The service worker: keeps all files of one version, so that the game works without a network.
 *
 * A new version is kept beside the one in use, whole or not at all: each file is checked by its hash. It takes over
 * when the player says so, and not before; then the files of the old one go.
 */

import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { UNPACKED } from "./image.js";

const worker = /** @type {any} */ (self);

// Unpacking the engine's image would take a fifth of every start; so it is done once, here.
addPlugins([{ cacheWillUpdate: async ({ response }) => (response.ok ? unpacked(response) : null) }]);
precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take-over") worker.skipWaiting();
});

/** @param {Response} response */
function unpacked(response) {
  if (!response.url.endsWith(".image") || !response.body) return response;
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers: { [UNPACKED]: "" } });
}
