// Puzzles: chosen, solved by mouse, keys and touch, answered with the proof, in every language.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../lib/app.js';
import { assertClean, inspect, LOOKS } from '../lib/browser.js';

const here = app();

const GAMES = ['tablic', 'briskula', 'love-letter', 'connect4'];

/** The puzzles of a game as the server lists them. */
const listed = async (game) => (await fetch(`${here.server.url}api/puzzles/${game}`)).json();

/** Asks the server for the solution by trying any move. */
async function solution(game, id) {
  const path = `${here.server.url}api/puzzles/${game}/${id}`;
  const { table } = await (await fetch(path)).json();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ move: table.legal[0] }),
  });
  const answer = await response.json();
  return { right: answer.solution, wrong: table.legal.find((move) => move !== answer.solution), table };
}

async function open(page, game, id) {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    `#/puzzles/${game}/${id}`,
  );
  await page.waitForSelector(`.felt[data-puzzle="${id}"][data-state="mine"]`);
}

/** In Briškula a card is a move. */
const throwCard = (page, code) => page.locator(`.hand [data-card="${code}"]`).click();

test('a puzzle of Briškula is solved by mouse and by keys, and the rating moves', async () => {
  const session = await here.open();
  const { page } = session;
  const [first, second] = (await listed('briskula')).filter(({ kind }) => kind === 'certain').slice(-2);
  await open(page, 'briskula', first.id);
  const own = () => page.locator('#puzzle-own').textContent();
  const before = await own();
  assert.equal(await page.locator('.puzzle-stock .card').count(), 0, 'hidden cards stay hidden');
  await throwCard(page, (await solution('briskula', first.id)).right);
  await page.waitForSelector('.puzzle-answer.right');
  assert.notEqual(await own(), before);
  assert.match(await page.locator('#puzzle-streak').textContent(), /1/);
  assert.ok((await page.locator('.puzzle-moves li').count()) >= 2);
  assert.equal(await page.locator('.puzzle-moves .solution').count(), 1);

  await open(page, 'briskula', second.id);
  const { wrong, table } = await solution('briskula', second.id);
  await page.keyboard.press(String(table.observation.hand.indexOf(wrong) + 1));
  await page.waitForSelector('.puzzle-answer.wrong');
  assert.match(await page.locator('#puzzle-streak').textContent(), /0/);
  await page.keyboard.press('t');
  await page.waitForSelector('.felt[data-state="mine"]');
  const puzzle = await page.locator('.felt').getAttribute('data-puzzle');
  await page.keyboard.press('n');
  await page.waitForFunction(
    (id) => document.querySelector('.felt')?.dataset.puzzle !== id,
    puzzle,
  );
  await assertClean(session);
  await session.context.close();
});

test('game, cards, theme and difficulty are chosen and remembered', async () => {
  const session = await here.open();
  const { page } = session;
  await page.click('.parts a[href="#/puzzles"]');
  await page.waitForSelector('.felt[data-puzzle]');
  for (const game of GAMES) {
    await page.selectOption('#puzzle-game', game);
    await page.waitForSelector(`.felt-${game}[data-puzzle]`);
    await page.selectOption('#puzzle-difficulty', 'middle');
    await page.waitForSelector(`.felt-${game}[data-puzzle]`);
    const theme = await page.locator('#puzzle-theme option').nth(1).getAttribute('value');
    await page.selectOption('#puzzle-difficulty', 'near');
    await page.selectOption('#puzzle-theme', theme);
    const list = await listed(game);
    await page.waitForFunction(
      (ids) => ids.includes(document.querySelector('.felt')?.dataset.puzzle),
      list.filter(({ themes }) => themes.includes(theme)).map(({ id }) => id),
    );
  }
  await page.reload();
  await page.waitForSelector('.felt-connect4[data-puzzle]');
  await assertClean(session);
  await session.context.close();
});

for (const [name, look] of LOOKS)
  test(`puzzles are accessible: ${name}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    for (const game of GAMES) {
      const list = await listed(game);
      for (const kind of ['open', 'certain']) {
        const one = list.find((puzzle) => puzzle.kind === kind);
        if (!one) continue;
        await open(page, game, one.id);
        await check(`${game} ${kind}`);
      }
      if (game === 'briskula') {
        const { id } = list[0];
        await open(page, game, id);
        await throwCard(page, (await solution(game, id)).wrong);
        await page.waitForSelector('.puzzle-answer');
        await check(`${game} answered`);
      }
    }
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });

for (const language of ['sr', 'sr-Latn', 'hr', 'pl', 'ro'])
  test(`every word of puzzles is there: ${language}`, async () => {
    const session = await here.open({ language });
    const { page } = session;
    for (const game of GAMES) {
      const list = await listed(game);
      await open(page, game, list[0].id);
      if (game !== 'briskula') continue;
      await throwCard(page, (await solution(game, list[0].id)).right);
      await page.waitForSelector('.puzzle-answer.right');
    }
    await assertClean(session);
    await session.context.close();
  });
