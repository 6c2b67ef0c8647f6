import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CHOICES } from "../../web/src/looks.js";

const css = readFileSync(new URL("../../web/styles/theme.css", import.meta.url), "utf8").replace(/\/\*.*?\*\//gs, "");
/** The properties of each rule of the style sheet, by its selector. */
const rules = new Map(
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => [
    selector.trim(),
    Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value.trim()])),
  ]),
);

/** What a look comes to: the usual table, then what the theme and the colours change. */
function look(theme, colours) {
  const selectors = [":root", `[data-theme="${theme}"]`, `[data-colours="${colours}"]`];
  selectors.push(selectors[1] + selectors[2]);
  return Object.assign({}, ...selectors.map((selector) => rules.get(selector)));
}

/** @param {Record<string, string>} properties @param {string} name */
function colour(properties, name) {
  const value = properties[name] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value);
  if (other) return colour(properties, other[1]);
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value) ?? assert.fail(`--${name}: ${value}`);
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex;
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16) / 255);
}

/** The contrast of two colours, as WCAG 2 computes it. */
function contrast(one, other) {
  const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb) {
  const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const TABLE = ["table-lit", "table", "table-edge"];
const TEXTS = [
  ["on-table", [...TABLE, "bar"]],
  ["on-table-quiet", TABLE],
  ["glow", TABLE],
  ["sheet-ink", ["sheet"]],
  ["sheet-quiet", ["sheet"]],
  ["accent", ["sheet"]],
  ["fault", ["sheet"]],
  ["on-accent", ["accent"]],
  ["ink", ["paper"]],
];
const SUITS = ["spade", "heart", "diamond", "club"];

for (const theme of CHOICES.theme) {
  test(`${theme}: texts stand out from what they lie on`, () => {
    const properties = look(theme, "two");
    for (const [text, grounds] of TEXTS) {
      for (const ground of grounds) {
        const found = contrast(colour(properties, text), colour(properties, ground));
        assert.ok(found >= 4.5, `--${text} on --${ground}: ${found.toFixed(2)}`);
      }
    }
  });

  for (const colours of CHOICES.colours) {
    test(`${theme}: suits in ${colours} colours stand out from the card and, courts, from their panel`, () => {
      const properties = look(theme, colours);
      for (const suit of SUITS) {
        for (const ground of ["paper", `${suit}-trim`]) {
          const found = contrast(colour(properties, suit), colour(properties, ground));
          assert.ok(found >= 3, `--${suit} on --${ground}: ${found.toFixed(2)}`);
        }
      }
    });
  }

  test(`${theme}: a card stands out from the table`, () => {
    const properties = look(theme, "two");
    const paper = contrast(colour(properties, "paper"), colour(properties, "table"));
    assert.ok(paper >= (theme === "sand" ? 1.2 : 3), paper.toFixed(2));
  });
}

test("every theme but the first has its rule, and no rule is for a theme that cannot be chosen", () => {
  const named = [...rules.keys()].flatMap((selector) => /^\[data-theme="(\w+)"\]$/.exec(selector)?.[1] ?? []);
  assert.deepEqual(named, CHOICES.theme.slice(1));
});

test("every back has its picture", () => {
  const backs = readFileSync(new URL("../../web/styles/backs.css", import.meta.url), "utf8");
  const named = [...backs.matchAll(/\.swatch\[data-back="(\w+)"\]/g)].map((match) => match[1]);
  const pictures = [...backs.matchAll(/url\("backs\/(\w+)\.svg"\)/g)].map((match) => match[1]);
  assert.deepEqual([CHOICES.back[0], ...named], CHOICES.back);
  assert.deepEqual(pictures, CHOICES.back);
});
