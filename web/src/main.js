/**
 * Wires the page: paints the first picture, starts the engine, and passes on what the player does.
 *
 * @import { View } from "./types.d.ts"
 * @import { News } from "./game.js"
 */
import { freshNumber, parseAddress } from "./address.js";
import { createBoard } from "./board.js";
import { createDialogs } from "./dialogs.js";
import { startEngine } from "./engine.js";
import { createGame } from "./game.js";
import { possibleMove } from "./hint.js";
import { listenToKeys } from "./keys.js";
import { LANGUAGES } from "./languages.js";
import { createLine } from "./line.js";
import { settle } from "./motion.js";
import { STOCK_TAP } from "./picture.js";
import { createPointer } from "./pointer.js";
import { createStore } from "./store.js";
import { chooseLanguage, createTexts } from "./texts.js";

/** A page that is not looked at is never painted; the engine starts all the same. */
const PAINT_MS = 250;

const root = /** @type {HTMLElement} */ (document.getElementById("board"));
/** Views that the build dealt, so that there is a board before there is an engine. @type {Record<string, View[]>} */
const openings = JSON.parse(document.getElementById("openings")?.textContent ?? "{}");
const games = Object.keys(openings);
const usualGame = games[0] ?? "seven-1";

const store = createStore(storage());
const spoken = Object.keys(LANGUAGES);
const texts = createTexts(LANGUAGES, chooseLanguage([store.setting("language") ?? "", ...navigator.languages], spoken));
const board = createBoard(root, texts);
const line = createLine(texts);
const game = createGame({ store, onChange: draw, onNews: tell });
const dialogs = createDialogs({ games, texts, openGame, speak });
const pointer = createPointer(root, board, {
  view: () => game.view,
  play,
  tap: ({ pile, n }) => {
    const move = game.view?.best[n > 1 ? `${pile}*${n}` : pile];
    if (move) play(move);
    else void sayWhyNot(pile, n, "", "no-place");
  },
  tapStock: () => play(STOCK_TAP),
  refuse: ({ pile, n }, to) => sayWhyNot(pile, n, to, "refused"),
  redraw,
});

let box = measure();
/** @type {View | null} */
let drawn = null;

function draw() {
  const { view } = game;
  root.dataset["state"] = game.state;
  if (!view) return;
  if (view !== drawn) {
    pointer.check(view);
    board.draw(view, box);
    drawControls(view);
  }
  root.querySelector(".-stock")?.classList.toggle("-awaited", game.isStockAwaited);
  drawn = view;
  if (game.state === "idle") clearAddress();
}

/** Draws the same view again: a hand has let go of its cards, or another language is spoken. */
function redraw() {
  drawn = null;
  draw();
}

/** @param {View} view */
function drawControls(view) {
  line.draw(view);
  for (const [action, able] of Object.entries({ undo: view.can.undo, redo: view.can.redo, restart: view.can.undo })) {
    for (const button of document.querySelectorAll(`[data-action="${action}"]`)) {
      /** @type {HTMLButtonElement} */ (button).disabled = !able;
    }
  }
}

/** @param {string} language */
function speak(language) {
  texts.change(language);
  store.set("language", language);
  fillTexts();
  redraw();
}

function fillTexts() {
  document.documentElement.lang = texts.language;
  document.title = texts.say("title");
  texts.fill(document);
  dialogs.draw(game.view?.game ?? usualGame);
  line.clear();
}

/** What the buttons and keys do. @type {Record<string, () => void>} */
const actions = {
  new: () => deal(),
  again: () => deal(),
  undo: () => game.undo(),
  redo: () => game.redo(),
  restart: () => {
    dialogs.closeMenu();
    game.restart();
  },
  hint,
  stock: () => game.play(STOCK_TAP),
  menu: () => {
    dialogs.draw(game.view?.game ?? usualGame);
    dialogs.openMenu();
  },
  about: () => dialogs.openAbout(),
  "let-go": () => pointer.cancel(),
};

/** @param {string} action */
function act(action) {
  if (!(action in actions)) return;
  if (action !== "let-go") pointer.cancel();
  line.clear();
  actions[action]?.();
}

/** @param {string} move */
function play(move) {
  line.clear();
  game.play(move);
}

function deal() {
  const isUnderWay = (game.view?.ply ?? 0) > 0 && game.view?.status !== "won";
  game.dealNew();
  if (isUnderWay) tell({ kind: "dealt" });
}

