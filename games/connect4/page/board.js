// The board of Connect-4 as one drawing: the stones behind its face.

import { range } from '../../js/dom.js';

export const CELL = 100;

const STONES = {
  X: ['#c8373a', '#96191f', '#e8888a'],
  O: ['#e9b13b', '#a8741c', '#f9dd93'],
};

export function stone(kind, row, col, won) {
  const [fill, edge, light] = STONES[kind];
  const [x, y] = [col * CELL + 50, row * CELL + 50];
  const sign =
    kind === 'X'
      ? `<circle cx="${x}" cy="${y}" r="21" fill="none" stroke="${light}" stroke-width="5"/>`
      : `<path d="M${x} ${y - 23}l7 16l17 1l-13 11l4 17l-15 -9l-15 9l4 -17l-13 -11l17 -1z" fill="${light}" stroke="${edge}" stroke-width="1.5"/>`;
  return `<g class="stone ${won ? 'won' : ''}" data-cell="${row},${col}"><circle cx="${x}" cy="${y}" r="43" fill="${fill}" stroke="${edge}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${edge}" stroke-width="2"/>${sign}<circle class="halo" cx="${x}" cy="${y}" r="39"/></g>`;
}

/** The drawing; `won` has the cells, as `row,column`, that are to shine. */
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
