// Heads, crowns, hats and hair: the people of all three packs are made of these.
// A head is drawn about the origin, the face some 40 wide and 52 high, looking at us.

import { TONE as T, both, circle, ellipse, line, path, star } from './shapes.js';

/** The bare face with its neck. */
export function face({ skin = T.skin, blush = true, lips = T.red, brow = T.ink, calm = false } = {}) {
  const eye =
    path('M-13.5 -2.5q4.5 -4.5 9 0q-4.5 3.2 -9 0z', T.white) +
    circle(-8.8, -2.3, 2.1, T.ink) +
    line(calm ? 'M-14 -8.500q5 -3 9.5 -1' : 'M-14.5 -8q5 -4.5 10 -1.5', brow, 1.7) +
    line('M-13.7 -2.700q4.7 -4.6 9.2 0', T.ink, 1.1);
  return (
    path('M-9 14v19q9 7 18 0v-19z', T.skinDark) +
    path('M-20 -8c0 -26 40 -26 40 0c1 18 -6 31 -20 35c-14 -4 -21 -17 -20 -35z', skin, T.brownDark, 1) +
    both(0, eye) +
    line('M1 -3c2.5 5 3.5 8 1.5 10q-2.5 1 -4.5 0', T.skinDark, 1.4) +
    line('M-6 14.500q6 2.8 12 0', lips, 2) +
    line('M-3 18q3 1.2 6 0', T.skinDark, 1) +
    (blush ? both(0, ellipse(-12.5, 7, 4.5, 3, '#e9a08c')) : '')
  );
}

/** A full beard with moustache. */
export const beard = (fill, edge) =>
  path(
    'M-20.5 0c-2 24 2 42 20.5 56c18.5 -14 22.5 -32 20.5 -56c-3 9 -8 12.5 -13 11.500q-7.5 -3.5 -15 0c-5 1 -10 -2.5 -13 -11.500z',
    fill,
    edge,
    1,
  ) +
  line('M-9 26q-2 11 2 19M0 24v26M9 26q2 11 -2 19', edge, 1.1) +
  path('M0 10c-7 -3 -14 -1 -17 6c6 2 13 1 17 -3c4 4 11 5 17 3c-3 -7 -10 -9 -17 -6z', fill, edge, 0.8) +
  line('M-4.5 19q4.5 2.5 9 0', T.redDark, 2);

/** A moustache and a pointed chin beard. */
export const goatee = (fill) =>
  path('M0 10c-6 -2.5 -14 0 -18 -3c1 8 12 9 18 6c6 3 17 2 18 -6c-4 3 -12 0.5 -18 3z', fill) +
  path('M-5 19q5 2.5 10 0q-1 14 -5 18q-4 -4 -5 -18z', fill);

/** Hair falling on both sides to a length. */
export const hair = (fill, length, edge = T.brownDark) =>
  both(
    0,
    path(
      `M0 -29c-22 -1 -27 14 -26 30c0 ${length * 0.5} -5 ${length * 0.7} -7 ${length}q14 5 20 -2c-4 -${length * 0.4} -6 -${length * 0.6} -7 -${length * 0.8}c-1 -12 6 -20 20 -24z`,
      fill,
      edge,
      0.8,
    ),
  );

/** Hair gathered high, for ladies of the court. */
export const updo = (fill, edge = T.brownDark) =>
  ellipse(0, -38, 21, 17, fill, edge, 0.8) +
  path('M-23 2c-6 -30 10 -38 23 -38s29 8 23 38c-3 -14 -9 -22 -23 -22s-20 8 -23 22z', fill, edge, 0.8) +
  line('M-12 -44q12 -8 24 0M-15 -36q15 -9 30 0', edge, 1);

/** A bob that ends at the jaw. */
export const bob = (fill, edge = T.brownDark) =>
  both(
    0,
    path(
      'M0 -30c-22 0 -28 14 -27 30c0 10 -3 17 -6 23c9 4 16 1 18 -4c-3 -12 -5 -22 -4 -28c5 -3 12 -7 19 -8z',
      fill,
      edge,
      0.8,
    ),
  );

/** A royal crown with points and jewels; `high` is how far the points rise. */
export const crown = (high = 26, jewel = T.red) =>
  path(
    `M-24 -22L-30 ${-26 - high}L-15 ${-34}L-11 ${-32 - high}L0 -36L11 ${-32 - high}L15 ${-34}L30 ${-26 - high}L24 -22q-24 -7 -48 0z`,
    T.gold,
    T.goldDark,
    1.2,
  ) +
  path('M-24.5 -21q24.5 -8 49 0l-1 -7q-23.5 -7.5 -47 0z', T.goldLight, T.goldDark, 1) +
  circle(0, -29.5, 3, jewel, T.goldDark, 0.6) +
  both(0, circle(-13, -28, 2.2, T.blue)) +
  both(
    0,
    circle(-30, -27 - high, 3, T.goldLight, T.goldDark, 0.8) +
      circle(-11, -34 - high, 3.4, T.goldLight, T.goldDark, 0.8),
  );

