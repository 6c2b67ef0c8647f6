import assert from "node:assert/strict";
import { test } from "node:test";
import { createOwner } from "../../web/src/owner.js";

/** The browser's locks, between the windows of a test. */
function createLocks() {
  const held = new Map();
  return {
    async request(name, { ifAvailable, steal }, work) {
      if (held.has(name) && ifAvailable && !steal) return work(null);
      held.get(name)?.(new Error("stolen"));
      const lost = new Promise((_resolve, reject) => held.set(name, reject));
      const mine = held.get(name);
      try {
        return await Promise.race([work({ name }), lost]);
      } finally {
        if (held.get(name) === mine) held.delete(name);
      }
    },
  };
}

/** Whoever lost a lock hears of it a moment later. */
const told = () => new Promise((resolve) => setTimeout(resolve));

function createWindow(locks) {
  const lost = [];
  return { lost, ...createOwner({ locks, onLost: (game) => lost.push(game) }) };
}

test("a game belongs to the window that opened it first, until it opens another", async () => {
  const locks = createLocks();
  const [first, second] = [createWindow(locks), createWindow(locks)];
  assert.equal(await first.own("klondike"), true);
  assert.equal(await second.own("klondike"), false);
  assert.equal(await second.own("seven-1"), true);
  assert.equal(await first.own("spider-1"), true);
  assert.equal(await second.own("klondike"), true);
  assert.equal(await first.own("seven-1"), true);
});

test("another window can take a game over, and the first is told", async () => {
  const locks = createLocks();
  const [first, second] = [createWindow(locks), createWindow(locks)];
  await first.own("klondike");
  assert.equal(await second.own("klondike", true), true);
  await told();
  assert.deepEqual([first.lost, second.lost], [["klondike"], []]);
  assert.equal(await first.own("klondike"), false);
  assert.equal(await first.own("klondike", true), true);
  await told();
  assert.deepEqual(second.lost, ["klondike"]);
});

test("a window that owns a game already owns it again at once", async () => {
  const only = createWindow(createLocks());
  assert.equal(await only.own("klondike"), true);
  assert.equal(await only.own("klondike"), true);
  assert.deepEqual(only.lost, []);
});

test("where the browser has no locks, everybody owns everything", async () => {
  assert.equal(await createOwner({ locks: null, onLost: () => {} }).own("klondike"), true);
});
