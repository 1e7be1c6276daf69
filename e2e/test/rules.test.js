// Rules that change what the table shows: the sweeping jack, the bottom card, signals; and the whole truth.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { choose, move, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

test('Tablić with a sweeping jack and the bottom card shown', async () => {
  const session = await here.open();
  const { page } = session;
  await choose(page, 'tablic', { jack: 'sweeps', cut_card: 'on' }, 'sweeping-jack');
  await sitDown(page, 'tablic', { level: 'easy' });
  assert.equal(await page.locator('.cut-card [data-card]').count(), 1);
  for (let swept = false; !swept;) {
    assert.equal(await turn(page), 'mine', 'a jack comes before the end');
    const jack = page.locator('.hand [data-card^="J"]').first();
    const lying = await page.locator('.open-cards [data-card]').count();
    swept = (await jack.count()) > 0 && lying > 0;
    if (swept) {
      await jack.click();
      assert.equal(await page.locator('.choices .chip').count(), 1, 'it takes all or nothing');
      await page.locator('.confirm .primary').click();
      // It is told as a capture, not as a tabla.
      await page.locator('.log li', { hasText: /You take .* with J/ }).waitFor();
    } else await move(page, 'tablic');
  }
  await playOut(page, 'tablic');
  await assertClean(session);
  await session.context.close();
});

test('signals to the partner in Briškula', async () => {
  const session = await here.open();
  const { page } = session;
  await choose(page, 'briskula', { players: '4', signals: 'on' }, 'signals');
  await sitDown(page, 'briskula', { level: 'easy' });
  let signalled = false;
  while ((await turn(page)) === 'mine') {
    const signal = page.locator('.choices .chip');
    if (!signalled && (await signal.count())) {
      await signal.first().click();
      await page.locator('.plate.own', { hasText: 'signalled' }).waitFor();
      signalled = true;
    } else await move(page, 'briskula');
  }
  assert.ok(signalled, 'a trump worth signalling comes with these cards');
  assert.match(await page.locator('.log').textContent(), /You signal/);
  await assertClean(session);
  await session.context.close();
});

test('the whole truth of a game on request', async () => {
  const session = await here.open();
  const { page } = session;
  await choose(page, 'connect4', { rows: '5', cols: '7' }, 'truth');
  await sitDown(page, 'connect4', { level: 'easy' });
  await playOut(page, 'connect4');
  await page.click('.result [aria-keyshortcuts="r"]');
  await page.waitForSelector('.curve', { timeout: 60_000 });
  const solved = await page.locator('.truths li').count();
  await page.getByRole('button', { name: 'Solve the rest too' }).click();
  await page.waitForFunction((few) => document.querySelectorAll('.truths li').length > few, solved, {
    timeout: 60_000,
  });
  assert.equal(await page.getByRole('button', { name: 'Solve the rest too' }).count(), 0);
  await assertClean(session);
  await session.context.close();
});
