// Love Letter on the felt: a card, then whom it meets, then what a Guard names.

import { CHARACTERS } from '../../art/love-letter.js';
import { card, heap, numberOf } from '../cards.js';
import { h } from '../dom.js';
import { choice, letterMove, told, watches, who } from '../names.js';
import { hiddenHand, near, others, plate } from '../seats.js';
import { p, t } from '../words.js';
import { knownHands } from './letter-knowledge.js';

const seen = (table) => table.observation;
const legalWith = (table, picked, target) =>
  table.legal
    .map((move) => ({ move, ...letterMove(move) }))
    .filter(
      (option) => (!picked || option.card === picked) && (target === undefined || option.target === target),
    );

/** The played card is shown large for a moment. */
export function stages(before, after) {
  const { card: played } = letterMove(after.last.move);
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
  const known = knownHands(view);
  const shown = view.shown ?? [];
  const aims =
    hands.mine && hands.pick.card && hands.pick.target === undefined
      ? new Set(legalWith(table, hands.pick.card).map((option) => option.target))
      : new Set();
  return [
    h(
      'div',
      { class: 'others' },
      others(table).map((seat) =>
        h(
          'div',
          { class: `other ${view.in[seat] ? '' : 'out'}` },
          aimPlate(table, hands, seat, aims),
          h(
            'div',
            { class: 'other-cards' },
            heldBy(table, seat, [shown[seat] ?? known[seat]].filter(Boolean)),
            discards(table, seat),
          ),
        ),
      ),
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
            h('p', null, told(table, table.played.seat, table.last.move)),
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

/** Another seat's hand: one card, two on turn, none when it is out. */
const heldBy = (table, seat, known) =>
  seen(table).in[seat] ? hiddenHand(table, seat, table.turn === seat ? 2 : 1, known) : null;

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
              class: 'chip',
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
      p('confirm-play', { move: choice(table, options[0].move) }),
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