/** A narrow circlet with one stone. */
export const tiara = (stone = T.rose) =>
  path('M-22 -20q22 -14 44 0l-3 -7q-6 -5 -10 -6l-9 -15l-9 15q-4 1 -10 6z', T.goldLight, T.goldDark, 1) +
  path('M0 -38l4.5 7l-4.5 7l-4.5 -7z', stone, T.goldDark, 0.8) +
  both(0, circle(-11, -26.5, 2, stone));

/** A soft cap with a feather. */
export const cap = (fill, edge, feather = T.white) =>
  path('M-27 -17c-6 -14 2 -30 27 -30c27 0 34 14 26 29c-16 -7 -36 -7 -53 1z', fill, edge, 1.2) +
  path('M-28 -14q28 -13 55 -1l1 -7q-28 -11 -57 1z', edge) +
  path('M20 -26c2 -20 16 -32 34 -32c-2 6 -5 9 -9 11c4 0 6 1 7 2c-6 8 -16 15 -32 19z', feather, T.ink, 0.9) +
  line('M20 -27q8 -16 27 -26', T.ink, 0.9);

/** A guard's helmet with a crest. */
export const helmet = (crest = T.red) =>
  path('M-7 -50c4 -16 30 -18 42 -4c-12 -2 -20 4 -26 12z', crest, T.redDark, 1) +
  path(
    'M-26 6c-4 -36 8 -54 26 -54s30 18 26 54l-7 10q3 -24 -4 -29h-30q-7 5 -4 29z',
    T.steel,
    T.steelDark,
    1.4,
  ) +
  path('M-26 -14q26 -12 52 0l0 6q-26 -11 -52 0z', T.gold, T.goldDark, 0.8) +
  line('M0 -47v30', T.white, 1.6) +
  both(0, circle(-20, -10, 1.6, T.goldDark));

/** A cleric's hood. */
export const hood = (fill, edge) =>
  path(
    'M-34 46c-8 -40 -8 -100 34 -100s42 60 34 100c-4 4 -10 6 -16 4c6 -20 6 -44 2 -58c-6 -16 -34 -16 -40 0c-4 14 -4 38 2 58c-6 2 -12 0 -16 -4z',
    fill,
    edge,
    1.3,
  ) + line('M-25 34c-5 -30 -4 -74 25 -78M25 34c5 -30 4 -74 -25 -78', edge, 1);

/** A maid's bonnet. */
export const bonnet = () =>
  path(
    'M-30 4c-10 -34 4 -54 30 -54s40 20 30 54c-4 -2 -7 -8 -8 -14q-22 -20 -44 0c-1 6 -4 12 -8 14z',
    T.white,
    T.line,
    1.3,
  ) +
  path(
    'M-30 4q-6 -10 -5 -20q6 4 11 0q-1 -8 3 -14q7 4 11 -2q5 -4 10 -4t10 4q4 6 11 2q4 6 3 14q5 4 11 0q1 10 -5 20c-4 -2 -7 -8 -8 -14q-22 -20 -44 0c-1 6 -4 12 -8 14z',
    '#f3ebdd',
    T.line,
    1,
  ) +
  path('M-9 -47q9 6 18 0q-2 10 -9 10t-9 -10z', T.rose, T.redDark, 0.8);

/** A broad hat with a brooch and a plume. */
export const hat = (fill, edge, plume) =>
  path(
    'M8 -44c10 -26 34 -30 46 -20c-10 2 -14 6 -14 10c6 -1 9 1 10 4c-12 6 -26 12 -42 12z',
    plume,
    edge,
    0.9,
  ) +
  path('M-24 -20c-2 -30 6 -36 24 -36s26 6 24 36z', fill, edge, 1.2) +
  ellipse(0, -19, 44, 8.5, fill, edge, 1.2) +
  path('M-24 -25q24 7 48 0v5q-24 7 -48 0z', edge) +
  star(14, -25, 6, 3, 6, T.gold, T.goldDark, 0.8);

/** A pleated ruff, as wide as told. */
export function ruff(y, width, fill = T.white, edge = T.line) {
  const folds = Array.from({ length: 9 }, (_, i) => {
    const x = (i - 4) * (width / 8);
    return ellipse(x, y + Math.abs(i - 4) * -1.4, width / 13, 9.5, fill, edge, 1);
  });
  return folds.join('');
}
