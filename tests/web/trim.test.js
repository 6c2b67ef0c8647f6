import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";

const PYODIDE = new URL("../../.build/pyodide/", import.meta.url);
const script = await readFile(new URL("pyodide.asm.mjs", PYODIDE), "utf8");
const wasm = await WebAssembly.compile(await readFile(new URL("pyodide.asm.wasm", PYODIDE)));
const imports = WebAssembly.Module.imports(wasm);
const exports = new Set(WebAssembly.Module.exports(wasm).map(({ name }) => name));

test("the trimmed script offers all that the wasm calls, and nothing is linked by address", () => {
  const [, list = ""] = /\bwasmImports\s*=\s*\{([^{}]+)\}/.exec(script) ?? [];
  const offered = new Set(list.split(",").map((entry) => entry.split(":")[0]?.trim()));
  assert.deepEqual(imports.filter(({ module }) => module.startsWith("GOT")), []);
  const functions = imports.filter(({ kind }) => kind === "function").map(({ name }) => name);
  assert.ok(functions.length > 100);
  assert.deepEqual(functions.filter((name) => !offered.has(name)), []);
});

test("the trimmed wasm gives all that the script asks of it, and little else", () => {
  const asked = [...script.matchAll(/wasmExports(?:\.|\[")([\w$]+)/g)].map(([, name]) => name ?? "");
  assert.ok(asked.length > 100);
  assert.deepEqual(asked.filter((name) => !exports.has(name)), []);
  assert.ok(exports.size < 600, `${exports.size} of Pyodide's 8,500 names`);
});
