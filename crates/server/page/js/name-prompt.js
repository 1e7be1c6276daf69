// Among friends: what the others shall call one, asked once.

import { note } from './announce.js';
import { h } from './dom.js';
import { recall, remember } from './memory.js';
import { person, takeName } from './record.js';
import { p } from './words.js';

/** Whether to ask: there is company, no name yet, and one has not said "not now". */
export const asksForName = () => !person() && !recall('nameless');

/** The question; `done` hears when there is a name, or none is wanted. */
export function namePrompt(done) {
  const field = h('input', { name: 'name', maxLength: 24, required: true, autocomplete: 'nickname', 'aria-label': p('name-field') });
  const take = async (event) => {
    event.preventDefault();
    try {
      await takeName(field.value);
      done();
    } catch (error) {
      note(error.message, 'error');
    }
  };
  const later = () => {
    remember('nameless', true);
    done();
  };
  return h(
    'form',
    { class: 'panel name-prompt', onsubmit: take, 'aria-label': p('name-ask') },
    h('h2', null, p('name-ask')),
    h(
      'div',
      { class: 'code-row' },
      field,
      h('button', { type: 'submit', class: 'secondary' }, p('name-take')),
      h('button', { type: 'button', class: 'quiet', onclick: later }, p('name-later')),
    ),
  );
}
