/** Every file of the site, with its hash, as the service worker keeps it. */
declare const FILES: (string | { url: string; revision: string | null; integrity: string })[];

/** What the engine starts from, as addresses relative to the worker's script; the bundler fills it in. */
declare const SITE: {
  /** The folder of Pyodide's own files. */
  pyodide: string;
  /** The memory image, gzipped. */
  image: string;
  /** The engine's wheel. */
  wheel: string;
  /** The wheels that can install it: micropip and what it needs. */
  installer: string[];
};

declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: (settings: unknown) => Promise<unknown>;
  export default createPyodideModule;
}

/** The text of each language that the game speaks, by its code; the bundler reads them. */
declare module "#languages" {
  const LANGUAGES: Record<string, string>;
  export default LANGUAGES;
}
