// What helps now, in a dialog under `?`: how the table works, and the keys where there are keys.

import { h } from '../dom.js';
import { bound } from '../keys.js';
import { has, p, t } from '../words.js';
import { pictures } from './rules-page.js';

/** The game of the table that is shown, if one is. */
const gameShown = () => /\bfelt-([\w-]+)/.exec(document.querySelector('main .felt')?.className ?? '')?.[1];

/** How the table of a game works, with its cards. */
function tableHelp(game) {
  if (!game || !has(`help-${game}`)) return null;
  return h(
    'section',
    { class: 'help-table' },
    h('h3', null, p('help-table')),
    h('p', null, t(`help-${game}`)),
    pictures(game),
    h(
      'form',
      { method: 'dialog' },
      h(
        'button',
        {
          class: 'secondary',
          onclick: () => {
            location.hash = `#/rules/${game}`;
          },
        },
        p('rules-screen'),
      ),
    ),
  );
}

export function showHelp() {
  const rows = bound().map(({ shown, does }) =>
    h('div', null, h('dt', null, h('kbd', null, shown)), h('dd', null, does)),
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      { class: 'help', 'aria-labelledby': 'help-title' },
      h('h2', { id: 'help-title' }, p('help')),
      tableHelp(gameShown()),
      h('section', { class: 'help-keys' }, h('h3', null, p('keys')), h('dl', null, rows), h('p', { class: 'soft' }, p('keys-note'))),
      h('form', { method: 'dialog' }, h('button', { class: 'primary' }, p('close'))),
    )
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
