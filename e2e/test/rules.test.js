// Rules that change what the table shows: the sweeping jack, the bottom card, signals; and the whole truth.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { house } from '../lib/house.js';
import { move, playOut, sitDown, turn } from '../lib/play.js';

const here = house();

/** Chooses rules and a seed in the lobby, so that the same cards come every time. */
async function choose(page, game, seed, rules) {
  await page.click(`.tile-${game}`);
  if (!(await page.locator('details.rules').evaluate((details) => details.open)))
    await page.click('details.rules > summary');
  for (const [name, value] of Object.entries(rules)) {
    const field = page.locator(`[name="${name}"]`);
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isList) await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
  await page.fill('input[name="seed"]', seed);
}

test('Tablić with a sweeping jack and the bottom card shown', async () => {
  const session = await here.open();
  const { page } = session;
  await choose(page, 'tablic', 'sweeping-jack', { jack: 'sweeps', cut_card: 'on' });
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
      await page.locator('.choices .chip').click();
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
  await choose(page, 'briskula', 'signals', { players: '4', signals: 'on' });
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
  await choose(page, 'connect4', 'truth', { rows: '5', cols: '7' });
  await sitDown(page, 'connect4', { level: 'easy' });
  await playOut(page, 'connect4');
  await page.click('.result .primary');
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
