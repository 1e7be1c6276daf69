// The French pack: indices, pips where they belong, and the court from its own module.

import { TONE as T, drawing, label, place, rect } from './shapes.js';
import { inkOf, sign } from './french-suits.js';
import { court } from './french-court.js';

const [W, H] = [240, 336];
const [LEFT, RIGHT, MIDDLE] = [84, 156, 120];
const ROWS = { top: 64, third: 133.3, middle: 168, between: 116, near: 98.6 };

/** Pips of the upper half and the middle as [x, y]; the lower half is the upper one turned. */
const UPPER = {
  A: [],
  2: [[MIDDLE, ROWS.top]],
  3: [[MIDDLE, ROWS.top]],
  4: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
  ],
  5: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
  ],
  6: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
  ],
  7: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
  ],
  8: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
    [MIDDLE, ROWS.between],
  ],
  9: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
    [LEFT, ROWS.third],
    [RIGHT, ROWS.third],
  ],
  10: [
    [LEFT, ROWS.top],
    [RIGHT, ROWS.top],
    [LEFT, ROWS.third],
    [RIGHT, ROWS.third],
    [MIDDLE, ROWS.near],
  ],
};
const CENTRE = {
  3: [[MIDDLE, ROWS.middle]],
  5: [[MIDDLE, ROWS.middle]],
  9: [[MIDDLE, ROWS.middle]],
  6: [
    [LEFT, ROWS.middle],
    [RIGHT, ROWS.middle],
  ],
  7: [
    [LEFT, ROWS.middle],
    [RIGHT, ROWS.middle],
    [MIDDLE, ROWS.between],
  ],
  8: [
    [LEFT, ROWS.middle],
    [RIGHT, ROWS.middle],
  ],
};

/** Rank and suit of a written card. */
export const parts = (code) => [code.slice(0, -1), code.slice(-1)];

function index(rank, suit) {
  const ink = inkOf(suit);
  const wide = rank === '10';
  return (
    (wide
      ? `<text x="30" y="57" font-size="50" fill="${ink}" font-weight="700" text-anchor="middle" textLength="44" lengthAdjust="spacingAndGlyphs" class="index">10</text>`
      : label(29, 57, 52, rank, ink)) + sign(suit, 29, 83, 33)
  );
}

function pips(rank, suit) {
  if (rank === 'A') return sign(suit, MIDDLE, ROWS.middle, suit === 's' ? 132 : 104);
  const size = rank === '9' || rank === '10' ? 42 : 48;
  const upper = UPPER[rank].map(([x, y]) => sign(suit, x, y, size)).join('');
  const centre = (CENTRE[rank] ?? []).map(([x, y]) => sign(suit, x, y, size)).join('');
  return upper + centre + turned(upper);
}

const turned = (inner) => place(W, H, inner, 1, 180);

/** The face of a French card such as `10d`. */
export function frenchCard(code) {
  const [rank, suit] = parts(code);
  const corner = index(rank, suit);
  const body = 'JQK'.includes(rank) ? court(rank, suit) : pips(rank, suit);
  return drawing(W, H, rect(1, 1, W - 2, H - 2, 16, T.paper, T.line, 1.5) + body + corner + turned(corner));
}
