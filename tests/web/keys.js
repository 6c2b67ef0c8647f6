/** The names of the texts in a text file, in its order. @param {string} source */
export function keysOf(source) {
  return [...source.matchAll(/^([a-z][a-zA-Z0-9-]*) =/gm)].map(([, key]) => key ?? "");
}
