/**
 * Plays a little in Firefox: starts, plays, reloads, goes on without a network, then the one file.
 * node firefox.mjs PATH SITE FILE: says "offline" when the network is to go, waits for a line, and says
 * "done" in the end.
 */

import { once } from "node:events";
import { createRequire } from "node:module";
import process from "node:process";
import { createInterface } from "node:readline/promises";

const WAIT_MS = 60_000;
const [path, site, file] = process.argv.slice(2);

const STATE = "const { state, ply } = document.querySelector('#board')?.dataset ?? {}; return [state, Number(ply)];";
const STOCK =
  "const { x, y, width, height } = document.querySelector('[data-pile=s]').lastElementChild.getBoundingClientRect();" +
  "return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };";
const SHEET = "return getComputedStyle(document.querySelector('#settings')).borderTopLeftRadius;";
const KEPT = "return navigator.serviceWorker?.controller?.state ?? (navigator.serviceWorker ? '' : 'none');";
const REGISTERED = "return navigator.serviceWorker ? navigator.serviceWorker.getRegistration().then((r) => r?.active?.state ?? '') : 'none';";

async function openFirefox() {
  const fromShell = createRequire(new URL("../../web/package.json", import.meta.url));
  const { default: puppeteer } = await import(fromShell.resolve("puppeteer-core"));
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: path, headless: true });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address, { waitUntil: "load" }),
    reload: () => page.reload(),
    run: (code) => page.evaluate(`(() => { ${code} })()`),
    click: ({ x, y }) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}

/** @param {() => Promise<unknown>} condition */
async function until(condition) {
  const begin = Date.now();
  let last;
  while (Date.now() - begin < WAIT_MS) {
    last = await condition().catch((error) => {
      last = error;
      return false;
    });
    if (last) return last;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`it did not come to ${condition}`);
}

const browser = await openFirefox();
const atPly = (wanted) =>
  until(async () => {
    const [state, ply] = await browser.run(STATE);
    return state === "idle" && ply === wanted && (await browser.run(SHEET)) === "16px";
  });
async function turn(ply) {
  await browser.click(await browser.run(STOCK));
  await atPly(ply);
}

try {
  await browser.goto(`${site}#seven-1/4711`);
  await atPly(0);
  await turn(1);
  await until(() => browser.run(REGISTERED).then((state) => state === "activated"));
  await browser.reload();
  await atPly(1);
  console.log("controlled:", await browser.run(KEPT));
  console.log("offline");
  await once(createInterface({ input: process.stdin }), "line");
  await browser.reload();
  await atPly(1);
  await turn(2);
  console.log("without a network");

  await browser.goto(`${file}#seven-1/4711`);
  await atPly(0);
  await turn(1);
  await browser.goto("about:blank");
  await browser.goto(file);
  await atPly(1);
  await turn(2);
  console.log("done");
} finally {
  await browser.close();
}
process.exit();
