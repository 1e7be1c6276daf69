// The course of the game in sentences, and the same sentences said aloud as they happen.

import { h } from './dom.js';
import { letterMove, sideOf, told, who } from './names.js';
import { t } from './words.js';

const said = (table, seat) => ({ who: who(table, seat), person: seat === table.seat ? 'you' : 'other' });

/** What a turn of Love Letter brought about, as far as the seat saw it. */
function consequences(table, event) {
  const { card, target } = letterMove(event.move);
  const lines = [];
  if (event.target_held && target !== undefined) {
    lines.push(
      t(card === 'prince' ? 'event-discards' : 'event-holds', {
        ...said(table, target),
        card: t(`acc-${event.target_held}`),
      }),
    );
  }
  if (card === 'baron' && event.kept && event.seat !== table.seat)
    lines.push(t('event-holds', { ...said(table, event.seat), card: t(`acc-${event.kept}`) }));
  if (event.out !== undefined) lines.push(t('event-out', said(table, event.out)));
  return lines;
}

/** The sentences of one move of the history. */
export function sentences(table, index) {
  const { seat, move } = table.history[index];
  const first = told(table, seat, move, { tabla: table.tablas?.has(index) });
  const event = table.game === 'love-letter' ? table.observation.events?.[index] : undefined;
  return [first, ...(event ? consequences(table, event) : [])];
}

const tablasOf = (view) => (view.sides ?? []).reduce((sum, side) => sum + (side.tablas ?? 0), 0);

/** Whether a tabla was made between two views; the rules may give it no points, but it is one. */
export const isTabla = (before, after) => tablasOf(after) > tablasOf(before);

/** What happened last, to be said. */
export function lastWords(before, after) {
  if (!after.last || !after.history.length) return [];
  const lines = sentences(after, after.history.length - 1);
  const trick = after.observation.last_trick;
  if (trick && JSON.stringify(trick) !== JSON.stringify(before?.observation.last_trick)) {
    lines.push(t('trick-won', { ...said(after, trick.winner), count: trick.points }));
  }
  return lines;
}

/** The log as a list, the newest on top. `go` makes each move a button. */
export function logList(table, { go, at } = {}) {
  const items = table.history.map((played, index) => {
    const [first, ...rest] = sentences(table, index);
    const text = [
      h('span', { class: 'ply' }, index + 1),
      h(
        'span',
        null,
        first,
        rest.map((line) => h('small', null, line)),
      ),
    ];
    const own = sideOf(table.game, table.rules, played.seat) === sideOf(table.game, table.rules, table.seat);
    return h(
      'li',
      { class: `${own ? 'own' : ''} ${at === index + 1 ? 'at' : ''}` },
      go
        ? h(
            'button',
            {
              type: 'button',
              onclick: () => go(index + 1),
              'aria-current': at === index + 1 ? 'step' : undefined,
            },
            text,
          )
        : text,
    );
  });
  return h('ol', { class: 'log', reversed: true }, items.reverse());
}
