// The tables where one sits, to go back to.

import { fill, h } from '../dom.js';
import { forgetTable, PERSON, tables } from '../memory.js';
import { gameName, playerName } from '../names.js';
import { p } from '../words.js';

/** A list of one's tables, or nothing while there is none. */
export function yourTables() {
  if (!tables().length) return null;
  const box = h('section', { class: 'panel your-tables' });
  const draw = () =>
    fill(
      box,
      h('h2', null, p('your-tables')),
      h(
        'ul',
        null,
        tables()
          .slice(0, 8)
          .map((seated) =>
            h(
              'li',
              null,
              h(
                'a',
                { href: `#/t/${seated.table}` },
                h('b', null, gameName(seated.game)),
                ' ',
                h(
                  'span',
                  { class: 'soft' },
                  seated.against
                    .map((name) => (name === PERSON ? p('a-friend') : playerName(name)))
                    .join(', '),
                ),
                h('small', null, p(seated.over ? 'table-over' : 'table-running')),
              ),
              h(
                'button',
                {
                  type: 'button',
                  class: 'round small',
                  'aria-label': p('forget-table', { game: gameName(seated.game) }),
                  onclick: () => {
                    forgetTable(seated.table);
                    draw();
                  },
                },
                '×',
              ),
            ),
          ),
      ),
    );
  draw();
  return box;
}
