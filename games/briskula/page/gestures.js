// The gestures of motiranje: a face that tells the partner which trump it holds.

import { TONE, circle, ellipse, line, path } from '../../art/shapes.js';

const INK = TONE.ink;

const head = circle(32, 32, 22, TONE.skin, TONE.skinDark, 2);
const hair = path('M10.5 29 Q12 9 32 9 Q52 9 53.5 29 Q44 19 32 20 Q20 19 10.5 29 Z', TONE.brownDark);
const eye = (x, y = 31) => ellipse(x, y, 2.6, 3.2, INK);
const brow = (x, y) => line(`M${x - 5} ${y} Q${x} ${y - 3} ${x + 5} ${y}`, TONE.brownDark, 2);
const mouth = line('M25 43 Q32 46 39 43', TONE.redDark, 2.4);
const eyes = eye(24) + eye(40);
const brows = brow(24, 26) + brow(40, 26);

/** As: pursed lips, trica: a wink, kralj: raised brows, konj: a shoulder, fanat: the tongue. */
const FACES = {
  A:
    eyes +
    brows +
    circle(32, 43, 4.2, TONE.rose, TONE.redDark, 2) +
    line('M32 39.5 V46.5 M28.8 43 H35.2', TONE.redDark, 1),
  3: eye(24) + brow(24, 26) + line('M35 32 Q40 35 45 32', INK, 2.6) + brow(40, 28) + mouth,
  K: eye(24, 33) + eye(40, 33) + brow(24, 22) + brow(40, 22) + line('M20 18 H28 M36 18 H44', TONE.skinDark, 1.4) + mouth,
  H: eyes + brows + mouth,
  F:
    eyes +
    brows +
    line('M24 41 Q32 46 40 41', TONE.redDark, 2.4) +
    path('M28.5 43 V48 Q32 53 35.5 48 V43 Z', TONE.rose, TONE.redDark, 1.4),
};

/** Both shoulders; for the konj one of them is drawn up to the ear. */
const shoulders = (lifted) =>
  path(
    lifted
      ? 'M2 64 Q4 55 20 53 L44 53 Q47 38 58 37 Q63 40 63 64 Z'
      : 'M2 64 Q4 55 20 53 L44 53 Q60 55 62 64 Z',
    TONE.blue,
    TONE.blueDark,
    2,
  ) + (lifted ? line('M52 33 Q57 28 61 30', INK, 1.6) + line('M55 28 Q60 23 63 26', INK, 1.6) : '');

/** The picture of a rank's gesture, as markup; its words are said beside it. */
export const gesture = (rank) =>
  `<svg viewBox="0 0 64 64" aria-hidden="true">${shoulders(rank === 'H')}${head}${hair}${FACES[rank] ?? ''}</svg>`;
