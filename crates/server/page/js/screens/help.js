// The keys that work now, in a dialog under `?`.

import { h } from '../dom.js';
import { bound } from '../keys.js';
import { p } from '../words.js';

export function showHelp() {
  const rows = bound().map(({ shown, does }) =>
    h('div', null, h('dt', null, h('kbd', null, shown)), h('dd', null, does)),
  );
  const dialog = /** @type {HTMLDialogElement} */ (
    h(
      'dialog',
      { class: 'help', 'aria-labelledby': 'help-title' },
      h('h2', { id: 'help-title' }, p('keys')),
      h('dl', null, rows),
      h('p', { class: 'soft' }, p('keys-note')),
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
