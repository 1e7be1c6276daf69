// Values with their intervals, one below the other, on one scale; they move when they change.

import { fill, h } from '../dom.js';

const AIR = 0.06;
const TICKS = 5;

/** Round values between two others, about so many. */
export function roundValues(from, to, about = TICKS) {
  const rough = (to - from) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((candidate) => candidate >= rough);
  const values = [];
  for (let k = Math.ceil(from / step); k * step <= to; k += 1) values.push(k * step);
  return values;
}

/** The span that holds all of these, with some air. */
function spanOf(values, least) {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const air = Math.max((high - low) * AIR, least / 2);
  return { from: low - air, to: high + air };
}

/**
 * A plot of estimates. `show` writes a value, `bound` an end of an interval, `tick` a round value;
 * `reference` is a value to compare with, and `least` the smallest width of the scale.
 * @param {{show: (value: number) => string, bound?: (value: number) => string, tick?: (value: number) => string, reference: number, least: number, bounds?: [number, number]}} how
 */
export function estimates({ show, bound = show, tick = show, reference, least, bounds }) {
  const rows = new Map();
  const list = h('ol', { class: 'estimates' });
  const axis = h('div', { class: 'estimate-axis', 'aria-hidden': 'true' });
  const element = h('div', { class: 'estimate-plot' }, list, axis);

  function rowOf(name) {
    if (rows.has(name)) return rows.get(name);
    const parts = {
      value: h('b'),
      said: h('small'),
      extra: h('span'),
    };
    parts.row = h(
      'li',
      null,
      h('span', { class: 'estimate-name' }, name, parts.extra),
      h(
        'span',
        { class: 'estimate-track', 'aria-hidden': 'true' },
        h('i', { class: 'estimate-zero' }),
        h('i', { class: 'estimate-span' }),
        h('i', { class: 'estimate-dot' }),
      ),
      h('span', { class: 'estimate-value' }, parts.value, parts.said),
    );
    rows.set(name, parts);
    return parts;
  }

  /** Shows these; a bound that is null has no end. @param {{name: string, value: number, interval: (number|null)[], extra?: Node|null}[]} estimated */
  function update(estimated) {
    const known = estimated.flatMap(({ value, interval }) => [value, ...interval.filter((end) => end !== null)]);
    let { from, to } = spanOf([reference, ...known], least);
    if (bounds) [from, to] = [Math.max(from, bounds[0]), Math.min(to, bounds[1])];
    const place = (value) => Math.max(0, Math.min(1, (value - from) / (to - from)));
    const shown = estimated.map(({ name, value, interval: [low, high], extra }) => {
      const { row, value: text, said, extra: mark } = rowOf(name);
      const ends = { '--low': low === null ? 0 : place(low), '--high': high === null ? 1 : place(high) };
      const vars = { ...ends, '--at': place(value), '--zero': place(reference) };
      Object.entries(vars).forEach(([key, at]) => row.style.setProperty(key, String(at)));
      text.textContent = show(value);
      said.textContent = `[${low === null ? '−∞' : bound(low)}, ${high === null ? '∞' : bound(high)}]`;
      row.title = `${name}: ${show(value)} ${said.textContent}`;
      fill(mark, extra);
      return row;
    });
    const order = [...list.children];
    if (order.length !== shown.length || order.some((row, i) => row !== shown[i])) fill(list, shown);
    fill(
      axis,
      roundValues(from, to).map((value) => h('span', { vars: { '--at': place(value) } }, tick(value))),
    );
  }

  return { element, update };
}
