// How a game ended, in a headline and what can be done next.

import { h, range } from './dom.js';
import { countsPoints } from './games.js';
import { gameName, isOurs, said, seatsOfSide, sideOf, watches, who } from './names.js';
import { list, number, p, t } from './words.js';

/** More rounds than these are written as a number. */
const TOKENS = 13;

/** `won`, `lost` or `drawn` for the seat of the table. */
export function outcome(table) {
  const { winner, winners } = table.over;
  const side = sideOf(table, table.seat);
  if (winners?.length && winners.length < table.over.scores.length)
    return winners.includes(side) ? 'won' : 'lost';
  if (winner === null || winner === undefined) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** The name of a side. */
export function sideName(table, side) {
  const seats = seatsOfSide(table, side);
  if (seats.length === 1) return who(table, seats[0]);
  if (watches(table)) return list(seats.map((seat) => who(table, seat)));
  return p(isOurs(table, seats[0]) ? 'side-we' : 'side-they');
}

export function scoreLine(table) {
  if (!countsPoints(table.game)) return null;
  return h(
    'dl',
    { class: 'scores' },
    table.over.scores.map((score, side) =>
      h(
        'div',
        { class: isOurs(table, side) ? 'own' : '' },
        h('dt', null, sideName(table, side)),
        h('dd', null, number(score)),
      ),
    ),
  );
}

/** How a match stands: rounds won as tokens where a few are enough, else in numbers. */
function matchLine(table) {
  const { match } = table;
  if (!match) return null;
  const tally = match.tally.map((wins, side) => `${sideName(table, side)} ${number(wins)}`).join(' · ');
  const line = h('p', { class: 'match-line' }, p(match.over ? 'match-over' : 'match-stands', { tally }));
  if (!match.wins || match.goal > TOKENS) return line;
  return [
    line,
    h(
      'ul',
      { class: 'tokens' },
      match.tally.map((wins, seat) =>
        h(
          'li',
          null,
          h('span', null, who(table, seat)),
          h(
            'span',
            { class: 'token-row', role: 'img', 'aria-label': p('tokens', { count: wins, of: match.goal }) },
            range(match.goal).map((i) => h('span', { class: i < wins ? 'token' : 'token none' })),
          ),
        ),
      ),
    ),
  ];
}

/** What the result is counted from, side by side, and why the game ended so. */
function accountOf(table) {
  const { lines = [], reason } = table.over.account ?? {};
  const sides = table.over.scores.map((_, side) => side);
  return [
    reason ? h('p', { class: 'reason' }, said(table, reason)) : null,
    lines.length
      ? h(
          'table',
          { class: 'account' },
          h('caption', { class: 'visually-hidden' }, t('account')),
          h(
            'thead',
            null,
            h('tr', null, h('td'), sides.map((side) => h('th', { scope: 'col' }, sideName(table, side)))),
          ),
          h(
            'tbody',
            null,
            lines.map(({ key, sides: counts }) =>
              h(
                'tr',
                null,
                h('th', { scope: 'row' }, t(key)),
                counts.map((count) => h('td', null, number(count))),
              ),
            ),
          ),
          countsPoints(table.game)
            ? h(
                'tfoot',
                null,
                h(
                  'tr',
                  null,
                  h('th', { scope: 'row' }, t('account-points')),
                  table.over.scores.map((score) => h('td', null, number(score))),
                ),
              )
            : null,
        )
      : scoreLine(table),
  ];
}

/** The result in a few words: one's own, or who won for who only watches. */
export function headline(table) {
  if (!watches(table)) return t(`page-result-${outcome(table)}`);
  const { winners, scores } = table.over;
  if (!winners.length || winners.length === scores.length) return p('result-drawn');
  return p('winner', { who: list(winners.map((side) => sideName(table, side))) });
}

const button = (kind) => ([label, run, key]) =>
  h('button', { type: 'button', class: kind, onclick: run, 'aria-keyshortcuts': key }, label);

/**
 * The panel at the end. Ways on are [label, what, key]: the first of `main` is what most want.
 * @param {{main: any[][], more: any[][], record?: string, asked?: string}} ways `record` is one's own so far
 */
export function resultPanel(table, { main, more, record, asked }) {
  const end = watches(table) ? 'watched' : outcome(table);
  const [first, ...others] = main;
  return h(
    'section',
    { class: `result result-${end}`, 'aria-label': p('result'), tabIndex: -1 },
    h('p', { class: 'result-kind' }, gameName(table.game)),
    h('h2', null, headline(table)),
    accountOf(table),
    matchLine(table),
    record ? h('p', { class: 'soft' }, record) : null,
    h('p', { class: 'asked', role: 'status' }, asked ?? ''),
    h('div', { class: 'result-actions' }, button('primary')(first), others.map(button('secondary'))),
    h('div', { class: 'result-more' }, more.map(button('quiet'))),
  );
}
