// Trees stepped through: an own one, a Connect-4 board, the end of a Briškula game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOOKS, assertClean, assertNoSideScroll, graveFindings, inspect } from '../lib/browser.js';
import { app } from '../lib/app.js';
import { tabTo } from '../lib/play.js';

const here = app();

async function openTrees(look, query = '') {
  const session = await here.open(look);
  await session.page.goto(`${here.server.url}#/trees${query}`);
  await session.page.waitForSelector('.tree-view .node');
  return session;
}

const text = (page, selector) => page.locator(selector).textContent();

/** α and β as they stand beside a node. */
const bounds = async (page, node) =>
  (await page.locator(`[data-node="${node}"] .bound`).allTextContents()).join(' ');

async function press(page, key, times = 1) {
  for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
}

/** Waits until the step counter shows a tree with so many steps. */
const steps = (page, count) =>
  page.waitForFunction(
    (end) => document.getElementById('step-number').textContent.endsWith(end),
    `/ ${count}`,
  );

async function takeSource(page, source) {
  await page.check(`input[name="tree-source"][value="${source}"]`, { force: true });
  await page.waitForSelector('.tree-spot:not([hidden])');
}

/** What the page finds with an algorithm for the tree that is shown. */
async function rootValue(page, mode) {
  await page.selectOption('#mode', mode);
  await page.click('#to-end');
  return text(page, '#root-value');
}

test('an own tree goes forward and back, with α and β at every step', async () => {
  const session = await openTrees();
  const { page } = session;
  assert.equal(await text(page, '#step-number'), '0 / 35');
  await press(page, 'ArrowRight');
  assert.equal(await bounds(page, 0), 'α −∞ β +∞');
  await press(page, 'ArrowRight', 3);
  assert.equal(await text(page, '#sentence'), 'This leaf is worth −13.');
  await press(page, 'ArrowRight');
  assert.equal(await text(page, '#sentence'), 'Max takes −13, so α rises to −13.');
  assert.equal(await bounds(page, 3), 'α −13 β +∞');
  await press(page, 'ArrowRight', 8);
  assert.match(await text(page, '#sentence'), /^Max has −7 here already, .* so the last child is cut\.$/);
  assert.equal(await bounds(page, 4), 'α −7 β −13');
  assert.equal(await text(page, '#leaves-cut'), '1');
  assert.equal(await page.locator('.edge.severed').count(), 1);
  assert.equal(await page.locator('[data-node="10"]').getAttribute('data-status'), 'cut');
  await press(page, 'ArrowLeft');
  assert.equal(await text(page, '#leaves-cut'), '0');
  assert.equal(await page.locator('.edge.severed').count(), 0);
  assert.equal(await text(page, '#step-number'), '12 / 35');
  await press(page, 'End');
  assert.equal(await text(page, '#sentence'), 'The root is worth 1: that is the result.');
  assert.equal(await text(page, '#leaves-seen'), '7 of 8');
  await press(page, 'Home');
  assert.equal(await text(page, '#root-value'), '–');
  await page.selectOption('#rival', 'minimax');
  const costs = await page.locator('.tree-cost').allTextContents();
  assert.deepEqual(costs, ['Alpha–beta: 1, 7 of 8 leaves', 'Minimax: 1, 8 of 8 leaves']);
  await assertClean(session);
  await session.context.close();
});

test('a tree plays by itself, faster and slower', async () => {
  const session = await openTrees();
  const { page } = session;
  await page.locator('#tree-speed').fill('10');
  await page.locator('h1').click();
  await press(page, ' ');
  assert.equal(await text(page, '#play'), 'Pause');
  await page.waitForFunction(() => document.getElementById('root-value').textContent === '1');
  assert.equal(await text(page, '#play'), 'Play');
  await page.locator('#position').fill('5');
  assert.equal(await text(page, '#step-number'), '5 / 35');
  await assertClean(session);
  await session.context.close();
});

test('chance, three players, and text that is no tree', async () => {
  const session = await openTrees();
  const { page } = session;
  await page.selectOption('#tree-example', 'chance');
  await page.waitForSelector('[data-who="chance"]');
  assert.equal(await rootValue(page, 'expectiminimax'), '4.25');
  await page.click('#back');
  await page.selectOption('#tree-example', 'three');
  await page.waitForSelector('[data-who="player-3"]');
  assert.equal(await rootValue(page, 'paranoid'), '[1, 1, 1]');
  assert.equal(await rootValue(page, 'maxn'), '[1, 1, 1]');
  await page.fill('#tree-text', '3\n(2)\n[1] [x]\n');
  await page.click('#tree-show');
  await page.waitForFunction(() => document.getElementById('tree-error').textContent !== '');
  assert.match(await text(page, '#tree-error'), /^There is no such tree: line 3: `\[x\]` is not /);
  await page.setInputFiles('input[type="file"]', {
    name: 'tree.in',
    mimeType: 'text/plain',
    buffer: Buffer.from('2\n(3)\n[4] [9] [2]\n'),
  });
  await steps(page, 8);
  assert.equal(await rootValue(page, 'minimax'), '9');
  assert.equal(await text(page, '#tree-error'), '');
  await assertClean({ page, faults: session.faults.filter((fault) => !fault.includes('400')) });
  await session.context.close();
});

