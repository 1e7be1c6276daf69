// Sits down: from the settings of a game to a table that is dealt.

import { openTable } from '../api.js';
import { range } from '../dom.js';
import { keepTable, PERSON } from '../memory.js';
import { rulesFrom } from './rules.js';

/** Who sits at another seat, counted from one's own. */
export function sitting(settings, i) {
  const wished = settings.seats[i] ?? (settings.friend && i === 0 ? PERSON : settings.opponent);
  return wished === PERSON && !settings.friend ? settings.opponent : wished;
}

/** How many play. */
export const seatsOf = (settings) => Number(settings.rules.players ?? 2);

/** Where one sits oneself. */
const ownSeat = ({ begins }, count) =>
  ({ lot: () => Math.floor(Math.random() * count), other: () => count - 1 })[begins]?.() ?? 0;

/** Opens a table for a game as the server describes it, and goes there. */
export async function deal(game, settings) {
  const rules = rulesFrom(game, settings);
  const count = Number(rules.players ?? 2);
  const others = range(count - 1).map((i) => sitting(settings, i));
  const alone = !others.includes(PERSON);
  const own = ownSeat(settings, count);
  const { table, token, seat } = await openTable({
    game: game.name,
    rules,
    seats: [...others.slice(0, own), PERSON, ...others.slice(own)],
    practice: settings.practice && alone,
    match: settings.match,
    ...(settings.seed.trim() && alone ? { seed: settings.seed.trim() } : {}),
  });
  keepTable({ table, token, seat, game: game.name, against: others, begun: Date.now() });
  location.hash = `#/t/${table}`;
}
