// King, queen and jack: half a figure in a frame, and the same half turned.

import { TONE as T, both, circle, ellipse, line, path, place, rect, star } from './shapes.js';
import { LIVERY, sign } from './french-suits.js';
import { beard, bob, cap, crown, face, goatee, hair } from './people.js';

const [W, H, MID] = [240, 336, 120];
const FRAME = { x: 58, y: 22, width: 124, height: 292 };

const robe = ({ coat, edge }) =>
  path('M56 168V142C62 120 86 110 104 108H136C154 110 178 120 184 142V168Z', coat, edge, 1.3) +
  both(MID, line('M84 122C80 138 78 152 80 168', edge, 1.3));

/** A checked panel down the breast. */
function panel({ trim }, fill = T.gold) {
  const rows = [120, 132, 144, 156, 168];
  return (
    path('M104 108H136L142 168H98Z', fill, T.goldDark, 1) +
    rows.map((y) => path(`M120 ${y - 8}l7 8l-7 8l-7 -8z`, trim)).join('') +
    both(MID, line('M104 108L98 168', trim, 2.5))
  );
}

const ermine = () =>
  path('M86 118C94 104 146 104 154 118C150 132 136 138 120 138C104 138 90 132 86 118Z', T.white, T.line, 1) +
  [
    [98, 120],
    [109, 128],
    [120, 131],
    [131, 128],
    [142, 120],
  ]
    .map(([x, y]) => path(`M${x} ${y - 4}l2 5l-2 3l-2 -3z`, T.ink))
    .join('');

const hand = (x, y) =>
  ellipse(x, y, 7.5, 6, T.skin, T.brownDark, 1) +
  line(`M${x - 3} ${y - 3}v6M${x + 1} ${y - 4}v7`, T.skinDark, 1);

const sleeve = ({ trim, edge }, x, y) =>
  path(
    `M${x + 14} 168C${x + 18} 152 ${x + 12} ${y + 14} ${x + 7} ${y + 6}H${x - 8}C${x - 12} ${y + 16} ${x - 14} 156 ${x - 12} 168Z`,
    trim,
    edge,
    1.2,
  ) + rect(x - 9, y + 3, 18, 6, 3, T.goldLight, T.goldDark, 1);

const sword = (x) =>
  rect(x - 3, 36, 6, 88, 1, T.steel, T.steelDark, 1) +
  path(`M${x - 3} 36l3 -9l3 9z`, T.steel, T.steelDark, 1) +
  line(`M${x} 38v84`, T.white, 1) +
  rect(x - 14, 120, 28, 5, 2.5, T.gold, T.goldDark, 1);
const sceptre = (x) =>
  rect(x - 2.5, 58, 5, 104, 2, T.gold, T.goldDark, 1) +
  circle(x, 50, 10, T.blue, T.goldDark, 1.2) +
  line(`M${x - 10} 50h20M${x} 40v20`, T.gold, 2) +
  path(`M${x - 2} 40v-5h-4v-4h4v-4h4v4h4v4h-4v5z`, T.gold, T.goldDark, 0.8);
const axe = (x) =>
  rect(x - 2.5, 34, 5, 128, 2, T.brown, T.brownDark, 1) +
  path(
    `M${x + 2} 44C${x - 6} 40 ${x - 20} 36 ${x - 24} 46C${x - 28} 58 ${x - 22} 68 ${x - 18} 72C${x - 12} 66 ${x - 4} 64 ${x + 2} 66Z`,
    T.steel,
    T.steelDark,
    1.2,
  );
const halberd = (x) =>
  rect(x - 2.5, 44, 5, 120, 2, T.brown, T.brownDark, 1) +
  path(`M${x} 26l5 20h-10z`, T.steel, T.steelDark, 1) +
  path(
    `M${x + 2} 52C${x - 10} 46 ${x - 18} 50 ${x - 20} 62C${x - 12} 60 ${x - 6} 64 ${x + 2} 70Z`,
    T.steel,
    T.steelDark,
    1,
  );
