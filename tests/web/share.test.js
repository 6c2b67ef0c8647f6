import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { formatAddress, parseAddress } from "../../web/src/address.js";
import { LONGEST, packMoves, unpackMoves } from "../../web/src/share.js";

const GOLDEN = new URL("../golden/", import.meta.url);
const SAVES = readdirSync(GOLDEN).filter((file) => file.endsWith(".json")).map((file) => JSON.parse(readFileSync(new URL(file, GOLDEN), "utf8")));

test("a whole game goes into a link and comes out of it, two letters a move", () => {
  for (const { game, number, moves } of SAVES) {
    const address = formatAddress({ game, number, moves });
    assert.deepEqual(parseAddress(address, [game]).deal, { game, number, moves });
    assert.match(address, /^#[a-z0-9-]+\/\d+\/[A-Za-z0-9.~]+$/);
    assert.ok(address.length < 3 * moves.split(" ").length + 40, address);
  }
});

test("the letters are for ever", () => {
  assert.equal(packMoves("s w>t3 t4>f8*13 c8>t40"), ".BU~NVJR5");
});

test("what is no link of ours is none", () => {
  for (const text of ["A", "A-", "~A", "~1", "~AVJ", "..%", "9999", "BU ", "A".repeat(LONGEST + 2)]) {
    assert.equal(unpackMoves(text), undefined, text.slice(0, 20));
  }
  assert.equal(unpackMoves(".".repeat(LONGEST))?.split(" ").length, LONGEST);
});

test("what cannot be written short is not written", () => {
  for (const moves of ["x1>t2", "t1>t41", "t1", "t1>t2*99", Array(LONGEST + 1).fill("s").join(" ")]) {
    assert.equal(packMoves(moves), undefined, moves.slice(0, 20));
  }
  assert.equal(formatAddress({ game: "spider-1", number: 5, moves: "?" }), "#spider-1/5");
});
