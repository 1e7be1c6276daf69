// Small greetings between people at a table.

import { note } from './announce.js';
import { h } from './dom.js';
import { who } from './names.js';
import { p, t } from './words.js';

const EMOTES = ['hello', 'well-played', 'thanks', 'oops', 'thinking', 'hurry'];

const text = (emote) => t(`page-emote-${emote}`);

/** Whether somebody is there to be greeted. */
export const hasCompany = (table) =>
  table.players.filter(({ kind, taken }) => kind === 'person' && taken !== false).length > 1;

/** A folded list of greetings. */
export function emoteMenu(send) {
  const menu = h(
    'details',
    { class: 'emotes' },
    h('summary', { class: 'tool' }, p('emotes')),
    h(
      'div',
      { class: 'emote-list', role: 'group', 'aria-label': p('emotes') },
      EMOTES.map((emote) =>
        h(
          'button',
          {
            type: 'button',
            class: 'tool',
            'data-emote': emote,
            onclick: () => {
              send(emote);
              menu.open = false;
            },
          },
          text(emote),
        ),
      ),
    ),
  );
  return menu;
}

/** Shows what somebody said. */
export function showEmote(table, { seat, emote }) {
  if (EMOTES.includes(emote)) note(p('emote-said', { who: who(table, seat), text: text(emote) }));
}
