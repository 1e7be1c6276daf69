// One's own record: in the browser, and with a name on the server.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, assertClean, assertNoSideScroll, graveFindings, inspect } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { openSettings, playOut, sitDown } from '../lib/play.js';

const here = app();

const mine = async (page) => {
  await page.goto(`${here.server.url}#/me`);
  await page.waitForSelector('.me-screen');
};

/** The numbers of the tables on the screen, each row as text. */
const rows = (page, name) =>
  page
    .locator('.me-screen .panel', { hasText: name })
    .locator('tbody tr:not(.game-row)')
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));

const games = ([, won, drawn, lost]) => Number(won) + Number(drawn) + Number(lost);

const lobby = async (page) => {
  await page.goto(`${here.server.url}#/`);
  await page.waitForSelector('.tile-play:enabled');
};

test('games count once in the browser, practice does not', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'connect4', { level: 'easy' });
  await playOut(page, 'connect4');
  await mine(page);
  await page.getByText('No game has counted yet.').waitFor();
  await lobby(page);
  await sitDown(page, 'connect4', { level: 'easy', practice: false });
  await playOut(page, 'connect4');
  await page.getByText(/Against easy so far: /).waitFor();
  await page.reload();
  await page.waitForSelector('.result');
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelector('.result-place').hidden);
  await playOut(page, 'connect4');
  await mine(page);
  const counted = await rows(page, 'In this browser');
  assert.equal(counted.length, 1);
  assert.equal(counted[0][0], 'easy');
  assert.equal(games(counted[0]), 2);
  await lobby(page);
  await openSettings(page, 'connect4');
  assert.equal(await page.locator('.levels .tally').count(), 1);
  await assertClean(session);
  await session.context.close();
});

test('a name keeps the record on the server, and its key opens it elsewhere', async () => {
  const session = await here.open();
  const { page } = session;
  await mine(page);
  await page.fill('input[name="name"]', 'Živa');
  await page.click('.name-form .primary');
  await page.getByRole('heading', { name: 'You are Živa' }).waitFor();
  const key = await page.locator('input.key').inputValue();
  await lobby(page);
  await sitDown(page, 'briskula', { level: 'easy', practice: false });
  const watcher = await here.open();
  await watcher.page.goto(page.url());
  await watcher.page.getByText('Živa').first().waitFor();
  await playOut(page, 'briskula');
  await mine(page);
  await page.locator('.record').first().waitFor();
  const here1 = await rows(page, 'Under the name Živa');
  assert.equal(games(here1[0]), 1);
  assert.deepEqual(here1, await rows(page, 'In this browser'));

  const other = await here.open({ width: 390, height: 800, expectOffline: true });
  await mine(other.page);
  await other.page.fill('input[name="name"]', 'živa');
  await other.page.click('.name-form .primary');
  await other.page.getByText('is taken').first().waitFor();
  await other.page.click('details summary');
  await other.page.fill('input[name="key"]', key);
  await other.page.click('.name-form .secondary');
  await other.page.locator('.record').first().waitFor();
  assert.deepEqual(await rows(other.page, 'Under the name Živa'), here1);
  await assertNoSideScroll(other.page, 'the record');
  other.page.on('dialog', (dialog) => dialog.accept());
  await other.page.getByRole('button', { name: 'Delete the name' }).click();
  await other.page.waitForSelector('input[name="name"]');
  await assertClean(session);
  await Promise.all([session, watcher, other].map(({ context }) => context.close()));
});

for (const [name, look] of LOOKS) {
  test(`no serious finding on one's own screens: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    const tally = { won: 12, drawn: 3, lost: 20, difference: -1.25 };
    await page.evaluate(
      (record) => localStorage.setItem('adut.record', JSON.stringify(record)),
      ['tablic', 'love-letter'].map((game) => ({ game, against: 'normal', ...tally })),
    );
    await mine(page);
    await page.click('details summary');
    await check('without a name');
    await page.fill('input[name="name"]', `O'${name}`);
    await page.click('.name-form .primary');
    await page.waitForSelector('input.key');
    await check('with a name');
    await page.goto(`${here.server.url}#/`);
    await openSettings(page, 'tablic');
    await page.waitForSelector('.tally');
    await check('the lobby');
    await page.check('input[name="friend"]');
    await page.click('.sit-down');
    await page.waitForSelector('.invite');
    await check('the invitation');
    const code = page.url().split('/').pop();
    const watcher = await here.open(look);
    await watcher.page.goto(`${here.server.url}#/t/${code}`);
    await watcher.page.waitForSelector('.watch-mark');
    findings.push(...(await graveFindings(watcher.page, 'watching')));
    await assertNoSideScroll(watcher.page, 'watching');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await assertClean(watcher);
    await Promise.all([session, watcher].map(({ context }) => context.close()));
  });
}
