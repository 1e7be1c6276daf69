// Love Letter on the felt: a card, then whom it meets, then what a Guard names.

import { cardBack } from '../../art/back.js';
import { card, heap } from '../../js/cards.js';
import { h } from '../../js/dom.js';
import { advice } from '../../js/hint.js';
import { said, watches, who } from '../../js/names.js';
import { hiddenHand, near, otherSeats, plate } from '../../js/seats.js';
import { p, t } from '../../js/words.js';
import { CHARACTERS, loveLetterCard } from './art.js';
import { solutionScreen } from './solution.js';

/** The number of a card. */
const numberOf = (name) => CHARACTERS.indexOf(name) + 1;

/** The game's own pack: a drawing with the number, the name and the effect of a card over it. */
export const pack = {
  name: 'love-letter',
  face: loveLetterCard,
  back: () => cardBack(240, 336, ['#5b2350', '#a5648f']),
  text(code) {
    const part = (name, text) => h('span', { class: `letter-${name}`, 'aria-hidden': 'true' }, text);
    return [
      part('number', numberOf(code)),
      part('name', t(`card-${code}`)),
      part('effect', t(`effect-${code}`)),
    ];
  },
};

/** Screens that only this game has, by the first part of their address. */
export const screens = { solution: solutionScreen };

/** What lies on the game's tile. */
export const tile = () => ['guard', 'king', 'princess'].map((code) => card('love-letter', code));

/** A first game, step by step, lies beside this module. */
export const lesson = true;

/** How often each card is in the pack. */
const COPIES = { guard: 5, priest: 2, baron: 2, handmaid: 2, prince: 2, king: 1, countess: 1, princess: 1 };

/** The cards in pictures, the weakest first. */
export const ranks = () =>
  CHARACTERS.map((code) => ({ cards: [code], note: p('copies-of', { count: COPIES[code] }) }));

const seen = (table) => table.observation;
const legalWith = (table, picked, target) =>
  table.choices.filter(
    (option) => (!picked || option.card === picked) && (target === undefined || option.target === target),
  );

/** The played card is shown large for a moment. */
export function stages(before, after) {
  const { card: played } = after.last;
  const own = after.last.seat === after.seat;
  const hand = [...(seen(before).hand ?? [])];
  if (own) hand.splice(hand.lastIndexOf(played), 1);
  return [
    {
      table: {
        ...after,
        observation: { ...seen(before), hand },
        turn: null,
        over: null,
        played: { card: played, seat: after.last.seat },
      },
      hold: own ? 650 : 1300,
    },
  ];
}

export const leaving = (before, after) => (key) =>
  after.last && key.startsWith('played') ? `seat-${after.last.seat}` : undefined;

/** Cards of a kind are alike: a key is the card and its place among those alike. */
const keyed = (codes) =>
  codes.map((code, i) => `${code}:${codes.slice(0, i).filter((other) => other === code).length}`);

export function draw(table, hands) {
  const view = seen(table);
  const shown = view.shown ?? [];
  const aims =
    hands.mine && hands.pick.card && hands.pick.target === undefined
      ? new Set(legalWith(table, hands.pick.card).map((option) => option.target))
      : new Set();
  return [
    otherSeats(
      table,
      (seat) => [
        aimPlate(table, hands, seat, aims),
        h(
          'div',
          { class: 'other-cards' },
          heldBy(table, seat, [shown[seat] ?? view.known?.[seat]].filter(Boolean)),
          discards(table, seat),
        ),
      ],
      (seat) => (view.in[seat] ? '' : 'out'),
    ),
    h(
      'div',
      { class: 'middle letter-middle' },
      h(
        'div',
        { class: 'stock' },
        h('div', { class: 'stock-heap', 'data-anchor': 'stock' }, heap(table.game, view.deck * 4)),
        h('span', { class: 'count' }, p('fact-deck', { count: view.deck })),
      ),
      table.played
        ? h(
            'div',
            { class: 'played' },
            card(table.game, table.played.card, { key: 'played', from: `seat-${table.played.seat}` }),
            h('p', null, said(table, table.last.told[0])),
          )
        : unseen(table),
      view.face_up.length
        ? h(
            'div',
            { class: 'face-up', role: 'group', 'aria-label': p('face-up') },
            h('span', { class: 'caption' }, p('face-up')),
            h(
              'div',
              { class: 'fan' },
              view.face_up.map((code) => card(table.game, code, { class: 'small' })),
            ),
          )
        : null,
    ),
    h('div', { class: 'choices' }, hands.mine ? choices(table, hands) : null),
    h(
      'div',
      { class: `mine ${watches(table) ? 'watched' : ''}` },
      h(
        'div',
        { class: 'own-side' },
        aimPlate(table, hands, near(table), aims),
        discards(table, near(table)),
      ),
      watches(table) ? heldBy(table, near(table)) : ownHand(table, hands),
    ),
  ];
}

const heldBy = (table, seat, known) =>
  seen(table).in[seat] ? hiddenHand(table, seat, seen(table).hand_sizes[seat], known) : null;

function ownHand(table, hands) {
  const { hand } = seen(table);
  const keys = keyed(hand);
  return h(
    'div',
    { class: 'hand', role: 'group', 'aria-label': p('your-hand') },
    hand.map((code, i) =>
      card(table.game, code, {
        key: `own:${keys[i]}`,
        from: 'stock',
        class: hands.pick.index === i ? 'picked' : '',
        pressed: hands.pick.index === i,
        shortcut: String(i + 1),
        disabled: !hands.mine || !legalWith(table, code).length,
        act: hands.watch ? undefined : () => pick(table, hands, i),
        advice: advice(table, hands.hint, (choice) => choice.card === code),
        label: `${numberOf(code)} ${t(`card-${code}`)}. ${t(`effect-${code}`)}`,
      }),
    ),
  );
}

