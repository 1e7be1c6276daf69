// Links to a table: one to sit down at it, one to watch.

import { note } from './announce.js';
import { drawn, h } from './dom.js';
import { qrPicture } from './qr.js';
import { p } from './words.js';

const link = (kind, table) => `${location.origin}${location.pathname}#/${kind}/${table}`;

/** Where one takes a free seat. */
const seatLink = (table) => link('j', table);

/** Where one who has no seat watches. */
export const watchLink = (table) => link('t', table);

/** The code in a text that somebody typed or pasted: the code itself, or a link that ends in it. */
export const codeIn = (text) => /([a-z0-9]{8,})\/?$/i.exec(text.replace(/\s/g, ''))?.[1].toLowerCase();

/** A code as it is read out: in fours. */
const spelt = (code) => code.match(/.{1,4}/g).join(' ');

export async function copyText(text, done) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  note(done);
}

export const hasFreeSeat = (table) =>
  table.players.some(({ kind, taken }) => kind === 'person' && taken === false);

/** The link as a picture that a phone reads. */
function code(text) {
  const picture = qrPicture(text);
  return picture
    ? h('div', { class: 'qr-place', role: 'img', 'aria-label': p('qr') }, drawn(picture))
    : null;
}

/** The panel with the link and the code, or nothing when every seat is taken. */
export function invitation(table) {
  if (!hasFreeSeat(table)) return null;
  const field = h('input', {
    class: 'share-link',
    readOnly: true,
    value: seatLink(table.table),
    'aria-label': p('invite-link'),
  });
  const copy = () => {
    field.select();
    copyText(field.value, p('invite-copied'));
  };
  return h(
    'section',
    { class: 'panel invite', 'aria-label': p('invite') },
    h('h2', null, p('invite')),
    h('p', { class: 'soft' }, p('invite-note')),
    field,
    h('p', { class: 'code' }, `${p('code')} `, h('b', null, spelt(table.table))),
    h('button', { type: 'button', class: 'secondary', onclick: copy }, p('invite-copy')),
    code(field.value),
  );
}

/** For who watches a table with a free seat: the way to sit down. */
export const freeSeat = (table) =>
  hasFreeSeat(table)
    ? h(
        'section',
        { class: 'panel invite' },
        h('p', null, p('seat-free-note')),
        h('a', { class: 'primary', href: seatLink(table.table) }, p('take-seat')),
      )
    : null;
