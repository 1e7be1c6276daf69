// Hint, undo, review, replay, the same hand in other hands, and the link that holds a game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
  test(`a hint and a move taken back: ${game}`, async () => {
    const session = await here.open();
    const { page } = session;
    await sitDown(page, game, { level: 'easy' });
    await page.keyboard.press('h');
    await page.waitForSelector('.bars li', { timeout: 30_000 });
    assert.ok((await page.locator('.bars li').count()) >= 1);
    await page.locator('.bars button').first().click();
    if ((await turn(page)) === 'mine') {
      const played = await page.locator('.log li').count();
      assert.ok(played >= 2);
      await page.keyboard.press('u');
      await page.waitForFunction((count) => document.querySelectorAll('.log li').length < count, played);
      assert.equal(await turn(page), 'mine');
    }
    await assertClean(session);
    await session.context.close();
  });

  test(`review, replay, the same hand and the link: ${game}`, async () => {
    const session = await here.open();
    const { page, context } = session;
    await sitDown(page, game, { level: 'easy' });
    await playOut(page, game);
    await page.click('.result [aria-keyshortcuts="r"]');
    await page.waitForSelector('.curve', { timeout: 120_000 });
    assert.ok((await page.locator('.balance li').count()) >= 4);
    if (await page.locator('.mistake button').count()) {
      await page.locator('.mistake button').first().click();
      assert.notEqual(
        await page.locator('.steps input').inputValue(),
        await page.locator('.steps input').getAttribute('max'),
      );
    }
    await page.click('#tab-same-hand');
    await page.click('.who-plays .primary');
    await page.waitForSelector('.rows tbody tr:nth-child(3)', { timeout: 60_000 });
    await page.click('#tab-replay');
    await page.keyboard.press('Home');
    const total = Number(await page.locator('.steps input').getAttribute('max'));
    for (let i = 1; i <= Math.min(total, 6); i += 1) {
      await page.keyboard.press('ArrowRight');
      assert.equal(await page.locator('.steps input').inputValue(), String(i));
    }
    await page.getByRole('button', { name: 'Share' }).click();
    await page.waitForSelector('.share-link:not([hidden])');
    const link = await page.locator('.share-link').inputValue();
    assert.match(link, /#r=[\w-]+$/);
    await assertClean(session);
    await context.close();

    const guest = await here.open({ dark: true });
    await guest.page.goto(link);
    await guest.page.waitForSelector('.steps');
    assert.equal(Number(await guest.page.locator('.steps input').getAttribute('max')), total);
    await guest.page.keyboard.press('End');
    assert.equal(await guest.page.locator('.log li').count(), total);
    await assertClean(guest);
    await guest.context.close();
  });
}

test('hints and reviews of Connect 4 tell how the game ends, and no chances', async () => {
  for (const [language, won] of [
    ['en', 'wins in 21 moves'],
    ['pl', 'wygrywa w 21 ruchach'],
    ['ro', 'câștigă în 21 de mutări'],
    ['hr', 'pobjeđuje u 21 potezu'],
  ]) {
    const session = await here.open({ language });
    const { page } = session;
    await sitDown(page, 'connect4', { level: 'easy' });
    await page.keyboard.press('h');
    await page.waitForSelector('.bars li', { timeout: 30_000 });
    const bars = await page.locator('.bars li').allTextContents();
    assert.match(bars[0], /4/);
    assert.ok(bars[0].includes(won), bars[0]);
    assert.ok(!bars.some((text) => text.includes('%')), bars.join());
    if (language === 'en') {
      await playOut(page, 'connect4');
      await page.keyboard.press('r');
      await page.waitForSelector('.curve', { timeout: 120_000 });
      const review = await page.locator('.study-panel').innerText();
      assert.doesNotMatch(review, /cards|Luck|estimates|of a win/);
    }
    await assertClean(session);
    await session.context.close();
  }
});

test('a damaged link says so', async () => {
  const session = await here.open();
  await session.page.goto(`${here.server.url}#r=nonsense`);
  await session.page.waitForSelector('.lonely');
  assert.match(await session.page.locator('.lonely').textContent(), /damaged/);
  await session.context.close();
});

test('without practice nothing is taken back', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'connect4', { practice: false });
  await move(page, 'connect4');
  await turn(page);
  assert.equal(await page.getByRole('button', { name: 'Take back' }).count(), 0);
  await session.context.close();
});
