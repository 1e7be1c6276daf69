// One's own record: how many games were won, by game and opponent. The browser counts for itself,
// and for who has chosen a name the server does.

import { chooseName, claimSeat, deletePerson, personOf } from './api.js';
import { recall, remember, seatAt, updateTable } from './memory.js';

/** @typedef {{game: string, against: string, won: number, drawn: number, lost: number, difference: number}} Tally */

/** What the browser has counted. @returns {Tally[]} */
export const browserTallies = () => recall('record') ?? [];

export const gamesOf = ({ won, drawn, lost }) => won + drawn + lost;

export const tallyOf = (tallies, game, against) =>
  tallies.find((tally) => tally.game === game && tally.against === against);

/** Counts a finished game of one's own table, once, however often its end is shown. */
export function count({ table, game, number, result }) {
  const seated = seatAt(table);
  if (!result?.counts || !seated || seated.counted >= number) return;
  updateTable(table, { counted: number });
  const { against, verdict, difference } = result;
  const tallies = browserTallies();
  const none = { game, against, won: 0, drawn: 0, lost: 0, difference: 0 };
  const before = tallyOf(tallies, game, against) ?? none;
  const games = gamesOf(before);
  const after = {
    ...before,
    [verdict]: before[verdict] + 1,
    difference: (before.difference * games + difference) / (games + 1),
  };
  remember('record', [after, ...tallies.filter((tally) => tally !== before)]);
}

/** The name that was chosen in this browser, with its key. @returns {{name: string, key: string}|undefined} */
export const person = () => recall('person') ?? undefined;

export async function takeName(name) {
  remember('person', await chooseName(name));
}

/** Becomes whoever the key belongs to. */
export async function useKey(key) {
  const { name } = await personOf(key);
  remember('person', { name, key });
}

export const leaveName = () => remember('person', null);

export async function deleteName() {
  await deletePerson(person().key);
  leaveName();
}

/** What the server has counted for the name; nothing without one. @returns {Promise<Tally[]>} */
export const namedTallies = async () => (person() ? (await personOf(person().key)).tallies : []);

/** Lets the seat be known as the person's, so that games that end there count. */
export async function beKnownAt(seated, player) {
  if (!person() || player.called) return;
  // Without it the game goes on as well; it only is not counted under the name.
  await claimSeat(seated, person().key).catch(() => {});
}
