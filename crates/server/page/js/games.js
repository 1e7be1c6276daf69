// The games: what the server's list says of each, and the module that draws it.

import { GAMES, MODULES, STYLES } from '../games/index.js';
import * as plain from './plain-table.js';

/**
 * @typedef {object} Hands what the person may do: the choice so far and the ways to change and make it
 * @property {Record<string, any>} pick
 * @property {boolean} mine whether it is the person's turn
 * @property {boolean} [watch] whether nothing can be played, as in a replay
 * @property {(pick: Record<string, any>) => void} set
 * @property {(move: string) => void} play
 * @property {(move: string) => any} check a move that is not listed, once the server has said that it is legal
 */

/** The names of all games, in the server's order. */
export const NAMES = Object.keys(GAMES);

/** The pack that a game is played with; none where there are no cards. */
export const packOf = (game) => GAMES[game]?.pack ?? undefined;

/** Whether a game's result is counted in points. */
export const countsPoints = (game) => GAMES[game]?.points ?? false;

/** What draws a game: its own module, or the plain table that does for any. */
export const tableOf = (game) => MODULES[game] ?? plain;

/** A pack that only one game has, from its module. */
export const ownPack = (name) => Object.values(MODULES).find(({ pack }) => pack?.name === name)?.pack;

/** A screen that only one game has, by the first part of its address. */
export const ownScreen = (kind) =>
  Object.values(MODULES).find(({ screens }) => screens && kind in screens)?.screens[kind];

/** Lets the games' own styles be used. */
export function useStyles() {
  for (const href of STYLES)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
