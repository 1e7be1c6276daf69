// The review of a game: the curve, luck apart from decisions, own moves with what they cost and why.

import { curveChart } from './curve.js';
import { h } from './dom.js';
import { exactText, isSolved } from './exact.js';
import { packOf } from './games.js';
import { cardName, cardShort, said, who } from './names.js';
import { change, has, number, p, percent, signed, t, tenths } from './words.js';

/** Why the best move was better, with cards by their names. */
export function reasonText(game, reason) {
  if (!reason || !has(reason.id)) return '';
  const args = Object.entries(reason.args ?? {}).map(([name, value]) => [
    name,
    value.card ? cardShort(game, value.card) : value,
  ]);
  return t(reason.id, Object.fromEntries(args));
}

/** What a move cost, in words: what it made of what, where both are known; what would be told as nothing is not told. */
export function costText({ cost: { share, points, total }, best_value: best, value }) {
  if (best.exact && total > 0) return `${exactText(best.exact)} → ${exactText(value.exact)}`;
  const parts = [];
  if (tenths(share) !== '0') parts.push(t('review-cost-share', { percent: tenths(share) }));
  const rounded = Math.round((points ?? 0) * 10) / 10;
  if (rounded > 0) parts.push(t('review-cost-points', { points: rounded }));
  return parts.join(', ');
}

const own = (review, seat) => review.seats.find((one) => one.seat === seat) ?? review.seats[0];

function summary(mine) {
  return h(
    'div',
    { class: 'summary' },
    h(
      'div',
      { class: 'gauge', vars: { '--share': mine.accuracy } },
      h('b', null, percent(mine.accuracy)),
    ),
    h(
      'p',
      null,
      h('b', null, t('review-accuracy', { percent: tenths(mine.accuracy) })),
      ' · ',
      p('accuracy-note', { count: mine.decisions, mistakes: mine.mistakes.length }),
      ' ',
      h('span', { class: 'soft' }, t('review-accuracy-note')),
    ),
  );
}

/** By whom the own decisions were judged, where that was the equilibrium. */
function equilibriumNote(table, review) {
  const decisions = review.plies.filter((ply) => ply.seat === table.seat && ply.decision && !ply.decision.forced);
  const judged = decisions.filter((ply) => ply.decision.equilibrium).length;
  if (!judged) return null;
  return h('p', { class: 'soft' }, t('review-equilibrium', { judged, decisions: decisions.length }));
}

/** Luck apart from decisions: from the deal to the end, part by part. */
function balance(table, review, { start, end, decisions, others, cards, forfeit }) {
  const pack = packOf(table.game);
  const unseen = pack ? 'review-balance-cards' : 'review-balance-unseen';
  const whole = (id, share) => h('li', { class: 'whole' }, h('span', null, t(id)), h('b', null, `${tenths(share)} %`));
  const part = (id, share) =>
    h(
      'li',
      { class: share < 0 ? 'minus' : 'plus' },
      h('span', null, t(id)),
      h('span', { class: 'lever', vars: { '--size': Math.min(1, Math.abs(share)) }, 'aria-hidden': 'true' }),
      h('b', null, change(share)),
    );
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, t(pack ? 'review-balance' : 'review-balance-plain')),
    h(
      'ul',
      { class: 'balance' },
      whole(pack ? 'review-balance-start' : 'review-balance-opening', start),
      part('review-balance-decisions', decisions),
      part('review-balance-others', others),
      isSolved(review) ? null : part(unseen, cards),
      forfeit ? part('review-balance-forfeit', forfeit) : null,
      whole('review-balance-end', end),
    ),
  );
}

function mistake(table, ply, go) {
  const { decision } = ply;
  return h(
    'li',
    { class: `mistake grade-${decision.grade}` },
    h(
      'button',
      { type: 'button', onclick: () => go(ply.ply - 1) },
      h('span', { class: 'grade' }, t(`grade-${decision.grade}`)),
      h('span', { class: 'ply' }, p('move-number', { number: ply.ply })),
      h('span', { class: 'cost' }, costText(decision)),
    ),
    h(
      'p',
      null,
      t('review-played', { move: said(table, ply.phrase), best: said(table, decision.best_phrase) }),
    ),
    decision.reason ? h('p', { class: 'why' }, reasonText(table.game, decision.reason)) : null,
  );
}

