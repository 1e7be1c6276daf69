// What the games of a run say: the ladder, every pair, the test. Drawn once, then kept up to date.

import { fill, h } from '../dom.js';
import { number, p, signed, t } from '../words.js';
import { estimates } from './estimates.js';
import { ratioCurve, ratioLine } from './ratio.js';

const share = (value) => `${number(100 * value, 1)} %`;
const bounds = ([low, high], show) => `[${low === null ? '−∞' : show(low)}, ${high === null ? '∞' : show(high)}]`;

/** The mark of a player that sees hidden cards. */
export const seesAll = (sees) =>
  sees === 'all-knowing' ? h('span', { class: 'sees-all', title: p('sees-all') }, p('sees-all-mark')) : null;

/** Makes what is wider than the page reachable by keys, to be scrolled. */
export function reachable(report) {
  report.querySelectorAll('figure, .scroll').forEach((box) => {
    box.tabIndex = 0;
  });
}

/** The ladder of a result: each player's rating with its interval. */
export function ladderPlot() {
  const plot = estimates({
    show: (elo) => signed(elo),
    reference: 0,
    least: 20,
  });
  return {
    element: plot.element,
    update: ({ ladder, agents }) => {
      const sees = Object.fromEntries(agents.map((agent) => [agent.name, agent.sees]));
      // Who has won or lost everything has no rating.
      const rated = ladder.filter(({ elo }) => elo !== null);
      plot.update(
        rated.map(({ name, elo, ci95 }) => ({ name, value: elo, interval: ci95, extra: seesAll(sees[name]) })),
      );
    },
  };
}

const pairName = ({ a, b }) => `${a} – ${b}`;

function pairRow(pair) {
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, pairName(pair)),
    h('td', null, number(pair.games)),
    h('td', null, `${number(pair.a_wins)} : ${number(pair.b_wins)}`),
    h('td', null, number(pair.draws)),
    h('td', null, share(pair.a_share)),
    h('td', null, bounds(pair.ci95, (value) => number(100 * value, 1))),
    h('td', null, signed(pair.mean_diff, 2)),
    h('td', null, bounds(pair.diff_ci95, (value) => signed(value, 2))),
  );
}

const pairsTable = (pairs) =>
  h(
    'div',
    { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': t('lab-pairs') },
    h(
      'table',
      { class: 'rows pair-rows' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          [
            t('lab-column-pair'),
            t('lab-column-games'),
            t('lab-column-wins'),
            t('lab-column-drawn'),
            t('lab-column-share'),
            '95 %',
            t('lab-column-points'),
            '95 %',
          ].map((head) => h('th', { scope: 'col' }, head)),
        ),
      ),
      h('tbody', null, pairs.map(pairRow)),
    ),
  );

function verdict(test, { a, b }) {
  const elo = signed(test.verdict === 'elo0' ? test.elo0 : test.elo1, 1);
  return t(`lab-verdict-${test.verdict}`, { a, b, elo });
}

/** The parts that show a result, and how to bring them up to date. */
export function resultParts() {
  const ladder = ladderPlot();
  const shares = new Map();
  const parts = {
    test: h('section', { class: 'panel', hidden: true }),
    ladder: h(
      'section',
      { class: 'panel', hidden: true },
      h('h2', null, t('lab-ladder')),
      ladder.element,
      h('p', { class: 'soft' }, t('lab-ladder-note')),
    ),
    pairs: h('section', { class: 'panel', hidden: true }),
    table: h('section', { class: 'panel', hidden: true }),
  };
  const plotBox = h('div');
  parts.pairs.append(
    h('h2', null, t('lab-pairs')),
    plotBox,
    h('p', { class: 'soft' }, t('lab-pairs-note')),
  );

  /** One scale for all pairs of a run, made when the number of seatings is known. */
  function sharesOf(seatings) {
    if (!shares.has(seatings)) {
      const bound = (value) => number(100 * value, 1);
      const tick = (value) => `${number(100 * value)} %`;
      const how = { show: share, bound, tick, bounds: [0, 1] };
      shares.set(seatings, estimates({ ...how, reference: 1 / seatings, least: 0.1 }));
    }
    return shares.get(seatings);
  }

  function update(result) {
    const begun = result.pairs.filter((pair) => pair.games > 0);
    parts.ladder.hidden = result.ladder.length < 2 || begun.length === 0;
    const met = new Set(begun.flatMap(({ a, b }) => [a, b]));
    const rated = result.ladder.filter(({ name }) => met.has(name));
    if (!parts.ladder.hidden) ladder.update({ ...result, ladder: rated });
    parts.pairs.hidden = begun.length === 0;
    parts.table.hidden = parts.pairs.hidden;
    const plot = sharesOf(result.seatings);
    if (plotBox.firstChild !== plot.element) fill(plotBox, plot.element);
    if (begun.length)
      plot.update(
        begun.map((pair) => ({ name: pairName(pair), value: pair.a_share, interval: pair.ci95 })),
      );
    fill(parts.table, h('h2', null, t('lab-in-numbers')), pairsTable(begun));
    parts.test.hidden = !result.test || begun.length === 0;
    if (!parts.test.hidden)
      fill(
        parts.test,
        h('h2', null, t('lab-test')),
        h('p', { class: 'verdict' }, verdict(result.test, result.pairs[0])),
        ratioCurve(result.test),
        h('p', { class: 'soft' }, `${ratioLine(result.test)} ${t('lab-test-note')}`),
      );
  }

  return { ...parts, update };
}
