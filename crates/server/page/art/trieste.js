// The Trieste pack: forty cards, the emblems in rows, the people from their own module.

import { TONE as T, drawing, label, place, rect } from './shapes.js';
import { ace, emblem } from './trieste-suits.js';
import { person } from './trieste-people.js';

const [W, H] = [216, 360];
const NUMERALS = { A: 'A', K: '13', H: '12', F: '11' };

/** Rows of emblems: their height, and for each row its y and the x of each. */
const ROWS = {
  2: [
    132,
    [
      [112, [108]],
      [250, [108]],
    ],
  ],
  3: [
    118,
    [
      [112, [108]],
      [246, [68, 148]],
    ],
  ],
  4: [
    118,
    [
      [114, [68, 148]],
      [246, [68, 148]],
    ],
  ],
  5: [
    84,
    [
      [88, [66, 150]],
      [180, [108]],
      [272, [66, 150]],
    ],
  ],
  6: [
    84,
    [
      [88, [66, 150]],
      [180, [66, 150]],
      [272, [66, 150]],
    ],
  ],
  7: [
    80,
    [
      [86, [66, 150]],
      [180, [52, 108, 164]],
      [274, [66, 150]],
    ],
  ],
};

function pips(rank, suit) {
  const [size, rows] = ROWS[rank];
  // Swords and clubs are slender and may stand taller than coins and cups, which must not touch.
  const high = suit === 'd' || suit === 'k' ? Math.min(size, rank === '7' ? 52 : 72) : size;
  return rows.flatMap(([y, xs]) => xs.map((x) => emblem(suit, x, y, high))).join('');
}

function corner(rank) {
  const numeral = NUMERALS[rank] ?? rank;
  return numeral.length > 1
    ? `<text x="33" y="52" font-size="40" fill="${T.blueDark}" font-weight="700" text-anchor="middle" textLength="36" lengthAdjust="spacingAndGlyphs" class="index">${numeral}</text>`
    : label(30, 53, 46, numeral, T.blueDark);
}

/** The face of a Trieste card such as `Hs`. */
export function triesteCard(code) {
  const [rank, suit] = [code.slice(0, -1), code.slice(-1)];
  const figure = 'KHF'.includes(rank);
  const body = figure ? person(rank, suit) : rank === 'A' ? ace(suit) : pips(rank, suit);
  // People stand on the ground, so only their upper corner is marked; rows of emblems need no small one.
  const index =
    corner(rank) +
    (figure || rank === 'A' ? emblem(suit, 30, 80, suit === 's' || suit === 'b' ? 42 : 32) : '');
  return drawing(
    W,
    H,
    rect(1, 1, W - 2, H - 2, 13, T.cream, T.line, 1.5) +
      rect(8, 8, W - 16, H - 16, 8, 'none', T.blue, 1.6) +
      rect(12, 12, W - 24, H - 24, 6, 'none', T.red, 0.8) +
      body +
      index +
      (figure ? '' : place(W, H, index, 1, 180)),
  );
}
