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

/** What is said before the rest of the page has come: sentences by key, of each language that the game speaks by its code. */
declare module "#languages" {
  const LANGUAGES: Record<string, Record<string, string>>;
  export default LANGUAGES;
}

/** All other texts, of each language as its file has them. */
declare module "#languages/rest" {
  const REST: Record<string, string>;
  export default REST;
}

/** The style sheet of what is not in the first picture. */
declare module "#styles/rest" {
  const STYLES: string;
  export default STYLES;
}
