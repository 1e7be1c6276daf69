// How each game was last played here: against whom, by which rules. The browser keeps it.

import { tableOf } from './games.js';
import { recall, remember } from './memory.js';

/** @typedef {{opponent: string, begins: string, practice: boolean, match: boolean, friend: boolean, rules: Record<string, string>, seats: string[], seed: string}} Settings */

/** The rules that people play by, where they are not those of the sources. */
export const usualRules = (game) => ({ ...tableOf(game).usual });

const plain = (game) => ({
  opponent: 'normal',
  begins: 'you',
  practice: false,
  match: false,
  rules: usualRules(game),
  seats: [],
});

/** A friend and a seed are meant for one game only. @returns {Settings} */
export const settingsOf = (game) => ({
  ...plain(game),
  ...recall('settings')?.[game],
  friend: false,
  seed: '',
});

export function keepSettings(game, { friend, seed, ...kept }) {
  remember('settings', { ...recall('settings'), [game]: kept });
}
