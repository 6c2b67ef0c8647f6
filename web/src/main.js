/**
 * Wires the page: starts the engine, and passes on what the player does. The first picture is start.js's.
 *
 * @import { View } from "./types.d.ts"
 * @import { News } from "./game.js"
 * @import { Touched } from "./pointer.js"
 * @import { Played } from "./watch.js"
 */
import REST from "#languages/rest";
import STYLES from "#styles/rest";
import { ask } from "./ask.js";
import { celebrate } from "./cascade.js";
import { createCatalogue } from "./catalogue.js";
import { sentencesOf } from "./changes.js";
import { createChooser } from "./chooser.js";
import { createDailyPage } from "./daily-page.js";
import { createDeals } from "./deals.js";
import { createDialogs, gameName } from "./dialogs.js";
import { createFluent } from "./fluent.js";
import { createFocus } from "./focus.js";
import { createGame } from "./game.js";
import { createGuide } from "./guide.js";
import { createHint } from "./hint.js";
import { createHover, possible } from "./hover.js";
import { createInstall } from "./install.js";
import { createKeysSheet, listenToKeys } from "./keys.js";
import { createLine } from "./line.js";
import { createLogPage } from "./log-page.js";
import { applyLooks } from "./looks.js";
import { settle } from "./motion.js";
import { createNotice } from "./notice.js";
import { createNumberSheet } from "./number.js";
import { createOutlook } from "./outlook.js";
import { createOwner } from "./owner.js";
import { hasBegun, STOCK_TAP } from "./picture.js";
import { createPointer } from "./pointer.js";
import { movesRead, pileName, scoreRead, stockRead } from "./readout.js";
import { createRecorder, createRecords } from "./records.js";
import { createRulesSheet, WINNABLE } from "./rules-dialog.js";
import { createRun } from "./run.js";
import { createSafekeeping } from "./safekeeping.js";
import { createSettingsPage } from "./settings-page.js";
import { createSound, soundOf } from "./sound.js";
import { createSpeech } from "./speech.js";
import {
  board,
  engine,
  first,
  games,
  measure,
  notes,
  openingsOf,
  pictureOf,
  readAddress,
  root,
  settings,
  storage,
  texts,
  usualGame,
  wantedLanguage,
} from "./start.js";
import { createStatsPage } from "./stats-page.js";
import { createStore } from "./store.js";
import { createTaps } from "./taps.js";
import { createThinker } from "./thinker.js";
import { watchVersion } from "./updates.js";
import { hear } from "./voice.js";
import { createWatch } from "./watch.js";
import { drawWatch } from "./watch-bar.js";
import { drawWon } from "./won.js";

/** How often the clock is looked at, so that it counts no time in which the page stood still. */
const TICK_MS = 1000;
/** Between the cards of a finish, and between the moves of a win that is shown. */
const FINISH_MS = 140;
const SHOW_MS = 400;
/** What a refused drop feels like, where the machine can be felt. */
const REFUSAL_MS = 30;

