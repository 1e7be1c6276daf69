// The solution of Love Letter for two: how often to play what on the first turns, for every kind.

import { call } from '../../js/api.js';
import { fill, h } from '../../js/dom.js';
import { cardName } from '../../js/names.js';
import { number, p, percent, t } from '../../js/words.js';
import { CHARACTERS } from './art.js';

const GAME = 'love-letter';
/** What is played less often is not worth a line. */
const SELDOM = 0.005;

const name = (card) => cardName(GAME, card);
const facesOf = (faces) => [...faces].map((digit) => name(CHARACTERS[digit - 1])).join(', ');
const signed = (value) => `${value < 0 ? '−' : '+'}${number(Math.abs(value), 3)}`;
const middle = ([low, high]) => (low + high) / 2;

/** A move such as `guard>1:prince` in words. */
function playName(move) {
  const [card, target = '', named] = move.split(/[>:]/);
  if (named) return t('lab-solution-naming', { card: name(card), named: name(named) });
  if (card === 'prince' && target === '0') return t('lab-solution-oneself', { card: name(card) });
  return name(card);
}

/** A play in short, such as `15` or `5o`, in words. */
function shortName(play) {
  const card = name(CHARACTERS[play[0] - 1]);
  if (play[1] === 'o') return t('lab-solution-oneself', { card });
  return play[1] ? t('lab-solution-naming', { card, named: name(CHARACTERS[play[1] - 1]) }) : card;
}

/** What a reply comes after, as a part of an address. */
const keyOf = ({ play, holds, discards, lays }) =>
  [play, holds ?? discards ?? lays].filter(Boolean).join('-');

/** What a reply comes after, in words. */
function eventName({ play, holds, discards, lays }) {
  const card = CHARACTERS[(holds ?? discards ?? lays) - 1];
  if (!card) return shortName(play);
  const id = holds ? 'lab-solution-sees' : 'lab-solution-discarded';
  return t(id, { play: shortName(play), card: name(card) });
}

function replyTurns(reply) {
  const line = ([play, share, value]) => {
    const worth = value === null ? '' : ` (${signed(value / 1000)})`;
    return h('li', null, `${percent(share / 1000)} ${shortName(play)}${worth}`);
  };
  const row = ([hand, plays]) => {
    const made = plays.filter(([, share]) => share >= 1000 * SELDOM).sort((a, b) => b[1] - a[1]);
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, [...hand].map((digit) => name(CHARACTERS[digit - 1])).join(' + ')),
      h('td', null, h('ul', null, made.map(line))),
    );
  };
  const often = { share: percent(reply.share / 1000) };
  return [
    h('h3', null, eventName(reply)),
    h('p', null, t(reply.share ? 'lab-solution-often' : 'lab-solution-never', often)),
    h(
      'table',
      { class: 'solution-turns' },
      turnsHead(),
      h('tbody', null, Object.entries(reply.hands).map(row)),
    ),
  ];
}

function repliesPanel(faces, replies, chosen) {
  const link = (reply) =>
    h(
      'li',
      null,
      h(
        'a',
        {
          href: `#/solution/${faces}/${keyOf(reply)}`,
          'aria-current': keyOf(reply) === chosen ? 'true' : null,
        },
        eventName(reply),
      ),
      ` ${percent(reply.share / 1000)}`,
    );
  const reply = replies.find((one) => keyOf(one) === chosen);
  return h(
    'section',
    { class: 'panel solution-replies' },
    h('h2', null, t('lab-solution-replies')),
    h('p', null, t('lab-solution-choose')),
    h('ul', null, [...replies].sort((a, b) => b.share - a.share).map(link)),
    reply && replyTurns(reply),
  );
}

const turnsHead = () =>
  h(
    'thead',
    null,
    h(
      'tr',
      null,
      ['lab-solution-hand', 'lab-solution-plays'].map((id) => h('th', { scope: 'col' }, t(id))),
    ),
  );

function kindsTable(kinds, chosen) {
  const row = (kind) =>
    h(
      'tr',
      { 'aria-current': kind.faces === chosen ? 'true' : null },
      h('th', { scope: 'row' }, h('a', { href: `#/solution/${kind.faces}` }, facesOf(kind.faces))),
      h('td', null, signed(middle(kind.value))),
      h('td', null, percent(kind.exploitability)),
    );
  const head = ['lab-solution-faces', 'lab-solution-value', 'lab-solution-exploitable'];
  return h(
    'table',
    { class: 'solution-kinds' },
    h('thead', null, h('tr', null, head.map((id) => h('th', { scope: 'col' }, t(id))))),
    h('tbody', null, kinds.map(row)),
  );
}

function firstTurns(kind) {
  const row = ({ cards, plays }) => {
    const made = plays.filter((play) => play.share >= SELDOM).sort((a, b) => b.share - a.share);
    const line = (play) =>
      h('li', null, `${percent(play.share)} ${playName(play.move)} (${signed(play.value)})`);
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, cards.map(name).join(' + ')),
      h('td', null, h('ul', null, made.map(line))),
    );
  };
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, facesOf(kind.faces)),
    h(
      'p',
      null,
      t('lab-solution-worth', {
        low: signed(kind.value[0]),
        high: signed(kind.value[1]),
        rounds: number(kind.rounds),
      }),
    ),
    h(
      'table',
      { class: 'solution-turns' },
      turnsHead(),
      h('tbody', null, kind.first.map(row)),
    ),
  );
}

async function shown(chosen, after) {
  const kinds = await call('/games/love-letter/solution/index.json');
  const one = kinds.find((kind) => kind.faces === chosen);
  const kind = one && (await call(`/games/love-letter/solution/${one.faces}.json`));
  const replies = one && (await call(`/games/love-letter/solution/${one.faces}.replies.json`));
  return h(
    'div',
    { class: 'lab' },
    h(
      'header',
      { class: 'hero' },
      h('h1', null, t('lab-solution-title')),
      h('p', null, t('lab-solution-line', { solved: kinds.length, all: 92 })),
    ),
    kind && firstTurns(kind),
    kind && repliesPanel(kind.faces, replies, after),
    h('section', { class: 'panel' }, kindsTable(kinds, chosen)),
    h('p', { class: 'soft' }, t('lab-solution-note')),
  );
}

export function solutionScreen(root, chosen, after) {
  let left = false;
  document.title = `${t('lab-solution-title')} · Adut`;
  fill(root, h('p', { class: 'working' }, p('working')));
  shown(chosen, after)
    .then((content) => {
      if (left) return;
      fill(root, content);
      root.querySelector('.solution-replies [aria-current]')?.closest('section').scrollIntoView();
    })
    .catch((error) => left || fill(root, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      left = true;
    },
  };
}
