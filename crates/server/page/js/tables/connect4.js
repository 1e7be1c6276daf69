// Connect-4: a board of one drawing, the stones behind its face, a button over each column.

import { drawn, h, range } from '../dom.js';
import { drop } from '../motion.js';
import { watches, who } from '../names.js';
import { near, others, plate } from '../seats.js';
import { p } from '../words.js';

const CELL = 100;
const seen = (table) => table.observation;

export const stages = () => [];
export const leaving = () => () => undefined;

/** Runs of equal stones that are long enough to win, as cells. */
export function winningCells(board, connect) {
  const at = (row, col) => board[row]?.[col];
  const steps = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ];
  const won = [];
  board.forEach((line, row) =>
    [...line].forEach((stone, col) => {
      if (stone === '·') return;
      for (const [down, right] of steps) {
        const cells = range(connect).map((i) => [row + down * i, col + right * i]);
        if (cells.every(([r, c]) => at(r, c) === stone)) won.push(...cells.map(([r, c]) => `${r},${c}`));
      }
    }),
  );
  return new Set(won);
}

const STONES = {
  X: ['#c8373a', '#96191f', '#e8888a'],
  O: ['#e9b13b', '#a8741c', '#f9dd93'],
};

function stone(kind, row, col, won) {
  const [fill, edge, light] = STONES[kind];
  const [x, y] = [col * CELL + 50, row * CELL + 50];
  const sign =
    kind === 'X'
      ? `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="${light}" stroke-width="5"/>`
      : `<path d="M${x} ${y - 23}l7 16l17 1l-13 11l4 17l-15 -9l-15 9l4 -17l-13 -11l17 -1z" fill="${light}" stroke="${edge}" stroke-width="1.5"/>`;
  return `<g class="stone ${won ? 'won' : ''}" data-cell="${row},${col}"><circle cx="${x}" cy="${y}" r="43" fill="${fill}" stroke="${edge}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${edge}" stroke-width="2"/>${sign}</g>`;
}

export function picture(board, won) {
  const [rows, cols] = [board.length, board[0].length];
  const cells = range(rows).flatMap((row) => range(cols).map((col) => [row, col]));
  const holes = cells
    .map(([row, col]) => `M${col * CELL + 9} ${row * CELL + 50}a41 41 0 1 0 82 0a41 41 0 1 0 -82 0Z`)
    .join('');
  const rims = cells
    .map(([row, col]) => `<circle cx="${col * CELL + 50}" cy="${row * CELL + 50}" r="42"/>`)
    .join('');
  return `<svg viewBox="-14 -14 ${cols * CELL + 28} ${rows * CELL + 28}" class="board" aria-hidden="true" focusable="false">
    <rect class="board-deep" x="-10" y="-10" width="${cols * CELL + 20}" height="${rows * CELL + 20}" rx="34"/>
    <g class="stones">${cells
      .filter(([row, col]) => board[row][col] !== '·')
      .map(([row, col]) => stone(board[row][col], row, col, won.has(`${row},${col}`)))
      .join('')}</g>
    <path class="board-face" fill-rule="evenodd" d="M24 -12H${cols * CELL - 24}Q${cols * CELL + 12} -12 ${cols * CELL + 12} 24V${rows * CELL - 24}Q${cols * CELL + 12} ${rows * CELL + 12} ${cols * CELL - 24} ${rows * CELL + 12}H24Q-12 ${rows * CELL + 12} -12 ${rows * CELL - 24}V24Q-12 -12 24 -12Z${holes}"/>
    <g class="rims">${rims}</g></svg>`;
}

const chip = (seat) =>
  drawn(
    `<svg viewBox="0 0 100 100" class="mini-stone" aria-hidden="true">${stone(seat === 0 ? 'X' : 'O', 0, 0, false)}</svg>`,
  );

export function draw(table, hands) {
  const { board } = seen(table);
  const won = winningCells(board, Number(table.rules.connect ?? 4));
  const cols = board[0].length;
  const legal = new Set(table.legal);
  const side = (seat) => h('div', { class: 'other' }, plate(table, seat, { facts: [chip(seat)] }));
  const picked = drawn(picture(board, won));
  if (table.last && table.fresh) fall(picked, board, Number(table.last.move) - 1);
  return [
    h('div', { class: 'others' }, others(table).map(side)),
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
          range(cols).map((col) => column(table, hands, col, legal)),
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

function column(table, hands, col, legal) {
  const move = String(col + 1);
  const stack = seen(table)
    .board.map((line) => line[col])
    .filter((stone) => stone !== '·');
  const names = stack.map((stone) => stoneName(table, stone === 'X' ? 0 : 1));
  return h(
    'button',
    {
      type: 'button',
      class: 'column',
      'data-key-focus': `column-${col}`,
      'aria-disabled': hands.mine && legal.has(move) ? undefined : 'true',
      'aria-keyshortcuts': move,
      'aria-label': p('column-label', {
        column: move,
        stones: names.length ? names.join(', ') : p('column-empty'),
      }),
      onclick: () => {
        if (hands.mine && legal.has(move)) hands.play(move);
      },
    },
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
      const move = key === '0' ? '10' : key;
      if (hands.mine && table.legal.includes(move)) hands.play(move);
    },
  },
];