const styles = new CSSStyleSheet();
styles.replaceSync(STYLES);
document.adoptedStyleSheets.push(styles);
texts.learn(createFluent(REST));
const store = createStore(notes);
board.onWin(celebrate);
const showButton = /** @type {HTMLElement} */ (document.getElementById("show"));
const sound = createSound(() => settings.all.sound);
const line = createLine(texts);
const owner = createOwner({ onLost: (id) => game.lose(id) });
const records = createRecords();
const recorder = createRecorder(records, Date.now, store.dayOf);
const game = createGame({
  store,
  owner,
  deals: () => settings.all.deals,
  keep: recorder.tell,
  onChange: draw,
  onNews: tellNews,
});
const finish = createRun(game, {
  pace: FINISH_MS,
  next: () => (game.view?.can.finish ? game.finish : null),
  onChange: () => draw(),
});
const thinker = createThinker({ onChange: followThinker });
const outlook = createOutlook({
  game,
  thinker,
  texts,
  isWanted: () => settings.all.outlook,
  onChange: () => speech.stand(),
});
const show = createRun(game, { pace: SHOW_MS, next: moveToShow, onChange: () => draw() });
const guide = createGuide({ texts, storage });
const speech = createSpeech({ game, finish, show, outlook, guide, board, line, texts });
const hint = createHint({ game, tell: (view, found) => speech.hint(view, found) });
const dialogs = createDialogs({ openGame });
const catalogue = createCatalogue((request) => engine.call(request));
const chooser = createChooser({ games, openingsOf, store, records, texts });
const deals = createDeals({ settings, catalogue, texts });
const dailyPage = createDailyPage({ catalogue, records, texts, play: (id, date) => void openDaily(id, date) });
const statsPage = createStatsPage({ games, records, texts });
const watch = createWatch({ game, onChange: showWatched });
const logPage = createLogPage({ records, texts, dealAgain, watch: (played) => void startWatch(played) });
const settingsPage = createSettingsPage(settings, texts);
const numberSheet = createNumberSheet(texts, {
  play: openNumber,
  rating: async (view) => (settings.all.deals === "any" ? null : catalogue.rating(view.game, view.number)),
});
const rulesSheet = createRulesSheet(texts, {
  openDeal: (hash) => {
    location.hash = hash;
  },
  complain: () => line.say(texts.say("rules-failed")),
});
const keysSheet = createKeysSheet(texts, {
  read: () => settings.all.letters,
  write: (on) => settings.set("letters", on),
});
const notice = createNotice(texts);
const install = createInstall();
const version = watchVersion({ onOffer: () => notice.set("update", true), onChanged: reload });
const safekeeping = createSafekeeping({
  games,
  store,
  records,
  texts,
  ask: (request) => engine.call(request),
  shown: () => game.kept,
});
/** The files of another version have taken over: as soon as everything is saved, this page goes. */
let isOutdated = false;
const pointer = createPointer(root, board, {
  view: () => game.view,
  play,
  interrupt: () => finish.interrupt() || show.interrupt(),
  tap,
  refuse,
  hold: offer,
  redraw,
});
const taps = createTaps({
  view: () => game.view,
  isOneTap: () => settings.all.oneTap,
  play,
  refuse,
  onSelect: offer,
});
const focus = createFocus(root, board, texts, {
  view: () => game.view,
  isOneTap: () => settings.all.oneTap,
  tap,
  play,
  refuse,
  offer,
});
createHover(root, board, { view: () => game.view, isBusy: () => pointer.isBusy || taps.selected !== null });

let box = measure();
/** @type {View | null} */
let drawn = null;
/** The last picture that was told of. @type {View | null} */
let told = null;
/** A game that a link wants to be watched, as soon as there is an engine. @type {Played | null} */
let wanted = null;

function draw() {
  const { view } = game;
  root.dataset["state"] = game.state;
  if (!view || watch.view) return;
  if (view !== drawn) {
    pointer.check(view);
    taps.check(view);
    board.draw(view, box, { isShown: recorder.isShown });
    drawWords(view);
    if (!taps.selected) board.offer([], []);
    focus.draw(view);
    drawControls(view);
    if (drawn) sound.play(soundOf(drawn, view) ?? "");
  }
  root.querySelector(".-stock")?.classList.toggle("-awaited", game.isStockAwaited);
  drawWon(texts, view, recorder.isShown);
  outlook.update();
  hint.update();
  tell(view);
  speech.stand();
  drawUndo(view);
  notice.set("elsewhere", game.isElsewhere);
  if (view.status === "won" && drawn?.status === "playing") void safekeeping.askPromise();
  drawn = view;
  if (isOutdated) reload();
  if (game.state === "idle") clearAddress();
  if (wanted && game.isAnswered) void startWatch(wanted);
}

/** The thinker knows more. */
function followThinker() {
  outlook.update();
  speech.progress(thinker.states);
}

/** Asks for the first move of a win. */
function askForSureHint() {
  outlook.ask((found) => {
    if (game.view) speech.sureHint(game.view, found);
  });
}

/** Plays a win on the table, where there is one and the player means it. */
async function showWin() {
  if (!(await ask(texts.say("ask-show"), texts.say("action-show")))) return;
  outlook.ask(({ verdict }) => {
    if (verdict !== "won") return speech.outlook();
    recorder.show();
    show.start();
  });
}

/** The next move of the win that is shown. */
function moveToShow() {
  const [move] = outlook.moves;
  return move ? () => game.play(move) : null;
}

/** Ends what goes on by itself, and what is waited for. */
function stopRuns() {
  finish.stop();
  show.stop();
  outlook.cancel();
}

