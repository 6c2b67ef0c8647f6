import assert from "node:assert/strict";
import { test } from "node:test";
import { foresee, hasBegun } from "../../web/src/picture.js";
import { klondike, spider } from "./views.js";

const table = klondike(["QS", "- KD", "9C 8H 7S", "9D", "TS", "", ""], {
  moves: ["s", "t1>t2", "t3>t4*2", "t3>t5*3", "t4>t5"],
});
const codes = (/** @type {import("../../web/src/types.d.ts").View | null} */ view, /** @type {string} */ id) =>
  view?.piles.find((pile) => pile.id === id)?.cards.map((card) => card.c ?? "-").join(" ");
/** @param {string} move @param {number} [ply] */
const play = (move, ply = 0) => ({ op: /** @type {const} */ ("play"), move, ply, deal: table.deal, clock_ms: 0 });

test("a move is drawn before the engine has answered", () => {
  const after = foresee(table, [play("t3>t4*2")]);
  assert.equal(codes(after, "t3"), "9C");
  assert.equal(codes(after, "t4"), "9D 8H 7S");
  assert.equal(after?.ply, 1);
  assert.equal(after?.last, "t3>t4*2");
  assert.deepEqual(after?.can, { undo: true, redo: false, finish: false });
});

test("the view itself is left as it was", () => {
  const before = JSON.stringify(table);
  foresee(table, [play("t3>t4*2"), play("s", 1)]);
  assert.equal(JSON.stringify(table), before);
});

test("moves of piles that a waiting move has touched are left out", () => {
  const after = foresee(table, [play("t3>t4*2")]);
  assert.deepEqual(after?.moves.map(({ id }) => id), ["s", "t1>t2"]);
  assert.deepEqual(after?.best, { s: "s", t1: "t1>t2" });
});

test("a card that is uncovered stays hidden until the engine says what it is", () => {
  const hidden = klondike(["- QS", "KD"], { moves: ["t1>t2"] });
  assert.equal(codes(foresee(hidden, [play("t1>t2")]), "t1"), "-");
});

test("taps on the stock wait without changing the cards, and can be repeated", () => {
  const after = foresee(table, [play("s"), play("s", 1)]);
  assert.deepEqual(after?.piles, table.piles);
  assert.equal(after?.ply, 2);
  assert.ok(after?.moves.some(({ id }) => id === "s"));
  assert.ok(after?.moves.some(({ id }) => id === "t1>t2"));
});

test("without a waste a tap on the stock may change any pile", () => {
  const dealt = { ...spider(["9H", "TS"]), moves: [{ id: "s", from: "s", n: 0, to: "" }, { id: "t1>t2", from: "t1", n: 1, to: "t2" }] };
  assert.deepEqual(foresee(dealt, [play("s")])?.moves.map(({ id }) => id), ["s"]);
});

test("a move that the picture does not list is not drawn", () => {
  assert.equal(foresee(table, [play("t5>t6")]), table);
});

test("what undo or a new deal brings is not guessed, and nothing is played on it", () => {
  for (const request of [{ op: /** @type {const} */ ("undo"), deal: table.deal, clock_ms: 0 }, { op: /** @type {const} */ ("new"), game: "seven-1", number: 2 }]) {
    const after = foresee(table, [request]);
    assert.deepEqual(after?.piles, table.piles);
    assert.deepEqual(after?.moves, []);
  }
});

test("a game that is opened is drawn from its last picture", () => {
  assert.equal(foresee(null, [{ op: "open", game: "seven-1", picture: table }]), table);
  assert.equal(foresee(null, [{ op: "open", game: "seven-1" }]), null);
});

test("telling the time changes nothing on the table", () => {
  assert.equal(foresee(table, [{ op: "clock", deal: table.deal, clock_ms: 9 }]), table);
});

test("a move may lead out of a dead end, and may take the finish away: only the engine knows", () => {
  const stuck = { ...table, status: /** @type {const} */ ("stuck"), can: { undo: true, redo: false, finish: true } };
  const after = foresee(stuck, [play("t3>t4*2")]);
  assert.equal(after?.status, "playing");
  assert.equal(after?.can.finish, false);
});

test("a game has begun once a move was made, taken back or not", () => {
  assert.ok(!hasBegun(table));
  assert.ok(hasBegun({ ...table, ply: 1 }));
  assert.ok(hasBegun({ ...table, can: { undo: false, redo: true, finish: false } }));
  assert.ok(hasBegun({ ...table, can: { undo: true, redo: false, finish: false } }), "after a restart");
});
