// Cards as elements: the drawing, its name for those who listen, and what a click does.

import { frenchCard } from '../art/french.js';
import { triesteCard } from '../art/trieste.js';
import { loveLetterCard, CHARACTERS } from '../art/love-letter.js';
import { cardBack } from '../art/back.js';
import { drawn, h } from './dom.js';
import { cardName, packOf } from './names.js';
import { t } from './words.js';

const FACES = { french: frenchCard, trieste: triesteCard, 'love-letter': loveLetterCard };
const BACKS = {
  french: () => cardBack(240, 336, ['#7c1f2b', '#bb5a63']),
  trieste: () => cardBack(216, 360, ['#22457a', '#6d90c4']),
  'love-letter': () => cardBack(240, 336, ['#5b2350', '#a5648f']),
};

/** Drawings already made; an element gets a copy. */
const made = new Map();

function copy(key, make) {
  if (!made.has(key)) made.set(key, drawn(make()));
  return made.get(key).cloneNode(true);
}

/** The number of a Love Letter card. */
export const numberOf = (name) => CHARACTERS.indexOf(name) + 1;

function letterText(code) {
  const part = (name, text) => h('span', { class: `letter-${name}`, 'aria-hidden': 'true' }, text);
  return [
    part('number', numberOf(code)),
    part('name', t(`card-${code}`)),
    part('effect', t(`effect-${code}`)),
  ];
}

/**
 * A card face up.
 * @param {{key?: string, from?: string, act?: () => void, pressed?: boolean, class?: string, label?: string, disabled?: boolean, shortcut?: string}} [options]
 */
export function card(game, code, options = {}) {
  const pack = packOf(game);
  const inner = [
    copy(code + pack, () => FACES[pack](code)),
    pack === 'love-letter' ? letterText(code) : null,
  ];
  const shared = {
    class: `card ${pack} ${options.class ?? ''}`,
    'data-key': options.key,
    'data-from': options.from,
    'data-card': code,
  };
  const name = options.label ?? cardName(game, code);
  if (!options.act) return h('span', { ...shared, role: 'img', 'aria-label': name }, inner);
  return h(
    'button',
    {
      ...shared,
      type: 'button',
      'aria-pressed': options.pressed === undefined ? undefined : String(options.pressed),
      'aria-disabled': options.disabled ? 'true' : undefined,
      'aria-keyshortcuts': options.shortcut,
      onclick: () => {
        if (!options.disabled) options.act();
      },
      // The name stands as text and not as a label, since the drawing has letters of its own.
    },
    h('span', { class: 'visually-hidden' }, name),
    inner,
  );
}

/** A card face down. */
export const back = (game, options = {}) =>
  h(
    'span',
    {
      class: `card back ${packOf(game)} ${options.class ?? ''}`,
      'data-key': options.key,
      'data-from': options.from,
      'aria-hidden': 'true',
    },
    copy(`back ${packOf(game)}`, BACKS[packOf(game)]),
  );

/** A small heap of backs, as high as there are cards. */
export const heap = (game, count, options = {}) =>
  h(
    'span',
    { class: `heap ${options.class ?? ''}`, 'aria-hidden': 'true' },
    Array.from({ length: Math.min(4, Math.ceil(count / 6)) }, () => back(game)),
  );
