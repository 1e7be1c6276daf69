// What is said about a tree: who chooses, what a step did and why, in one sentence or two.

import { CHANCE, LEAF, childCount } from './engine.js';

const MODES = {
  minimax: 'tree-mode-minimax',
  alphabeta: 'tree-mode-alphabeta',
  paranoid: 'tree-mode-paranoid',
  maxn: 'tree-mode-maxn',
  expectiminimax: 'tree-mode-expectiminimax',
};

export function showNumber(value) {
  if (value === Infinity) return '+∞';
  if (value === -Infinity) return '−∞';
  const text = Number.isInteger(value) ? String(value) : String(Number(value.toFixed(3)));
  return text.replace('-', '−');
}

/** A probability: as a short decimal, or as one of so many. */
export function showShare(value) {
  const whole = Math.round(1 / value);
  const isShort = Number(value.toFixed(2)) === value;
  return !isShort && Math.abs(value * whole - 1) < 1e-6 ? `1/${whole}` : showNumber(value);
}

export function showValue(value) {
  if (value === null) return '';
  return value.length === 1 ? showNumber(value[0]) : `[${value.map(showNumber).join(', ')}]`;
}

/** What a node is: `leaf`, `chance`, `max`, `min` or `player-3`. */
export function roleOf(tree, mode, node) {
  if (tree.kind[node] === LEAF) return 'leaf';
  if (tree.kind[node] === CHANCE) return 'chance';
  const turn = tree.turn[node];
  if (tree.players === 2 && mode !== 'maxn') return turn === 0 ? 'max' : 'min';
  return `player-${turn + 1}`;
}

const ROLES = { leaf: 'tree-leaf', chance: 'tree-chance', max: 'tree-max', min: 'tree-min' };

/** Speaks in the words that `t` gives; moves are called what `nameMove` makes of their labels. */
export function speaker(t, nameMove = (label) => label) {
  const modeName = (mode) => t(MODES[mode]);

  const who = (tree, mode, node) => {
    const role = roleOf(tree, mode, node);
    return ROLES[role] ? t(ROLES[role]) : t('tree-player', { number: String(tree.turn[node] + 1) });
  };

  function entering(tree, mode, step) {
    const count = childCount(tree, step.node);
    if (tree.kind[step.node] === CHANCE) return t('tree-enter-chance', { count });
    const said = t(`tree-enter-${goalOf(tree, mode, step.node)}`, { who: who(tree, mode, step.node), count });
    if (mode !== 'alphabeta') return said;
    return `${said} ${t('tree-window', { alpha: showNumber(step.alpha), beta: showNumber(step.beta) })}`;
  }

  function looking(tree, mode, step) {
    const said = {
      who: who(tree, mode, step.node),
      value: showValue(step.value),
      given: showValue(step.given),
    };
    if (tree.kind[step.node] === CHANCE) {
      const share = showShare(tree.probability[step.child]);
      return t('tree-mean', { share, given: said.given, value: said.value });
    }
    if (!step.better) return t('tree-keeps', said);
    if (mode !== 'alphabeta' || !step.narrowed) return t('tree-takes', { who: said.who, given: said.given });
    const isMax = tree.turn[step.node] === 0;
    const bound = showNumber(isMax ? step.alpha : step.beta);
    return t(isMax ? 'tree-takes-alpha' : 'tree-takes-beta', { who: said.who, given: said.given, bound });
  }

  /** Why the rest of a node cannot matter. */
  function cut(tree, step) {
    const isMax = tree.turn[step.node] === 0;
    return t(isMax ? 'tree-cut-max' : 'tree-cut-min', {
      value: showValue(step.value),
      bound: showNumber(isMax ? step.beta : step.alpha),
      count: tree.first[step.node + 1] - step.child,
    });
  }

  /** The move that leads to a node, where moves have names. */
  function moveTo(tree, node) {
    const name = tree.labels[node] ? nameMove(tree.labels[node]) : '';
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }

  function ending(tree, mode, step) {
    const value = showValue(step.value);
    if (step.node === 0) return t('tree-done-root', { value });
    return t('tree-done', { value, who: who(tree, mode, tree.parent[step.node]) });
  }

  function sentence(tree, mode, steps, count) {
    if (count === 0) return t('tree-begin', { mode: modeName(mode) });
    const step = steps[count - 1];
    const after = (node, told) => [moveTo(tree, node), told].filter(Boolean).join('. ');
    switch (step.type) {
      case 'enter':
        return after(step.node, entering(tree, mode, step));
      case 'leaf':
        return after(step.node, t('tree-leaf-worth', { value: showValue(step.value) }));
      case 'look':
        return after(step.child, looking(tree, mode, step));
      case 'cut':
        return cut(tree, step);
      default:
        return ending(tree, mode, step);
    }
  }

  return { t, modeName, who, cut, moveTo, sentence };
}

/** What whoever chooses at a node is after. */
function goalOf(tree, mode, node) {
  const turn = tree.turn[node];
  if (mode === 'maxn') return 'own';
  if (tree.players === 2) return turn === 0 ? 'high' : 'low';
  return turn === 0 ? 'own' : 'against';
}
