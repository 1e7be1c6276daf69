// The course of a game as a curve: what the seat could expect after every move.

import { drawn, h } from './dom.js';
import { p, percent, t } from './words.js';

const [W, H] = [600, 220];

/**
 * @param {{ply: number, share: number}[]} curve
 * @param {{ply: number, grade: string}[]} marks own moves that cost something
 * @param {number} at the ply shown on the felt
 * @param {(ply: number) => void} go
 * @param {boolean} solved whether it shows results with perfect play, and no chances
 */
export function curveChart(curve, marks, at, go, solved) {
  const PAD = solved ? 92 : 26;
  const tick = (share) =>
    solved ? p(`short-${{ 0: 'lost', 0.5: 'drawn', 1: 'won' }[share]}`) : Math.round(share * 100);
  const ending = (share) => (solved && share % 0.5 === 0 ? tick(share) : percent(share));
  const last = Math.max(1, curve.length - 1);
  const x = (i) => PAD + (i / last) * (W - PAD - 8);
  const y = (share) => 10 + (1 - share) * (H - 34);
  const points = curve.map((point, i) => `${x(i).toFixed(1)} ${y(point.share).toFixed(1)}`);
  const here = Math.min(at, last);
  const svg = drawn(`<svg viewBox="0 0 ${W} ${H}" class="curve" role="img">
    <title></title>
    <path class="curve-area" d="M${x(0)} ${y(0.5)}L${points.join('L')}L${x(last)} ${y(0.5)}Z"/>
    ${[0, 0.5, 1].map((share) => `<path class="grid ${share === 0.5 ? 'even' : ''}" d="M${PAD} ${y(share)}H${W - 8}"/><text class="tick" x="${PAD - 5}" y="${y(share) + 4}">${tick(share)}</text>`).join('')}
    <path class="curve-line" d="M${points.join('L')}"/>
    <path class="cursor" d="M${x(here)} 8V${H - 22}"/>
    ${marks.map(({ ply, grade }) => `<circle class="mark grade-${grade}" cx="${x(ply)}" cy="${y(curve[Math.min(ply, last)].share)}" r="7"/>`).join('')}
    <circle class="cursor-dot" cx="${x(here)}" cy="${y(curve[here].share)}" r="5"/>
    <text class="tick end" x="${W - 8}" y="${H - 6}">${last}</text><text class="tick start" x="${PAD}" y="${H - 6}">0</text></svg>`);
  svg.querySelector('title').textContent = p(solved ? 'curve-solved-label' : 'curve-label', {
    start: ending(curve[0].share),
    end: ending(curve[last].share),
  });
  const figure = h(
    'figure',
    { class: 'curve-box' },
    svg,
    h('figcaption', { class: 'soft' }, solved ? t('exact-note') : p('curve-caption')),
  );
  svg.addEventListener('click', (event) => {
    const box = svg.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * W;
    go(Math.max(0, Math.min(last, Math.round(((inside - PAD) / (W - PAD - 8)) * last))));
  });
  return figure;
}
