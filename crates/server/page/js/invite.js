// The invitation to a table with free seats: a link for friends on other devices.

import { note } from './announce.js';
import { h } from './dom.js';
import { p } from './words.js';

/** The panel with the link, or nothing when every seat is taken. */
export function invitation(table) {
  if (!table.players.some(({ kind, taken }) => kind === 'person' && taken === false)) return null;
  const link = `${location.origin}${location.pathname}#/j/${table.table}`;
  const field = h('input', {
    class: 'share-link',
    readOnly: true,
    value: link,
    'aria-label': p('invite-link'),
  });
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(link).catch(() => {});
    note(p('invite-copied'));
  };
  return h(
    'section',
    { class: 'panel invite', 'aria-label': p('invite') },
    h('h2', null, p('invite')),
    h('p', { class: 'soft' }, p('invite-note')),
    field,
    h('button', { type: 'button', class: 'secondary', onclick: copy }, p('invite-copy')),
  );
}
