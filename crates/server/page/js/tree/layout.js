// Where nodes stand, and which are folded away.

import { childCount, childrenOf } from './engine.js';

/** A subtree of more nodes than this opens level by level. */
const COMFORTABLE = 28;
/** Deeper levels start folded. */
const DEEPEST = 8;
/** A folded node is as wide as so many leaves. */
const FOLDED_WIDTH = 3;
export const LEVEL_HEIGHT = 112;
export const TALLEST_LEVEL = 190;

/** Opens nodes from the root down, as long as there is room, which is counted in leaves. */
export function initialFolds(tree, room) {
  const folded = new Uint8Array(tree.count);
  let width = FOLDED_WIDTH;
  for (let node = 0; node < tree.count; node++) {
    if (childCount(tree, node) === 0) continue;
    const isHidden = node > 0 && folded[tree.parent[node]] === 1;
    let below = 0;
    for (const child of childrenOf(tree, node)) below += childCount(tree, child) > 0 ? FOLDED_WIDTH : 1;
    const opened = width - FOLDED_WIDTH + Math.max(below, FOLDED_WIDTH);
    const isTooMuch = opened > room || tree.depth[node] > DEEPEST;
    if (isHidden || (isTooMuch && node > 0)) folded[node] = 1;
    else width = opened;
  }
  return folded;
}

/** Nothing open but the way from the root to a node, and the node itself. */
export function openedTo(tree, node) {
  const folded = Uint8Array.from(tree.kind, (_, at) => (childCount(tree, at) > 0 ? 1 : 0));
  for (let up = node; up >= 0; up = tree.parent[up]) folded[up] = 0;
  return folded;
}

/**
 * The visible nodes, parents before children, and their places. A subtree is as wide as its root
 * or all its children, whichever is more; a parent stands above the middle of its children.
 */
export function placeNodes(tree, folded, widthOf, levelHeight) {
  const isOpen = (node) => childCount(tree, node) > 0 && !folded[node];
  const shown = [];
  const stack = [0];
  let deepest = 0;
  while (stack.length > 0) {
    const node = stack.pop();
    shown.push(node);
    deepest = Math.max(deepest, tree.depth[node]);
    if (!isOpen(node)) continue;
    for (let child = tree.first[node + 1] - 1; child >= tree.first[node]; child--) stack.push(child);
  }
  const width = new Float64Array(tree.count),
    inner = new Float64Array(tree.count);
  for (let i = shown.length - 1; i >= 0; i--) {
    const node = shown[i];
    if (isOpen(node)) for (const child of childrenOf(tree, node)) inner[node] += width[child];
    width[node] = Math.max(widthOf(node), inner[node]);
  }
  const left = new Float64Array(tree.count),
    x = new Float64Array(tree.count);
  for (const node of shown) {
    let next = left[node] + (width[node] - inner[node]) / 2;
    if (!isOpen(node)) continue;
    for (const child of childrenOf(tree, node)) {
      left[child] = next;
      next += width[child];
    }
  }
  for (let i = shown.length - 1; i >= 0; i--) {
    const node = shown[i];
    x[node] = isOpen(node)
      ? (x[tree.first[node]] + x[tree.first[node + 1] - 1]) / 2
      : left[node] + width[node] / 2;
  }
  return {
    shown,
    x,
    y: (node) => tree.depth[node] * levelHeight,
    width: width[0],
    height: deepest * levelHeight,
    level: levelHeight,
  };
}

/** How many nodes hang below. */
export function countBelow(tree, node) {
  let total = 0;
  let level = [tree.first[node], tree.first[node + 1]];
  while (level[0] < level[1]) {
    total += level[1] - level[0];
    level = [tree.first[level[0]], tree.first[level[1]]];
  }
  return total;
}

/** When a node is unfolded: all of a small subtree shows, of a large one the next level. */
export function foldBelow(tree, folded, node) {
  const isLarge = countBelow(tree, node) > COMFORTABLE;
  let level = [tree.first[node], tree.first[node + 1]];
  while (level[0] < level[1]) {
    for (let below = level[0]; below < level[1]; below++) {
      folded[below] = isLarge && childCount(tree, below) > 0 ? 1 : 0;
    }
    level = [tree.first[level[0]], tree.first[level[1]]];
  }
}

/** The node itself, or what hides it. */
export function visibleFor(tree, folded, node) {
  let visible = node;
  for (let up = tree.parent[node]; up >= 0; up = tree.parent[up]) {
    if (folded[up]) visible = up;
  }
  return visible;
}
