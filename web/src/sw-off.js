/**
 * The kill switch: published in the place of sw.js, it throws away all that the service worker keeps, ends it, and
 * loads every open page anew from the network. Saved games are not touched.
 */

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await worker.registration.unregister();
  for (const page of await worker.clients.matchAll({ type: "window" })) page.navigate(page.url);
}

export {};
