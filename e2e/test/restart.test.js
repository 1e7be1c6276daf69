// kill -9 in the middle of a game: the server comes back and the game goes on at the same move.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../lib/app.js';
import { move, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
  test(`${game} survives kill -9`, async () => {
    const session = await here.open({ expectOffline: true });
    const { page } = session;
    await sitDown(page, game, { level: 'easy' });
    await move(page, game);
    await turn(page);
    const told = await page.locator('.log').textContent();
    await here.server.kill();
    await page.waitForSelector('.offline:not([hidden])');
    await here.server.restart();
    await page.waitForSelector('.offline', { state: 'hidden', timeout: 30_000 });
    await turn(page);
    assert.equal(await page.locator('.log').textContent(), told);
    assert.match(await playOut(page, game), /You win|You lose|A draw/);
    await session.context.close();
  });
}
