/**
 * Checks the language files: each has the same messages and attributes as the first, with the same variables; none is
 * left in another language's words, and none is there for nothing.
 * node texts.mjs
 */

import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { FluentResource } from "@fluent/bundle";
import { CHOICES } from "../src/looks.js";

const folder = new URL("../texts/", import.meta.url);
/** Where texts are asked for. */
const ASKING = ["../index.html", "../src/", "./"];
/** What may be the same in two languages: names, signs, and words that they share. */
const SHARED = /^(key-|index-|game-|guide-(build|deal)-(seven|freecell)$|won-count$|read-score$)/;

const NORDIC = ["da.ftl", "nb.ftl"];

/** From each text's name to its pattern and the variables in it. @param {string} file */
function textsOf(file) {
  const { body } = new FluentResource(readFileSync(new URL(file, folder), "utf8"));
  const patterns = new Map();
  for (const { id, value, attributes } of body) {
    if (value !== null) patterns.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) patterns.set(`${id}.${name}`, pattern);
  }
  const variables = [...patterns].map(([name, pattern]) => [
    name,
    [...variablesIn(pattern, patterns)].sort().join(" "),
  ]);
  return { file, patterns, variables: new Map(variables) };
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

/** @param {ReturnType<typeof textsOf>} first @param {ReturnType<typeof textsOf>} other */
function differences(first, other) {
  const names = new Set([...first.variables.keys(), ...other.variables.keys()]);
  return [...names].flatMap((name) => {
    const [one, two] = [first.variables.get(name), other.variables.get(name)];
    if (two === undefined) return [`${other.file} lacks ${name}, which ${first.file} has`];
    if (one === undefined) return [`${first.file} lacks ${name}, which ${other.file} has`];
    return one === two ? [] : [`${name} uses "${two}" in ${other.file} and "${one}" in ${first.file}`];
  });
}

/**
 * Sentences of several words that are word for word those of another language. Danish and Norwegian share many.
 * @param {ReturnType<typeof textsOf>} one @param {ReturnType<typeof textsOf>} two
 */
function untranslated(one, two) {
  if (NORDIC.includes(one.file) && NORDIC.includes(two.file)) return [];
  return [...one.patterns]
    .filter(([name, pattern]) => !SHARED.test(name) && isSentence(pattern) && isSame(pattern, two.patterns.get(name)))
    .map(([name]) => `${name} is the same in ${one.file} and ${two.file}: translate it`);
}

/** @param {any} a @param {any} b */
function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether there are two words in it. @param {any} pattern */
function isSentence(pattern) {
  return /\p{L} +\p{L}/u.test(JSON.stringify(pattern));
}

/** Texts that nothing asks for, by name or by the beginning of a name. @param {ReturnType<typeof textsOf>} texts */
function unused({ patterns }) {
  const code = ASKING.flatMap((place) => sourcesIn(new URL(place, import.meta.url))).join("\n");
  const named = new Set([...code.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map(([, name]) => name));
  const begun = [...code.matchAll(/`([a-z][a-z0-9]*-)(?:[a-z0-9-]*)\$\{/g)].map(([, name]) => name);
  for (const [kind, values] of Object.entries(CHOICES)) for (const value of values) named.add(`${kind}-${value}`);
  for (const pattern of patterns.values()) {
    JSON.stringify(pattern, (_key, node) => {
      if (node?.type === "mesg") named.add(node.name);
      return node;
    });
  }
  return [...patterns.keys()].filter((name) => !named.has(name) && !begun.some((start) => name.startsWith(start)));
}

/** @param {URL} place @returns {string[]} */
function sourcesIn(place) {
  if (!place.pathname.endsWith("/")) return [readFileSync(place, "utf8")];
  const names = readdirSync(place).filter((name) => /\.m?js$/.test(name));
  return names.map((name) => readFileSync(new URL(name, place), "utf8"));
}

const languages = readdirSync(folder)
  .filter((file) => file.endsWith(".ftl"))
  .map(textsOf);
const [first, ...others] = languages;
const faults = [
  ...others.flatMap((other) => differences(first, other)),
  ...languages.flatMap((one, index) => languages.slice(index + 1).flatMap((two) => untranslated(one, two))),
  ...unused(first).map((name) => `nothing asks for ${name}`),
];

for (const fault of faults) console.error(fault);
if (faults.length) process.exitCode = 1;
else console.log(`${first.patterns.size} texts in ${languages.map(({ file }) => file).join(", ")}`);
