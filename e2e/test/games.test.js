// Whole games of each kind against the real server.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, playOut, sitDown, tabTo, turn } from '../lib/play.js';

const here = app();

const KINDS = [
  ['tablic', {}],
  ['tablic', { players: 3 }],
  ['briskula', {}],
  ['briskula', { players: 4 }],
  ['love-letter', {}],
  ['love-letter', { players: 4 }],
  ['connect4', { level: 'hard' }],
];

for (const [game, options] of KINDS) {
  test(`${game} with the mouse, ${options.players ?? 2} players`, async () => {
    const session = await here.open();
    await sitDown(session.page, game, { level: 'easy', ...options });
    assert.match(await playOut(session.page, game), /You win|You lose|A draw/);
    await assertClean(session);
    await session.context.close();
  });
}

for (const game of ['tablic', 'briskula', 'love-letter', 'connect4']) {
  test(`${game} from the lobby to the end with keys alone`, async () => {
    const session = await here.open();
    const { page } = session;
    await tabTo(page, `.tile-${game} .tile-play`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.felt .plate');
    assert.match(await playOut(page, game, { keys: true }), /You win|You lose|A draw/);
    await tabTo(page, '.result .primary');
    await assertClean(session);
    await session.context.close();
  });
}

test('Enter means the card that a key has picked, wherever the focus was', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'tablic', { level: 'easy' });
  await page.focus('.hand .card:first-child');
  await page.keyboard.press('2');
  assert.ok(await page.evaluate(() => document.activeElement.matches('.hand .card.picked')));
  await page.keyboard.press('Enter');
  await turn(page);
  assert.equal(await page.locator('.hand button').count(), 5);
  await session.context.close();
});

test('briškula dupla, chosen on the tile', async () => {
  const session = await here.open();
  const { page } = session;
  await page.selectOption('.tile-briskula select[name="variant"]', 'dupla');
  await page.click('.tile-briskula .tile-play');
  await turn(page);
  assert.equal(await page.locator('.hand button').count(), 4);
  await playOut(page, 'briskula');
  await assertClean(session);
  await session.context.close();
});

test('cards move, and a click ends the movement', async () => {
  const session = await here.open({ speed: 'slow' });
  const { page } = session;
  await sitDown(page, 'briskula', { level: 'easy' });
  for (let i = 0; i < 4; i += 1) {
    if ((await turn(page)) === 'over') break;
    await move(page, 'briskula');
    await page.waitForTimeout(120);
    await page.mouse.click(300, 400);
  }
  assert.ok((await page.locator('.log li').count()) >= 6);
  await assertClean(session);
  await session.context.close();
});

test('a reload in the middle goes on at the same move', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'tablic');
  for (let i = 0; i < 3; i += 1) {
    await move(page, 'tablic');
    await turn(page);
  }
  const told = await page.locator('.log').textContent();
  const hand = await page.locator('.hand').innerHTML();
  await page.reload();
  await turn(page);
  assert.equal(await page.locator('.log').textContent(), told);
  assert.equal((await page.locator('.hand').innerHTML()).length, hand.length);
  await page.goto(here.server.url);
  await page.locator('.running .turn-yours a').click();
  await turn(page);
  assert.equal(await page.locator('.log').textContent(), told);
  await assertClean(session);
  await session.context.close();
});

test('a match goes on to its next game', async () => {
  const session = await here.open();
  const { page } = session;
  await sitDown(page, 'love-letter', { level: 'easy', match: true });
  await playOut(page, 'love-letter');
  assert.equal(await page.locator('.match-line').count(), 1);
  await page.keyboard.press('n');
  await page.waitForFunction(() => document.querySelector('.result-place').hidden);
  await turn(page);
  await assertClean(session);
  await session.context.close();
});