const flower = (x, fill) =>
  line(`M${x} 150C${x - 2} 130 ${x + 2} 112 ${x} 96`, T.green, 3) +
  path(
    `M${x} 124c-12 -1 -15 -8 -15 -13c8 0 14 5 15 13zM${x} 132c11 -1 14 -7 14 -12c-7 0 -13 4 -14 12z`,
    T.green,
  ) +
  [0, 72, 144, 216, 288]
    .map((turn) => place(x, 84, ellipse(0, -8, 6, 8, fill, T.redDark, 0.8), 1, turn))
    .join('') +
  circle(x, 84, 5, T.gold, T.goldDark, 0.8);

const HELD = { h: sword, d: axe, s: sword, c: sceptre };
const BLOOM = { h: T.red, d: '#e0803a', s: '#6f8fd0', c: '#c77fb4' };

function king(suit, livery) {
  const grey = suit === 's' || suit === 'd' ? ['#cfc8bd', '#8d8578'] : [livery.hair, T.brownDark];
  return (
    robe(livery) +
    panel(livery) +
    HELD[suit](166) +
    sleeve(livery, 166, 132) +
    hand(166, 132) +
    ermine() +
    place(MID, 86, hair(grey[0], 34, grey[1]) + face() + beard(...grey) + crown(14, livery.trim), 0.92)
  );
}

function queen(suit, livery) {
  return (
    robe(livery) +
    panel(livery, T.goldLight) +
    flower(164, BLOOM[suit]) +
    sleeve(livery, 163, 140) +
    hand(163, 140) +
    path(
      'M92 114C104 106 136 106 148 114C144 128 132 134 120 134C108 134 96 128 92 114Z',
      T.skin,
      T.brownDark,
      0.8,
    ) +
    place(
      MID,
      88,
      path('M0 -34C-38 -34 -34 20 -38 44C-20 54 20 54 38 44C34 20 38 -34 0 -34Z', T.cream, T.line, 1) +
        hair(livery.hair, 30) +
        face({ calm: true }) +
        crown(6, livery.trim),
      0.9,
    ) +
    [0, 1, 2, 3, 4]
      .map((i) => circle(104 + 8 * i, 122 + [0, 4, 5.5, 4, 0][i], 2.6, T.white, T.goldDark, 0.8))
      .join('')
  );
}

function jack(suit, livery) {
  return (
    robe(livery) +
    path('M98 108H142L136 168H104Z', livery.trim, livery.edge, 1) +
    [122, 136, 150, 164].map((y) => circle(MID, y, 3, T.gold, T.goldDark, 0.8)).join('') +
    halberd(166) +
    sleeve({ trim: T.gold, edge: T.goldDark }, 166, 136) +
    hand(166, 136) +
    path(
      'M92 116C102 104 138 104 148 116C138 124 128 128 120 134C112 128 102 124 92 116Z',
      T.cream,
      T.line,
      1,
    ) +
    place(
      MID,
      88,
      bob(livery.hair) +
        face() +
        (suit === 's' || suit === 'c' ? goatee(livery.hair) : '') +
        cap(livery.coat, livery.edge, T.goldLight),
      0.88,
    )
  );
}

const FIGURES = { K: king, Q: queen, J: jack };

/** The picture of a court card, without its indices. */
export function court(rank, suit) {
  const livery = LIVERY[suit];
  const half = FIGURES[rank](suit, livery) + sign(suit, 76, 48, 30);
  const clip = `half-${rank}${suit}`;
  const { x, y, width, height } = FRAME;
  return (
    `<clipPath id="${clip}"><rect x="${x}" y="${y}" width="${width}" height="${H / 2 - y}"/></clipPath>` +
    rect(x, y, width, height, 6, T.cream) +
    `<g clip-path="url(#${clip})">${half}</g>` +
    place(W, H, `<g clip-path="url(#${clip})">${half}</g>`, 1, 180) +
    rect(x, 163, width, 10, 0, T.gold, T.goldDark, 1) +
    [72, 88, 104, 120, 136, 152, 168].map((at) => star(at, 168, 4, 1.8, 4, livery.coat)).join('') +
    rect(x, y, width, height, 6, 'none', T.blueDark, 1.8)
  );
}
