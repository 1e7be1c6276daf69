// Every screen for everybody: axe in light and dark, and a phone 360 px wide.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, assertClean, assertNoSideScroll, inspect } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, openSettings, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

const GAMES = ['tablic', 'briskula', 'love-letter', 'connect4'];

for (const [name, look] of LOOKS) {
  test(`no serious finding on any screen: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    await check('lobby');
    await openSettings(page, 'briskula');
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((details) => {
        details.open = true;
      }),
    );
    await check('settings');
    for (const game of GAMES) {
      await page.goto(`${here.server.url}#/`);
      await page.waitForSelector('.tile-play:enabled');
      await sitDown(page, game, { level: 'easy' });
      await move(page, game);
      if ((await turn(page)) === 'mine') {
        await page.keyboard.press('h');
        await page.waitForSelector('.bars li', { timeout: 30_000 });
        if (game !== 'briskula' && game !== 'connect4')
          await page.locator('.hand button:not([aria-disabled])').first().click();
      }
      await check(game);
    }
    await playOut(page, 'connect4');
    await check('result');
    await page.click('.result [aria-keyshortcuts="r"]');
    await page.waitForSelector('.curve', { timeout: 60_000 });
    await check('review');
    await page.click('#tab-replay');
    await check('replay');
    await page.click('#tab-same-hand');
    await page.waitForSelector('.who-plays');
    await check('same hand');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    await check('help');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });
}

for (const [name, look] of LOOKS) {
  test(`whichever choice a hint lights up can be read: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    await sitDown(page, 'love-letter', { level: 'easy', seed: 'lit-1' });
    await page.locator('.hand [data-card="guard"]').first().click();
    await page.waitForSelector('.guesses .chip');
    await page.evaluate(() =>
      document.querySelectorAll('.chip').forEach((chip) => {
        chip.classList.add('advised');
      }),
    );
    await check('guesses');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });
}

test('three opponents fit on a phone', async () => {
  const session = await here.open({ width: 360, height: 740 });
  const { page } = session;
  for (const game of ['tablic', 'briskula', 'love-letter']) {
    await page.goto(`${here.server.url}#/`);
    await page.waitForSelector('.tile-play:enabled');
    await sitDown(page, game, { level: 'easy', players: 4 });
    await assertNoSideScroll(page, game);
    const hand = await page.locator('.hand').boundingBox();
    assert.ok(hand.x >= 0 && hand.x + hand.width <= 360, `${game}: the hand is cut off`);
  }
  await session.context.close();
});

test('what happens is said in the live region', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'briskula', { level: 'easy' });
  await move(page, 'briskula');
  await turn(page);
  assert.match(await page.locator('#live').textContent(), /You throw .*The opponent throws/);
  await session.context.close();
});

test('the page is small and paints at once', async () => {
  const session = await here.open();
  const { page } = session;
  const entries = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
  );
  const plain = entries
    .filter(({ name }) => !name.includes('/art/'))
    .reduce((sum, { size }) => sum + size, 0);
  assert.ok(plain < 300_000, `${plain} bytes without card art`);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  assert.ok(paint !== undefined);
  process.stdout.write(
    `# ${plain} bytes over the wire without card art, first paint after ${Math.round(paint)} ms\n`,
  );
  await session.context.close();
});
