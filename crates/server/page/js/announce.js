// What happens at the table, told to screen readers, and short notes for everybody.

import { h } from './dom.js';

/** Says a sentence in the polite live region. */
export function say(sentence) {
  const region = document.getElementById('live');
  const line = h('p', null, sentence);
  region.append(line);
  while (region.childElementCount > 4) region.firstElementChild.remove();
}

/** Shows a short note that goes away by itself. */
export function note(sentence, kind = 'plain') {
  const box = h('div', { class: `toast toast-${kind}` }, sentence);
  document.getElementById('notes').append(box);
  say(sentence);
  setTimeout(() => box.remove(), kind === 'error' ? 7000 : 3500);
}
