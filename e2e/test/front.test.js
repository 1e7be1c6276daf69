// The way into a game and out of it: one click, the end, the offer to finish, lessons, mistakes, company.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, assertClean, graveFindings, inspect } from '../lib/browser.js';
import { invite, join } from '../lib/friends.js';
import { app } from '../lib/app.js';
import { lobby, move, playOut, sitDown, tabTo, turn } from '../lib/play.js';

const here = app();

const GAMES = ['tablic', 'briskula', 'love-letter', 'connect4'];

test('a tile deals at once, and deals as it did last time', async () => {
  const session = await here.open({ width: 390, height: 800, touch: true });
  const { page } = session;
  await page.selectOption('.tile-briskula select[name="opponent"]', 'easy');
  await page.tap('.tile-briskula .tile-play');
  await turn(page);
  assert.equal(await page.locator('.hand button').count(), 3, 'obična, as people play it');
  assert.equal(await page.getByRole('button', { name: 'Take back' }).isVisible(), false, 'it counts');
  await move(page, 'briskula');
  await turn(page);
  await page.goto(`${here.server.url}#/`);
  await page.locator('.running .turn-yours', { hasText: 'Your turn' }).waitFor();
  await lobby(page);
  assert.equal(await page.locator('.tile-briskula select[name="opponent"]').inputValue(), 'easy');
  await page.selectOption('.tile-briskula select[name="variant"]', 'dupla');
  await page.reload();
  await page.tap('.tile-briskula .tile-play');
  await turn(page);
  assert.equal(await page.locator('.hand button').count(), 4);
  await assertClean(session);
  await session.context.close();
});

test('the rules of the sources are one click away, and house rules stay', async () => {
  const session = await here.open();
  const { page } = session;
  await page.click('.tile-tablic .tile-more');
  await page.click('details.rules > summary');
  assert.equal(await page.locator('.setup [name="cards_bonus"]').inputValue(), 'always');
  await page.getByRole('button', { name: 'As in the sources' }).click();
  assert.equal(await page.locator('.setup [name="cards_bonus"]').inputValue(), 'on-tie');
  await page.reload();
  await lobby(page);
  await page.click('.tile-tablic .tile-more');
  assert.equal(await page.locator('.setup [name="cards_bonus"]').inputValue(), 'on-tie');
  await assertClean(session);
  await session.context.close();
});

for (const game of GAMES) {
  test(`the end says why, and another game is the first thing offered: ${game}`, async () => {
    const session = await here.open();
    const { page } = session;
    await sitDown(page, game, { level: 'easy', match: game === 'love-letter' });
    await playOut(page, game);
    const told = await page.locator('.result').textContent();
    const why = { tablic: /Cards/, briskula: /Tricks/, 'love-letter': /last one|highest|Equal/, connect4: /in a row|full/ };
    assert.match(told, why[game]);
    assert.equal(await page.locator('.result .token-row').count(), game === 'love-letter' ? 2 : 0);
    assert.deepEqual(await graveFindings(page, 'result'), []);
    await page.click('.result .primary');
    await page.waitForFunction(() => document.querySelector('.result-place').hidden);
    await turn(page);
    await assertClean(session);
    await session.context.close();
  });
}

test('a decided game can be finished', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'briskula', { level: 'easy' });
  const finish = page.locator('.tool.finish');
  for (let i = 0; i < 40 && !(await finish.isVisible()); i += 1) {
    if ((await turn(page)) === 'over') break;
    await move(page, 'briskula');
    await turn(page);
  }
  if (await finish.isVisible()) {
    await page.keyboard.press('f');
    await page.waitForSelector('.result h2', { timeout: 30_000 });
  }
  assert.match(await page.locator('.result h2').textContent(), /You win|You lose|A draw/);
  await assertClean(session);
  await session.context.close();
});

for (const game of GAMES) {
  test(`a hint marks the cards of ${game}`, async () => {
    const session = await here.open();
    const { page } = session;
    await sitDown(page, game, { level: 'easy' });
    await page.keyboard.press('h');
    await page.waitForSelector('.advice-tag.best', { timeout: 30_000 });
    assert.match(await page.locator('.hint-best').textContent(), /^Best: /);
    assert.deepEqual(await graveFindings(page, 'hint'), []);
    await assertClean(session);
    await session.context.close();
  });
}

/** Makes the one move that a lesson asks for. */
async function follow(page, game, { keys }) {
  const [first] = await page
    .locator('.hand button:not([aria-disabled]), .column:not([aria-disabled])')
    .evaluateAll((found) => found.map((element) => element.getAttribute('aria-keyshortcuts')));
  if (keys) await page.keyboard.press(first);
  else await page.locator(`.hand [aria-keyshortcuts="${first}"], .column[aria-keyshortcuts="${first}"]`).tap();
  for (let i = 0; i < 3; i += 1) {
    const [confirm, chip] = ['.primary', '.chip'].map((kind) => page.locator(`.felt .choices ${kind}`).first());
    const more = (await confirm.isVisible()) ? confirm : chip;
    if (!(await more.isVisible())) return;
    await more.click();
  }
}

