// Takes the pictures of the README: node pictures.js, with ADUT naming the binary.

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch, openPage } from './lib/browser.js';
import { move, playOut, sitDown, turn } from './lib/play.js';
import { startServer } from './lib/server.js';

const FOLDER = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const server = await startServer();
const browser = await launch();
await mkdir(FOLDER, { recursive: true });

const picture = async (page, name) => {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 84 });
};

const lobby = async (page) => {
  await page.goto(`${server.url}#/`);
  await page.waitForSelector('.tile-play:enabled');
};

/** Opens a table with a seed, so that the pictures stay as they are. */
async function seeded(page, game, seed, options = {}) {
  await lobby(page);
  return sitDown(page, game, { ...options, seed });
}

/** Picks the card of the hand that can take the most groups; says how many there are. */
async function pickRichest(page) {
  let [most, best] = [-1, '1'];
  for (let i = 1; i <= (await page.locator('.hand button').count()); i += 1) {
    await page.keyboard.press('Escape');
    await page.keyboard.press(String(i));
    const groups = await page.locator('.choices .chip').count();
    if (groups > most) [most, best] = [groups, String(i)];
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press(best);
  return most;
}

/** Plays until there is something to choose from, and chooses one group. */
async function tablicChoice(page) {
  await seeded(page, 'tablic', 'picture-3', { level: 'easy' });
  for (let i = 0; i < 14 && (await pickRichest(page)) < 3; i += 1) {
    await page.keyboard.press('Escape');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await turn(page);
  }
  await page.keyboard.press('1');
}

const wide = await openPage(browser, server.url, { width: 1280, height: 800 });
await picture(wide.page, 'lobby');
await tablicChoice(wide.page);
await picture(wide.page, 'tablic');
await seeded(wide.page, 'briskula', 'picture-2', { level: 'hard' });
for (let i = 0; i < 5; i += 1) {
  await move(wide.page, 'briskula');
  await turn(wide.page);
}
await wide.page.keyboard.press('h');
await wide.page.waitForSelector('.bars li');
await picture(wide.page, 'briskula');
await playOut(wide.page, 'briskula');
await wide.page.click('.result [aria-keyshortcuts="r"]');
await wide.page.waitForSelector('.curve', { timeout: 120_000 });
await wide.page.locator('.mistake button, .truths button').first().click();
await picture(wide.page, 'review');
await seeded(wide.page, 'connect4', 'picture', { level: 'hard' });
for (let i = 0; i < 5; i += 1) {
  await move(wide.page, 'connect4');
  await turn(wide.page);
}
await picture(wide.page, 'connect4');

await wide.page.goto(`${server.url}#/leaderboard`);
await wide.page.waitForSelector('.leaderboard');
await picture(wide.page, 'leaderboard');
await wide.page.goto(`${server.url}#/trees`);
await wide.page.waitForSelector('.tree-view .node');
for (let i = 0; i < 21; i += 1) await wide.page.keyboard.press('ArrowRight');
await picture(wide.page, 'trees');

const dark = await openPage(browser, server.url, { width: 1280, height: 800, dark: true });
await seeded(dark.page, 'love-letter', 'picture-5', { level: 'normal', players: 3 });
await dark.page.locator('.hand button:not([aria-disabled])').first().click();
await picture(dark.page, 'love-letter');

const phone = await openPage(browser, server.url, { width: 390, height: 800, language: 'sr' });
await tablicChoice(phone.page);
await picture(phone.page, 'phone');

await browser.close();
await server.stop();
