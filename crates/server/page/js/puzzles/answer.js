// The answer to a puzzle: whether it was right, the solution, what each move leads to, who finds it.

import { h } from '../dom.js';
import { countsPoints } from '../games.js';
import { playerName, said } from '../names.js';
import { signed, t } from '../words.js';

const LEVELS = ['easy', 'normal', 'hard', 'best'];

/** What a move leads to with all cards open. */
function outcome(game, value) {
  const word = t(value > 0 ? 'puzzle-wins' : value < 0 ? 'puzzle-loses' : 'puzzle-draws');
  return countsPoints(game) && value ? `${word}, ${signed(value)}` : word;
}

/** What is proven of a move. */
function proof(table, { move, value }, { deals, solution }) {
  if (!deals) return outcome(table.game, value);
  // It wins every deal with open cards, but no plan that begins with it does.
  if (value === deals && move !== solution) return t('puzzle-no-plan');
  return t('puzzle-in-deals', { won: value, deals });
}

/**
 * @param {any} table the puzzle's table
 * @param {any} answer
 * @param {string} tried the move that was tried
 */
export function answerPanel(table, answer, tried) {
  const { solved, solution, moves, deals, found, tries } = answer;
  return h(
    'section',
    { class: `panel puzzle-answer ${solved ? 'right' : 'wrong'}`, tabIndex: -1 },
    h('h2', null, t(solved ? 'puzzle-right' : 'puzzle-wrong')),
    h('p', null, t('puzzle-solution', { move: said(table, moves[0].phrase) })),
    h('p', { class: 'soft' }, deals ? t('puzzle-proof-certain', { deals }) : t('puzzle-proof-open')),
    h('h3', null, t('puzzle-why')),
    h(
      'ul',
      { class: 'puzzle-moves' },
      moves.map((one) =>
        h(
          'li',
          { class: one.move === solution ? 'solution' : one.move === tried ? 'tried' : '' },
          h('span', null, said(table, one.phrase)),
          h('b', null, proof(table, one, answer)),
        ),
      ),
    ),
    h('h3', null, t('puzzle-found-by', { tries })),
    h(
      'ul',
      { class: 'puzzle-levels' },
      LEVELS.filter((level) => level in found).map((level) =>
        h(
          'li',
          null,
          h('span', null, playerName(level)),
          h('span', { class: 'chance', vars: { '--share': found[level] / tries }, 'aria-hidden': 'true' }),
          h('b', null, found[level]),
        ),
      ),
    ),
  );
}
