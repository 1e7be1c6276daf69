// The four French suits as shapes about the origin, 100 high.

import { TONE as T, circle, path, place } from './shapes.js';

const OUTLINES = {
  h: 'M0 46C-9 30 -46 6 -46 -20C-46 -37 -34 -46 -22 -46C-10 -46 -3 -38 0 -27C3 -38 10 -46 22 -46C34 -46 46 -37 46 -20C46 6 9 30 0 46Z',
  d: 'M0 -50C9 -31 24 -12 39 0C24 12 9 31 0 50C-9 31 -24 12 -39 0C-24 -12 -9 -31 0 -50Z',
  s: 'M0 -49C9 -29 45 -8 45 18C45 33 33 40 22 40C13 40 7 35 3 28C4 38 8 46 17 50L-17 50C-8 46 -4 38 -3 28C-7 35 -13 40 -22 40C-33 40 -45 33 -45 18C-45 -8 -9 -29 0 -49Z',
};

/** The colour of a suit's ink. */
export const inkOf = (suit) => (suit === 'h' || suit === 'd' ? '#c0262d' : '#211d1c');

/** A suit sign of the given height. */
export function sign(suit, x, y, size, turn = 0, fill = inkOf(suit)) {
  const shape =
    suit === 'c'
      ? circle(0, -26, 22, fill) +
        circle(-25, 9, 22, fill) +
        circle(25, 9, 22, fill) +
        path('M-4 -14H4C3 4 3 12 3 22C4 36 9 46 18 50L-18 50C-9 46 -4 36 -3 22C-3 12 -3 4 -4 -14Z', fill) +
        circle(0, -2, 9, fill)
      : path(OUTLINES[suit], fill);
  return place(x, y, shape, size / 100, turn);
}

/** What the court wears in each suit. */
export const LIVERY = {
  h: { coat: T.red, trim: T.blue, edge: T.redDark, hair: '#b8742e' },
  d: { coat: '#c9542b', trim: T.blueDark, edge: '#8a3013', hair: '#8b4a1d' },
  s: { coat: T.blue, trim: T.red, edge: T.blueDark, hair: '#3a2a20' },
  c: { coat: T.green, trim: T.plum, edge: T.greenDark, hair: '#5b3519' },
};
