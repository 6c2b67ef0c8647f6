/**
 * Checks the language files: each has the same messages and attributes as the first, with the same variables.
 * node texts.mjs
 */

import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { FluentResource } from "@fluent/bundle";

const folder = new URL("../texts/", import.meta.url);

/** From each text's name to the variables in it. @param {string} file */
function textsOf(file) {
  const { body } = new FluentResource(readFileSync(new URL(file, folder), "utf8"));
  const patterns = new Map();
  for (const { id, value, attributes } of body) {
    if (value !== null) patterns.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) patterns.set(`${id}.${name}`, pattern);
  }
  return new Map([...patterns].map(([name, pattern]) => [name, [...variablesIn(pattern, patterns)].sort().join(" ")]));
}

/**
 * The variables of a pattern and of the messages that it refers to.
 * @param {any} pattern @param {Map<string, any>} patterns @returns {Set<string>}
 */
function variablesIn(pattern, patterns, names = new Set()) {
  JSON.stringify(pattern, (_key, node) => {
    if (node?.type === "var") names.add(node.name);
    if (node?.type === "mesg") variablesIn(patterns.get(node.name), patterns, names);
    return node;
  });
  return names;
}

const [first, ...others] = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
const expected = textsOf(first);
const faults = others.flatMap((file) => {
  const texts = textsOf(file);
  const names = new Set([...expected.keys(), ...texts.keys()]);
  return [...names]
    .filter((name) => texts.get(name) !== expected.get(name))
    .map((name) => {
      if (!texts.has(name)) return `${file} lacks ${name}, which ${first} has`;
      if (!expected.has(name)) return `${first} lacks ${name}, which ${file} has`;
      return `${name} uses "${texts.get(name)}" in ${file} and "${expected.get(name)}" in ${first}`;
    });
});
for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
else console.log(`${expected.size} texts in ${[first, ...others].join(", ")}`);
