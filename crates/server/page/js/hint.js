// The hint: every move with its value for a strong player, as bars.

import { h } from './dom.js';
import { choice, playerName } from './names.js';
import { number, p } from './words.js';

const digits = (values) => (values.every(({ value }) => Number.isInteger(value)) ? 0 : Math.max(...values.map(({ value }) => Math.abs(value))) <= 1 ? 2 : 1);

/** How long a bar is: the share the server gives, or the value between the least and the greatest. */
export function lengths(values) {
  if (values.every(({ share }) => share !== undefined && share !== null)) return values.map(({ share }) => share);
  const all = values.map(({ value }) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return all.map((value) => (most === least ? 1 : 0.06 + 0.94 * ((value - least) / (most - least))));
}

const SHOWN = 12;

/** @param {{player: string, values: {move: string, value: number, share?: number}[]}} hint */
export function hintPanel(table, hint, choose) {
  const values = [...hint.values].sort((a, b) => b.value - a.value).slice(0, SHOWN);
  const long = lengths(values);
  const places = digits(values);
  return h('section', { class: 'panel hint', 'aria-label': p('hint') }, h('h2', null, p('hint')), h('p', { class: 'soft' }, p('hint-by', { player: playerName(hint.player) })),
    h('ol', { class: 'bars' }, values.map(({ move, value }, i) => h('li', { class: i === 0 ? 'best' : '' },
      h('button', { type: 'button', onclick: () => choose(move), title: p('hint-play') }, h('span', { class: 'bar-name' }, choice(table, move)), h('span', { class: 'bar-value' }, number(value, places)),
        h('span', { class: 'bar', vars: { '--share': long[i] }, 'aria-hidden': 'true' }))))));
}
