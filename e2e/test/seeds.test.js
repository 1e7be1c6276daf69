// A seed is the same game on the page, on the command line and in Python.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { assertClean } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { playOut, sitDown } from '../lib/play.js';
import { BINARY } from '../lib/server.js';

const here = app();
/** A Python that has the package, where there is one. */
const { PYTHON } = process.env;

/** The decks that the tests of Rust and Python hold to. */
const DECKS = JSON.parse(await readFile(new URL('../../testdata/seeds.json', import.meta.url), 'utf8'));
const deckOf = (game, seed) =>
  DECKS.find((deck) => deck.game === game && deck.seed === seed && deck.rules === '' && deck.deal === 0)?.deck;

/** Replays a record, and says what its players do on Python's table with the same seed. */
const REPLAY = `
import json, sys, adut
record = json.load(sys.stdin)
game = adut.Game(record["game"], rules=record["rules"], seed=record["seed"], deal=record["deal"])
moves, deck = [], game.record(all_knowing=True).get("deck")
for move in record["moves"]:
    player = record["players"][game.turn]
    moves.append(move if player == "person" else game.choose(player))
    game.play(move)
json.dump({"deck": deck, "moves": moves, "scores": game.result()["scores"]}, sys.stdout)
`;

const records = (text) => text.trim().split('\n').map((line) => JSON.parse(line));

/** The record of the game that has ended on a page, out of the link that it shares. */
async function shared(page) {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.waitForSelector('.share-link:not([hidden])');
  const link = await page.locator('.share-link').inputValue();
  return JSON.parse(inflateRawSync(Buffer.from(link.split('#r=')[1], 'base64url')));
}

for (const [game, seed, level] of [
  ['tablic', '7', 'easy'],
  ['briskula', 'a long text of a seed', 'hard'],
  ['love-letter', '7', 'normal'],
  ['connect4', '7', 'easy'],
]) {
  test(`${game}: the seed “${seed}” is the same game everywhere`, async () => {
    const session = await here.open();
    await sitDown(session.page, game, { level, seed });
    await playOut(session.page, game);
    const record = await shared(session.page);
    await assertClean(session);
    await session.context.close();

    assert.deepEqual([record.seed, record.deal], [seed, 0]);
    assert.deepEqual(record.deck, deckOf(game, seed));
    const compare = ['compare', game, 'random', 'random', '--deals', '1', '--seed', seed, '--agreement', '0'];
    const [compared] = records(execFileSync(BINARY, [...compare, '--record', '-'], { encoding: 'utf8' }));
    assert.deepEqual(record.deck, compared.deck);
    if (!PYTHON) return;
    const told = execFileSync(PYTHON, ['-c', REPLAY], { input: JSON.stringify(record), encoding: 'utf8' });
    const { deck, moves, scores } = JSON.parse(told);
    assert.deepEqual(deck ?? undefined, record.deck);
    assert.deepEqual(moves, record.moves);
    assert.deepEqual(scores, record.scores);
  });
}