/** Picks a card; when there is nothing more to choose it waits for the confirmation only. */
function pick(table, hands, index) {
  if (hands.pick.index === index) return hands.set({});
  const code = seen(table).hand[index];
  const options = legalWith(table, code);
  if (!options.length) return undefined;
  const targets = [...new Set(options.map((option) => option.target))];
  return hands.set({ index, card: code, target: targets.length === 1 ? targets[0] : undefined });
}

function aimPlate(table, hands, seat, aims) {
  const view = seen(table);
  const aimed = aims.has(seat);
  const state = !view.in[seat] ? p('state-out') : view.protected[seat] ? p('state-protected') : '';
  return plate(table, seat, {
    class: `${aimed ? 'aim' : ''} ${hands.pick.target === seat && hands.mine ? 'aimed' : ''} ${view.protected[seat] && view.in[seat] ? 'protected' : ''}`,
    facts: state ? [h('span', { class: 'state' }, state)] : [],
    act: aimed ? () => hands.set({ ...hands.pick, target: seat }) : undefined,
    actLabel: aimed ? p('aim-at', { who: who(table, seat) }) : undefined,
    shortcut: aimed ? String(seat + 1) : undefined,
    score: table.match ? table.match.tally[seat] : undefined,
    scoreLabel: p('rounds-short'),
  });
}

const discards = (table, seat) =>
  h(
    'div',
    { class: 'discards', role: 'group', 'aria-label': p('discards-of', { who: who(table, seat) }) },
    seen(table).discards[seat].map((code) => card(table.game, code, { class: 'tiny' })),
  );

/** How many of each character could still be anywhere; who only watches has no hand to count from. */
function unseen(table) {
  const counts = seen(table).unseen;
  if (!counts) return h('div');
  return h(
    'div',
    { class: 'unseen', role: 'group', 'aria-label': p('unseen-cards') },
    h('span', { class: 'caption' }, p('unseen-cards')),
    h(
      'ul',
      null,
      CHARACTERS.map((name) =>
        h(
          'li',
          { class: counts[name] ? '' : 'none' },
          h('span', { class: `dot dot-${name}` }, numberOf(name)),
          h('span', { class: 'kind' }, t(`card-${name}`)),
          h('b', null, `×${counts[name] ?? 0}`),
        ),
      ),
    ),
  );
}

function choices(table, hands) {
  const { card: picked, target } = hands.pick;
  const cancel = h('button', { type: 'button', class: 'quiet', onclick: () => hands.set({}) }, p('cancel'));
  if (!picked) return h('p', { class: 'prompt' }, p('prompt-play-card'));
  const options = legalWith(table, picked, target);
  if (target === undefined && options.some((option) => option.target !== undefined)) {
    return [
      h('p', { class: 'prompt' }, p('prompt-target')),
      h(
        'div',
        { class: 'chips' },
        [...new Set(options.map((option) => option.target))].map((seat) =>
          h(
            'button',
            {
              type: 'button',
              class: 'chip',
              'data-key-focus': `target-${seat}`,
              onclick: () => hands.set({ ...hands.pick, target: seat }),
            },
            h('kbd', { 'aria-hidden': 'true' }, seat + 1),
            who(table, seat),
          ),
        ),
        cancel,
      ),
    ];
  }
  if (options.some((option) => option.guess)) {
    return [
      h('p', { class: 'prompt' }, p('prompt-guess')),
      h(
        'div',
        { class: 'chips guesses' },
        options.map((option) =>
          h(
            'button',
            {
              type: 'button',
              class: `chip ${advice(table, hands.hint, ({ move }) => move === option.move)?.best ? 'advised' : ''}`,
              'data-key-focus': `guess-${option.guess}`,
              onclick: () => hands.play(option.move),
            },
            h('kbd', { 'aria-hidden': 'true' }, numberOf(option.guess)),
            t(`card-${option.guess}`),
            h('small', null, `×${seen(table).unseen[option.guess] ?? 0}`),
          ),
        ),
        cancel,
      ),
    ];
  }
  return h(
    'div',
    { class: 'confirm' },
    h(
      'button',
      {
        type: 'button',
        class: 'primary',
        'data-key-focus': 'confirm',
        onclick: () => hands.play(options[0].move),
      },
      p('confirm-play', { move: said(table, options[0].phrase) }),
    ),
    cancel,
  );
}

/** Keys: a digit picks a card, then a seat, then the number of the named card. */
export function keys(table, hands) {
  const { card: picked, target } = hands.pick;
  return [
    {
      keys: [...'12345678'],
      shown: '1 … 8',
      does: p('key-letter-digit'),
      run: (key) => {
        if (!hands.mine) return;
        const digit = Number(key);
        const options = picked ? legalWith(table, picked, target) : [];
        if (!picked) {
          if (seen(table).hand[digit - 1]) pick(table, hands, digit - 1);
        } else if (target === undefined) {
          if (options.some((option) => option.target === digit - 1))
            hands.set({ ...hands.pick, target: digit - 1 });
        } else {
          const named = options.find((option) => option.guess === CHARACTERS[digit - 1]);
          if (named) hands.play(named.move);
        }
      },
    },
    {
      keys: ['Enter', ' '],
      shown: 'Enter',
      does: p('key-confirm'),
      run: () => {
        const options = picked ? legalWith(table, picked, target) : [];
        if (options.length !== 1) return false;
        hands.play(options[0].move);
        return true;
      },
    },
    { keys: ['Escape', 'Backspace'], shown: 'Esc', does: p('key-cancel'), run: () => hands.set({}) },
  ];
}
