// Fanat on foot, konj in the saddle, kralj in his mantle, each with his suit's emblem.

import { TONE as T, both, circle, ellipse, label, line, path, place, rect } from './shapes.js';
import { LIVERY, emblem } from './trieste-suits.js';
import { beard, bob, cap, crown, face, goatee, hair } from './people.js';
import { horse } from './horse.js';

const NAMES = { K: 'KRALJ', H: 'KONJ', F: 'FANAT' };
const MID = 108;

const ground = () =>
  path('M14 322Q60 308 108 314T202 310V346H14Z', '#cfe0b4') +
  line('M14 322Q60 308 108 314T202 310', '#8fae6a', 1.5) +
  line('M34 320l3 -7l2 7M176 316l3 -8l3 8M60 317l2 -5l2 5', '#6f9150', 1.4);

const banner = (rank) =>
  path('M62 324H154L162 336L154 348H62L54 336Z', T.paper, T.blue, 1.4) +
  label(MID, 342, 16, NAMES[rank], T.blueDark);

const fist = (x, y) =>
  ellipse(x, y, 8, 7, T.skin, T.brownDark, 1.1) +
  line(`M${x - 3} ${y - 4}v7M${x + 2} ${y - 4}v7`, T.skinDark, 1);

/** How each emblem is held: where it stands and how large, beside a hand at (x, y). */
function held(suit, x, y) {
  const tall = suit === 's' || suit === 'b';
  return tall
    ? emblem(suit, x, y - (suit === 's' ? 36 : 34), suit === 's' ? 112 : 108)
    : emblem(suit, x, y - 32, 56);
}

function fanat(suit, { coat, edge, trim, hose, hair: tint }) {
  const legs =
    path('M92 214L88 268L84 304H102L107 262L109 222Z', hose, T.ink, 1.2) +
    path('M124 214L128 268L132 304H114L109 262L107 222Z', trim, T.ink, 1.2) +
    path('M84 298H103V314H74C74 306 80 306 84 304Z', T.brown, T.brownDark, 1.2) +
    path('M132 298H113V314H142C142 306 136 306 132 304Z', T.brown, T.brownDark, 1.2);
  const tunic =
    path('M84 136C96 128 120 128 132 136L140 226Q108 240 76 226Z', coat, edge, 1.6) +
    path('M103 132H113V232H103Z', trim, edge, 0.8) +
    rect(79, 188, 58, 9, 2, T.brown, T.brownDark, 1) +
    rect(102, 186, 12, 13, 2, T.gold, T.goldDark, 1) +
    both(MID, line('M92 200L86 228', edge, 1.2));
  const arms =
    path('M84 138C68 146 60 166 66 186L82 196L88 186L78 178C78 168 84 160 92 158Z', coat, edge, 1.5) +
    fist(84, 191) +
    path('M130 138C146 142 160 148 168 168L156 176C148 166 138 160 126 160Z', coat, edge, 1.5);
  return (
    legs +
    tunic +
    held(suit, 164, 168) +
    arms +
    fist(163, 171) +
    path('M88 136Q108 124 128 136Q118 150 108 150Q98 150 88 136Z', T.white, T.line, 1.2) +
    place(MID, 98, bob(tint) + face() + cap(trim === T.gold ? coat : trim, edge, T.white), 0.92)
  );
}

function konj(suit, livery) {
  const { coat, edge, trim, hose, hair: tint } = livery;
  const rider =
    path('M100 128C110 122 128 122 138 130L142 196H98Z', coat, edge, 1.6) +
    rect(99, 178, 43, 8, 2, trim, edge, 1) +
    line('M119 128V178', trim, 4) +
    path('M108 190C98 206 96 220 98 234L114 236C114 222 122 210 136 204L140 192Z', hose, T.ink, 1.2) +
    path('M97 230H115V252C106 254 94 254 90 250C92 244 97 244 97 238Z', T.brown, T.brownDark, 1.2) +
    path('M104 132C90 142 80 156 76 170L86 178C92 168 102 160 112 156Z', coat, edge, 1.5) +
    fist(81, 174) +
    held(suit, 170, 136) +
    path('M134 130C150 132 162 136 172 136L170 148C156 152 142 152 130 150Z', coat, edge, 1.5) +
    fist(171, 142);
  return (
    horse(livery.horse, trim === T.gold ? T.red : trim) +
    rider +
    path('M102 128Q119 118 136 128Q128 140 119 140Q110 140 102 128Z', T.white, T.line, 1.2) +
    place(
      119,
      92,
      bob(tint) + face() + goatee(tint) + cap(coat, edge, trim === T.gold ? T.goldLight : T.white),
      0.84,
    )
  );
}

function kralj(suit, { coat, edge, trim, hose }) {
  const mantle = path(
    'M80 142C54 160 36 260 30 316Q108 330 186 316C180 260 162 160 136 142Z',
    hose === T.brown ? T.red : hose,
    T.ink,
    1.5,
  );
  const robe =
    path('M84 140C96 132 120 132 132 140L146 316Q108 324 70 316Z', coat, edge, 1.6) +
    path('M100 138H116L124 318H92Z', trim, edge, 1) +
    [176, 206, 236, 266, 296].map((y) => path(`M108 ${y - 9}l7 9l-7 9l-7 -9z`, edge)).join('') +
    path('M68 300Q108 312 148 300L149 316Q108 325 67 316Z', T.white, T.line, 1.2) +
    [80, 94, 108, 122, 136].map((x) => path(`M${x} 306l2 6l-2 4l-2 -4z`, T.ink)).join('');
  const cape =
    path(
      'M70 152C80 132 136 132 146 152C140 176 124 182 108 182C92 182 76 176 70 152Z',
      T.white,
      T.line,
      1.3,
    ) +
    [
      [84, 156],
      [96, 168],
      [108, 172],
      [120, 168],
      [132, 156],
    ]
      .map(([x, y]) => path(`M${x} ${y - 5}l2.5 6l-2.5 4l-2.5 -4z`, T.ink))
      .join('');
  const sceptre =
    rect(45, 150, 6, 120, 2, T.gold, T.goldDark, 1.2) +
    circle(48, 146, 9, T.red, T.goldDark, 1.5) +
    line('M48 137v-12M42 131h12', T.goldDark, 3);
  return (
    mantle +
    robe +
    sceptre +
    path('M78 164C62 176 50 190 42 208L54 216C62 204 74 194 86 190Z', coat, edge, 1.5) +
    fist(48, 208) +
    held(suit, 166, 196) +
    path('M138 164C152 172 164 182 172 196L160 206C152 196 142 190 130 188Z', coat, edge, 1.5) +
    fist(166, 200) +
    cape +
    place(
      MID,
      104,
      hair('#d9d2c5', 34, '#8d8578') + face() + beard('#d9d2c5', '#8d8578') + crown(16, T.red),
      0.94,
    )
  );
}

const PEOPLE = { F: fanat, H: konj, K: kralj };

/** The picture of a court card. */
export const person = (rank, suit) => ground() + PEOPLE[rank](suit, LIVERY[suit]) + banner(rank);
