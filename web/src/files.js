/**
 * Where parts lie in the site: in files beside the scripts. In the one file the same names come from single.js, for the
 * page, and from handed.js, for the worker; package.json says which is taken.
 */

const at = (/** @type {string} */ path) => new URL(path, import.meta.url).href;

/** For the page. @param {string} name the worker's own, by which it may be told something */
export function startWorker(name) {
  return new Worker(new URL("./worker.js", import.meta.url), { type: "module", name });
}

/** For the page: the address of a classic court's picture. @param {string} code */
export async function findCourt(code) {
  return at(`court-${code}.svg`);
}

/** For the page: one of the rules pages, or their list. @param {string} path */
export async function readRules(path) {
  const answer = await fetch(at(`../rules/${path}`));
  if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
  return answer.text();
}

/**
 * For the page: what draws plots.
 *
 * @returns {Promise<typeof import("./plot.js")>}
 */
export function loadPlots() {
  return import(at("plot.js"));
}

/** For the worker: each part is asked for at once, and awaited where it is needed. */
export function fetchParts() {
  const indexURL = at(SITE.pyodide);
  return {
    indexURL,
    image: fetch(at(SITE.image)),
    script: import(`${indexURL}pyodide.asm.mjs`),
    wasm: fetch(`${indexURL}pyodide.asm.wasm`),
  };
}

/** What the engine is installed from, where there is no good image. */
export function installer() {
  return { indexURL: at(SITE.pyodide), packages: SITE.installer.map(at), wheel: at(SITE.wheel) };
}
