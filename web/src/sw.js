/**
 * The service worker: keeps all files of one version, so that the game works without a network.
 *
 * A new version is kept beside the one in use, whole or not at all: each file is checked by its hash. It takes over
 * when the player says so, and not before; then the files of the old one go.
 */

import { precacheAndRoute } from "workbox-precaching";

const worker = /** @type {any} */ (self);

precacheAndRoute(FILES, { ignoreURLParametersMatching: [/./] });

worker.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
  if (data === "take-over") worker.skipWaiting();
});
