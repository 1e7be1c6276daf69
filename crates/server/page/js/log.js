// The course of the game in sentences, and the same sentences said aloud as they happen.

import { h } from './dom.js';
import { isOurs, letterMove, tablicMove, told, who } from './names.js';
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
  const first = told(table, seat, move, { tabla: table.game === 'tablic' && isTabla(table, index) });
  const event = table.game === 'love-letter' ? table.observation.events?.[index] : undefined;
  return [first, ...(event ? consequences(table, event) : [])];
}

/** Tablić begins with so many cards on the table. */
const OPENING = 4;

/** Whether a capture cleared the table, which a count of the cards on it tells. A sweeping jack makes none. */
function isTabla({ history, rules }, index) {
  if (rules.jack === 'sweeps' && history[index].move.startsWith('J')) return false;
  const lying = history.slice(0, index + 1).reduce((count, { move }) => {
    const { taken } = tablicMove(move);
    return taken.length === 0 ? count + 1 : count - taken.length;
  }, OPENING);
  return lying === 0;
}

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
    return h(
      'li',
      { class: `${isOurs(table, played.seat) ? 'own' : ''} ${at === index + 1 ? 'at' : ''}` },
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
