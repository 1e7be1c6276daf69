// What stands beside a tree: which outline is whose, and what algorithms cost.

import { h } from '../dom.js';
import { summary } from './engine.js';
import { roleOf, showValue } from './sentences.js';
import { element, outline } from './view.js';

/** One line for each kind of node in the tree. */
export function legend(tree, mode, said) {
  const names = new Map();
  for (let node = 0; node < tree.count; node++) {
    const role = roleOf(tree, mode, node);
    if (!names.has(role)) names.set(role, said.who(tree, mode, node));
  }
  return [...names].map(([role, name]) => h('li', null, icon(role), name));
}

function icon(role) {
  const drawing = element('svg', { viewBox: '-46 -46 92 92', class: 'node', 'aria-hidden': 'true' });
  Object.assign(drawing.dataset, { who: role, status: 'done' });
  const [shape, attributes] = outline(role);
  element(shape, { ...attributes, class: 'shape' }, drawing);
  return drawing;
}

/** For each of the modes what it finds, and the share of the leaves that it looks at. */
export const costs = (tree, modes, said) =>
  modes.map((mode) => {
    const { value, leaves } = summary(tree, mode);
    const told = { mode: said.modeName(mode), value: showValue(value), count: leaves, all: tree.leaves };
    const share = h('span', { class: 'tree-share', vars: { '--share': leaves / tree.leaves } });
    return h('span', { class: 'tree-cost' }, said.t('tree-cost', told), share);
  });
