// The parts of the study: felt, steps, tabs and their panel.

import { drawn, fill, h } from '../dom.js';
import { p } from '../words.js';

/** What can be done with a finished game. */
export const TABS = ['replay', 'review', 'mistakes', 'same-hand'];

const ICONS = {
  first: 'M5 5v14M19 5L9 12l10 7z',
  back: 'M16 5L7 12l9 7z',
  play: 'M7 4l13 8l-13 8z',
  pause: 'M8 5v14M16 5v14',
  forth: 'M8 5l9 7l-9 7z',
  last: 'M19 5v14M5 5l10 7l-10 7z',
};

/** A sign on a button of the replay. */
export const icon = (name) =>
  drawn(
    `<svg viewBox="0 0 24 24" class="icon" aria-hidden="true" focusable="false"><path d="${ICONS[name]}"/></svg>`,
  );

/** Puts the parts into the page and gives them back. */
export function layout(root, length) {
  const button = (text, label) =>
    h('button', { type: 'button', class: 'tool', 'aria-label': label, title: label }, icon(text));
  const parts = {
    title: h('h1'),
    felt: h('div', { class: 'felt' }),
    place: h('span', { class: 'place' }),
    panel: h('div', { class: 'study-panel', role: 'tabpanel', id: 'study-panel', tabIndex: 0 }),
    slider: h('input', {
      type: 'range',
      min: '0',
      max: String(length),
      value: '0',
      'aria-label': p('position'),
    }),
    first: button('first', p('step-first')),
    back: button('back', p('step-back')),
    play: button('play', p('autoplay')),
    forth: button('forth', p('step-forth')),
    last: button('last', p('step-last')),
    share: h('button', { type: 'button', class: 'tool' }, p('share')),
    open: h('input', { type: 'checkbox', checked: true }),
    seat: h('select', { 'aria-label': p('seen-from') }),
    again: h('a', { class: 'tool' }, p('back-to-table')),
    link: h('input', { class: 'share-link', readOnly: true, hidden: true, 'aria-label': p('share-link') }),
    tabs: TABS.map((tab) =>
      h(
        'button',
        { type: 'button', role: 'tab', id: `tab-${tab}`, 'aria-controls': 'study-panel' },
        p(`to-${tab}`),
      ),
    ),
  };
  fill(
    root,
    h(
      'div',
      { class: 'table-screen study' },
      h(
        'div',
        { class: 'play-area' },
        h('div', { class: 'study-head' }, parts.title),
        h('div', { class: 'felt-frame' }, parts.felt),
        h(
          'div',
          { class: 'steps', role: 'group', 'aria-label': p('to-replay') },
          parts.first,
          parts.back,
          parts.play,
          parts.forth,
          parts.last,
          parts.slider,
          parts.place,
        ),
        h(
          'div',
          { class: 'toolbar' },
          h('label', { class: 'check' }, parts.open, ' ', p('open-cards')),
          h('label', { class: 'check' }, p('seen-from'), ' ', parts.seat),
          parts.share,
          parts.again,
          h('a', { class: 'tool', href: '#/' }, p('to-lobby')),
        ),
        parts.link,
      ),
      h(
        'aside',
        { class: 'aside', 'aria-label': p('study') },
        h('div', { class: 'tabs', role: 'tablist', 'aria-label': p('study') }, parts.tabs),
        parts.panel,
      ),
    ),
  );
  return parts;
}
