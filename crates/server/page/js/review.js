// The review of a game: the curve, luck apart from decisions, own moves with what they cost and why.

import { curveChart } from './curve.js';
import { h } from './dom.js';
import { cardName, cardShort, choice, packOf, who } from './names.js';
import { has, number, p, percent, signed, t } from './words.js';

const isCard = (game, text) =>
  ({ french: /^(A|[2-9]|10|J|Q|K)[cdhs]$/, trieste: /^[A3KHF76542][dsbk]$/, 'love-letter': /^[a-z]{4,}$/ })[
    packOf(game)
  ]?.test(text) ?? false;

/** Why the best move was better, with cards by their names. */
export function reasonText(game, reason) {
  if (!reason || !has(reason.id)) return '';
  const args = Object.entries(reason.args ?? {}).map(([name, value]) => [
    name,
    typeof value === 'string' && isCard(game, value) ? cardShort(game, value) : value,
  ]);
  return t(reason.id, Object.fromEntries(args));
}

/** What a move cost, in words. */
export function costText({ share, points }) {
  const parts = [];
  if (share >= 0.005) parts.push(p('cost-share', { share: percent(share) }));
  if (points !== undefined && points >= 0.05) parts.push(p('cost-points', { points: number(points, 1) }));
  return parts.length ? parts.join(' · ') : p('cost-nothing');
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
      h('span', null, p('accuracy')),
    ),
    h('p', null, p('accuracy-note', { count: mine.decisions, mistakes: mine.mistakes.length })),
  );
}

/** Luck apart from decisions: where the change of the expectation came from. */
function balance({ start, end, decisions, others, cards, forfeit }) {
  const rows = [
    ['balance-deal', start - 0.5],
    ['balance-decisions', decisions],
    ['balance-others', others],
    ['balance-cards', cards],
    ...(forfeit ? [['balance-forfeit', forfeit]] : []),
  ];
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, p('balance')),
    h('p', { class: 'soft' }, p('balance-note', { start: percent(start), end: percent(end) })),
    h(
      'ul',
      { class: 'balance' },
      rows.map(([id, value]) =>
        h(
          'li',
          { class: value < 0 ? 'minus' : 'plus' },
          h('span', null, p(id)),
          h('span', {
            class: 'lever',
            vars: { '--size': Math.min(1, Math.abs(value)) },
            'aria-hidden': 'true',
          }),
          h('b', null, p('percent-points', { value: signed(value * 100) })),
        ),
      ),
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
      h('span', { class: 'cost' }, costText(decision.cost)),
    ),
    h('p', null, h('span', { class: 'label' }, p('you-played')), ' ', choice(table, ply.move)),
    h(
      'p',
      null,
      h('span', { class: 'label' }, p('best-was')),
      ' ',
      h('b', null, choice(table, decision.best)),
    ),
    decision.reason ? h('p', { class: 'why' }, reasonText(table.game, decision.reason)) : null,
  );
}

/** What the moves were worth with open cards; where only a part was solved at once, the rest can be asked for. */
function truthSection(table, review, mine, go, full) {
  const moves = review.plies.filter((ply) => ply.seat === table.seat);
  const solved = moves.filter((ply) => ply.truth);
  const rest = full.working
    ? h('p', { class: 'working', id: 'full-progress' }, p('truth-queued'))
    : full.possible && solved.length < moves.length
      ? h('button', { type: 'button', class: 'secondary', onclick: full.ask }, p('truth-more'))
      : null;
  if (!solved.length)
    return h(
      'section',
      { class: 'panel' },
      h('h2', null, p('truth')),
      h('p', { class: 'soft' }, p('truth-none')),
      rest,
    );
  return h(
    'section',
    { class: 'panel' },
    h('h2', null, p('truth')),
    h(
      'p',
      { class: 'soft' },
      p('truth-note', { count: solved.length, cost: number(mine.truth_cost ?? 0) }),
      ' ',
      t(table.game === 'connect4' ? 'review-truth-note-connect4' : 'review-truth-note'),
    ),
    h(
      'ul',
      { class: 'truths' },
      solved.map(({ ply, move, truth }) =>
        h(
          'li',
          { class: truth.cost ? 'costly' : '' },
          h(
            'button',
            { type: 'button', onclick: () => go(ply - 1) },
            h('span', { class: 'ply' }, ply),
            h('span', null, choice(table, move)),
            h('b', null, signed(truth.after)),
            truth.cost
              ? h(
                  'small',
                  null,
                  p('truth-cost', {
                    cost: number(truth.cost),
                    best: truth.best ? choice(table, truth.best) : '–',
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
    h('h2', null, p('beliefs')),
    h('p', { class: 'soft' }, p('beliefs-note', { number: shown[0].ply })),
    shown.map((belief) =>
      h(
        'div',
        { class: 'belief' },
        h('p', null, p('belief-by', { who: who(table, belief.by), known: percent(belief.known) })),
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
            h('span', null, choice(table, ply.move)),
            h(
              'span',
              { class: 'cost' },
              t(`grade-${ply.decision.grade}`),
              ply.decision.cost.total > 0 ? h('small', null, costText(ply.decision.cost)) : null,
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
 * @param {{possible: boolean, working: boolean, ask: () => void}} full the exact truth of the whole game, when wished
 */
export function reviewParts(table, review, at, go, full) {
  const mine = own(review, table.seat);
  const mistakes = mine.mistakes
    .map((number) => review.plies.find((ply) => ply.ply === number))
    .filter((ply) => ply?.decision);
  const telling = mistakes.filter((ply) => ply.decision.grade !== 'good');
  return [
    h(
      'section',
      { class: 'panel' },
      h('h2', null, p('course')),
      curveChart(
        mine.curve,
        telling.map((ply) => ({ ply: ply.ply, grade: ply.decision.grade })),
        at,
        go,
      ),
      summary(mine),
    ),
    h(
      'section',
      { class: 'panel' },
      h('h2', null, p('mistakes')),
      telling.length
        ? h(
            'ol',
            { class: 'mistakes' },
            telling.map((ply) => mistake(table, ply, go)),
          )
        : h('p', null, p('no-mistakes')),
    ),
    balance(mine.balance),
    truthSection(table, review, mine, go, full),
    beliefSection(table, mine, at),
    allMoves(table, review, go),
  ];
}
