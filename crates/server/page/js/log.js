// The course of the game in sentences, trick by trick where there are tricks, and said aloud as they happen.

import { h } from './dom.js';
import { tableOf } from './games.js';
import { isOurs, said, who } from './names.js';
import { p } from './words.js';

/** The sentences of a move. */
const sentences = (table, { told }) => told.map((message) => said(table, message));

/** What happened last, to be said. */
export const lastWords = (table) => (table.last ? sentences(table, table.last) : []);

/** The moves of each trick with who took it; without tricks all moves are one. */
function tricks(table) {
  const taken = tableOf(table.game).trickTaken;
  const found = [{ moves: [], end: undefined }];
  table.history.forEach((played, index) => {
    found.at(-1).moves.push([played, index]);
    const end = taken?.(played);
    if (end) {
      found.at(-1).end = end;
      found.push({ moves: [], end: undefined });
    }
  });
  return found.filter(({ moves }) => moves.length);
}

function item(table, [played, index], { go, at }, inTrick) {
  const [first, ...rest] = sentences(table, played);
  const text = [
    h('span', { class: 'ply' }, index + 1),
    h(
      'span',
      null,
      first,
      inTrick ? null : rest.map((line) => h('small', null, line)),
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
}

/** Who took a trick, and what lay in it. */
const trickHead = (table, number, end) =>
  h(
    'p',
    { class: `trick-head ${end && isOurs(table, end.seat) ? 'own' : ''}` },
    h('span', null, p('trick-number', { number })),
    end
      ? h(
          'b',
          null,
          p('last-trick-to', {
            who: who(table, end.seat),
            person: end.seat === table.seat ? 'you' : 'other',
            count: end.points,
          }),
        )
      : null,
  );

/** The log as a list, the newest on top. `go` makes each move a button. */
export function logList(table, ways = {}) {
  const found = tricks(table);
  const items = (moves, inTrick) => moves.map((move) => item(table, move, ways, inTrick)).reverse();
  if (!tableOf(table.game).trickTaken)
    return h('ol', { class: 'log', reversed: true }, found.flatMap(({ moves }) => items(moves, false)));
  return h(
    'div',
    { class: 'log log-tricks' },
    found
      .map(({ moves, end }, i) =>
        h(
          'section',
          { class: 'log-trick' },
          trickHead(table, i + 1, end),
          h('ol', { reversed: true, start: moves.at(-1)[1] + 1 }, items(moves, true)),
        ),
      )
      .reverse(),
  );
}
