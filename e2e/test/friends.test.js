// Several people at one table, each in a browser of his own, and one who watches them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { handOf, invite, join, overheard, playTogether } from '../lib/friends.js';
import { app } from '../lib/app.js';

const here = app();

const close = (sessions) => Promise.all(sessions.map(({ context }) => context.close()));

for (const game of ['connect4', 'love-letter']) {
  test(`two browsers at one table, and a rematch: ${game}`, async () => {
    const host = await here.open();
    const code = await invite(host.page, game);
    const guest = await here.open({ language: 'pl', dark: true });
    await join(guest.page, here.server.url, code);
    const pages = [host.page, guest.page];
    await host.page.waitForSelector('.invite', { state: 'detached' });
    await playTogether(pages, game);
    assert.match(await host.page.locator('.result h2').textContent(), /You win|You lose|A draw/);
    await guest.page.waitForSelector('.result h2');
    // The guest wants another game, and the host is asked; then both see that it has begun and that the seats
    // have moved on.
    await guest.page.keyboard.press('n');
    await host.page.getByText('The opponent asks for another game.').first().waitFor();
    assert.equal(await host.page.locator('.result-place').isVisible(), true);
    await host.page.keyboard.press('n');
    for (const page of pages) {
      await page.waitForFunction(() => document.querySelector('.result-place').hidden);
      await page.waitForSelector('.table-facts li');
    }
    assert.match(await host.page.locator('.table-facts').textContent(), /Game 2/);
    await playTogether(pages, game);
    if (game === 'love-letter') {
      await host.page.getByRole('button', { name: 'Same cards, turned round' }).click();
      await guest.page.getByText('te same karty z zamienionymi rękami').first().waitFor();
      await guest.page.getByRole('button', { name: 'Te same karty' }).click();
      await host.page.getByText('the same cards, hands turned round').waitFor();
      await guest.page.locator('.table-facts').getByText('te same karty, zamienione ręce').waitFor();
    }
    await assertClean(host);
    await assertClean(guest);
    await close([host, guest]);
  });
}

test('four browsers at one table, one loses the connection, a fifth watches', async () => {
  const host = await here.open();
  const code = await invite(host.page, 'briskula', { players: 4 });
  const looks = [{ dark: true }, { width: 390, height: 800, expectOffline: true }, { language: 'ro' }];
  const guests = [];
  for (const look of looks) {
    const guest = await here.open(look);
    await join(guest.page, here.server.url, code);
    guests.push(guest);
  }
  const players = [host, ...guests];
  const pages = players.map(({ page }) => page);
  const watcher = await here.open();
  const heard = overheard(watcher.page);
  await join(watcher.page, here.server.url, code);
  await watcher.page.waitForSelector('.watch-mark');
  assert.equal(await watcher.page.locator('.hand').count(), 0);
  assert.equal(await watcher.page.locator('.plate').count(), 4);

  for (let i = 0; i < 2; i += 1) {
    await playTogether(pages, 'briskula', { moves: 5 });
    await watcher.page.waitForFunction((n) => document.querySelectorAll('.log li').length === n, 5 * (i + 1));
    const open = await watcher.page
      .locator('.felt [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.dataset.card));
    for (const page of pages) {
      for (const code of await handOf(page))
        assert.ok(open.includes(code) || !heard().includes(`"${code}"`), `${code} is hidden`);
    }
  }
  assert.match(await host.page.locator('.table-facts').textContent(), /1 person watches/);

  const [, , lost] = players;
  await lost.context.setOffline(true);
  await lost.page.waitForSelector('.offline:not([hidden])');
  await host.page.locator('.plate[data-seat="2"] .absent').waitFor();
  await watcher.page.locator('.plate[data-seat="2"] .absent').waitFor();
  await lost.context.setOffline(false);
  await lost.page.waitForSelector('.offline', { state: 'hidden' });
  await host.page.locator('.plate[data-seat="2"] .absent').waitFor({ state: 'detached' });
  await lost.page.reload();
  await lost.page.waitForSelector('.felt .plate');

  assert.equal(await playTogether(pages, 'briskula'), 'over');
  for (const page of pages) await page.waitForSelector('.result h2');
  await watcher.page.getByRole('heading', { name: /Winner: Seat \d and Seat \d|A draw/ }).waitFor();
  await watcher.page.getByRole('button', { name: 'Replay' }).click();
  await watcher.page.waitForSelector('.steps');
  for (const session of [host, guests[0], guests[2], watcher]) await assertClean(session);
  await close([...players, watcher]);
});

test('a code typed in the lobby leads to a seat, and to the rail when all are taken', async () => {
  const host = await here.open();
  const code = await invite(host.page, 'tablic');
  const guest = await here.open();
  await guest.page.fill('input[name="code"]', 'nonsense!');
  await guest.page.click('.code-row button[type="submit"]');
  await guest.page.getByText('That is no code').first().waitFor();
  await guest.page.fill('input[name="code"]', ` ${code.slice(0, 4)} ${code.slice(4).toUpperCase()} `);
  await guest.page.click('.code-row button[type="submit"]');
  await guest.page.waitForSelector('.hand');
  await host.page.getByText('The opponent: at the table now').first().waitFor();
  const late = await here.open();
  await late.page.fill('input[name="code"]', `${here.server.url}#/j/${code}`);
  await late.page.click('.code-row button[type="submit"]');
  await late.page.waitForSelector('.watch-mark');
  await late.page.goto(`${here.server.url}#/t/nosuchtable0`);
  await late.page.getByText('There is no such table').waitFor();
  await assertClean(guest);
  await close([host, guest, late]);
});
