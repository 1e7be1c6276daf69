// Briškula on the felt: the trump under the stock, the trick in the middle, the last trick beside it.

import { card, heap } from '../cards.js';
import { h } from '../dom.js';
import { briskulaMove, cardName, sideOf, watches, who } from '../names.js';
import { hiddenHand, near, others, plate, watchedSide } from '../seats.js';
import { p, t } from '../words.js';

const seen = (table) => table.observation;
const sameTrick = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const completed = (before, after) =>
  seen(after).last_trick && !sameTrick(seen(before).last_trick, seen(after).last_trick);

/** A full trick lies for a moment before it is taken. */
export function stages(before, after) {
  if (!completed(before, after)) return [];
  const { card: thrown } = briskulaMove(after.last.move);
  const own = after.last.seat === after.seat;
  const { leader, cards } = seen(after).last_trick;
  const observation = {
    ...seen(before),
    trick: { leader, cards },
    hand: seen(before).hand?.filter((code) => !own || code !== thrown),
    hand_sizes: seen(before).hand_sizes.map((size, seat) => size - (seat === after.last.seat ? 1 : 0)),
    known: seen(before).known?.map((codes) => codes.filter((code) => code !== thrown)),
  };
  return [
    {
      table: { ...after, observation, turn: null, over: null, won: seen(after).last_trick.winner },
      hold: 1150,
    },
  ];
}

/** A taken trick goes to its winner. */
export const leaving = (before, after) => (key) =>
  seen(after).last_trick && key.startsWith('trick:') ? `seat-${seen(after).last_trick.winner}` : undefined;

const thrower = (table, leader, i) => (leader + i) % table.players.length;

function score(table, seat) {
  const side = sideOf(table.game, table.rules, seat);
  const signals = seen(table).signals?.[seat] ?? [];
  return {
    score: seen(table).points[side],
    scoreLabel: p('points-short'),
    facts: signals.length
      ? [
          h(
            'span',
            null,
            p('fact-signalled', { cards: signals.map((code) => cardName(table.game, code)).join(', ') }),
          ),
        ]
      : [],
  };
}

/** The card that is winning the trick so far. */
function leadingCard(cards, trump) {
  const strength = '24567FHK3A';
  const beats = (a, b) =>
    a.slice(-1) === b.slice(-1)
      ? strength.indexOf(a[0]) > strength.indexOf(b[0])
      : a.slice(-1) === trump.slice(-1);
  return cards.reduce((best, code) => (best && !beats(code, best) ? best : code), undefined);
}

export function draw(table, hands) {
  const view = seen(table);
  const { leader, cards } = view.trick;
  const best = leadingCard(cards, view.trump);
  const signals = hands.mine ? table.legal.filter((move) => move.startsWith('~')) : [];
  return [
    h(
      'div',
      { class: 'others' },
      others(table).map((seat) =>
        h(
          'div',
          { class: 'other' },
          plate(table, seat, score(table, seat)),
          hiddenHand(table, seat, view.hand_sizes[seat], view.known?.[seat]),
        ),
      ),
    ),
    h(
      'div',
      { class: 'middle' },
      stock(table),
      h(
        'div',
        { class: `trick throws-${Math.max(cards.length, 2)}`, role: 'group', 'aria-label': p('trick') },
        cards.map((code, i) =>
          h(
            'div',
            { class: `throw ${thrower(table, leader, i) === table.seat ? 'by-me' : ''}` },
            card(table.game, code, {
              key: `trick:${code}`,
              from:
                thrower(table, leader, i) === table.seat ? undefined : `seat-${thrower(table, leader, i)}`,
              class: code === best ? 'leading' : '',
            }),
            h('span', { class: 'by' }, who(table, thrower(table, leader, i))),
          ),
        ),
        cards.length || table.over
          ? null
          : h('p', { class: 'empty' }, p(table.turn === table.seat ? 'prompt-lead' : 'trick-empty')),
      ),
      lastTrick(table),
    ),
    h(
      'div',
      { class: 'choices' },
      hands.mine && cards.length ? h('p', { class: 'prompt' }, p('prompt-throw')) : null,
      signals.map((move) =>
        h(
          'button',
          { type: 'button', class: 'chip', onclick: () => hands.play(move) },
          t('choice-briskula-signal', { card: cardName(table.game, briskulaMove(move).card) }),
        ),
      ),
    ),
    watches(table)
      ? watchedSide(table, view.hand_sizes[near(table)], score(table, near(table)))
      : ownSide(table, hands),
  ];
}

function ownSide(table, hands) {
  const { hand, trump } = seen(table);
  const legal = new Set(table.legal);
  const trumps = (code) => code.slice(-1) === trump.slice(-1);
  return h(
    'div',
    { class: 'mine' },
    plate(table, table.seat, score(table, table.seat)),
    h(
      'div',
      { class: 'hand', role: 'group', 'aria-label': p('your-hand') },
      hand.map((code, i) =>
        card(table.game, code, {
          key: `trick:${code}`,
          from: 'stock',
          disabled: !hands.mine || !legal.has(code),
          shortcut: String(i + 1),
          class: trumps(code) ? 'trump' : '',
          act: hands.watch ? undefined : () => hands.play(code),
          label: trumps(code) ? p('card-trump', { card: cardName(table.game, code) }) : undefined,
        }),
      ),
    ),
  );
}

function stock(table) {
  const { trump, stock: left } = seen(table);
  const gone = left === 0;
  return h(
    'div',
    { class: `stock trump-stock ${gone ? 'gone' : ''}` },
    h(
      'div',
      { class: 'trump-under' },
      card(table.game, trump, {
        class: gone ? 'drawn' : '',
        label: p(gone ? 'trump-drawn' : 'trump-card', { card: cardName(table.game, trump) }),
      }),
    ),
    h('div', { class: 'stock-heap', 'data-anchor': 'stock' }, left > 1 ? heap(table.game, left - 1) : null),
    h(
      'span',
      { class: 'count' },
      h('b', null, p('trump-label')),
      ' ',
      gone ? p('stock-out') : p('fact-stock', { count: left }),
    ),
  );
}

function lastTrick(table) {
  const last = seen(table).last_trick;
  if (!last) return h('div', { class: 'last-trick' });
  return h(
    'div',
    { class: 'last-trick', role: 'group', 'aria-label': p('last-trick') },
    h('span', { class: 'caption' }, p('last-trick')),
    h(
      'div',
      { class: 'fan' },
      last.cards.map((code) => card(table.game, code, { class: 'small' })),
    ),
    h(
      'span',
      { class: 'caption' },
      p('last-trick-to', {
        who: who(table, last.winner),
        person: last.winner === table.seat ? 'you' : 'other',
        count: last.points,
      }),
    ),
  );
}

/** Keys: a digit throws the card at that place. */
export const keys = (table, hands) => [
  {
    keys: seen(table).hand.map((_, i) => String(i + 1)),
    shown: '1 … 4',
    does: p('key-throw'),
    run: (key) => {
      const code = seen(table).hand[Number(key) - 1];
      if (hands.mine && table.legal.includes(code)) hands.play(code);
    },
  },
];
