// kill -9 in the middle of a game: the server comes back and the game goes on at the same move.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, openPage } from '../lib/browser.js';
import { move, playOut, sitDown, turn } from '../lib/play.js';
import { startServer } from '../lib/server.js';

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
  test(`${game} survives kill -9`, async () => {
    const session = await openPage(browser, server.url, { expectOffline: true });
    const { page } = session;
    await sitDown(page, game, { level: 'easy' });
    await move(page, game);
    await turn(page);
    const told = await page.locator('.log').textContent();
    await server.kill();
    await page.waitForSelector('.offline:not([hidden])');
    await server.restart();
    await page.waitForSelector('.offline', { state: 'hidden', timeout: 30_000 });
    await turn(page);
    assert.equal(await page.locator('.log').textContent(), told);
    assert.match(await playOut(page, game), /You win|You lose|A draw/);
    await session.context.close();
  });
}
