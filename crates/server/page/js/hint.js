// The hint: the best move with its reason, every move with its value, and marks on the cards.

import { h } from './dom.js';
import { said } from './names.js';
import { exactText } from './exact.js';
import { reasonText } from './review.js';
import { has, p, percent, signed, t, tenths } from './words.js';

const SHOWN = 12;

const costsNothing = ({ cost }) => tenths(cost) === '0';

/** What a move costs against the best, in words; nothing where it costs nothing that could be told, or where how the
 * game ends tells it. */
const costOf = (value) => (value.exact || costsNothing(value) ? '' : `−${tenths(value.cost)} %`);

/**
 * What the hint says of the moves that a card or a place stands for.
 * @param {any} table
 * @param {any} hint the hint for the position, if there is one
 * @param {(choice: any) => boolean} belongs whether a move belongs to it
 * @returns {{best: boolean, cost: string}|undefined}
 */
export function advice(table, hint, belongs) {
  if (!hint) return undefined;
  const moves = new Set(table.choices.filter(belongs).map(({ move }) => move));
  const values = hint.values.filter(({ move }) => moves.has(move));
  if (!values.length) return undefined;
  const [least] = [...values].sort((a, b) => a.cost - b.cost);
  const best = moves.has(bestMove(hint).move);
  // What is as good as the best has no mark.
  return best || costOf(least) ? { best, cost: costOf(least) } : undefined;
}

/** The best move that a hint or a review names. */
export const bestMove = (hint) =>
  hint?.values.find(({ move }) => move === hint.best) ??
  [...(hint?.values ?? [])].sort((a, b) => b.value - a.value)[0];

/** Why it is the best; a sentence about the move that was played is told otherwise where none was. */
function reason(table, hint) {
  if (!hint.reason) return '';
  const other = { ...hint.reason, id: `hint-${hint.reason.id}` };
  return reasonText(table.game, has(other.id) ? other : hint.reason);
}

/** The best move and its reason, to be said. */
export const bestWords = (table, hint) =>
  [`${p('hint-best', { move: said(table, bestMove(hint).phrase) })}.`, reason(table, hint)].join(' ').trim();

/** @param {{ply: number, values: {move: string, phrase: any, value: number, win: number, points?: number, exact?: any, share: number, cost: number}[], reason?: any}} hint */
export function hintPanel(table, hint, choose) {
  const values = [...hint.values].sort((a, b) => b.value - a.value).slice(0, SHOWN);
  const equal = values.length > 1 && values.every(costsNothing);
  return h(
    'section',
    { class: 'panel hint', 'aria-label': p('hint') },
    h('h2', null, p('hint')),
    values.length
      ? h(
          'p',
          { class: 'hint-best' },
          h('b', null, p('hint-best', { move: said(table, values[0].phrase) })),
          ' ',
          h('span', { class: 'why' }, equal ? p('hint-equal') : reason(table, hint)),
        )
      : null,
    h('p', { class: 'soft' }, values.every(({ exact }) => exact) ? t('exact-note') : p('hint-by')),
    h(
      'ol',
      { class: 'bars' },
      values.map(({ move, phrase, win, points, exact, share, cost }, i) =>
        h(
          'li',
          { class: i === 0 ? 'best' : '' },
          h(
            'button',
            { type: 'button', onclick: () => choose(move), title: p('hint-play') },
            h(
              'span',
              { class: 'bar-name' },
              said(table, phrase),
              costOf({ cost, exact }) ? h('small', null, p('hint-cost', { cost: `${tenths(cost)} %` })) : null,
            ),
            h(
              'span',
              { class: 'bar-value' },
              exact ? exactText(exact) : percent(win),
              points === undefined || points === null
                ? null
                : h('small', null, p('hint-points', { points: signed(points, 1) })),
            ),
            h('span', { class: 'bar', vars: { '--share': share }, 'aria-hidden': 'true' }),
          ),
        ),
      ),
    ),
  );
}