/** Draws what is watched, or once more the game on the table. */
function showWatched() {
  const { view } = watch;
  drawWatch(texts, watch);
  if (!view) return redraw();
  board.draw(view, box);
  drawWords(view);
  if (drawn) sound.play(soundOf(drawn, view) ?? "");
  drawn = view;
}

/** @param {Played} played */
async function startWatch(played) {
  wanted = null;
  line.clear();
  stopRuns();
  pointer.cancel();
  if (!(await watch.start(played))) line.say(texts.say("address-moves"));
}

/** @param {News} news */
function tellNews(news) {
  if (news.kind === "engine-failed") giveUp();
  else if (news.kind === "storage-failed") notice.set("unsaved", true);
  else speech.tell(news);
}

/** There is no engine any more, and none can be started. */
function giveUp() {
  line.clear();
  notice.set("failed", true);
}

/** Tells those who hear the page what has happened; of a finish only when it has ended. @param {View} view */
function tell(view) {
  if (!game.isAnswered || finish.isRunning || show.isRunning || view === told) return;
  if (told && told.game !== view.game) {
    hear(texts.say("number-deal", { game: gameName(texts, view.game), number: String(view.number) }));
  } else if (told) sentencesOf(texts, told, view, recorder.isShown).forEach(hear);
  told = view;
}

/** Draws the same view again: a hand has let go of its cards, or another language is spoken. */
function redraw() {
  drawn = null;
  draw();
}

/** Marks what is held or selected and where it may go. @param {Touched | null} held */
function offer(held) {
  const { keys, targets } = held && game.view ? possible(game.view, held) : { keys: [], targets: [] };
  board.offer(keys, targets, { chosen: true });
}

/** @param {Touched} touched @param {string} to */
function refuse(touched, to) {
  if (to && settings.all.vibrate) navigator.vibrate?.(REFUSAL_MS);
  sound.play("refuse");
  void speech.sayWhyNot(touched, to);
}

/** The first words with numbers in them load the browser's data of the language. @param {View} view */
function drawWords(view) {
  board.name(view, (pile) => pileName(texts, pile, view));
  line.draw(view);
}

/** @param {View} view */
function drawControls(view) {
  enable("redo", view.can.redo);
  enable("restart", view.can.undo);
}

/** Undo takes back the new deal too; only its name tells that to those who do not see the line. @param {View} view */
function drawUndo(view) {
  enable("undo", view.can.undo || game.canBringBack);
  const undo = document.querySelector("#bar [data-action=undo]");
  if (game.canBringBack) undo?.setAttribute("aria-label", texts.say("action-undo-deal"));
  else undo?.removeAttribute("aria-label");
}

/** @param {string} action @param {boolean} able */
function enable(action, able) {
  for (const button of document.querySelectorAll(`[data-action="${action}"]`)) {
    /** @type {HTMLButtonElement} */ (button).disabled = !able;
  }
}

/** Does what the settings say, as far as nobody asks them when it is time. */
function obey() {
  const { time, moves, score, statistics } = settings.all;
  Object.assign(document.documentElement.dataset, { time, moves, score, statistics });
  taps.letGo();
  attend();
  outlook.update();
  if (!settings.all.outlook && !settings.all.sure) thinker.stop();
  if (wantedLanguage() === texts.language) return;
  texts.change(wantedLanguage());
  fillTexts();
  redraw();
}

function fillTexts() {
  document.documentElement.lang = texts.language;
  document.title = texts.say("title");
  texts.fill(document);
  root.setAttribute("aria-label", texts.say("table"));
  rulesSheet.redraw();
  notice.draw();
  line.clear();
  document.getElementById("manifest")?.setAttribute("href", `kabale-${texts.language}.webmanifest`);
}

