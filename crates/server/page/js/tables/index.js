// The four tables; each knows how its game is drawn, staged and played by keys.

import * as briskula from './briskula.js';
import * as connect4 from './connect4.js';
import * as letter from './love-letter.js';
import * as tablic from './tablic.js';

/**
 * @typedef {object} Hands what the person may do: the choice so far and the ways to change and make it
 * @property {Record<string, any>} pick
 * @property {boolean} mine whether it is the person's turn
 * @property {boolean} [watch] whether nothing can be played, as in a replay
 * @property {(pick: Record<string, any>) => void} set
 * @property {(move: string) => void} play
 */

export const TABLES = { tablic, briskula, 'love-letter': letter, connect4 };

export const GAMES = Object.keys(TABLES);
