// Who has no seat: sees every move of every game, and no hand.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { handOf, overheard, playTogether } from '../lib/friends.js';
import { app } from '../lib/app.js';
import { sitDown, turn } from '../lib/play.js';

const here = app();

const close = (sessions) => Promise.all(sessions.map(({ context }) => context.close()));

for (const [game, moves] of [
  ['tablic', 6],
  ['briskula', 6],
  ['love-letter', undefined],
  ['connect4', undefined],
]) {
  test(`who watches sees every move and no hand: ${game}`, async () => {
    const host = await here.open();
    await sitDown(host.page, game, { level: 'easy', practice: false });
    await host.page.getByRole('button', { name: 'Link for watching' }).click();
    const link = await host.page.locator('.share-link:not([hidden])').inputValue();
    const watcher = await here.open({ width: 390, height: 800 });
    const heard = overheard(watcher.page);
    await watcher.page.goto(link);
    await watcher.page.waitForSelector('.watch-mark');
    const hidden = await handOf(host.page);
    assert.ok(!hidden.some((code) => code.length < 4 && heard().includes(`"${code}"`)));
    await playTogether([host.page], game, { moves });
    await (moves ? turn(host.page) : watcher.page.waitForSelector('.result-watched'));
    const made = await host.page.locator('.log li').count();
    await watcher.page.waitForFunction((n) => document.querySelectorAll('.log li').length === n, made);
    await assertClean(host);
    await assertClean(watcher);
    await close([host, watcher]);
  });
}
