/**
 * What happened between two pictures of the table, in whole sentences. Knows no rule: a card lay there and lies here.
 *
 * @import { Pile, View } from "./types.d.ts"
 * @import { Texts } from "./texts.js"
 */

/** A card that lies in another pile than before. @typedef {{ k: number, c: string | undefined, from: Pile, to: Pile }} Moved */

/** A whole run leaves the table at once. */
const WHOLE_RUN = 13;

/**
 * The sentences that tell what happened; none where nothing did.
 *
 * @param {Texts} texts @param {View} before @param {View} after
 * @param {boolean} [isShown] the player has been shown how it is won
 * @returns {string[]}
 */
export function sentencesOf(texts, before, after, isShown = false) {
  if (before.deal !== after.deal || before.ply === after.ply) return [];
  const moved = movedCards(before, after);
  if (after.ply < before.ply) return [undone(texts, before, after, moved)];
  const told = [...done(texts, before, after, moved)];
  if (after.status === "won") {
    const said = isShown ? "won-shown" : "said-won";
    told.push(texts.say(said, { score: after.score, moves: after.counters["moves"] ?? 0 }));
  }
  return told;
}

/** @param {Texts} texts @param {View} before @param {View} after @param {Moved[]} moved */
function undone(texts, before, after, moved) {
  if (after.ply === 0 && before.ply > 1) return texts.say("said-restart");
  const [lead] = moved.filter(({ from, to }) => from.id === moved[0]?.from.id && to.id === moved[0]?.to.id);
  if (!lead?.c || lead.to.role === "stock") return texts.say("said-undone");
  const count = moved.filter(({ to }) => to.id === lead.to.id).length;
  return texts.say("said-undone-card", {
    count,
    card: texts.card(lead.c),
    to: lead.to.role,
    number: numberOf(lead.to),
  });
}

/** @param {Texts} texts @param {View} before @param {View} after @param {Moved[]} moved @returns {string[]} */
function done(texts, before, after, moved) {
  const names = turnedUp(before, after).map((code) => texts.card(code));
  const turned = { turned: texts.list(names), turns: names.length };
  const ending = names.length > 0 ? "-turned" : "";
  const runs = finishedRuns(before, after);
  /** @type {string[]} */
  const told = [];
  const main = mainMove(before, after, moved);
  if (after.last !== null && isStock(before, after.last)) told.push(...stockTapped(texts, before, after, moved));
  else if (runs === 0 && main.length > 0) told.push(cardsMoved(texts, main, after, turned, ending));
  if (runs > 0) told.push(texts.say(`said-run${ending}`, { runs, home: runsHome(after), ...turned }));
  const others = moved.filter((card) => card.to.role === "foundation" && !main.includes(card));
  if (runs === 0 && others.length > 0) told.push(texts.say("said-home", { count: others.length }));
  return told;
}

/**
 * @param {Texts} texts @param {Moved[]} main @param {View} after
 * @param {{ turned: string, turns: number }} turned @param {string} ending
 */
function cardsMoved(texts, main, after, turned, ending) {
  const [lead, other] = /** @type {[Moved, Moved | undefined]} */ (main);
  const card = texts.card(lead.c);
  if (other && other.from.id !== lead.from.id) return texts.say("said-pair", { card, onto: texts.card(other.c) });
  const number = numberOf(lead.to);
  const to = after.piles.some(({ covered_by }) => covered_by) && lead.to.role === "foundation" ? "away" : lead.to.role;
  if (main.length === 1) return texts.say(`said-card${ending}`, { card, to, number, ...turned });
  return texts.say(`said-cards${ending}`, { count: main.length, card, number, ...turned });
}

/** @param {Texts} texts @param {View} before @param {View} after @param {Moved[]} moved @returns {string[]} */
function stockTapped(texts, before, after, moved) {
  const dealt = moved.filter(({ from, to }) => from.role === "stock" && to.role !== "stock");
  const waste = after.piles.find(({ role }) => role === "waste");
  const top = texts.card(waste?.cards.at(-1)?.c);
  const isPass = (before.counters["passes"] ?? 0) < (after.counters["passes"] ?? 0);
  if (isPass && !waste?.cards.length) return [texts.say("said-pass")];
  if (isPass) return [texts.say("said-pass-card", { card: top })];
  if (!waste) return [texts.say("said-deal", { count: dealt.length })];
  return [texts.say(dealt.length > 1 ? "said-stock-cards" : "said-stock", { count: dealt.length, card: top })];
}

/** The cards that the player's own move took: what follows by itself goes home. @param {View} before @param {View} after @param {Moved[]} moved */
function mainMove(before, after, moved) {
  if (after.ply === before.ply + 1) {
    const target = after.last?.split(/[>*]/)[1];
    const taken = moved.filter(({ to }) => to.id === target || isPaired(after, moved, to));
    if (taken.length > 0) return taken;
  }
  const main = moved.find(({ to }) => to.role !== "foundation") ?? moved[0];
  return moved.filter(({ from, to }) => from.id === main?.from.id && to.id === main?.to.id);
}

/** Two cards that leave together from two places, as in Pyramid. @param {View} after @param {Moved[]} moved @param {Pile} to */
function isPaired({ piles }, moved, to) {
  return moved.length === 2 && to.role === "foundation" && piles.some(({ covered_by }) => covered_by);
}

/** @param {View} before @param {View} after @returns {Moved[]} */
function movedCards(before, after) {
  const places = new Map(before.piles.flatMap((pile) => pile.cards.map(({ k, c }) => [k, { pile, c }])));
  return after.piles.flatMap((to) =>
    to.cards.flatMap(({ k, c }) => {
      const was = places.get(k);
      return was && was.pile.id !== to.id ? [{ k, c: c ?? was.c, from: was.pile, to }] : [];
    }),
  );
}

/** Hidden cards that came to lie open where they lay. @param {View} before @param {View} after */
function turnedUp(before, after) {
  const hidden = new Set(
    before.piles.flatMap(({ role, cards }) =>
      role === "tableau" ? cards.filter(({ c }) => !c).map(({ k }) => k) : [],
    ),
  );
  const columns = after.piles.filter(({ role }) => role === "tableau");
  return columns.flatMap(({ cards }) => cards.flatMap(({ k, c }) => (c && hidden.has(k) ? [c] : [])));
}

/** @param {View} before @param {View} after */
function finishedRuns(before, after) {
  return after.piles.filter(({ id, role, cards }) => {
    const was = before.piles.find((pile) => pile.id === id)?.cards.length ?? 0;
    return role === "foundation" && was === 0 && cards.length === WHOLE_RUN;
  }).length;
}

/** @param {View} view */
function runsHome({ piles }) {
  return piles.filter(({ role, cards }) => role === "foundation" && cards.length > 0).length;
}

/** @param {View} view @param {string} move */
function isStock({ piles }, move) {
  return piles.some(({ id, role }) => id === move && role === "stock");
}

/** @param {Pile} pile the number in its name, from 1 */
export function numberOf({ id }) {
  return id.slice(1);
}