/** What the moves were worth with open cards; where only a part was solved at once, the rest can be asked for. */
function truthSection(table, review, mine, go, full) {
  // Then the moves' own worth is the truth already.
  if (isSolved(review)) return null;
  const title = t(packOf(table.game) ? 'review-truth' : 'review-solved');
  const moves = review.plies.filter((ply) => ply.seat === table.seat);
  const solved = moves.filter((ply) => ply.truth);
  const rest = full.working
    ? h('p', { class: 'working', id: 'full-progress' }, p('truth-queued'))
    : review.truth_cut
      ? h('p', { class: 'soft' }, p('truth-cut'))
      : full.possible && solved.length < moves.length
        ? h('button', { type: 'button', class: 'secondary', onclick: full.ask }, p('truth-more'))
        : null;
  if (!solved.length)
    return h(
      'section',
      { class: 'panel' },
      h('h2', null, title),
      h('p', { class: 'soft' }, p('truth-none')),
      rest,
    );
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, title),
    h(
      'p',
      { class: 'soft' },
      packOf(table.game) ? t('review-truth-cost', { points: mine.truth_cost ?? 0 }) : null,
      ' ',
      t(packOf(table.game) ? 'review-truth-note' : 'review-truth-note-connect4'),
    ),
    h(
      'ul',
      { class: 'truths' },
      solved.map(({ ply, phrase, truth }) =>
        h(
          'li',
          { class: truth.cost ? 'costly' : '' },
          h(
            'button',
            { type: 'button', onclick: () => go(ply - 1) },
            h('span', { class: 'ply' }, ply),
            h('span', null, said(table, phrase)),
            h('b', null, signed(truth.after)),
            truth.cost
              ? h(
                  'small',
                  null,
                  p('truth-cost', {
                    cost: number(truth.cost),
                    best: truth.best_phrase ? said(table, truth.best_phrase) : '–',
                  }),
                )
              : null,
          ),
        ),
      ),
    ),
    rest,
  );
}

/** What an opponent could believe before the move that comes next, against what was held. */
function beliefSection(table, mine, at) {
  const turns = mine.beliefs.filter((belief) => belief.ply === at + 1);
  const shown = turns.length
    ? turns
    : mine.beliefs.filter(
        (belief) => belief.ply === (mine.beliefs.find((one) => one.ply > at) ?? mine.beliefs.at(-1))?.ply,
      );
  if (!shown.length) return null;
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, t('review-beliefs')),
    h('p', { class: 'soft' }, t('review-beliefs-note')),
    shown.map((belief) =>
      h(
        'div',
        { class: 'belief' },
        h(
          'p',
          null,
          t('review-belief', { ply: belief.ply, who: who(table, belief.by), percent: tenths(belief.known) }),
        ),
        h(
          'ul',
          { class: 'chances' },
          belief.cards.map(({ card, chance, held }) =>
            h(
              'li',
              { class: held ? 'held' : '' },
              h('span', null, cardName(table.game, card), held ? h('small', null, p('held')) : null),
              h('span', { class: 'chance', vars: { '--share': chance }, 'aria-hidden': 'true' }),
              h('b', null, percent(chance)),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Every own move, the costly ones marked. */
function allMoves(table, review, go) {
  const moves = review.plies.filter((ply) => ply.seat === table.seat && ply.decision && !ply.decision.forced);
  return h(
    'details',
    { class: 'panel' },
    h('summary', null, p('all-moves')),
    h(
      'ol',
      { class: 'all-moves' },
      moves.map((ply) =>
        h(
          'li',
          { class: `grade-${ply.decision.grade}` },
          h(
            'button',
            { type: 'button', onclick: () => go(ply.ply - 1) },
            h('span', { class: 'ply' }, ply.ply),
            h('span', null, said(table, ply.phrase)),
            h(
              'span',
              { class: 'cost' },
              t(`grade-${ply.decision.grade}`),
              ply.decision.cost.total > 0 ? h('small', null, costText(ply.decision)) : null,
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * The whole review as elements.
 * @param {any} table the table shown, for names
 * @param {any} review
 * @param {number} at the ply on the felt
 * @param {(ply: number) => void} go
 * @param {{possible: boolean, working: boolean, ask: () => void}} full the exact truth of the whole game, when asked for
 */
export function reviewParts(table, review, at, go, full) {
  const mine = own(review, table.seat);
  const telling = mine.told.map((number) => review.plies[number - 1]);
  return [
    h(
      'section',
      { class: 'panel' },
      h('h2', null, t('review-curve')),
      curveChart(
        mine.curve,
        telling.map((ply) => ({ ply: ply.ply, grade: ply.decision.grade })),
        at,
        go,
        isSolved(review),
      ),
      summary(mine),
    ),
    h(
      'section',
      { class: 'panel' },
      h('h2', null, t('review-mistakes')),
      telling.length
        ? h(
            'ol',
            { class: 'mistakes' },
            telling.map((ply) => mistake(table, ply, go)),
          )
        : h('p', null, t('review-no-mistakes')),
      equilibriumNote(table, review),
    ),
    balance(table, review, mine.balance),
    truthSection(table, review, mine, go, full),
    beliefSection(table, mine, at),
    allMoves(table, review, go),
  ];
}