test('a tree is built by pressing its nodes, and a link opens it', async () => {
  const session = await openTrees();
  const { page } = session;
  await page.selectOption('#tree-example', 'single');
  await steps(page, 1);
  await page.check('#tree-build');
  const change = async (node, what) => {
    await page.locator(`[data-node="${node}"] .shape`).click();
    await page.click(`[data-change="${what}"]`);
  };
  const setLeaf = async (node, value) => {
    await page.locator(`[data-node="${node}"] .shape`).click();
    await page.fill('#editor-value', value);
    await page.keyboard.press('Enter');
  };
  const isNow = (tree) =>
    page.waitForFunction((wanted) => document.getElementById('tree-text').value === wanted, tree);
  await change(0, 'add');
  await isNow('2\n(2)\n[0] [0]\n');
  await setLeaf(1, '6');
  await setLeaf(2, 'much');
  assert.equal(await text(page, '#editor-error'), 'Whole numbers of up to 15 digits only.');
  await page.fill('#editor-value', '-4');
  await page.keyboard.press('Enter');
  await isNow('2\n(2)\n[6] [-4]\n');
  await change(0, 'chance');
  await isNow('2\n<2>\n1/2:[6] 1/2:[-4]\n');
  assert.equal(await rootValue(page, 'expectiminimax'), '1');
  await change(2, 'add');
  await isNow('3\n<2>\n1/2:[6] 1/2:(2)\n[-4] [0]\n');
  await change(3, 'remove');
  await isNow('3\n<2>\n1/2:[6] 1/2:(1)\n[0]\n');
  assert.equal(await rootValue(page, 'expectiminimax'), '3');
  await page.click('#tree-link');
  await page.waitForSelector('.toast');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.reload();
  await page.waitForSelector('.tree-view .node');
  assert.equal(await text(page, '#root-value'), '3');
  assert.equal(await page.inputValue('#tree-text'), '3\n<2>\n1/2:[6] 1/2:(1)\n[0]\n');
  await assertClean(session);
  await session.context.close();
});

test('a broken link opens the first tree and says so', async () => {
  const session = await openTrees({}, '?from=connect4&tree=AAAA&step=3');
  const { page } = session;
  await page.waitForSelector('.toast-error');
  assert.match(await text(page, '#step-number'), /^0 \/ /);
  await assertClean(session);
  await session.context.close();
});

test('a Connect-4 board is set up and looked ahead from', async () => {
  const session = await openTrees();
  const { page } = session;
  await takeSource(page, 'connect4');
  await press(page, 'ArrowRight', 2);
  assert.match(await text(page, '#step-number'), /^2 \//);
  assert.match(
    await text(page, '#sentence'),
    /^Column 1\. Min, who wants the lowest, has 4 choices\. Only values/,
  );
  // The Rust tests hold this board against the project's own search.
  assert.equal(await rootValue(page, 'minimax'), '1');
  const all = await text(page, '#leaves-seen');
  assert.equal(await rootValue(page, 'alphabeta'), '1');
  assert.notEqual(await text(page, '#leaves-seen'), all);
  const before = await text(page, '#step-number');
  await page.click('[data-column="3"]');
  await page.waitForFunction((was) => document.getElementById('step-number').textContent !== was, before);
  assert.equal(await page.isChecked('input[name="tree-turn"][value="o"]'), true);
  assert.deepEqual(await page.locator('.edge .move-mark text').first().textContent(), '1');
  await page.fill('#tree-columns', '7');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.querySelectorAll('.small-board .column').length === 7);
  await page.fill('#tree-ahead', '9');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    document.getElementById('tree-error').textContent.includes('more than 20000 nodes'),
  );
  await assertClean({ page, faults: session.faults.filter((fault) => !fault.includes('422')) });
  await session.context.close();
});

