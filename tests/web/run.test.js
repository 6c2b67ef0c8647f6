import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createRun } from "../../web/src/run.js";

const CARDS = 8;
/** A game with cards that go home one by one, answered when told. */
let game = table();
let changes = 0;
let time = 0;
/** @type {ReturnType<typeof createRun>} */
let finish;

function table() {
  return {
    home: 0,
    waiting: 0,
    refuses: false,
    get view() {
      return { ply: this.home, can: { finish: this.home < CARDS } };
    },
    get state() {
      return this.waiting > 0 ? "busy" : "idle";
    },
    finish() {
      this.waiting += 1;
    },
    answer() {
      if (!this.refuses) this.home += this.waiting;
      this.waiting = 0;
    },
  };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
  game = table();
  changes = time = 0;
  finish = createRun(/** @type {any} */ (game), {
    pace: 140,
    next: () => (game.view.can.finish ? () => game.finish() : null),
    onChange: () => (changes += 1),
    now: () => time,
  });
});

/** @param {number} ms */
function pass(ms) {
  time += ms;
  mock.timers.tick(ms);
}

test("one card after the other, each asked for when the one before lies home", () => {
  finish.start();
  assert.equal(game.waiting, 1);
  pass(1000);
  assert.equal(game.waiting, 1);
  game.answer();
  pass(150);
  assert.equal(game.waiting, 1);
  assert.equal(game.home, 1);
});

test("at a calm pace, however fast the answers are, and to the end", () => {
  finish.start();
  game.answer();
  pass(100);
  assert.equal(game.home + game.waiting, 1);
  for (let i = 0; i < 2 * CARDS; i += 1) {
    pass(150);
    game.answer();
  }
  assert.equal(game.home, CARDS);
  assert.ok(!finish.isRunning);
  assert.equal(changes, 2);
});

test("a tap stops it, and a second tap goes on", () => {
  finish.start();
  game.answer();
  pass(500);
  game.answer();
  assert.ok(finish.interrupt());
  const { home } = game;
  pass(1000);
  assert.equal(game.home + game.waiting, home);
  assert.ok(!finish.interrupt());
  finish.start();
  game.answer();
  assert.equal(game.home, home + 1);
});

test("the second half of a double tap does not stop it", () => {
  finish.start();
  pass(200);
  assert.ok(finish.interrupt());
  assert.ok(finish.isRunning);
});

test("it does not start where it could not go on", () => {
  game.home = CARDS;
  finish.start();
  assert.ok(!finish.isRunning);
  assert.equal(changes, 0);
});

test("it ends where the engine says no, and does not ask for ever", () => {
  game.refuses = true;
  finish.start();
  game.answer();
  pass(1000);
  assert.ok(!finish.isRunning);
  assert.equal(game.waiting, 0);
});
