// A table for any game: what one sees as text, what one may do as buttons.

import { h } from './dom.js';
import { said } from './names.js';
import { near, otherSeats, plate } from './seats.js';
import { p } from './words.js';

/** As many moves have a key. */
const KEYED = 9;

export const stages = () => [];
export const leaving = () => () => undefined;

/** What a field of an observation holds, in one line. */
const inLine = (value) => (typeof value === 'string' ? value : JSON.stringify(value));

const fields = (observation) =>
  Object.entries(observation)
    .map(([name, value]) => `${name}: ${inLine(value)}`)
    .join('\n');

export const draw = (table, hands) => [
  otherSeats(table, (seat) => plate(table, seat)),
  h(
    'div',
    { class: 'middle plain-middle' },
    h('pre', { class: 'plain-view', tabIndex: 0 }, table.text ?? fields(table.observation)),
  ),
  h(
    'div',
    { class: 'choices' },
    hands.mine ? h('p', { class: 'prompt' }, p('prompt-choose')) : null,
    h(
      'div',
      { class: 'chips plain-moves', role: 'group', 'aria-label': p('prompt-choose') },
      hands.mine ? table.choices.map((choice, i) => button(table, hands, choice, i)) : null,
    ),
  ),
  h('div', { class: 'mine' }, plate(table, near(table))),
];

const button = (table, hands, { move, phrase }, i) =>
  h(
    'button',
    {
      type: 'button',
      class: 'chip',
      'data-key-focus': `move-${move}`,
      'aria-keyshortcuts': i < KEYED ? String(i + 1) : undefined,
      onclick: () => hands.play(move),
    },
    i < KEYED ? h('kbd', { 'aria-hidden': 'true' }, i + 1) : null,
    said(table, phrase),
  );

/** Keys: a digit makes the move at that place. */
export const keys = (table, hands) => [
  {
    keys: table.choices.slice(0, KEYED).map((_, i) => String(i + 1)),
    shown: '1 … 9',
    does: p('key-move'),
    run: (key) => {
      const choice = table.choices[Number(key) - 1];
      if (hands.mine && choice) hands.play(choice.move);
    },
  },
];
