// A Connect-4 board to look ahead from, set up by pressing its columns.

import { drawn, fill, h, range } from '../dom.js';
import { picture } from '../../games/connect4/board.js';
import { t } from '../words.js';
import { named, numberField, segmented } from './fields.js';

/** A small board on which something is about to happen. */
export const FIRST = { board: ['----', '----', '-o--', 'xxo-'], turn: 'x', connect: 3, depth: 3 };

const empty = (rows, cols) => range(rows).map(() => '-'.repeat(cols));
const shown = (board) => board.map((row) => row.toUpperCase().replaceAll('-', '·'));
const other = (stone) => (stone === 'x' ? 'o' : 'x');

/** The same stones on a board of another size, as far as they fit, bottom row first. */
function resized(board, rows, cols) {
  const fitted = [...empty(Math.max(rows - board.length, 0), board[0].length), ...board].slice(-rows);
  return fitted.map((row) => row.slice(0, cols).padEnd(cols, '-'));
}

export function boardForm(first, show) {
  const settings = structuredClone(first);
  const past = [];
  const box = h('div', { class: 'board-box small-board' });
  const size = (name, id, get, set, most) =>
    named(
      t(name),
      numberField(id, get(), 1, most, (value) => change(() => set(value))),
    );
  const turn = segmented(
    'tree-turn',
    t('tree-turn-of'),
    [
      ['x', t('tree-stone-x')],
      ['o', t('tree-stone-o')],
    ],
    settings.turn,
    (value) =>
      change(() => {
        settings.turn = value;
      }),
  );

  function change(act) {
    past.push(structuredClone(settings));
    act();
    draw();
    show(structuredClone(settings));
  }

  function drop(col) {
    const row = settings.board.findLastIndex((line) => line[col] === '-');
    if (row < 0) return;
    change(() => {
      const line = settings.board[row];
      settings.board[row] = line.slice(0, col) + settings.turn + line.slice(col + 1);
      settings.turn = other(settings.turn);
    });
  }

  function takeBack() {
    const last = past.pop();
    if (!last) return;
    Object.assign(settings, last);
    draw();
    show(structuredClone(settings));
  }

  function draw() {
    const [rows, cols] = [settings.board.length, settings.board[0].length];
    const board = shown(settings.board);
    box.style.setProperty('--rows', rows);
    box.style.setProperty('--cols', cols);
    const at = box.contains(document.activeElement) ? document.activeElement.dataset.column : undefined;
    fill(
      box,
      drawn(picture(board, new Set())),
      h(
        'div',
        { class: 'columns', role: 'group', 'aria-label': t('tree-drop') },
        range(cols).map((col) =>
          h(
            'button',
            {
              type: 'button',
              class: 'column',
              'data-column': col,
              'aria-label': t('tree-drop-in', { column: String(col + 1) }),
              onclick: () => drop(col),
            },
            h('span', { class: `ghost-stone seat-${settings.turn === 'x' ? 0 : 1}` }),
          ),
        ),
      ),
    );
    box.querySelector(`[data-column="${at}"]`)?.focus();
    turn.set(settings.turn);
  }

  draw();
  const resize = (rows, cols) => {
    settings.board = resized(settings.board, rows, cols);
  };
  return {
    fields: h(
      'div',
      { class: 'trees-form' },
      h('p', { class: 'soft' }, t('tree-drop')),
      box,
      turn.element,
      h(
        'div',
        { class: 'line' },
        h('button', { type: 'button', class: 'tool', onclick: takeBack }, t('tree-undo')),
        h(
          'button',
          {
            type: 'button',
            class: 'tool',
            onclick: () =>
              change(() => {
                settings.board = empty(settings.board.length, settings.board[0].length);
              }),
          },
          t('tree-clear'),
        ),
      ),
      h(
        'div',
        { class: 'line' },
        size(
          'tree-rows',
          'tree-rows',
          () => settings.board.length,
          (rows) => resize(rows, settings.board[0].length),
          6,
        ),
        size(
          'tree-columns',
          'tree-columns',
          () => settings.board[0].length,
          (cols) => resize(settings.board.length, cols),
          7,
        ),
        named(
          t('tree-connect'),
          numberField('tree-connect', settings.connect, 2, 7, (value) =>
            change(() => {
              settings.connect = value;
            }),
          ),
        ),
        named(
          t('tree-ahead'),
          numberField('tree-ahead', settings.depth, 1, 42, (value) =>
            change(() => {
              settings.depth = value;
            }),
          ),
        ),
      ),
      h('p', { class: 'soft' }, t('tree-board-note')),
    ),
    settings: () => structuredClone(settings),
  };
}
