import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAddress, freshNumber, parseAddress, parseNumber } from "../../web/src/address.js";

const GAMES = ["seven-1", "seven-3", "spider-2"];

test("an address names a game and a number", () => {
  assert.deepEqual(parseAddress("#seven-3/4711", GAMES), { deal: { game: "seven-3", number: 4711 } });
  assert.deepEqual(parseAddress("#spider-2/4294967295", GAMES), { deal: { game: "spider-2", number: 4294967295 } });
});

test("an address may name a game alone", () => {
  assert.deepEqual(parseAddress("#seven-3", GAMES), { deal: { game: "seven-3" } });
});

test("no fragment is no wish", () => {
  assert.deepEqual(parseAddress("", GAMES), {});
  assert.deepEqual(parseAddress("#", GAMES), {});
});

test("a bad address says what is wrong with it", () => {
  for (const hash of ["#/4711", "#%00", "#Seven-3/1"]) {
    assert.equal(parseAddress(hash, GAMES).fault, "address-form", hash);
  }
  assert.equal(parseAddress("#seven-9/4711", GAMES).fault, "address-game");
  assert.equal(parseAddress("#seven-3/1/2", GAMES).fault, "address-moves");
  for (const digits of ["", "0", "-1", "007", "1.5", "1e3", "4294967296", "99999999999", "x"]) {
    assert.equal(parseAddress(`#seven-3/${digits}`, GAMES).fault, "address-number", digits);
  }
});

test("a fresh deal's number is one that names a deal", () => {
  for (let i = 0; i < 1000; i += 1) {
    const number = freshNumber();
    assert.ok(Number.isInteger(number) && number >= 1 && number <= 4294967295);
  }
});

test("what is written as an address is read as the same deal", () => {
  const deal = { game: "spider-2", number: 4294967295 };
  assert.deepEqual(parseAddress(formatAddress(deal), GAMES), { deal });
});

test("a typed number is one from 1 to 4294967295, and nothing else", () => {
  assert.equal(parseNumber("1"), 1);
  assert.equal(parseNumber("4294967295"), 4294967295);
  for (const text of ["", "0", "-1", "1.5", "1e3", "4294967296", "seven"]) assert.equal(parseNumber(text), undefined, text);
});
