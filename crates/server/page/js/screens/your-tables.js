// The tables where one sits: games in progress with whose turn it is, and those that are over.

import { snapshot } from '../api.js';
import { fill, h } from '../dom.js';
import { forgetTable, PERSON, tables, updateTable } from '../memory.js';
import { gameName, playerName } from '../names.js';
import { p } from '../words.js';

const SHOWN = 6;
const UNKNOWN = 404;

const against = (seated) =>
  seated.against.map((name) => (name === PERSON ? p('a-friend') : playerName(name))).join(', ');

const link = (seated, state) =>
  h(
    'a',
    { href: `#/t/${seated.table}` },
    h('b', null, gameName(seated.game)),
    ' ',
    h('span', { class: 'soft' }, against(seated)),
    state,
  );

const remove = (seated, draw) =>
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
  );

/** Whose turn it is, in words. */
const TURNS = {
  yours: () => p('table-yours'),
  theirs: () => p('table-theirs'),
  waits: () => p('table-waits'),
  running: () => p('table-running'),
};

/** Whose turn it is, as everybody sees it: asking so disturbs nobody at the table. */
async function turnAt(seated) {
  const { turn, over, number, players } = await snapshot({ table: seated.table });
  if (over) return 'over';
  if (players.some(({ kind, taken }) => kind === 'person' && taken === false)) return 'waits';
  // Seats change from game to game; of one that was never looked at one's own is not known.
  if (number !== (seated.number ?? 0)) return 'running';
  return turn === seated.seat ? 'yours' : 'theirs';
}

/** The games in progress, one's own turns first; nothing while there is none. */
export function runningTables(left) {
  const box = h('section', { class: 'running', 'aria-label': p('your-tables') });
  const turns = new Map();
  const running = () => tables().filter((seated) => !seated.over).slice(0, SHOWN);
  const place = (seated) => (turns.get(seated.table) === 'yours' ? 0 : 1);
  function draw() {
    const shown = running().sort((a, b) => place(a) - place(b));
    box.hidden = !shown.length;
    fill(
      box,
      h('h2', null, p('your-tables')),
      h(
        'ul',
        null,
        shown.map((seated) => {
          const turn = turns.get(seated.table) ?? 'running';
          return h(
            'li',
            { class: `turn-${turn}` },
            link(seated, h('small', { class: 'whose-turn' }, TURNS[turn]())),
            remove(seated, draw),
          );
        }),
      ),
    );
  }
  draw();
  running().forEach((seated) => {
    turnAt(seated)
      .then((turn) => {
        if (turn === 'over') updateTable(seated.table, { over: true });
        turns.set(seated.table, turn);
      })
      .catch((error) => {
        if (error.status === UNKNOWN) forgetTable(seated.table);
      })
      .then(() => {
        if (!left()) draw();
      });
  });
  return box;
}

/** The games that are over, to be looked at again; nothing while there is none. */
export function finishedTables() {
  const box = h('details', { class: 'panel your-tables' });
  const summary = h('summary', null, p('finished-tables'));
  const list = h('ul');
  box.append(summary, list);
  function draw() {
    const shown = tables().filter((seated) => seated.over).slice(0, SHOWN);
    box.hidden = !shown.length;
    fill(
      list,
      shown.map((seated) => h('li', null, link(seated, null), remove(seated, draw))),
    );
  }
  draw();
  return box;
}