/** What the buttons and keys do. @type {Record<string, () => void>} */
const actions = {
  new: () => {
    dialogs.closeMenu();
    void dealNew();
  },
  again: () => game.dealNew(),
  undo: () => game.undo(),
  redo: () => game.redo(),
  restart: () => {
    dialogs.closeMenu();
    game.restart();
  },
  back: () => game.bringBack(),
  hint: () => {
    recorder.hint();
    if (settings.all.sure && outlook.isOffered) askForSureHint();
    else hint.ask();
  },
  "fair-hint": () => hint.ask(),
  outlook: () => speech.outlook(),
  show: () => {
    dialogs.closeMenu();
    void showWin();
  },
  finish: () => finish.start(),
  stock: () => play(STOCK_TAP),
  menu: () => {
    const id = game.view?.game ?? usualGame;
    chooser.draw(id);
    void deals.draw(id).catch(() => {});
    showButton.hidden = !outlook.isOffered;
    dialogs.openMenu();
  },
  number: () => {
    dialogs.closeMenu();
    if (game.view) numberSheet.open(game.view);
  },
  copy: () => numberSheet.copy(),
  settings: () => {
    dialogs.closeMenu();
    settingsPage.open();
  },
  rules: () => {
    dialogs.closeMenu();
    rulesSheet.open(game.view?.game ?? usualGame);
  },
  winnable: () => {
    dialogs.closeMenu();
    rulesSheet.open(WINNABLE);
  },
  daily: () => {
    dialogs.closeMenu();
    void dailyPage.open(game.view?.game ?? usualGame).catch(() => {});
  },
  "guide-next": () => {
    dialogs.closeMenu();
    guide.next();
    draw();
  },
  "guide-end": () => {
    guide.end();
    draw();
  },
  keys: () => {
    dialogs.closeMenu();
    keysSheet.open();
  },
  stats: () => {
    dialogs.closeMenu();
    statsPage.open(game.view?.game ?? usualGame);
  },
  log: () => {
    dialogs.closeMenu();
    void logPage.open();
  },
  "watch-start": () => void watch.step("restart"),
  "watch-back": () => void watch.step("undo"),
  "watch-run": () => (watch.isRunning ? watch.pause() : watch.run()),
  "watch-on": () => void watch.step("redo"),
  "watch-play": () => {
    const { played } = watch;
    void watch.stop().then(() => played && dealAgain(played.game, played.number));
  },
  "watch-end": () => void watch.stop(),
  about: () => dialogs.openAbout(),
  reload: () => location.reload(),
  install: () => install.ask(),
  "take-over": () => game.takeOver(),
  update: () => version.accept(),
  later: () => notice.putAway(),
  safekeeping: () => {
    dialogs.closeMenu();
    safekeeping.open();
  },
  export: () => void safekeeping.export(),
  "choose-file": () => safekeeping.choose(),
  add: () => void safekeeping.takeIn({ replace: false }),
  replace: () => void safekeeping.takeIn({ replace: true }),
  "let-go": () => {
    pointer.cancel();
    taps.letGo();
  },
};

/** What is read when a key asks for it. @type {Record<string, (view: View) => string>} */
const readers = {
  "read-moves": (view) => movesRead(texts, view),
  "read-column": (view) => {
    const pile = view.piles.find(({ id }) => id === focus.pile);
    return pile ? pileName(texts, pile, view) : "";
  },
  "read-score": (view) => [scoreRead(texts, view, game.time), outlook.reading].filter(Boolean).join(". "),
  "read-stock": (view) => stockRead(texts, view),
};

/** Deals anew, and asks first where the player wants to be asked. */
async function dealNew() {
  const isUnderWay = game.view && hasBegun(game.view) && game.view.status === "playing";
  if (isUnderWay && settings.all.confirm && !(await ask(texts.say("ask-new"), texts.say("action-new")))) return;
  game.dealNew();
}

/** @param {string} action */
function act(action) {
  const read = readers[action];
  if (read && game.view) hear(read(game.view));
  if (watch.view) {
    if (action === "let-go") return void watch.stop();
    if (!action.startsWith("watch")) return;
  }
  if (!(action in actions)) return;
  focus.letGo();
  const wasFinishing = finish.isRunning;
  stopRuns();
  if (action !== "let-go") pointer.cancel();
  line.clear();
  // Whatever ends a finish, the key that begins one ends it too.
  if (!(wasFinishing && action.startsWith("finish"))) actions[action]?.();
  attend();
}

/** Any input ends what is shown: a key, which has then done its work, and a touch beside the table and the buttons. @param {Event} event */
function stopShow(event) {
  if (!show.isRunning) return;
  if (event.type === "keydown") {
    event.stopPropagation();
    event.preventDefault();
  } else if (/** @type {Element} */ (event.target).closest("#board, [data-action]")) return;
  show.stop();
}

/** @param {string} move */
function play(move) {
  line.clear();
  outlook.cancel();
  game.play(move, settings.all.safe);
}