test('the end of a Briškula game has the value that the solver gives', async () => {
  const session = await openTrees();
  const { page } = session;
  await takeSource(page, 'briskula');
  const open = await rootValue(page, 'minimax');
  assert.equal(await rootValue(page, 'alphabeta'), open);
  // The Rust tests hold this ending against the solver.
  assert.equal(open, '−14');
  assert.ok((await page.locator('.tree-spot .card').count()) >= 1);
  await page.fill('#tree-left', '10');
  await page.keyboard.press('Tab');
  await page.fill('#tree-cards-ahead', '4');
  await page.keyboard.press('Tab');
  await page.check('input[name="tree-stock"][value="unknown"]', { force: true });
  await page.waitForFunction(() => document.getElementById('mode').value === 'expectiminimax');
  await page.click('#to-end');
  assert.match(await text(page, '#root-value'), /^−?\d/);
  await page.check('input[name="tree-cards"][value="chosen"]', { force: true });
  await page.check('input[name="tree-stock"][value="known"]', { force: true });
  await page.waitForFunction(() =>
    [...document.getElementById('mode').options].some((o) => o.value === 'minimax'),
  );
  assert.equal(await rootValue(page, 'alphabeta'), await rootValue(page, 'minimax'));
  await page.click('.card-pick [data-card="Ad"]');
  await page.waitForFunction(() =>
    document.getElementById('tree-error').textContent.includes('hands of 4 and 2'),
  );
  await assertClean({ page, faults: session.faults.filter((fault) => !fault.includes('400')) });
  await session.context.close();
});

test('the projector fills the screen, with keys alone', async () => {
  const session = await openTrees({ width: 1280, height: 720 });
  const { page } = session;
  // A browser goes over to the whole screen, and leaves it, in its own time; its window has to do.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = function refuse() {
      this.dataset.asked = 'yes';
      return Promise.reject(new TypeError('not now'));
    };
  });
  await press(page, 'ArrowRight', 13);
  await press(page, 'p');
  await page.waitForSelector('.tree-view.projector[data-asked]');
  const box = await page.locator('.tree-view').boundingBox();
  assert.ok(box.x === 0 && box.y === 0 && box.width >= 1270 && box.height >= 715, JSON.stringify(box));
  const size = await page
    .locator('#sentence')
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  assert.ok(size >= 28, `the sentence is ${size} px high`);
  const letters = await page
    .locator('[data-node="4"] .value')
    .evaluate((element) => element.getBoundingClientRect().height);
  assert.ok(letters >= 18, `values are ${letters} px high`);
  assert.deepEqual(await graveFindings(page, 'projector'), []);
  await press(page, 'ArrowLeft');
  assert.equal(await text(page, '#step-number'), '12 / 35');
  await press(page, 'Escape');
  await page.waitForSelector('.tree-view:not(.projector)');
  await tabTo(page, '[data-node="0"]');
  await press(page, 'Enter');
  await page.waitForFunction(() => document.querySelectorAll('[data-node]').length === 1);
  await press(page, 'Enter');
  await page.waitForFunction(() => document.querySelectorAll('[data-node]').length === 15);
  await tabTo(page, '[data-node="13"]');
  await press(page, 'Enter');
  await page.keyboard.type('5');
  await press(page, 'Enter');
  await press(page, 'End');
  assert.equal(await text(page, '#root-value'), '5');
  await tabTo(page, '#language');
  await tabTo(page, 'input[name="tree-source"]');
  await press(page, 'ArrowRight');
  await page.waitForSelector('.tree-spot:not([hidden])');
  assert.equal(await page.isChecked('input[name="tree-source"][value="connect4"]'), true);
  await assertClean(session);
  await session.context.close();
});

for (const [name, look] of LOOKS) {
  test(`no serious finding on the trees: ${name}`, async () => {
    const session = await openTrees(look);
    const { page } = session;
    const { findings, check } = inspect(page);
    await press(page, 'ArrowRight', 13);
    await page.selectOption('#rival', 'minimax');
    await check('own');
    await takeSource(page, 'connect4');
    await check('connect4');
    await takeSource(page, 'briskula');
    await page.check('input[name="tree-cards"][value="chosen"]', { force: true });
    await page.waitForSelector('.card-pick');
    // The forty cards take long to examine; dark and small they are the same elements.
    if (name === 'light') await check('briskula');
    else await assertNoSideScroll(page, 'briskula');
    assert.deepEqual(findings, []);
    await assertClean(session);
    await session.context.close();
  });
}

test('every language has all the words', async () => {
  const session = await openTrees();
  const { page } = session;
  for (const language of ['sr', 'sr-Latn', 'hr', 'pl', 'ro']) {
    await page.selectOption('#language', language);
    await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
    await page.waitForSelector('.tree-view .node');
    await page.locator('h1').click();
    await press(page, 'ArrowRight', 14);
    for (const source of ['connect4', 'briskula']) await takeSource(page, source);
  }
  await assertClean(session);
  await session.context.close();
});
