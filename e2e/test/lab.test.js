// The laboratory and the leaderboard: runs begun, watched, stopped, gone on with, found and read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, assertClean, assertNoSideScroll, inspect } from '../lib/browser.js';
import { app } from '../lib/app.js';

const here = app();

/** Fills the form of a new run and starts it; gives back its number. */
async function begin(page, { game, players, deals, cap, seed = '1', kind = 'comparison' }) {
  await page.goto(`${here.server.url}#/lab`);
  await page.waitForSelector('.run-form');
  await page.check(`input[name="kind"][value="${kind}"]`, { force: true });
  await page.selectOption('.run-form select[name="game"]', game);
  for (let i = 2; i < players.length; i += 1) await page.click('.add-player');
  for (const [i, name] of players.entries())
    await page.selectOption(`select[name="player-${i}"]`, name);
  await page.fill(kind === 'test' ? 'input[name="cap"]' : 'input[name="deals"]', String(deals ?? cap));
  await page.fill('.run-form input[name="seed"]', seed);
  await page.click('.start-run');
  await page.waitForSelector('.run-title h1');
  return page.url().split('/').pop();
}

const state = (page, name) => page.waitForSelector(`.run-head .state-${name}`, { timeout: 60_000 });

/** What the table of pairs says, without times. */
const pairs = (page) => page.locator('.pair-rows tbody').innerText();

test('a comparison is watched to its end, read, and its games replayed', async () => {
  const session = await here.open();
  const { page } = session;
  await page.click('.parts a[href="#/lab"]');
  await begin(page, { game: 'love-letter', players: ['easy', 'normal', 'hard'], deals: 400 });
  await state(page, 'done');
  assert.equal(await page.locator('.lab-halves .estimates').first().locator('li').count(), 3);
  assert.equal(await page.locator('.pair-rows tbody tr').count(), 3);
  assert.match(await page.locator('.run-head code').textContent(), /^adut compare love-letter easy normal hard/);
  await page.waitForSelector('.report svg');
  assert.ok((await page.locator('.report svg').count()) >= 6);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('a[download$="report.html"]'),
  ]);
  assert.match(download.suggestedFilename(), /report\.html$|adut-run/);
  await page.locator('.pager button').last().click();
  await page.waitForFunction(() => document.querySelector('.pager span')?.textContent.startsWith('11'));
  await page.locator('.record-rows a').first().click();
  await page.waitForSelector('.steps');
  assert.ok(Number(await page.locator('.steps input').getAttribute('max')) >= 1);
  await assertClean(session);
  await session.context.close();
});

