// What the tables make of the server's data: a plain table for a game without a module, the rules as they were
// chosen, captures that are not listed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertClean, assertNoSideScroll, graveFindings, LOOKS } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { choose, sitDown, turn } from '../lib/play.js';

const here = app();

/** From now on the page is told that no game brings a module. */
async function withoutModules(page) {
  await page.route('**/games/index.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/MODULES = .*;/, 'MODULES = {};');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await page.waitForSelector('.tile-play:enabled');
}

for (const [game, options] of [
  ['tablic', {}],
  ['briskula', { players: 4 }],
  ['love-letter', { players: 3 }],
  ['connect4', {}],
]) {
  test(`a plain table does for ${game}`, async () => {
    const session = await here.open();
    const { page } = session;
    await withoutModules(page);
    await sitDown(page, game, { level: 'easy', ...options });
    assert.ok((await page.locator('.plain-view').textContent()).length > 20);
    for (let i = 0; (await turn(page)) === 'mine'; i += 1) {
      assert.ok(i < 120, 'the game ends');
      if (i % 2) await page.keyboard.press('1');
      else await page.locator('.plain-moves button').last().click();
    }
    assert.match(await page.locator('.result h2').textContent(), /You win|You lose|A draw/);
    assert.match(await page.locator('.log').textContent(), /You /);
    await page.keyboard.press('r');
    await page.waitForSelector('.curve', { timeout: 60_000 });
    await assertClean(session);
    await session.context.close();
  });
}

for (const [look, options] of LOOKS) {
  test(`a plain table can be read by everybody: ${look}`, async () => {
    const session = await here.open(options);
    const { page } = session;
    await withoutModules(page);
    await sitDown(page, 'tablic', { level: 'easy' });
    assert.deepEqual(await graveFindings(page, look), []);
    await assertNoSideScroll(page, look);
    await session.context.close();
  });
}

test('who watches a plain table sees what everybody sees', async () => {
  const host = await here.open();
  await sitDown(host.page, 'tablic', { level: 'easy', practice: false });
  const watcher = await here.open();
  await withoutModules(watcher.page);
  await watcher.page.goto(host.page.url());
  await watcher.page.waitForSelector('.watch-mark');
  const seen = await watcher.page.locator('.plain-view').textContent();
  assert.match(seen, /^table: \[/m);
  assert.doesNotMatch(seen, /^hand: /m);
  await assertClean(watcher);
  await host.context.close();
  await watcher.context.close();
});

/** Chooses rules in the lobby, and gives back the rules as they are then told. */
async function toldWith(page, game, rules) {
  await choose(page, game, rules);
  return page.locator('.rules-panel').innerText();
}

for (const [game, rules, there, gone] of [
  ['tablic', {}, [/an ace is 1 or 11/, /Whoever has most cards gets 3/, /J 12, Q 13/], [/partners/]],
  ['tablic', { cards_bonus: 'on-tie' }, [/On equal points whoever has more cards gets 3/], [/Whoever has most/]],
  [
    'tablic',
    { players: '4', ace: '1', cards_bonus: 'always', jack: 'sweeps', tabla_points: '0', open: 'hands', cut_card: 'on' },
    [
      /an ace is 1\./,
      /Whoever has most cards gets 3/,
      /takes the whole table/,
      /brings nothing more/,
      /All hands lie open/,
      /bottom card of the pack is shown/,
      /opposite are partners/,
    ],
    [/1 or 11/, /On equal points/],
  ],
  ['tablic', { cards_bonus: 'none' }, [/number of cards counts nothing/], [/gets 3/]],
  ['briskula', { variant: 'dupla' }, [/Dupla: four cards/, /More than 60 points win/, /after a cut/], [/Obična/, /left out/, /signal/]],
  ['briskula', { deal: 'knock' }, [/Obična: three cards/, /after a knock/], [/Dupla/]],
  ['briskula', { players: '3', left_out: 'fours' }, [/Obična/, /four fours are left out/, /Most points win/], [/60 to 60/]],
  [
    'briskula',
    { players: '4', signals: 'on', open_hands: 'stock-out' },
    [/you may signal/, /chance of 0.2/, /once the stock is out/, /count their points together/],
    [/left out/],
  ],
  ['love-letter', {}, [/Guard ×5/, /higher sum of discards/, /Three more lie face up/, /match: 7/], []],
  [
    'love-letter',
    { players: '3', guards: '4', ties: 'all' },
    [/Guard ×4/, /everybody who has them wins/, /match: 5/],
    [/face up/, /sum of discards/],
  ],
  ['connect4', {}, [/7 columns/, /6 cells/, /has 4 stones/], []],
  ['connect4', { rows: '5', cols: '8', connect: '3' }, [/8 columns/, /5 cells/, /has 3 stones/], []],
]) {
  test(`the rules of ${game} follow ${JSON.stringify(rules)}, in the lobby and at the table`, async () => {
    const session = await here.open();
    const { page } = session;
    const check = (text) => {
      for (const words of there) assert.match(text, words);
      for (const words of gone) assert.doesNotMatch(text, words);
    };
    check(await toldWith(page, game, rules));
    await page.click('.sit-down');
    await turn(page);
    check(await page.locator('.aside details', { hasText: 'ules' }).evaluate((element) => element.textContent));
    await assertClean(session);
    await session.context.close();
  });
}

test('a capture that is not listed is asked about', async () => {
  const session = await here.open();
  const { page } = session;
  let hidden;
  const asked = [];
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (JSON.parse(text).type === 'check') asked.push(JSON.parse(text).move);
      server.send(text);
    });
    // Of the captures of a card all but the first are kept back, as if there were too many to list.
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type !== 'snapshot') return socket.send(text);
      const captures = message.choices.filter(({ taken }) => taken);
      const card = captures.find((one) => captures.filter((other) => other.card === one.card).length > 1)?.card;
      hidden = captures.filter((one) => one.card === card).at(-1);
      if (!card) return socket.send(text);
      const choices = message.choices.filter(({ move }) => move !== hidden.move);
      return socket.send(JSON.stringify({ ...message, choices, cut: true }));
    });
  });
  await choose(page, 'tablic', {}, 'captures');
  await sitDown(page, 'tablic', { level: 'easy' });
  for (let i = 0; !hidden; i += 1) {
    assert.ok(i < 20 && (await turn(page)) === 'mine', 'there is something to choose from');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await turn(page);
  }
  await page.click(`.hand [data-card="${hidden.card}"]`);
  // What it would take is chosen already; the other capture is put together by hand.
  await page.getByRole('button', { name: 'Lay it instead' }).click();
  for (const code of hidden.taken) await page.click(`.open-cards [data-card="${code}"]`);
  const confirm = page.locator('.confirm .primary');
  await page.waitForFunction(() => !document.querySelector('.confirm .primary').disabled);
  assert.ok(asked.length > 0);
  assert.match(await confirm.textContent(), new RegExp(String(hidden.taken.length)));
  const { move } = hidden;
  await confirm.click();
  await page.waitForFunction((n) => document.querySelectorAll('.log li').length > n, 0);
  await turn(page);
  assert.ok((await page.locator('.log').textContent()).includes('You take'), move);
  await assertClean(session);
  await session.context.close();
});
