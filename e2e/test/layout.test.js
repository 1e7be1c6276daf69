// The table stands still: whatever happens on it, nothing but cards moves; and everything can be reached on any screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean, assertNoSideScroll } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { move, playOut, sitDown, turn } from '../lib/play.js';

const here = app();

const KINDS = [
  ['tablic', 2],
  ['tablic', 3],
  ['tablic', 4],
  ['briskula', 2],
  ['briskula', 3],
  ['briskula', 4],
  ['love-letter', 2],
  ['love-letter', 3],
  ['love-letter', 4],
  ['connect4', 2],
];

const SIZES = [
  ['a phone', { width: 360, height: 740 }],
  ['a laptop', { width: 1366, height: 768 }],
];

/** Where the hand, the plates, the tools and the board are, in whole pixels of the page. */
const places = (page) =>
  page.evaluate(() => {
    const found = {};
    const note = (name, element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      found[name] = [left + scrollX, top + scrollY, width, height].map(Math.round).join(' ');
    };
    for (const selector of ['.felt', '.hand', '.choices', '.mine', '.middle', '.board-box'])
      document.querySelectorAll(selector).forEach((element) => note(selector, element));
    document
      .querySelectorAll('.plate')
      .forEach((element) => note(`plate of seat ${element.dataset.seat}`, element));
    document
      .querySelectorAll('.toolbar .tool:not([hidden])')
      .forEach((element) => note(`tool ${element.textContent}`, element));
    return found;
  });

/** Nothing that was there has moved; what came since moves nothing. */
async function assertStill(page, before, when) {
  const now = await places(page);
  const same = Object.fromEntries(Object.keys(before).map((name) => [name, now[name]]));
  assert.deepEqual(same, before, when);
}

for (const [game, players] of KINDS) {
  for (const [size, look] of SIZES) {
    test(`${game} for ${players} stands still on ${size}`, async () => {
      const session = await here.open(look);
      const { page } = session;
      // The same game every time, so that the test sees the same every time.
      await sitDown(page, game, { level: 'easy', seed: 'stands still', ...(players > 2 ? { players } : {}) });
      const before = await places(page);
      assert.ok(Object.keys(before).length >= players + 5);
      await assertNoSideScroll(page, game);
      for (let i = 0; i < 12 && (await turn(page)) === 'mine'; i += 1) {
        if (game !== 'connect4' && game !== 'briskula') {
          await page.locator('.hand button:not([aria-disabled])').first().click();
          await assertStill(page, before, `${game}: a card is picked, move ${i}`);
          await page.locator('.hand .picked').click();
        }
        await assertStill(page, before, `${game}: before move ${i}`);
        await move(page, game);
        await assertStill(page, before, `${game}: after move ${i}`);
      }
      await assertClean(session);
      await session.context.close();
    });
  }
}

for (const [game, players] of KINDS) {
  for (const [where, look] of [
    ['a phone on its side', { width: 740, height: 360 }],
    ['a page at twice its size', { width: 640, height: 430 }],
  ]) {
    test(`${where} shows the whole hand: ${game} for ${players}`, async () => {
      const session = await here.open(look);
      const { page } = session;
      await sitDown(page, game, { level: 'easy', ...(players > 2 ? { players } : {}) });
      await page.evaluate(() => scrollTo(0, 0));
      await assertNoSideScroll(page, game);
      const seen = page.locator(game === 'connect4' ? '.board-box' : '.hand .card');
      for (const box of await Promise.all((await seen.all()).map((element) => element.boundingBox()))) {
        const inside =
          box.x >= 0 && box.y >= 0 && box.x + box.width <= look.width && box.y + box.height <= look.height;
        assert.ok(inside, `${game}: cut at ${JSON.stringify(box)}`);
      }
      await session.context.close();
    });
  }
}

test('three and four sit round the table', async () => {
  for (const [, look] of SIZES) {
    const session = await here.open(look);
    const { page } = session;
    for (const players of [3, 4]) {
      await page.goto(`${here.server.url}#/`);
      await sitDown(page, 'briskula', { level: 'easy', players });
      const centre = async (place) => {
        const box = await page.locator(`.other.at-${place} .plate`).boundingBox();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const [hand, left, right] = [await page.locator('.hand').boundingBox(), await centre('left'), await centre('right')];
      const middle = hand.x + hand.width / 2;
      assert.ok(left[0] < middle - 40 && right[0] > middle + 40, 'one sits on either side');
      assert.ok(left[1] < hand.y && Math.abs(left[1] - right[1]) < 2);
      if (players === 4) {
        const top = await centre('top');
        assert.ok(top[1] < left[1] && left[0] < top[0] && top[0] < right[0], 'the partner sits opposite');
        assert.match(await page.locator('.other.at-top .plate').textContent(), /Your partner/);
      }
    }
    await session.context.close();
  }
});

for (const look of [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
]) {
  test(`the end of Connect 4 is seen at ${look.width} × ${look.height}`, async () => {
    const session = await here.open(look);
    const { page } = session;
    await sitDown(page, 'connect4', { level: 'hard' });
    const board = await page.locator('.board-box').boundingBox();
    await playOut(page, 'connect4');
    await page.waitForFunction(() => document.querySelector('.result').getAnimations().length === 0);
    const result = await page.locator('.result').boundingBox();
    assert.ok(result.y >= 0 && result.y + result.height <= look.height, `it lies at ${JSON.stringify(result)}`);
    assert.deepEqual(await page.locator('.board-box').boundingBox(), board);
    const won = await page.locator('.stone.won').all();
    assert.ok(won.length >= 4 || won.length === 0);
    for (const stone of won) {
      const box = await stone.boundingBox();
      const apart =
        box.y + box.height <= result.y || box.x + box.width <= result.x || box.x >= result.x + result.width;
      assert.ok(apart, 'the winning row is not covered');
    }
    await session.context.close();
  });
}

test('the header fits at every width, in every language', async () => {
  for (const language of ['en', 'sr', 'sr-Latn', 'hr', 'pl', 'ro']) {
    const session = await here.open({ language, width: 768, height: 900 });
    const { page } = session;
    for (const width of [340, 641, 768, 820, 900, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await assertNoSideScroll(page, `${language} at ${width}`);
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('.top a, .top button, .top select')]
          .filter((element) => element.offsetParent)
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth)
          .map((element) => element.textContent),
      );
      assert.deepEqual(over, [], `${language} at ${width}`);
    }
    await session.context.close();
  }
});
