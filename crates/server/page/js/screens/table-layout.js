// The parts of the table's screen, and where they are.

import { fill, h } from '../dom.js';
import { p } from '../words.js';

const tool = (key, label) =>
  h(
    'button',
    { type: 'button', class: 'tool', 'aria-keyshortcuts': key.toLowerCase() },
    h('kbd', { 'aria-hidden': 'true' }, key),
    label,
  );

export function layout(root) {
  const buttons = {
    hint: tool('H', p('hint')),
    undo: tool('U', p('undo')),
    finish: tool('F', p('finish')),
    sound: h('button', { type: 'button', class: 'tool' }),
    notify: h('button', { type: 'button', class: 'tool', hidden: true }, p('notify')),
    watchLink: h('button', { type: 'button', class: 'tool' }, p('watch-link')),
  };
  buttons.finish.classList.add('finish');
  buttons.finish.title = `${p('decided')} ${p('finish-note')}`;
  const parts = {
    title: h('h1', { class: 'visually-hidden' }),
    facts: h('ul', { class: 'table-facts', hidden: true }),
    felt: h('div', { class: 'felt' }),
    result: h('div', { class: 'result-place', hidden: true }),
    hint: h('div'),
    log: h('section', { class: 'panel log-panel', 'aria-label': p('log') }),
    rules: h('section', { class: 'panel' }),
    lost: h('p', { class: 'offline', role: 'status', hidden: true }, p('connection-lost')),
    emotes: h('div', { hidden: true }),
    asked: h('p', { class: 'asked', role: 'status', hidden: true }),
    link: h('input', { class: 'share-link', readOnly: true, hidden: true, 'aria-label': p('share-link') }),
    buttons,
  };
  fill(
    root,
    h(
      'div',
      { class: 'table-screen' },
      parts.title,
      h(
        'div',
        { class: 'play-area' },
        parts.lost,
        h('div', { class: 'felt-frame' }, parts.felt, parts.result),
        parts.asked,
        h(
          'div',
          { class: 'toolbar', role: 'toolbar', 'aria-label': p('tools') },
          buttons.hint,
          buttons.undo,
          parts.emotes,
          buttons.notify,
          buttons.sound,
          buttons.watchLink,
          h('a', { class: 'tool', href: '#/' }, p('to-lobby')),
          parts.facts,
          // Last, so that nothing moves when it comes.
          buttons.finish,
        ),
        parts.link,
      ),
      h('aside', { class: 'aside', 'aria-label': p('beside-table') }, parts.hint, parts.log, parts.rules),
    ),
  );
  return parts;
}
