/**
 * Writes the classic courts, one picture each, from a package that draws them as React components. No React is needed:
 * what a component asks for is written down as SVG. Our own index is drawn beside them, so only the figure is kept.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const PACKAGE = "@letele/playing-cards";
/** The figure's frame, in the package's card of 240 x 336 about its centre. */
const FIGURE = { viewBox: "-83 -131 166 262", width: 166, height: 262 };
/** Its colours, and those of our cards. */
const COLOURS = { "#44F": "#2b4f86", red: "#c22a2f", "#FC4": "#e8bb4d" };
/** Names that SVG writes otherwise than React. */
const NAMES = { className: "class", xmlnsXlink: "xmlns:xlink", xlinkHref: "href" };
const KEPT = /^(viewBox|preserveAspectRatio|patternUnits|patternTransform|gradientTransform|gradientUnits)$/;

/** What stands in for React. */
const REACT = "export const createElement = (name, attributes, ...children) => ({ name, attributes, children });";

/** @param {string} folder */
export async function writeCourts(folder) {
  const cards = await load();
  for (const suit of "SHDC") {
    for (const rank of "KQJ") {
      const card = cards[suit + rank.toLowerCase()]({});
      await writeFile(join(folder, `court-${rank}${suit}.svg`), svg(figure(card)));
    }
  }
}

async function load() {
  const { outputFiles } = await build({
    stdin: { contents: `export * from "${PACKAGE}"`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: "esm",
    logLevel: "warning",
    plugins: [{ name: "react", setup: standIn }],
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

/** @param {import("esbuild").PluginBuild} plugin */
function standIn(plugin) {
  plugin.onResolve({ filter: /^react$/ }, () => ({ path: "react", namespace: "stand-in" }));
  plugin.onLoad({ filter: /.*/, namespace: "stand-in" }, () => ({ contents: REACT }));
}

/** The card without its paper, its own index and what React asks of it. */
function figure({ name, children }) {
  const isPaper = (part) => part?.name === "rect" && part.attributes.fill === "#fff" && part.attributes.rx;
  const attributes = { xmlns: "http://www.w3.org/2000/svg", ...FIGURE };
  return { name, attributes, children: children.filter((part) => !isPaper(part)) };
}

function svg(part) {
  if (!part) return "";
  const attributes = Object.entries(part.attributes ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${written(name)}="${COLOURS[value] ?? value}"`);
  return `<${part.name}${attributes.join("")}>${part.children.map(svg).join("")}</${part.name}>`;
}

/** @param {string} name */
function written(name) {
  if (NAMES[name] || KEPT.test(name)) return NAMES[name] ?? name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