/** @param {Touched | null} touched null on the bare table */
function tap(touched) {
  const { view } = game;
  line.clear();
  if (touched) focus.visit(touched);
  if (!view) return;
  // Anywhere on the table; but where the stock has something to give, that is what it was tapped for.
  const turns = touched?.pile === STOCK_TAP && view.moves.some(({ id }) => id === STOCK_TAP);
  if (view.can.finish && !turns) finish.start();
  else if (touched) taps.tap(touched);
  else taps.letGo();
}

/** Loads the page anew, with nothing left unsaved. */
function reload() {
  isOutdated = true;
  if (game.state !== "busy") location.reload();
}

/** Keeps the clock right: it stands still while the page is hidden or a dialog is open. */
function attend() {
  game.attend(!document.hidden && !watch.view && !document.querySelector("dialog[open]"));
  if (settings.all.time) line.time(game.time);
}

/** Puts a game on the table from the menu; the one that is left stays as it is. @param {string} id */
function openGame(id) {
  if (id !== game.view?.game) game.open(id, undefined, pictureOf(id, undefined, game.state === "starting"));
}

/** The same cards once more; a game under way can be brought back. @param {string} id @param {number} number */
function dealAgain(id, number) {
  if (id === game.view?.game) game.dealNew(number);
  else game.open(id, number, pictureOf(id, number));
}

/** @param {number} number */
function openNumber(number) {
  const { view } = game;
  if (view && number !== view.number) game.open(view.game, number, pictureOf(view.game, number));
}

/** Puts a day's deal on the table, as it was left. @param {string} id @param {string} date */
async function openDaily(id, date) {
  const number = await catalogue.daily(id, date);
  if (number === undefined) return;
  store.rememberDaily(id, { number, date });
  game.open(id, number, pictureOf(id, number));
}

/** Opens what the address names, else the game that was played last. @param {View} [shown] what is on the table already */
function openAddress(shown) {
  const { deal, fault, game: id, number } = readAddress();
  if (deal?.moves && deal.number) wanted = { game: id, number: deal.number, moves: deal.moves };
  if ((deal && !wanted) || !game.view) {
    game.open(id, number, shown ?? pictureOf(id, number, game.state === "starting"));
  }
  if (fault) line.say(texts.say(fault));
  if (!deal && !store.setting("game")) void openLatest();
}

/** The browser has lost which game was played last; the saved games tell. */
async function openLatest() {
  const id = await store.latest().catch(() => undefined);
  if (id && games.includes(id)) openGame(id);
}

/** Once its deal is saved, the address has done its work: a reload resumes, an old bookmark costs no game. */
function clearAddress() {
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
}

fillTexts();
obey();
settings.onChange(() => {
  applyLooks(settings.all);
  obey();
});
window.addEventListener("storage", () => settings.reread());
openAddress(first);
engine.onRestart(() => speech.tell({ kind: "engine-restarted" }));
game.connect(engine);
// Only now the network is free to fetch what is kept for later.
engine.ready.then(version.start, giveUp);
void catalogue.solved().then(outlook.offer, () => {});
listenToKeys(act, () => settings.all.letters);
document.addEventListener("click", (event) => {
  const control = /** @type {Element} */ (event.target).closest("[data-action]");
  act(/** @type {HTMLElement | null} */ (control)?.dataset["action"] ?? "");
});
for (const input of /** @type {const} */ (["pointerdown", "keydown"]))
  for (const heed of [settle, thinker.rest, stopShow]) window.addEventListener(input, heed, { capture: true });
window.addEventListener("hashchange", () => {
  stopRuns();
  void watch
    .stop()
    .then(() => openAddress())
    .then(draw);
});
setInterval(attend, TICK_MS);
document.addEventListener("close", attend, { capture: true });
document.addEventListener("visibilitychange", () => {
  attend();
  outlook.update();
  if (document.hidden) show.stop();
  if (document.hidden) game.keepTime();
});
window.addEventListener("pagehide", () => game.keepTime());
new ResizeObserver(() => {
  const { w, h } = measure();
  if (w === box.w && h === box.h) return;
  box = { w, h };
  const view = watch.view ?? game.view;
  if (!view) return;
  board.draw(view, box, { still: true });
  pointer.adjust();
}).observe(root);
