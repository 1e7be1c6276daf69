// The games of a run, some at a time; each opens as a replay.

import { fill, h } from '../dom.js';
import { linkTo } from '../share.js';
import { number, p, t } from '../words.js';
import { recordsOf } from './api.js';

const PAGE = 10;

const written = (score) => number(score, Number.isInteger(score) ? 0 : 1);

async function row(record, place) {
  const link = await linkTo(record);
  return h(
    'tr',
    null,
    h('td', null, number(place + 1)),
    h('th', { scope: 'row' }, record.players.join(' – ')),
    h('td', null, (record.scores ?? []).map(written).join(' : ')),
    h('td', null, number(record.moves.length)),
    h(
      'td',
      null,
      h(
        'a',
        { href: link.slice(link.indexOf('#')), 'aria-label': t('lab-watch-game', { number: place + 1 }) },
        p('watch'),
      ),
    ),
  );
}

/** The panel with the games of a run. */
export function gamesPanel(id) {
  const box = h('section', { class: 'panel', hidden: true });
  let first = 0;
  let shown = '';

  async function show(again = false) {
    const { of, records } = await recordsOf(id, first, PAGE);
    const state = `${first}/${records.length}/${of}`;
    if (of === 0 || (state === shown && !again)) return;
    shown = state;
    const rows = await Promise.all(records.map((record, i) => row(record, first + i)));
    const step = (by) => {
      first += by;
      show(true).catch(() => {});
    };
    const button = (text, by, off) =>
      h('button', { type: 'button', class: 'tool', disabled: off, onclick: () => step(by) }, text);
    box.hidden = false;
    fill(
      box,
      h('h2', null, t('lab-records')),
      h(
        'div',
        { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': t('lab-records') },
        h(
          'table',
          { class: 'rows record-rows' },
          h(
            'thead',
            null,
            h(
              'tr',
              null,
              ['#', t('lab-players'), p('score'), t('lab-column-moves'), p('to-replay')].map((head) =>
                h('th', { scope: 'col' }, head),
              ),
            ),
          ),
          h('tbody', null, rows),
        ),
      ),
      h(
        'div',
        { class: 'pager' },
        button(t('lab-earlier'), -PAGE, first === 0),
        h('span', null, t('lab-records-range', { first: first + 1, last: first + records.length, of })),
        button(t('lab-later'), PAGE, first + PAGE >= of),
      ),
    );
  }

  return { element: box, show };
}
