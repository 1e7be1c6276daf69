// The eight of the love letter, our own drawing: a bust in an arched window, and what each holds.
// Number, name and effect are set beside the picture as text, in the reader's language.

import {
  TONE as T,
  around,
  both,
  circle,
  drawing,
  ellipse,
  line,
  path,
  place,
  rect,
  star,
} from '../../art/shapes.js';
import {
  beard,
  bob,
  bonnet,
  cap,
  crown,
  face,
  goatee,
  hair,
  hat,
  helmet,
  hood,
  ruff,
  tiara,
  updo,
} from '../../art/people.js';

const [W, H, MID] = [240, 336, 120];

/** Ground and frame of each card. */
export const SCENES = {
  guard: ['#c9d3dc', '#5d7183'],
  priest: ['#e3d8c1', '#8a7346'],
  baron: ['#d9c3b0', '#7a4530'],
  handmaid: ['#cfe0d3', '#4b7a63'],
  prince: ['#c8d6ea', '#31538c'],
  king: ['#ecd9a8', '#97701b'],
  countess: ['#dccbe0', '#6d2e5b'],
  princess: ['#f3d2d3', '#a93a4b'],
};

const shoulders = (fill, edge) =>
  path('M34 250C40 206 74 192 100 186H140C166 192 200 206 206 250Z', fill, edge, 2);
const head = (inner) => place(MID, 132, inner, 1.25);
const fold = (edge) => both(MID, line('M74 204C66 218 62 234 62 250', edge, 1.6));

