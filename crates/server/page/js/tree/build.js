// A tree changed by hand: children added and taken away, choice turned into chance, and the whole
// written down in the text format.

import { CHANCE, LEAF, childrenOf } from './engine.js';

/** The tree as nodes that hold each other, which is easier to change. */
function nested(tree) {
  const nodes = Array.from({ length: tree.count }, (_, node) => ({
    isChance: tree.kind[node] === CHANCE,
    payoffs: tree.kind[node] === LEAF ? tree.payoffs[node] : null,
    share: shareText(tree.probability[node]),
    children: [],
  }));
  for (let node = 0; node < tree.count; node++) {
    for (const child of childrenOf(tree, node)) nodes[node].children.push(nodes[child]);
  }
  return nodes;
}

/** A probability as it is written: 1/3 rather than 0.3333333333. */
function shareText(value) {
  const whole = Math.round(1 / value);
  return Math.abs(value - 1 / whole) < 1e-9 && whole > 0 ? `1/${whole}` : String(Number(value.toFixed(10)));
}

function token(node, parent) {
  const share = parent?.isChance ? `${node.share}:` : '';
  if (node.payoffs) return `${share}[${node.payoffs.join(',')}]`;
  const count = node.children.length;
  return `${share}${node.isChance ? `<${count}>` : `(${count})`}`;
}

function written(root, tree) {
  const lines = [];
  for (let level = [[root, null]]; level.length > 0;) {
    lines.push(level.map(([node, parent]) => token(node, parent)).join(' '));
    level = level.flatMap(([node]) => node.children.map((child) => [child, node]));
  }
  const players = tree.zeroSum ? '' : ` ${tree.players}`;
  return `${lines.length}${players}\n${lines.join('\n')}\n`;
}

/** The tree as text, leaves as they are now. */
export const textOf = (tree) => written(nested(tree)[0], tree);

const newLeaf = (tree) => ({
  isChance: false,
  payoffs: new Array(tree.zeroSum ? 1 : tree.players).fill(0),
  share: '1',
  children: [],
});

/** All outcomes of a chance node become equally likely, since their number has changed. */
function even(node) {
  if (!node?.isChance) return;
  for (const child of node.children) child.share = `1/${node.children.length}`;
}

/** What can be done to a node; each gives the text of the changed tree. */
export const CHANGES = {
  /** One more leaf below; a leaf becomes a node with two. */
  add(tree, at) {
    const nodes = nested(tree);
    const node = nodes[at];
    if (node.payoffs) {
      node.children.push({ ...newLeaf(tree), payoffs: node.payoffs });
      node.payoffs = null;
    }
    node.children.push(newLeaf(tree));
    even(node);
    return written(nodes[0], tree);
  },

  /** Takes a node away with all below it; a parent without children becomes a leaf. */
  remove(tree, at) {
    const nodes = nested(tree);
    if (at === 0) return written(newLeaf(tree), tree);
    const parent = nodes[tree.parent[at]];
    parent.children = parent.children.filter((child) => child !== nodes[at]);
    if (parent.children.length === 0) Object.assign(parent, newLeaf(tree), { share: parent.share });
    even(parent);
    return written(nodes[0], tree);
  },

  /** A choice becomes chance with equal shares, and chance a choice. */
  chance(tree, at) {
    const nodes = nested(tree);
    nodes[at].isChance = !nodes[at].isChance;
    even(nodes[at]);
    return written(nodes[0], tree);
  },
};
