/**
 * Makes what an installed app needs: icons drawn from one picture, and a manifest in each language.
 * node app.mjs OUT
 */

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { createTexts } from "../src/texts.js";
import { readLanguages } from "./languages.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const GREEN = "#1d4a3d";
/** Games that are one press away from the icon. */
const SHORTCUTS = ["klondike", "spider-1"];

const [out] = process.argv.slice(2);
const picture = await readFile(join(WEB, "icons/icon.svg"), "utf8");
await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

await writeFile(join(out, "icon-maskable.png"), draw(picture, 512));
await writeFile(join(out, "icon-180.png"), draw(picture, 180));
for (const size of [192, 512]) await writeFile(join(out, `icon-${size}.png`), draw(rounded(picture), size));
for (const [language, text] of Object.entries(readLanguages())) {
  await writeFile(join(out, `kabale-${language}.webmanifest`), JSON.stringify(manifest(language, text)));
}

/** @param {string} svg @param {number} width */
function draw(svg, width) {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** The same picture for where no mask cuts it. @param {string} svg */
function rounded(svg) {
  return svg.replace('width="512" height="512"', '$& rx="112"');
}

/** @param {string} language @param {string} text */
function manifest(language, text) {
  const { say } = createTexts({ [language]: text }, language);
  const icon = (name, size, purpose) => ({ src: `${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose });
  return {
    id: "./",
    lang: language,
    name: say("title"),
    short_name: say("title"),
    description: say("description"),
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: GREEN,
    theme_color: GREEN,
    categories: ["games", "card", "entertainment"],
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable", 512, "maskable")],
    shortcuts: [
      { name: say("continue"), url: "./", icons: [icon("icon-192", 192, "any")] },
      ...SHORTCUTS.map((game) => ({
        name: say(`family-${game.replace(/-\d+$/, "")}`),
        url: `./#${game}`,
        icons: [icon("icon-192", 192, "any")],
      })),
    ],
  };
}
