// Connect-4: the board with a button over each column.

import { tag } from '../../js/cards.js';
import { drawn, h, range } from '../../js/dom.js';
import { advice } from '../../js/hint.js';
import { drop } from '../../js/motion.js';
import { watches, who } from '../../js/names.js';
import { near, otherSeats, plate } from '../../js/seats.js';
import { p, t } from '../../js/words.js';
import { CELL, picture, stone } from './board.js';

const DEMO = ['·······', '·······', '···O···', '··XX···', '··OXO··', '·XOXOX·'];

/** What lies on the game's tile. */
export const tile = () => drawn(picture(DEMO, new Set()));

/** A first game, step by step, lies beside this module. */
export const lesson = true;

const seen = (table) => table.observation;
const dropping = (table, col) => table.choices.find(({ place }) => place === col);

export const stages = () => [];
export const leaving = () => () => undefined;

const chip = (seat) =>
  drawn(
    `<svg viewBox="0 0 100 100" class="mini-stone" aria-hidden="true">${stone(seat === 0 ? 'X' : 'O', 0, 0, false)}</svg>`,
  );

export function draw(table, hands) {
  const { board } = seen(table);
  const won = new Set(seen(table).won.map(([row, col]) => `${row},${col}`));
  const cols = board[0].length;
  const picked = drawn(picture(board, won));
  if (table.last && table.fresh) fall(picked, board, table.last.place);
  return [
    otherSeats(table, (seat) => plate(table, seat, { facts: [chip(seat)] })),
    h(
      'div',
      { class: 'middle board-middle' },
      h(
        'div',
        { class: 'board-box', vars: { '--cols': cols, '--rows': board.length } },
        picked,
        h(
          'div',
          { class: 'columns', role: 'group', 'aria-label': p('columns') },
          range(cols).map((col) => column(table, hands, col)),
        ),
      ),
    ),
    h('div', { class: 'choices' }, hands.mine ? h('p', { class: 'prompt' }, p('prompt-column')) : null),
    h('div', { class: 'mine' }, plate(table, near(table), { facts: [chip(near(table))] })),
  ];
}

/** The newest stone of a column falls; it is found as the topmost one. */
function fall(picture, board, col) {
  const row = board.findIndex((line) => line[col] !== '·');
  const element = picture.querySelector(`[data-cell="${row},${col}"]`);
  if (element) requestAnimationFrame(() => drop(element, (row + 1) * CELL));
}

const stoneName = (table, seat) =>
  watches(table) ? who(table, seat) : p(seat === table.seat ? 'stone-yours' : 'stone-theirs');

function column(table, hands, col) {
  const choice = hands.mine ? dropping(table, col) : undefined;
  const stack = seen(table)
    .board.map((line) => line[col])
    .filter((stone) => stone !== '·');
  const advised = advice(table, hands.hint, ({ place }) => place === col);
  const names = stack.map((stone) => stoneName(table, stone === 'X' ? 0 : 1));
  return h(
    'button',
    {
      type: 'button',
      class: 'column',
      'data-key-focus': `column-${col}`,
      'aria-disabled': choice ? undefined : 'true',
      'aria-keyshortcuts': String(col + 1),
      'aria-label': [
        p('column-label', {
          column: String(col + 1),
          stones: names.length ? names.join(', ') : p('column-empty'),
        }),
        advised ? (advised.best ? t('grade-best') : advised.cost) : '',
      ]
        .filter(Boolean)
        .join('. '),
      onclick: () => {
        if (choice) hands.play(choice.move);
      },
    },
    h('span', { 'aria-hidden': 'true' }, tag(advised)),
    h('span', { class: `ghost-stone seat-${table.seat}` }),
  );
}

/** Keys: a digit drops a stone, 0 into the tenth column. */
export const keys = (table, hands) => [
  {
    keys: range(Math.min(10, seen(table).board[0].length)).map((col) => String((col + 1) % 10)),
    shown: '1 … 9',
    does: p('key-column'),
    run: (key) => {
      const choice = dropping(table, (Number(key) || 10) - 1);
      if (hands.mine && choice) hands.play(choice.move);
    },
  },
];
