// In the lobby: a code or link from a friend leads to his table.

import { note } from '../announce.js';
import { h } from '../dom.js';
import { codeIn } from '../invite.js';
import { p } from '../words.js';

export function joinByCode() {
  const field = h('input', {
    name: 'code',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    'aria-label': p('join-code'),
    placeholder: p('join-code'),
  });
  const go = (kind) => {
    const code = codeIn(field.value);
    if (code) location.hash = `#/${kind}/${code}`;
    else note(p('join-code-wrong'), 'error');
  };
  return h(
    'form',
    {
      class: 'panel join-by-code',
      'aria-label': p('join-by-code'),
      onsubmit: (event) => {
        event.preventDefault();
        go('j');
      },
    },
    h('h2', null, p('join-by-code')),
    h('p', { class: 'soft' }, p('join-code-note')),
    h(
      'div',
      { class: 'code-row' },
      field,
      h('button', { type: 'submit', class: 'secondary' }, p('join')),
      h('button', { type: 'button', class: 'secondary', onclick: () => go('t') }, p('watch-table')),
    ),
  );
}