for (const [game, keys] of [['tablic', false], ['briskula', true], ['love-letter', false], ['connect4', true]]) {
  test(`the first game of ${game}, step by step, with ${keys ? 'keys' : 'taps'}`, async () => {
    const session = await here.open({ width: 400, height: 860, touch: true });
    const { page } = session;
    await page.goto(`${here.server.url}#/learn/${game}`);
    await page.waitForSelector('.coach');
    const step = () => page.locator('.coach-step').textContent();
    const total = Number(/of (\d+)/.exec(await step())[1]);
    assert.ok(total >= 10 && total <= 15);
    for (let i = 1; i < total; i += 1) {
      await page.waitForFunction((n) => document.querySelector('.coach-step').textContent.startsWith(`Step ${n} `), i);
      await page.waitForFunction(
        () => document.querySelector('.coach-do') ? document.querySelector('.felt').dataset.state === 'mine' : !document.querySelector('.coach .primary').disabled,
      );
      if (await page.locator('.coach-do').count()) await follow(page, game, { keys });
      else if (keys) await page.keyboard.press('ArrowRight');
      else await page.locator('.coach .primary').tap();
    }
    await page.getByRole('button', { name: 'Play a game' }).click();
    await turn(page);
    await assertClean(session);
    await session.context.close();
  });
}

test('each costly move again, before the answer', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'briskula', { level: 'hard' });
  await playOut(page, 'briskula');
  await page.getByRole('button', { name: 'Learn from mistakes' }).click();
  await page.waitForSelector('.mistakes-panel', { timeout: 120_000 });
  if (await page.getByRole('button', { name: 'Show the answer' }).count()) {
    assert.equal(await page.locator('.advice-tag').count(), 0);
    await page.keyboard.press('1');
    await page.locator('.mistake-said').waitFor();
    const show = page.getByRole('button', { name: 'Show the answer' });
    if (await show.count()) await show.click();
    await page.getByText(/^Better: /).waitFor();
    assert.ok((await page.locator('.advice-tag.best').count()) >= 1);
  }
  await assertClean(session);
  await session.context.close();
});

test('friends greet each other, by a link with a picture', async () => {
  const host = await here.open();
  const code = await invite(host.page, 'connect4');
  assert.equal(await host.page.locator('.qr').count(), 1);
  const guest = await here.open();
  await join(guest.page, here.server.url, code);
  await guest.page.locator('.name-prompt').waitFor();
  await guest.page.fill('.name-prompt input', 'Jagoda');
  await guest.page.click('.name-prompt .secondary');
  await host.page.locator('.plate', { hasText: 'Jagoda' }).waitFor();
  await guest.page.click('.emotes summary');
  await guest.page.click('[data-emote="hello"]');
  await host.page.getByText('Jagoda: Hello!').first().waitFor();
  assert.deepEqual(await graveFindings(host.page, 'company'), []);
  await assertClean(host);
  await assertClean(guest);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('the page opens without a network and says what works', async () => {
  const session = await here.open({ keeps: true, expectOffline: true });
  const { page, context } = session;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await lobby(page);
  await context.setOffline(true);
  await page.reload();
  await lobby(page);
  await page.getByText('No network').first().waitFor();
  assert.deepEqual(await graveFindings(page, 'offline'), []);
  const manifest = await page.evaluate(() => document.querySelector('link[rel="manifest"]').href);
  await context.setOffline(false);
  const answer = await (await fetch(manifest)).json();
  assert.equal(answer.display, 'standalone');
  await page.getByText('No network').waitFor({ state: 'detached' });
  await context.close();
});

for (const [name, look] of LOOKS) {
  test(`no serious finding on the way in: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    await check('lobby');
    await page.goto(`${here.server.url}#/rules/briskula`);
    await page.waitForSelector('.rank-pictures');
    await check('rules');
    await page.goto(`${here.server.url}#/learn/love-letter`);
    await page.waitForSelector('.coach-text');
    await check('lesson');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    assert.match(await page.locator('dialog').textContent(), /Tap one of your two cards/);
    await check('help');
    await page.locator('dialog .primary').click();
    await page.goto(`${here.server.url}#/`);
    await lobby(page);
    await tabTo(page, '.tile-connect4 .tile-play');
    await page.keyboard.press('Enter');
    await turn(page);
    assert.match(await page.title(), /Your turn/);
    await check('table');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });
}
