// Playing as a person does: with the mouse, or with keys alone.

/** What the felt waits for: `mine`, `wait` or `over`. */
const stateOf = (page) => page.locator('.felt').first().getAttribute('data-state');

/** Waits until it is one's turn or the game is over; gives back which. */
export async function turn(page) {
  await page.waitForSelector('.felt[data-state="mine"], .felt[data-state="over"]', {
    state: 'attached',
    timeout: 30_000,
  });
  return stateOf(page);
}

/** Waits for the lobby. */
export const lobby = (page) => page.waitForSelector('.tile-play:enabled');

/** Unfolds the settings of a game in the lobby. */
export async function openSettings(page, game) {
  await lobby(page);
  const more = page.locator(`.tile-${game} .tile-more`);
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
  await page.waitForSelector(`.setup[data-game="${game}"]`);
}

/** Unfolds the rules of a game in the lobby. */
export async function openRules(page, game) {
  await openSettings(page, game);
  if (!(await page.locator('details.rules').evaluate((details) => details.open)))
    await page.click('details.rules > summary');
}

/** Chooses rules, and a seed so that the same cards come every time. */
export async function choose(page, game, rules, seed) {
  await openRules(page, game);
  for (const [name, value] of Object.entries(rules)) {
    const field = page.locator(`.setup [name="${name}"]`);
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isList) await field.selectOption(value);
    else {
      await field.fill(value);
      await field.blur();
    }
  }
  if (seed) await page.fill('input[name="seed"]', seed);
}

/** Sits down at a table from the lobby, with the mouse. */
export async function sitDown(page, game, { level, players, seed, match = false, practice = true } = {}) {
  await openSettings(page, game);
  if (level) await page.check(`.setup input[name="level"][value="${level}"]`, { force: true });
  await page.setChecked('input[name="match"]', match);
  await page.setChecked('input[name="practice"]', practice);
  if (players) await page.selectOption(`.tile-${game} select[name="players"]`, String(players));
  if (seed) await choose(page, game, {}, seed);
  await page.click('.sit-down');
  await page.waitForSelector('.felt .plate');
  return turn(page);
}

const MOUSE = {
  async tablic(page) {
    await page.locator('.hand button').first().click();
    await page.locator('.confirm .primary').click();
  },
  async briskula(page) {
    await page.locator('.hand button:not([aria-disabled])').first().click();
  },
  async 'love-letter'(page) {
    await page.locator('.hand button:not([aria-disabled])').first().click();
    for (let i = 0; i < 3 && (await stateOf(page)) === 'mine'; i += 1)
      await page.locator('.choices .chip, .confirm .primary').first().click();
  },
  async connect4(page) {
    const free = page.locator('.column:not([aria-disabled])');
    await free.nth(Math.floor((await free.count()) / 2)).click();
  },
};

const KEYS = {
  async tablic(page) {
    await page.keyboard.press('1');
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
  },
  briskula: (page) => page.keyboard.press('1'),
  async 'love-letter'(page) {
    for (const card of ['1', '2']) {
      await page.keyboard.press(card);
      for (const key of ['1', '2', 'Enter', '5', '2', '3']) {
        if ((await stateOf(page)) !== 'mine') return;
        await page.keyboard.press(key);
      }
      await page.keyboard.press('Escape');
    }
  },
  async connect4(page) {
    for (const key of '4352617') {
      if ((await stateOf(page)) === 'mine') await page.keyboard.press(key);
    }
  },
};

/** Makes one move; the table answers in its own time, see `turn`. */
export async function move(page, game, { keys = false } = {}) {
  await (keys ? KEYS : MOUSE)[game](page);
}

/** Plays to the end; gives back the headline of the result. */
export async function playOut(page, game, options = {}) {
  for (let i = 0; i < 120; i += 1) {
    if ((await turn(page)) === 'over') return page.locator('.result h2').textContent();
    await move(page, game, options);
  }
  throw new Error(`${game} did not end within 120 moves`);
}

/** Presses Tab until the focus is on what the selector means. */
export async function tabTo(page, selector) {
  for (let i = 0; i < 80; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${selector}`);
}
