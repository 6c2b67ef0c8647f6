/**
 * How the table looks, as the player chose it. A choice is an attribute on the page's root, which the style sheets
 * read; what no style sheet can do (another layout, other pictures) listens here.
 *
 * @typedef {{ face: string, back: string, theme: string, colours: string, hand: string, speed: string }} Looks
 */
import { chooseClassic } from "./classic.js";

/** What can be chosen; the first of each is the usual. */
export const CHOICES = {
  face: ["nordic", "classic"],
  back: ["lattice", "rosettes", "selbu", "waves", "plain", "night", "knit"],
  theme: ["spruce", "fjord", "slate", "plum", "sand", "night", "contrast"],
  colours: ["two", "four"],
  hand: ["right", "left"],
  speed: ["normal", "slow", "fast", "off"],
};

const KINDS = /** @type {(keyof Looks)[]} */ (Object.keys(CHOICES));

/** @type {Looks} */
const looks = chosen({});
/** @type {(() => void)[]} */
const listeners = [];

/** @returns {Readonly<Looks>} */
export function currentLooks() {
  return looks;
}

/**
 * Makes the page look as chosen, at once. What is not named, or not known, is as usual.
 *
 * @param {Partial<Looks>} choice
 */
export function applyLooks(choice) {
  Object.assign(looks, chosen(choice));
  const root = document.documentElement;
  Object.assign(root.dataset, looks);
  const bar = document.querySelector("meta[name=theme-color]");
  bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bar").trim());
  const isClassic = looks.face === "classic";
  const isHere = chooseClassic(isClassic);
  changed();
  if (isClassic) void isHere.then(changed);
}

/** @param {() => void} listener called after every change */
export function onLooks(listener) {
  listeners.push(listener);
}

function changed() {
  for (const listener of listeners) listener();
}

/** @param {Partial<Looks>} choice @returns {Looks} */
function chosen(choice) {
  const each = KINDS.map((kind) => {
    const wanted = choice[kind] ?? "";
    return [kind, CHOICES[kind].includes(wanted) ? wanted : CHOICES[kind][0]];
  });
  return /** @type {Looks} */ (Object.fromEntries(each));
}