test('a run that is stopped, and a server that is killed, change nothing', async () => {
  const session = await here.open({ expectOffline: true });
  const { page } = session;
  const request = { game: 'briskula', players: ['easy', 'normal'], deals: 8000, seed: 'stop' };
  await begin(page, request);
  await page.waitForSelector('.pair-rows tbody tr', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await state(page, 'stopped');
  const part = await page.locator('.run-line').textContent();
  assert.match(part, /of 16,000 games/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await state(page, 'running');
  await page.waitForFunction((then) => document.querySelector('.run-line').textContent !== then, part);
  await here.server.kill();
  await here.server.restart();
  await page.reload();
  await state(page, 'stopped');
  await page.getByRole('button', { name: 'Go on' }).click();
  await state(page, 'done');
  const interrupted = await pairs(page);
  await begin(page, request);
  await state(page, 'done');
  assert.equal(await pairs(page), interrupted);

  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.waitForSelector('button:text("No longer keep")');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.waitForSelector('.run-list a');
  assert.equal(await page.locator('.run-list a:has-text("Briškula")').count(), 1);
  assert.deepEqual(await page.evaluate(() => [...globalThis.adutMissing]), []);
  await session.context.close();
});

test('a sequential test draws its ratio, and runs are found again', async () => {
  const session = await here.open();
  const { page } = session;
  const id = await begin(page, { kind: 'test', game: 'love-letter', players: ['hard', 'random'], cap: 3000 });
  await state(page, 'done');
  assert.match(await page.locator('.verdict').first().textContent(), /hard is better than random by \+30/);
  assert.ok((await page.locator('.ratio .bound').count()) === 2);
  await page.goto(`${here.server.url}#/lab`);
  await page.fill('.run-search input', 'sprt love-letter hard');
  await page.waitForFunction(() => document.querySelectorAll('.run-list a').length === 1);
  assert.equal(await page.locator('.run-list a').getAttribute('href'), `#/lab/${id}`);
  await page.fill('.run-search input', 'nothing like it');
  await page.waitForFunction(() => document.querySelectorAll('.run-list a').length === 0);
  await page.fill('.run-search input', '');
  await page.selectOption('.run-search select[name="player"]', 'random');
  await page.waitForFunction(() => document.querySelectorAll('.run-list a').length === 1);
  await page.locator('.run-list a').click();
  await state(page, 'done');
  await assertClean(session);
  await session.context.close();

  const stranger = await here.open();
  await stranger.page.goto(`${here.server.url}#/lab/${id}`);
  await state(stranger.page, 'done');
  assert.equal(await stranger.page.getByRole('button', { name: 'Delete' }).count(), 0);
  await stranger.context.close();
});

test('what cannot be played is said', async () => {
  const session = await here.open({ expectOffline: true });
  const { page } = session;
  await page.goto(`${here.server.url}#/lab`);
  await page.waitForSelector('.run-form');
  await page.fill('input[name="deals"]', '99999999');
  await page.click('.start-run');
  await page.waitForSelector('.toast-error');
  assert.match(await page.locator('.toast-error').textContent(), /at most .* deals/);
  await page.goto(`${here.server.url}#/lab/999999`);
  await page.waitForSelector('.lonely');
  await session.context.close();
});

test('the leaderboard and the reproduction report', async () => {
  const session = await here.open();
  const { page } = session;
  await page.click('.parts a[href="#/leaderboard"]');
  await page.waitForSelector('.leaderboard');
  assert.equal(await page.locator('.leaderboard').count(), 4);
  assert.ok((await page.locator('#leaderboard-tablic .sees-all').count()) >= 1);
  // Links of earlier versions still lead here.
  await page.goto(`${here.server.url}#/house`);
  await page.waitForURL(/#\/leaderboard$/);
  await page.waitForSelector('.leaderboard');
  await page.goto(`${here.server.url}#/lab/reproduction`);
  await page.waitForSelector('article.report svg');
  assert.ok((await page.locator('article.report table').count()) > 5);
  await page.locator('article.report nav a').nth(3).click();
  assert.match(page.url(), /#\/lab\/reproduction$/);
  await assertClean(session);
  await session.context.close();
});

for (const [name, look] of LOOKS) {
  test(`no serious finding in the laboratory: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    await begin(page, { game: 'tablic', players: ['easy', 'hard', 'genetic'], deals: 20 });
    await page.waitForSelector('.report svg', { timeout: 60_000 });
    await check('run');
    await page.goto(`${here.server.url}#/lab`);
    await page.waitForSelector('.run-list a');
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((details) => {
        details.open = true;
      }),
    );
    await check('laboratory');
    await page.goto(`${here.server.url}#/leaderboard`);
    await page.waitForSelector('.leaderboard');
    await check('leaderboard');
    await page.goto(`${here.server.url}#/lab/reproduction`);
    await page.waitForSelector('article.report');
    await assertNoSideScroll(page, 'reproduction');
    // The report is long and goes on as it begins.
    await page.evaluate(() => {
      const article = document.querySelector('article.report');
      article.replaceChildren(...[...article.children].slice(0, 40));
    });
    await check('reproduction');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });
}

test('the solution of Love Letter can be looked through', async () => {
  const session = await here.open();
  const { page } = session;
  await page.goto(`${here.server.url}#/solution`);
  await page.click('.solution-kinds a[href="#/solution/226"]');
  await page.waitForSelector('.solution-turns');
  const turns = page.locator('.solution-turns tbody tr');
  assert.ok((await turns.count()) > 15);
  const guards = await turns.first().innerText();
  assert.match(guards, /Guard \+ Guard/);
  assert.match(guards, /\d+ ?% Guard, naming Baron \([+−]0\.\d{3}\)/);
  assert.equal(await page.locator('.solution-kinds tr[aria-current]').count(), 1);
  await page.click('.solution-replies a[href="#/solution/226/13"]');
  await page.waitForSelector('.solution-replies .solution-turns');
  const reply = await page.locator('.solution-replies .solution-turns tr').nth(1).innerText();
  assert.match(reply, /Guard \+ Guard/);
  assert.match(reply, /\d+ ?% Guard, naming Baron \([+−]0\.\d{3}\)/);
  assert.equal(await page.locator('.parts a[aria-current]').getAttribute('href'), '#/lab');
  const { findings, check } = inspect(page);
  await check('solution');
  assert.deepEqual(findings, []);
  await assertNoSideScroll(page, 'solution');
  await assertClean(session);
  await session.context.close();
});
