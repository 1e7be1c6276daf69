// The hint: every move with its value for a strong player, as bars.

import { h } from './dom.js';
import { choice } from './names.js';
import { p, percent, signed } from './words.js';

const SHOWN = 12;

/** @param {{ply: number, values: {move: string, value: number, win: number, points?: number, share: number}[]}} hint */
export function hintPanel(table, hint, choose) {
  const values = [...hint.values].sort((a, b) => b.value - a.value).slice(0, SHOWN);
  return h(
    'section',
    { class: 'panel hint', 'aria-label': p('hint') },
    h('h2', null, p('hint')),
    h('p', { class: 'soft' }, p('hint-by')),
    h(
      'ol',
      { class: 'bars' },
      values.map(({ move, win, points, share }, i) =>
        h(
          'li',
          { class: i === 0 ? 'best' : '' },
          h(
            'button',
            { type: 'button', onclick: () => choose(move), title: p('hint-play') },
            h('span', { class: 'bar-name' }, choice(table, move)),
            h(
              'span',
              { class: 'bar-value' },
              percent(win),
              points === undefined || points === null
                ? null
                : h('small', null, p('hint-points', { points: signed(points, 1) })),
            ),
            h('span', { class: 'bar', vars: { '--share': share }, 'aria-hidden': 'true' }),
          ),
        ),
      ),
    ),
  );
}
