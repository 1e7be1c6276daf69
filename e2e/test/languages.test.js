// Every language on every screen, without a missing word.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, openSettings, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

const WIN = {
  en: 'You win',
  sr: 'Победа',
  'sr-Latn': 'Pobeda',
  hr: 'Pobjeda',
  pl: 'Wygrana',
  ro: 'Ai câștigat',
};

for (const language of Object.keys(WIN)) {
  test(`every screen in ${language}`, async () => {
    const session = await here.open({ language });
    const { page } = session;
    assert.equal(await page.locator('html').getAttribute('lang'), language);
    for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
      await page.goto(`${here.server.url}#/`);
      await page.waitForSelector('.tile-play:enabled');
      await openSettings(page, game);
      await page.evaluate(() =>
        document.querySelectorAll('details').forEach((details) => {
          details.open = true;
        }),
      );
      await sitDown(page, game, { level: 'easy' });
      await page.keyboard.press('?');
      await page.locator('dialog .primary').click();
      await page.keyboard.press('h');
      await page.waitForSelector('.bars li', { timeout: 30_000 });
      await move(page, game);
      await turn(page);
    }
    await playOut(page, 'connect4');
    await page.click('.result [aria-keyshortcuts="r"]');
    await page.waitForSelector('.curve', { timeout: 60_000 });
    await page.click('#tab-same-hand');
    await page.waitForSelector('.who-plays');
    await page.goto(`${here.server.url}#/me`);
    await page.waitForSelector('.me-screen');
    await assertClean(session);
    await session.context.close();
  });
}

test('the language changes at any time and stays', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'briskula');
  for (const [language, word] of [
    ['hr', 'Zapisnik'],
    ['pl', 'Zapis gry'],
    ['ro', 'Jurnal'],
    ['sr', 'Записник'],
    ['sr-Latn', 'Zapisnik'],
    ['en', 'Log'],
  ]) {
    await page.selectOption('#language', language);
    await page.waitForFunction(
      (wanted) => document.querySelector('.log-panel h2')?.textContent === wanted,
      word,
    );
    assert.equal(await turn(page), 'mine');
  }
  await page.selectOption('#language', 'pl');
  await page.waitForFunction(() => document.documentElement.lang === 'pl');
  await page.reload();
  await turn(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'pl');
  await assertClean(session);
  await session.context.close();
});
