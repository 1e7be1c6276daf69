// How a game ended, in a headline and what can be done next.

import { h } from './dom.js';
import { gameName, isOurs, pairs, sideOf, watches, who } from './names.js';
import { list, number, p, t } from './words.js';

/** `won`, `lost` or `drawn` for the seat of the table. */
export function outcome(table) {
  const { winner, winners } = table.over;
  const side = sideOf(table.game, table.rules, table.seat);
  if (winners?.length && winners.length < table.over.scores.length)
    return winners.includes(side) ? 'won' : 'lost';
  if (winner === null || winner === undefined) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

/** The name of a side. */
export function sideName(table, side) {
  if (!pairs(table.game, table.rules)) return who(table, side);
  if (watches(table)) return list([who(table, side), who(table, side + 2)]);
  return p(isOurs(table, side) ? 'side-we' : 'side-they');
}

const counted = (game) => game === 'tablic' || game === 'briskula';

export function scoreLine(table) {
  if (!counted(table.game)) return null;
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

function matchLine(table) {
  if (!table.match) return null;
  const tally = table.match.tally.map((wins, side) => `${sideName(table, side)} ${number(wins)}`).join(' · ');
  return h('p', { class: 'match-line' }, p(table.match.over ? 'match-over' : 'match-stands', { tally }));
}

/** The result in a few words: one's own, or who won for who only watches. */
export function headline(table) {
  if (!watches(table)) return t(`page-result-${outcome(table)}`);
  const { winners, scores } = table.over;
  if (!winners.length || winners.length === scores.length) return p('result-drawn');
  return p('winner', { who: list(winners.map((side) => sideName(table, side))) });
}

/** The panel at the end. `actions` are [label, what, primary?, key]; `record` is one's own so far. */
export function resultPanel(table, actions, record) {
  const end = watches(table) ? 'watched' : outcome(table);
  return h(
    'section',
    { class: `result result-${end}`, 'aria-label': p('result'), tabIndex: -1 },
    h('p', { class: 'result-kind' }, gameName(table.game)),
    h('h2', null, headline(table)),
    scoreLine(table),
    matchLine(table),
    record ? h('p', { class: 'soft' }, record) : null,
    h(
      'div',
      { class: 'result-actions' },
      actions.map(([label, run, primary, key]) =>
        h(
          'button',
          {
            type: 'button',
            class: primary ? 'primary' : 'secondary',
            onclick: run,
            'aria-keyshortcuts': key,
          },
          label,
        ),
      ),
    ),
  );
}
