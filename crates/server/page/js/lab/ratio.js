// The log-likelihood ratio of a sequential test between its bounds.

import { drawn } from '../dom.js';
import { number, signed, t } from '../words.js';

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [640, 260, 46, 12, 14, 30];

/** @param {{curve: [number, number][], bounds: [number, number], blocks: number, llr: number}} test */
export function ratioCurve({ curve, bounds, blocks, llr }) {
  const [lower, upper] = bounds;
  const ratios = curve.map(([, ratio]) => ratio);
  const [low, high] = [Math.min(lower, ...ratios) - 0.4, Math.max(upper, ...ratios) + 0.4];
  const last = Math.max(blocks, 1);
  const x = (deals) => LEFT + (deals / last) * (W - LEFT - RIGHT);
  const y = (ratio) => TOP + ((high - ratio) / (high - low)) * (H - TOP - BOTTOM);
  const points = curve.map(([deals, ratio]) => `${x(deals).toFixed(1)} ${y(ratio).toFixed(1)}`);
  const level = (ratio, kind) =>
    `<path class="${kind}" d="M${LEFT} ${y(ratio).toFixed(1)}H${W - RIGHT}"/><text class="tick" x="${LEFT - 6}" y="${(y(ratio) + 4).toFixed(1)}">${signed(ratio, 1)}</text>`;
  const svg = drawn(`<svg viewBox="0 0 ${W} ${H}" class="ratio" role="img"><title></title>
    ${level(upper, 'bound upper')}${level(0, 'grid even')}${level(lower, 'bound lower')}
    <path class="curve-line" d="M${points.join('L')}"/>
    <circle class="cursor-dot" cx="${x(blocks).toFixed(1)}" cy="${y(llr).toFixed(1)}" r="5"/>
    <text class="tick start" x="${LEFT}" y="${H - 8}">0</text>
    <text class="tick" x="${W - RIGHT}" y="${H - 8}">${number(blocks)}</text></svg>`);
  svg.querySelector('title').textContent = ratioLine({ llr, bounds, blocks });
  return svg;
}

/** The same in a sentence. */
export const ratioLine = ({ llr, bounds, blocks }) =>
  t('lab-test-ratio', {
    ratio: signed(llr, 2),
    low: signed(bounds[0], 2),
    high: signed(bounds[1], 2),
    count: blocks,
  });
