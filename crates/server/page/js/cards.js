// Cards as elements: the drawing, its name for those who listen, and what a click does.

import { frenchCard } from '../art/french.js';
import { triesteCard } from '../art/trieste.js';
import { cardBack } from '../art/back.js';
import { drawn, h } from './dom.js';
import { ownPack, packOf } from './games.js';
import { cardName } from './names.js';
import { t } from './words.js';

/** The packs that several games may be played with; others come with their game. */
const PACKS = {
  french: { face: frenchCard, back: () => cardBack(240, 336, ['#7c1f2b', '#bb5a63']) },
  trieste: { face: triesteCard, back: () => cardBack(216, 360, ['#22457a', '#6d90c4']) },
};

const drawings = (pack) => PACKS[pack] ?? ownPack(pack);

/** Drawings already made; an element gets a copy. */
const made = new Map();

function copy(key, make) {
  if (!made.has(key)) made.set(key, drawn(make()));
  return made.get(key).cloneNode(true);
}

/** What a hint or a review says of a card or a column: that it is the best, or what it costs. */
export const tag = (advice) =>
  advice
    ? h(
        'span',
        { class: `advice-tag ${advice.best ? 'best' : ''}` },
        advice.best ? [h('span', { 'aria-hidden': 'true' }, '★'), h('span', { class: 'visually-hidden' }, t('grade-best'))] : advice.cost,
      )
    : null;

/**
 * A card face up.
 * @param {{advice?: {best: boolean, cost: string}, key?: string, from?: string, act?: () => void, pressed?: boolean, class?: string, label?: string, disabled?: boolean, shortcut?: string}} [options]
 */
export function card(game, code, options = {}) {
  const pack = packOf(game);
  const inner = [
    copy(code + pack, () => drawings(pack).face(code)),
    drawings(pack).text?.(code) ?? null,
    tag(options.advice),
  ];
  const shared = {
    class: `card ${pack} ${options.class ?? ''} ${options.advice?.best ? 'advised' : ''}`,
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
    copy(`back ${packOf(game)}`, drawings(packOf(game)).back),
  );

/** A small heap of backs, as high as there are cards. */
export const heap = (game, count, options = {}) =>
  h(
    'span',
    { class: `heap ${options.class ?? ''}`, 'aria-hidden': 'true' },
    Array.from({ length: Math.min(4, Math.ceil(count / 6)) }, () => back(game)),
  );
