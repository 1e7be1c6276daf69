// Two people at one table: one invites, the other opens the link.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertClean, launch, openPage } from '../lib/browser.js';
import { move } from '../lib/play.js';
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

const stateOf = (page) => page.locator('.felt').first().getAttribute('data-state');

for (const game of ['connect4', 'love-letter']) {
  test(`two browsers at one table: ${game}`, async () => {
    const host = await openPage(browser, server.url);
    await host.page.click(`.tile-${game}`);
    await host.page.check('input[name="friend"]');
    await host.page.click('.sit-down');
    const link = await host.page.locator('.invite input').inputValue();
    const guest = await openPage(browser, server.url, { language: 'pl', dark: true });
    await guest.page.goto(link);
    await guest.page.waitForSelector('.felt .plate');
    await host.page.waitForSelector('.invite', { state: 'detached' });
    for (let i = 0; i < 400 && (await stateOf(host.page)) !== 'over'; i += 1) {
      for (const { page } of [host, guest]) {
        if ((await stateOf(page)) === 'mine') await move(page, game);
      }
      await host.page.waitForTimeout(40);
    }
    assert.match(await host.page.locator('.result h2').textContent(), /You win|You lose|A draw/);
    await guest.page.waitForSelector('.result h2');
    await assertClean(host);
    await assertClean(guest);
    await host.context.close();
    await guest.context.close();
  });
}
