// Who leaves a table leaves nothing behind, and who comes back to nothing is told so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean, graveFindings } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, sitDown } from '../lib/play.js';

const here = app();

for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
  test(`leaving in the middle of a movement: ${game}`, async () => {
    const session = await here.open({ speed: 'slow' });
    const { page } = session;
    await sitDown(page, game, { level: 'easy' });
    await move(page, game);
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await page.evaluate(() => {
      location.hash = '#/me';
    });
    await page.waitForSelector('.me-screen');
    await page.waitForFunction(() => document.getAnimations().length === 0 && !document.querySelector('.ghost'));
    assert.equal(await page.title(), 'Your record · Adut');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    assert.doesNotMatch(await page.locator('dialog').textContent(), /take back|hint/);
    assert.equal(await page.locator('.me-screen').count(), 1);
    await assertClean(session);
    await session.context.close();
  });
}

/** A page that believes to sit at a table, and how many sockets it opens. */
async function seatedAt(table, token) {
  const session = await here.open({ expectOffline: true });
  const { page } = session;
  const sockets = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.evaluate(
    ([id, key]) =>
      localStorage.setItem(
        'adut.tables',
        JSON.stringify([{ table: id, token: key, game: 'briskula', against: ['easy'], begun: 1 }]),
      ),
    [table, token],
  );
  await page.goto(`${here.server.url}#/t/${table}`);
  return { ...session, sockets };
}

test('a table that is gone is given up with a sentence', async () => {
  const { page, context, sockets } = await seatedAt('nosuchtable0', 'nokey');
  await page.getByText('There is no such table').waitFor();
  assert.equal(sockets.length, 1);
  assert.deepEqual(await graveFindings(page, 'gone'), []);
  assert.equal(await page.locator('.offline:not([hidden])').count(), 0);
  await context.close();
});

test('a key that opens no seat is given up with a sentence', async () => {
  const host = await here.open();
  await sitDown(host.page, 'briskula', { level: 'easy' });
  const table = host.page.url().split('/').pop();
  const { page, context, sockets } = await seatedAt(table, 'a key of nobody');
  await page.getByText('This seat is not yours').waitFor();
  assert.equal(sockets.length, 1);
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.waitForSelector('.tile-play:enabled');
  await context.close();
  await host.context.close();
});

test('a lost connection comes back ever more patiently', async () => {
  const session = await here.open({ expectOffline: true });
  const { page } = session;
  await sitDown(page, 'briskula', { level: 'easy' });
  const attempts = [];
  await page.routeWebSocket(/socket$/, (socket) => {
    attempts.push(Date.now());
    socket.close();
  });
  await page.reload();
  while (attempts.length < 6) await page.waitForTimeout(50);
  // Half of each pause is certain, the rest is chance; a loaded machine can only make it longer.
  attempts.slice(1).forEach((at, i) => {
    const pause = at - attempts[i];
    assert.ok(pause >= 0.5 * 300 * 1.8 ** i - 5, `attempt ${i + 2} came after ${pause} ms`);
  });
  assert.equal(await page.locator('.offline:not([hidden])').count(), 1);
  await session.context.close();
});
