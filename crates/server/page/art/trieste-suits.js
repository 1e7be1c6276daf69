// The four suits of the Trieste pack, each drawn about the origin and 100 high.

import { TONE as T, around, both, circle, ellipse, line, path, place, rect, star } from './shapes.js';

/** A coin of dinari: a rosette in a milled ring. */
export const coin = () =>
  circle(0, 0, 48, T.gold, T.goldDark, 3) +
  around(0, 0, 24, path('M-1.5 -46h3v6h-3z', T.goldDark)) +
  circle(0, 0, 37, T.goldLight, T.goldDark, 2) +
  around(0, 0, 8, path('M0 -33C8 -24 8 -12 0 -6C-8 -12 -8 -24 0 -33Z', T.red, T.redDark, 1.2)) +
  around(0, 0, 8, path('M0 -27C3 -22 3 -16 0 -12C-3 -16 -3 -22 0 -27Z', T.goldLight), 22.5) +
  circle(0, 0, 10, T.blue, T.goldDark, 2) +
  circle(0, 0, 4, T.goldLight);

/** A cup of kupe. */
export const cup = () =>
  path('M-34 -44H34C36 -14 24 8 8 14V26H-8V14C-24 8 -36 -14 -34 -44Z', T.red, T.redDark, 2) +
  path('M-8 14h16v14h-16z', T.gold, T.goldDark, 1.5) +
  ellipse(0, 20, 14, 6, T.gold, T.goldDark, 1.5) +
  path('M-28 48C-26 34 -12 32 -8 28H8C12 32 26 34 28 48Z', T.blue, T.blueDark, 1.5) +
  rect(-32, 44, 64, 6, 3, T.gold, T.goldDark, 1.5) +
  ellipse(0, -44, 36, 6.5, T.goldLight, T.goldDark, 2) +
  path('M-33 -28Q0 -18 33 -28L31 -18Q0 -8 -31 -18Z', T.gold, T.goldDark, 1.2) +
  [-18, 0, 18].map((x) => circle(x, -19 + (x ? -2 : 1), 3, T.blue)).join('') +
  line('M-22 -10C-20 0 -14 6 -8 9', T.rose, 3);

/** A sword of špade, the point up. */
export const sword = () =>
  path('M0 -50L6 -38V22H-6V-38Z', T.steel, T.steelDark, 1.6) +
  path('M0 -50L6 -38V22H0Z', '#dfe8ee') +
  line('M0 -44V20', T.steelDark, 1.2) +
  path(
    'M-20 20C-24 14 -28 18 -26 24C-24 28 -18 28 -14 27H14C18 28 24 28 26 24C28 18 24 14 20 20Z',
    T.gold,
    T.goldDark,
    1.5,
  ) +
  rect(-4.5, 27, 9, 16, 2, T.red, T.redDark, 1.2) +
  line('M-4 32h8M-4 37h8', T.goldLight, 1.4) +
  circle(0, 46, 5.5, T.gold, T.goldDark, 1.5);

/** A club of baštoni: a knotted cudgel with cut boughs and a leaf. */
export const club = () =>
  path('M11 -20C22 -26 30 -22 36 -30C36 -18 28 -10 12 -12Z', T.green, T.greenDark, 1.4) +
  path(
    'M-6 48C-6 20 -8 -2 -12 -22C-18 -32 -15 -44 -8 -48Q0 -52 8 -48C15 -44 18 -32 12 -22C8 -2 6 20 6 48Q0 52 -6 48Z',
    '#9a6430',
    T.brownDark,
    2,
  ) +
  path('M-10 -12L-21 -19L-19 -25L-12 -21ZM7 6L17 -1L19 5L6 14Z', '#9a6430', T.brownDark, 1.6) +
  ellipse(-20.5, -22, 2.6, 3.6, '#e3bd83', T.brownDark, 1) +
  ellipse(18.5, 2, 2.6, 3.6, '#e3bd83', T.brownDark, 1) +
  ellipse(-4, -36, 4, 5.5, T.brown, T.brownDark, 1) +
  ellipse(5, -24, 2.6, 4, T.brown, T.brownDark, 1) +
  line('M-6 -24C-4 -8 -3 6 -3 20M3 -12C3 0 1 10 1 22', '#cf9d5e', 2) +
  rect(-7.5, 26, 15, 6, 2, T.red, T.redDark, 1.2) +
  rect(-7, 35, 14, 5, 2, T.gold, T.goldDark, 1);

const EMBLEMS = { d: coin, k: cup, s: sword, b: club };

/** A suit's emblem of the given height. */
export const emblem = (suit, x, y, size, turn = 0) => place(x, y, EMBLEMS[suit](), size / 100, turn);

/** What the people of each suit wear and ride. */
export const LIVERY = {
  d: {
    coat: T.gold,
    edge: T.goldDark,
    trim: T.red,
    hose: T.blue,
    hair: '#6b3d17',
    horse: ['#a9683a', '#6d3d1a', '#3b2312'],
  },
  s: {
    coat: T.blue,
    edge: T.blueDark,
    trim: T.gold,
    hose: T.red,
    hair: '#2f231c',
    horse: ['#57504d', '#2f2a29', '#191615'],
  },
  b: {
    coat: T.green,
    edge: T.greenDark,
    trim: T.gold,
    hose: T.brown,
    hair: '#a06326',
    horse: ['#c98e52', '#8c5726', '#f3e6cf'],
  },
  k: {
    coat: T.red,
    edge: T.redDark,
    trim: T.gold,
    hose: T.blue,
    hair: '#8b4a1d',
    horse: ['#f2eee6', '#b3a999', '#cfc4b2'],
  },
};

/** The great emblem of an as, with its ornament. */
export function ace(suit) {
  const wreath = both(
    108,
    path(
      'M108 300C60 300 34 260 36 200C44 214 50 218 54 232C54 220 60 214 66 208C66 224 68 236 76 250C76 240 82 236 86 232C86 252 92 280 108 286Z',
      T.green,
      T.greenDark,
      1.3,
    ),
  );
  const big = {
    d: () => emblem('d', 108, 180, 136),
    k: () => emblem('k', 108, 184, 170),
    s: () => emblem('s', 108, 184, 236),
    b: () => emblem('b', 108, 184, 230),
  }[suit]();
  const ornament =
    suit === 'd'
      ? both(
          108,
          path('M108 82C84 82 66 92 58 104C72 100 86 102 94 108C92 98 98 92 108 92Z', T.red, T.redDark, 1.2),
        ) +
        star(108, 84, 12, 5, 8, T.gold, T.goldDark, 1) +
        both(
          108,
          path(
            'M108 278C84 278 66 268 58 256C72 260 86 258 94 252C92 262 98 268 108 268Z',
            T.red,
            T.redDark,
            1.2,
          ),
        ) +
        star(108, 276, 12, 5, 8, T.gold, T.goldDark, 1)
      : suit === 'k'
        ? both(
            108,
            path(
              'M108 102C92 100 78 88 80 66C90 72 96 76 98 84C98 72 102 64 108 58Z',
              T.blue,
              T.blueDark,
              1.3,
            ),
          ) + circle(108, 98, 8, T.gold, T.goldDark, 1.3)
        : wreath;
  return suit === 's' || suit === 'b' ? ornament + big : big + ornament;
}
