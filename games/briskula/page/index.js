// Briškula on the felt: the trump under the stock, the trick in the middle, the last trick beside it.

import { gesture } from './gestures.js';
import { card, heap } from '../../js/cards.js';
import { drawn, h } from '../../js/dom.js';
import { advice } from '../../js/hint.js';
import { cardName, said, sideOf, watches, who } from '../../js/names.js';
import { hiddenHand, near, otherSeats, placeOf, plate, watchedSide } from '../../js/seats.js';
import { has, p, t } from '../../js/words.js';

/** What lies on the game's tile. */
export const tile = () => ['Ad', 'Hs', 'Kk'].map((code) => card('briskula', code));

/** As people play it for two, where the sources have dupla. */
export const usual = { variant: 'obicna' };

/** What stands on the tile beside the number of players. */
export const quick = ['variant'];

/** A first game, step by step, lies beside this module. */
export const lesson = true;

/** What cards are worth, in pictures, the strongest first. */
export const ranks = () => [
  ...[['A', 11], ['3', 10], ['K', 4], ['H', 3], ['F', 2]].map(([rank, points]) => ({
    cards: [`${rank}d`],
    note: p('points-of', { points }),
  })),
  { cards: ['7d', '6d', '5d', '4d', '2d'], note: p('points-of', { points: 0 }) },
];

const seen = (table) => table.observation;
const sameTrick = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const completed = (before, after) =>
  seen(after).last_trick && !sameTrick(seen(before).last_trick, seen(after).last_trick);

/** A full trick lies for a moment before it is taken. */
export function stages(before, after) {
  if (!completed(before, after)) return [];
  const { card: thrown } = after.last;
  const own = after.last.seat === after.seat;
  const observation = {
    ...seen(before),
    trick: seen(after).last_trick,
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

/** Who took the trick that a move ended, as it is told; nothing while the trick goes on. */
export function trickTaken({ told }) {
  const end = told.find(({ key }) => key === 'trick-won');
  return end && { seat: end.about, points: end.args.count.number };
}

/** A taken trick goes to its winner. */
export const leaving = (before, after) => (key) =>
  seen(after).last_trick && key.startsWith('trick:') ? `seat-${seen(after).last_trick.winner}` : undefined;

function score(table, seat) {
  const signals = seen(table).signals?.[seat] ?? [];
  return {
    score: seen(table).points[sideOf(table, seat)],
    scoreLabel: p('points-short'),
    facts: signals.length
      ? [
          h(
            'span',
            null,
            p('fact-signalled', { cards: signals.map((code) => cardName(table.game, code)).join(', ') }),
          ),
          signals.map(face),
        ]
      : [],
  };
}

/** How a trump with points is signalled, in words; nothing for the others. */
const gestureName = (code) => (has(`gesture-${code[0]}`) ? t(`gesture-${code[0]}`) : '');

/** The picture of the gesture for a card, named in words. */
const face = (code) =>
  h(
    'span',
    { class: 'gesture', role: 'img', 'aria-label': gestureName(code), title: gestureName(code) },
    drawn(gesture(code[0])),
  );

export function draw(table, hands) {
  const view = seen(table);
  const { cards, seats, best } = view.trick;
  const signals = hands.mine ? table.choices.filter(({ kind }) => kind === 'signal') : [];
  return [
    otherSeats(table, (seat) => [
      plate(table, seat, score(table, seat)),
      hiddenHand(table, seat, view.hand_sizes[seat], view.known?.[seat]),
    ]),
    h(
      'div',
      { class: 'middle' },
      stock(table),
      h(
        'div',
        { class: 'trick', role: 'group', 'aria-label': p('trick') },
        cards.map((code, i) =>
          h(
            'div',
            { class: `throw at-${placeOf(table, seats[i])}` },
            card(table.game, code, {
              key: `trick:${code}`,
              from: seats[i] === table.seat ? undefined : `seat-${seats[i]}`,
              class: code === best ? 'leading' : '',
            }),
            h('span', { class: 'by' }, who(table, seats[i])),
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
      signals.map(({ move, card: code, phrase }) =>
        h(
          'button',
          { type: 'button', class: 'chip', onclick: () => hands.play(move) },
          face(code),
          said(table, phrase),
        ),
      ),
    ),
    watches(table)
      ? watchedSide(table, view.hand_sizes[near(table)], score(table, near(table)))
      : ownSide(table, hands),
  ];
}

/** The move that throws a card of the hand. */
const throwing = (table, code) => table.choices.find(({ kind, card }) => kind === 'throw' && card === code);

function ownSide(table, hands) {
  const { hand, trumps } = seen(table);
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
          disabled: !hands.mine || !throwing(table, code),
          shortcut: String(i + 1),
          class: trumps.includes(code) ? 'trump' : '',
          advice: advice(table, hands.hint, ({ kind, card }) => kind === 'throw' && card === code),
          act: hands.watch ? undefined : () => hands.play(throwing(table, code).move),
          label: trumps.includes(code) ? p('card-trump', { card: cardName(table.game, code) }) : undefined,
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
      const choice = throwing(table, seen(table).hand[Number(key) - 1]);
      if (hands.mine && choice) hands.play(choice.move);
    },
  },
];