function hint() {
  const { view } = game;
  const move = view && possibleMove(view);
  if (!view || !move) {
    line.say(texts.say("hint-none"));
    return;
  }
  const pile = (/** @type {string} */ name) => view.piles.find(({ id }) => id === name);
  const cards = pile(move.from)?.cards.slice(-Math.max(1, move.n)) ?? [];
  board.mark(
    cards.map(({ k }) => k),
    move.to ? [move.to] : [],
  );
  if (move.id === STOCK_TAP) line.say(texts.say("hint-stock"));
  else {
    const target = pile(move.to)?.role ?? "";
    line.say(texts.say("hint-move", { card: texts.card(cards[0]?.c), target, number: move.to.slice(1) }));
  }
}

/**
 * Says why cards may not be moved, and marks what stands in the way; in general words where the engine cannot tell.
 *
 * @param {string} from @param {number} n @param {string} to @param {string} general
 */
async function sayWhyNot(from, n, to, general) {
  const refusal = await game.explain(from, n, to).catch(() => null);
  const key = `refused-${refusal?.code}`;
  const name = (/** @type {string | null | undefined} */ code) => (code ? texts.card(code) : "");
  const values = { card: name(refusal?.card), onto: name(refusal?.onto) };
  line.say(texts.has(key) ? texts.say(key, values) : texts.say(general));
  board.mark([], refusal?.piles ?? []);
}

/** @param {News} news */
function tell(news) {
  if (news.kind === "refused") {
    const key = `refused-${news.code}`;
    if (news.move === STOCK_TAP) void sayWhyNot(STOCK_TAP, 0, "", "refused");
    else line.say(texts.say(texts.has(key) ? key : "refused"));
  } else if (news.kind === "dealt") {
    line.say(texts.say("dealt"), { label: texts.say("action-bring-back"), act: () => game.bringBack() });
  } else if (news.kind === "engine-failed") {
    line.say(texts.say("engine-failed"), { label: texts.say("action-reload"), act: () => location.reload() });
  } else {
    line.say(texts.say(news.kind));
  }
}

/**
 * What can be shown of a game before the engine has answered.
 *
 * @param {string} id @param {number | undefined} number
 */
function pictureOf(id, number) {
  const last = store.lastView(id);
  if (last && (number === undefined || last.number === number)) return last;
  const dealt = openings[id] ?? [];
  if (number !== undefined) return dealt.find((view) => view.number === number);
  return game.state === "starting" ? dealt[freshNumber() % dealt.length] : undefined;
}

/** Puts a game on the table from the menu; the one that is left stays as it is. @param {string} id */
function openGame(id) {
  if (id !== game.view?.game) game.open(id, undefined, pictureOf(id, undefined));
}

/** Opens what the address names, else the game that was played last. */
function openAddress() {
  const { deal, fault } = parseAddress(location.hash, games);
  const last = store.setting("game") ?? "";
  const id = deal?.game ?? (games.includes(last) ? last : usualGame);
  if (deal || !game.view) game.open(id, deal?.number, pictureOf(id, deal?.number));
  if (fault) line.say(texts.say(fault));
}

/** Once its deal is saved, the address has done its work: a reload resumes, an old bookmark costs no game. */
function clearAddress() {
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
}

function measure() {
  return { w: root.clientWidth, h: root.clientHeight };
}

/** @param {() => void} act */
function afterPaint(act) {
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(() => port2.postMessage(null), PAINT_MS);
  port1.onmessage = () => {
    clearTimeout(timer);
    port1.close();
    act();
  };
  requestAnimationFrame(() => port2.postMessage(null));
}

function storage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

fillTexts();
openAddress();
afterPaint(() => {
  performance.mark("board");
  const engine = startEngine({});
  engine.ready.catch(() => tell({ kind: "engine-failed" }));
  game.connect(engine);
});

listenToKeys(act);
document.addEventListener("click", (event) => {
  const control = /** @type {Element} */ (event.target).closest("[data-action]");
  act(/** @type {HTMLElement | null} */ (control)?.dataset["action"] ?? "");
});
for (const input of /** @type {const} */ (["pointerdown", "keydown"]))
  window.addEventListener(input, settle, { capture: true });
window.addEventListener("hashchange", openAddress);
new ResizeObserver(() => {
  box = measure();
  if (!game.view) return;
  board.draw(game.view, box, { still: true });
  pointer.adjust();
}).observe(root);
