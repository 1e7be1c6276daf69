// Several people at one table, each with a browser of his own.

import { move, openSettings } from './play.js';

const stateOf = (page) => page.locator('.felt').first().getAttribute('data-state');

/** Sets up a table with a person at every seat; gives back its code. */
export async function invite(page, game, { players = 2 } = {}) {
  await openSettings(page, game);
  await page.check('input[name="friend"]');
  if (players > 2) {
    await page.selectOption(`.tile-${game} select[name="players"]`, String(players));
    for (let i = 0; i < players - 1; i += 1)
      await page.locator('.seat-players select').nth(i).selectOption('person');
  }
  await page.click('.sit-down');
  await page.waitForSelector('.invite .code');
  return page.url().split('/').pop();
}

/** Takes a seat at a table by its link. */
export async function join(page, url, code) {
  await page.goto(`${url}#/j/${code}`);
  await page.waitForSelector('.felt .plate');
}

/** Everybody moves when it is his turn, for so many moves or until the game is over; says which. */
export async function playTogether(pages, game, { moves = Infinity } = {}) {
  let made = 0;
  for (let idle = 0; idle < 500 && made < moves; idle += 1) {
    for (const page of pages) {
      const state = await stateOf(page);
      if (state === 'over') return 'over';
      if (state === 'mine' && made < moves) {
        await move(page, game);
        made += 1;
        idle = 0;
      }
    }
    await pages[0].waitForTimeout(30);
  }
  if (made < moves) throw new Error(`${game} stands still after ${made} moves`);
  return 'on';
}

/** The cards in the hand of a page's person. */
export const handOf = (page) =>
  page.locator('.hand [data-card]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

/** Listens to all that the server tells a page, by socket or not; what is returned gives it as one text. */
export function overheard(page) {
  const heard = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (/\/api\/tables/.test(response.url()))
      response.text().then(
        (text) => heard.push(text),
        // A redirect or an upgrade has no text.
        () => {},
      );
  });
  return () => heard.join('\n');
}
