// How a game ended, in a headline and what can be done next.

import { h } from './dom.js';
import { gameName, pairs, playerName, sideOf, who } from './names.js';
import { number, p, t } from './words.js';

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
  return p(side === sideOf(table.game, table.rules, table.seat) ? 'side-we' : 'side-they');
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
        { class: side === sideOf(table.game, table.rules, table.seat) ? 'own' : '' },
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

/** The panel at the end. `actions` are [label, what, primary?, key]. */
export function resultPanel(table, actions) {
  const end = outcome(table);
  return h(
    'section',
    { class: `result result-${end}`, 'aria-label': p('result'), tabIndex: -1 },
    h('p', { class: 'result-kind' }, gameName(table.game)),
    h('h2', null, t(`page-result-${end}`)),
    scoreLine(table),
    matchLine(table),
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

/** Who sat where, in a line. */
export const seating = (table) =>
  table.players
    .map((player) => (player.kind === 'person' ? t('who-you') : playerName(player.name)))
    .join(' – ');
