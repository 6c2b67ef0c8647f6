import assert from "node:assert/strict";
import { test } from "node:test";
import { createHint } from "../../web/src/hint.js";

/** A page whose engine answers with these hints, one after the other. @param {object[]} answers */
function createPage(answers) {
  const told = [];
  const game = {
    view: { deal: "seven-1#1", ply: 3 },
    isAnswered: true,
    asked: 0,
    async hint() {
      game.asked += 1;
      return answers.shift();
    },
  };
  return { game, told, hint: createHint({ game, tell: (_view, said) => told.push(said.move) }) };
}

const quiet = () => new Promise((resolve) => setImmediate(resolve));
const TAP = { move: "s", why: "draw" };

test("the hint that was asked for is told, once", async () => {
  const { hint, told } = createPage([TAP, TAP]);
  hint.ask();
  await quiet();
  hint.update();
  await quiet();
  assert.deepEqual(told, ["s"]);
});

test("it waits until the engine answers", async () => {
  const { game, hint, told } = createPage([TAP]);
  game.isAnswered = false;
  hint.ask();
  hint.update();
  await quiet();
  assert.equal(game.asked, 0);
  game.isAnswered = true;
  hint.update();
  await quiet();
  assert.deepEqual(told, ["s"]);
});

test("it is asked again while the engine thinks", async () => {
  const { hint, told } = createPage([{ move: null, why: "thinking" }, { move: null, why: "thinking" }, { move: null, why: "unknown" }]);
  hint.ask();
  await quiet();
  assert.deepEqual(told, [null]);
});

test("it is dropped when the table has changed by then", async () => {
  const { game, hint, told } = createPage([TAP]);
  hint.ask();
  game.view = { deal: "seven-1#1", ply: 4 };
  await quiet();
  hint.update();
  await quiet();
  assert.deepEqual(told, []);
  assert.equal(game.asked, 1);
});

test("where nobody can say, nothing is told", async () => {
  const { game, hint, told } = createPage([undefined, TAP]);
  hint.ask();
  await quiet();
  hint.update();
  await quiet();
  assert.deepEqual(told, []);
  assert.equal(game.asked, 1);
});
