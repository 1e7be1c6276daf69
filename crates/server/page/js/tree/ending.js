// The end of a game of Briškula: dealt from a seed, or with cards that somebody chooses.

import { card } from '../cards.js';
import { fill, h } from '../dom.js';
import { p, t } from '../words.js';
import { named, numberField, segmented } from './fields.js';

const RANKS = ['A', '3', 'K', 'H', 'F', '7', '6', '5', '4', '2'];
const SUITS = ['d', 's', 'b', 'k'];
const SLOTS = [
  ['max', 'tree-hand-max'],
  ['min', 'tree-hand-min'],
  ['stock', 'tree-hand-stock'],
];

export const FIRST = {
  variant: 'obicna',
  cards: 'seed',
  seed: 'adut',
  left: 6,
  stock: 'known',
  depth: 6,
  trump: 'k',
  hands: { max: ['Ak', '7d', 'Kb'], min: ['3k', 'Ad', '2s'], stock: [] },
};

/** What the server is asked for. */
export function endingRequest({ variant, cards, seed, left, stock, depth, trump, hands }) {
  const deal =
    cards === 'seed'
      ? { seed: { seed, left } }
      : { chosen: { hands: [hands.max, hands.min], stock: hands.stock, trump: `2${trump}` } };
  return { variant, deal, stock, depth };
}

export function endingForm(first, show) {
  const settings = structuredClone(first);
  let slot = 'max';
  const source = h('div', { class: 'trees-form' });
  const set = (values) => {
    Object.assign(settings, values);
    draw();
    show(structuredClone(settings));
  };
  const holder = (code) => SLOTS.map(([name]) => name).find((name) => settings.hands[name].includes(code));

  /** A card goes to the chosen place, or away from where it is. */
  function give(code) {
    const has = holder(code);
    const hands = structuredClone(settings.hands);
    if (has) hands[has] = hands[has].filter((one) => one !== code);
    if (has !== slot) hands[slot].push(code);
    set({ hands });
  }

  const slots = () =>
    h(
      'div',
      { class: 'pick-slots' },
      SLOTS.map(([name, text]) =>
        h(
          'button',
          {
            type: 'button',
            class: 'pick-slot',
            'aria-pressed': String(name === slot),
            onclick: () => {
              slot = name;
              draw();
            },
          },
          h('span', null, t(text)),
          h(
            'span',
            { class: 'fan' },
            settings.hands[name].map((code) => card('briskula', code)),
          ),
        ),
      ),
    );

  const pack = () =>
    h(
      'div',
      {
        class: 'card-pick',
        role: 'group',
        'aria-label': t('tree-choose-card', { where: t(SLOTS.find(([name]) => name === slot)[1]) }),
      },
      SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)).map((code) =>
        card('briskula', code, {
          act: () => give(code),
          pressed: holder(code) !== undefined,
          class: holder(code) ? 'given' : '',
        }),
      ),
    );

  const trump = () =>
    named(
      p('trump-label'),
      h(
        'select',
        { id: 'tree-trump', onchange: (event) => set({ trump: event.target.value }) },
        SUITS.map((suit) =>
          h('option', { value: suit, selected: suit === settings.trump }, t(`suit-trieste-${suit}`)),
        ),
      ),
    );

  function draw() {
    const at = source.contains(document.activeElement) ? document.activeElement.dataset.card : undefined;
    fill(
      source,
      settings.cards === 'seed'
        ? h(
            'div',
            { class: 'line' },
            named(
              t('tree-seed'),
              h('input', {
                id: 'tree-seed',
                value: settings.seed,
                size: 10,
                maxLength: 60,
                onchange: (event) => set({ seed: event.target.value }),
              }),
            ),
            named(
              t('tree-cards-left'),
              numberField('tree-left', settings.left, 2, 40, (left) => set({ left })),
            ),
          )
        : [slots(), pack(), trump()],
    );
    source.querySelector(`[data-card="${at}"]`)?.focus();
  }

  draw();
  const choice = (id, name, key, choices) =>
    segmented(id, t(name), choices, settings[key], (value) => set({ [key]: value })).element;
  return {
    fields: h(
      'div',
      { class: 'trees-form' },
      choice('tree-variant', 'tree-variant', 'variant', [
        ['obicna', t('value-obicna')],
        ['dupla', t('value-dupla')],
      ]),
      choice('tree-cards', 'tree-cards', 'cards', [
        ['seed', t('tree-cards-seed')],
        ['chosen', t('tree-cards-chosen')],
      ]),
      source,
      choice('tree-stock', 'tree-stock', 'stock', [
        ['known', t('tree-stock-known')],
        ['unknown', t('tree-stock-unknown')],
      ]),
      named(
        t('tree-cards-ahead'),
        numberField('tree-cards-ahead', settings.depth, 1, 40, (depth) => set({ depth })),
      ),
      h('p', { class: 'soft' }, t('tree-ending-note')),
    ),
    settings: () => structuredClone(settings),
  };
}