const FIGURES = {
  guard: () =>
    line('M196 60V250', T.brown, 6) +
    path('M196 34l7 30h-14z', T.steel, T.steelDark, 1.5) +
    path('M198 66C180 60 166 66 162 84C176 80 188 86 198 94Z', T.steel, T.steelDark, 1.5) +
    shoulders(T.steel, T.steelDark) +
    path('M92 190H148L154 250H86Z', T.blue, T.blueDark, 1.5) +
    star(MID, 222, 15, 6, 5, T.gold, T.goldDark, 1.2) +
    both(MID, path('M50 214C62 200 82 198 88 208C86 224 66 232 46 234Z', '#dfe6ea', T.steelDark, 1.4)) +
    line('M142 164C154 180 148 204 156 222', '#a05c22', 9) +
    line('M142 164C154 180 148 204 156 222', '#c98344', 4) +
    head(face({ calm: true }) + helmet(T.red)),
  priest: () =>
    shoulders('#6b5334', '#46351e') +
    fold('#46351e') +
    head(hood('#6b5334', '#46351e') + face({ blush: false }) + line('M-5 30q5 3 10 0', T.skinDark, 1)) +
    rect(96, 206, 48, 40, 3, T.redDark, T.ink, 1.5) +
    rect(100, 210, 40, 32, 2, T.red, T.goldDark, 1) +
    line('M120 214v22M111 222h18', T.goldLight, 4) +
    both(MID, ellipse(95, 230, 9, 8, T.skin, T.brownDark, 1.2)),
  baron: () =>
    shoulders('#5c2a22', '#34140f') +
    fold('#34140f') +
    path('M100 190H140L134 250H106Z', T.ink, '#000', 1) +
    [204, 222, 240].map((y) => circle(MID, y, 4, T.gold, T.goldDark, 1)).join('') +
    place(MID, 0, ruff(190, 84)) +
    head(bob('#3a2519') + face({ blush: false }) + goatee('#3a2519') + hat('#34201b', '#1a0f0c', T.red)),
  handmaid: () =>
    shoulders('#4f7d67', '#2c5342') +
    path('M92 188L104 250H136L148 188Q120 204 92 188Z', T.white, T.line, 1.5) +
    fold('#2c5342') +
    path('M96 186Q120 202 144 186L150 196Q120 214 90 196Z', T.white, T.line, 1.2) +
    head(hair('#9a5f2c', 14) + face({ calm: true }) + bonnet()) +
    place(
      176,
      206,
      path('M-26 0A26 26 0 0 1 26 0L22 8H-22Z', T.goldLight, T.goldDark, 1.6) +
        rect(-32, 8, 64, 6, 3, T.steel, T.steelDark, 1.4) +
        circle(0, -29, 4, T.gold, T.goldDark, 1.2),
    ) +
    ellipse(176, 226, 10, 7, T.skin, T.brownDark, 1.2),
  prince: () =>
    shoulders(T.blue, T.blueDark) +
    fold(T.blueDark) +
    path('M104 188H136L130 250H110Z', T.cream, T.line, 1.2) +
    both(MID, path('M104 188L84 196L96 212L112 200Z', T.gold, T.goldDark, 1.2)) +
    line('M60 214L112 240M60 224L106 248', T.gold, 4) +
    head(bob('#c98a3a') + face() + cap('#7b1f3a', '#4d0f22', T.white)),
  king: () =>
    shoulders(T.red, T.redDark) +
    path(
      'M66 206C82 178 158 178 174 206C164 232 142 240 120 240C98 240 76 232 66 206Z',
      T.white,
      T.line,
      1.5,
    ) +
    [
      [84, 210],
      [100, 224],
      [120, 229],
      [140, 224],
      [156, 210],
    ]
      .map(([x, y]) => path(`M${x} ${y - 6}l3 7l-3 5l-3 -5z`, T.ink))
      .join('') +
    head(hair('#8b4a1d', 30) + face() + beard('#8b4a1d', T.brownDark) + crown(14, T.red)),
  countess: () =>
    shoulders(T.plum, '#431a38') +
    path(
      'M84 196C100 186 140 186 156 196C150 218 136 226 120 226C104 226 90 218 84 196Z',
      T.skin,
      T.brownDark,
      1,
    ) +
    head(
      updo('#2d201c', '#171010') +
        face({ calm: true }) +
        both(0, circle(-21, 14, 3, T.goldLight, T.goldDark, 1)) +
        path('M-20 -46q20 -12 40 0', 'none', T.gold, 3),
    ) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => circle(96 + 8 * i, 204 + [0, 5, 8, 9, 8, 5, 0][i], 3.2, T.white, T.goldDark, 0.8))
      .join('') +
    place(
      178,
      236,
      Array.from({ length: 7 }, (_, i) =>
        place(
          0,
          0,
          path('M-6 0L-9 -52Q0 -60 9 -52L6 0Z', i % 2 ? '#e7c3d8' : '#b05a92', '#431a38', 1),
          1,
          -66 + 22 * i,
        ),
      ).join('') + circle(0, 0, 8, T.gold, T.goldDark, 1.5),
    ),
  princess: () =>
    shoulders('#e39aa2', '#a93a4b') +
    path(
      'M84 196C100 186 140 186 156 196C150 220 136 228 120 228C104 228 90 220 84 196Z',
      T.skin,
      T.brownDark,
      1,
    ) +
    fold('#a93a4b') +
    head(hair('#e2b04a', 66, '#a8741c') + face({ calm: true }) + tiara('#d4455a')) +
    place(
      178,
      226,
      rect(-30, -21, 60, 42, 3, T.cream, T.goldDark, 1.6) +
        line('M-30 -20L0 6L30 -20', T.goldDark, 1.6) +
        path(
          'M0 16C-4 10 -14 4 -12 -4C-10 -10 -2 -9 0 -4C2 -9 10 -10 12 -4C14 4 4 10 0 16Z',
          T.red,
          T.redDark,
          1,
        ),
      1,
      -8,
    ),
};

/** The picture of a character; the text is laid over it by the page. */
export function loveLetterCard(name) {
  const [ground, edge] = SCENES[name];
  const clip = `window-${name}`;
  return drawing(
    W,
    H,
    rect(1, 1, W - 2, H - 2, 16, T.paper, T.line, 1.5) +
      rect(9, 9, W - 18, H - 18, 10, 'none', edge, 2) +
      `<clipPath id="${clip}"><path d="M18 250V96C18 44 66 18 120 18S222 44 222 96V250Z"/></clipPath>` +
      path('M18 250V96C18 44 66 18 120 18S222 44 222 96V250Z', ground) +
      `<g clip-path="url(#${clip})">${around(MID, 132, 24, path('M-5 -40L-13 -200H13L5 -40Z', '#ffffff33'))}${FIGURES[name]()}</g>` +
      path('M18 250V96C18 44 66 18 120 18S222 44 222 96V250Z', 'none', edge, 2.5) +
      rect(18, 240, W - 36, 28, 4, edge) +
      circle(38, 40, 25, edge, T.paper, 3),
  );
}

/** The characters in the order of their numbers. */
export const CHARACTERS = Object.keys(SCENES);
