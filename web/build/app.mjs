/**
 * Makes what an installed app needs: icons drawn from one picture, screenshots, and a manifest in each language.
 * node app.mjs OUT
 */

import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { readLanguages, speak } from "./languages.mjs";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const GREEN = "#1d4a3d";
/** Games that are one press away from the icon. */
const SHORTCUTS = ["klondike", "spider-1"];
/** What stores and browsers show of the game: reference pictures of each form of window, wide ones made smaller. */
const FORMS = [
  { form: "wide", of: "1440x900", sizes: "1000x625" },
  { form: "narrow", of: "390x844", sizes: "390x844" },
];
const SCREENSHOTS = ["klondike", "spider-2"].flatMap((game) =>
  FORMS.map((kind) => ({ ...kind, game, src: `screenshot-${game}-${kind.form}.webp` })),
);

const [out] = process.argv.slice(2);
const picture = await readFile(join(WEB, "icons/icon.svg"), "utf8");
await initWasm(await readFile(fileURLToPath(import.meta.resolve("@resvg/resvg-wasm/index_bg.wasm"))));

await writeFile(join(out, "icon-maskable.png"), draw(picture, 512));
await writeFile(join(out, "icon-180.png"), draw(picture, 180));
for (const size of [192, 512]) await writeFile(join(out, `icon-${size}.png`), draw(rounded(picture), size));
for (const { game, of, src } of SCREENSHOTS) {
  await copyFile(join(WEB, `../tests/pictures/${game}-middle-${of}.webp`), join(out, src));
}
const languages = Object.entries(readLanguages()).map(([code, text]) => speak(code, text));
for (const texts of languages) {
  await writeFile(join(out, `kabale-${texts.language}.webmanifest`), JSON.stringify(manifest(texts)));
}

/** @param {string} svg @param {number} width */
function draw(svg, width) {
  return new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();
}

/** The same picture for where no mask cuts it. @param {string} svg */
function rounded(svg) {
  return svg.replace('width="512" height="512"', '$& rx="112"');
}

/** The game's family by its name. @param {string} game */
function family(game) {
  return `family-${game.replace(/-\d+$/, "")}`;
}

/** @param {import("../src/texts.js").Texts} texts */
function manifest({ language, say }) {
  const icon = (name, size, purpose) => ({ src: `${name}.png`, sizes: `${size}x${size}`, type: "image/png", purpose });
  /** A text in this language, and in all for browsers that choose one themselves. */
  const said = (member, id) => ({
    [member]: say(id),
    [`${member}_localized`]: Object.fromEntries(languages.map((texts) => [texts.language, texts.say(id)])),
  });
  return {
    id: "./",
    lang: language,
    ...said("name", "title"),
    ...said("short_name", "title"),
    ...said("description", "description"),
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: GREEN,
    theme_color: GREEN,
    categories: ["games", "card", "entertainment"],
    icons: [icon("icon-192", 192, "any"), icon("icon-512", 512, "any"), icon("icon-maskable", 512, "maskable")],
    shortcuts: [
      { ...said("name", "continue"), url: "./", icons: [icon("icon-192", 192, "any")] },
      ...SHORTCUTS.map((game) => ({
        ...said("name", family(game)),
        url: `./#${game}`,
        icons: [icon("icon-192", 192, "any")],
      })),
    ],
    screenshots: SCREENSHOTS.map(({ game, form, sizes, src }) => ({
      src,
      sizes,
      type: "image/webp",
      form_factor: form,
      label: say(family(game)),
    })),
  };
}
