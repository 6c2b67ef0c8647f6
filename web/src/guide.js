/**
 * The first steps: the first game of each family offers, once, to show on the table how it is played. Whoever plays on
 * has refused; the menu has it for whoever asks again.
 *
 * @import { View } from "./types.d.ts"
 * @import { Message } from "./line.js"
 * @import { Texts } from "./texts.js"
 */
import { familyOf } from "./dialogs.js";
import { hasBegun } from "./picture.js";

const KEY = "kabale.guided";
/** What each step shows: a part of the table, or the control that undoes. */
const STEPS = ["build", "deal", "undo"];

/** @param {{ texts: Texts, storage: Storage | undefined }} page */
export function createGuide({ texts, storage }) {
  /** 0 while it is offered, then the step that is shown; null where it is silent. @type {number | null} */
  let step = null;
  let family = "";
  /** The families that need no offer any more. */
  const known = new Set(recall().split(" "));

  function recall() {
    try {
      return storage?.getItem(KEY) ?? "";
    } catch {
      return "";
    }
  }

  function end() {
    known.add(family);
    step = null;
    try {
      storage?.setItem(KEY, [...known].join(" ").trim());
    } catch (error) {
      console.warn(error); // it will be offered again
    }
  }

  /** @param {View} view @returns {Message | null} */
  function messageOf(view) {
    if (familyOf(view.game) !== family) {
      family = familyOf(view.game);
      step = known.has(family) || hasBegun(view) ? null : 0;
    }
    if (step === 0 && hasBegun(view)) end();
    if (step === null) return null;
    if (step === 0) {
      return { text: texts.say("guide-offer"), actions: { "guide-next": "guide-yes", "guide-end": "guide-no" } };
    }
    const name = STEPS[step - 1] ?? "";
    const text = texts.say(name === "undo" ? "guide-undo" : `guide-${name}-${family}`);
    if (step === STEPS.length) return { text, actions: { "guide-end": "guide-done" } };
    return { text, actions: { "guide-next": "guide-next", "guide-end": "guide-stop" } };
  }

  return {
    /** What is to be said of the game on the table; shows there what is meant. @param {View} view */
    stand(view) {
      const message = messageOf(view);
      const shown = step ? (STEPS[step - 1] ?? "") : "";
      if (document.body.dataset["guide"] !== shown) document.body.dataset["guide"] = shown;
      return message;
    },

    /** Whether somebody has asked for it. */
    get isShown() {
      return step !== null && step > 0;
    },

    /** The next step; the first one where none is shown. */
    next() {
      step = (step ?? 0) + 1;
    },

    end,
  };
}

/** @typedef {ReturnType<typeof createGuide>} Guide */
