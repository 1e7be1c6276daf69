// What is said about a step, in one sentence.

const MODE_NAMES = {
  minimax: 'Minimax', alphabeta: 'Alpha–beta', paranoid: 'Paranoid', maxn: 'Max-n',
  expectiminimax: 'Expectiminimax',
};

function showNumber(value) {
  if (value === Infinity) return '+∞';
  if (value === -Infinity) return '−∞';
  const text = Number.isInteger(value) ? String(value) : String(Number(value.toFixed(3)));
  return text.replace('-', '−');
}

function showValue(value) {
  if (value === null) return '';
  return value.length === 1 ? showNumber(value[0]) : `[${value.map(showNumber).join(', ')}]`;
}

/** Who chooses at a node. */
function chooser(tree, mode, node) {
  if (tree.kind[node] === CHANCE) return 'Chance';
  const turn = tree.turn[node];
  if (tree.players === 2 && mode !== 'maxn') return turn === 0 ? 'Max' : 'Min';
  return `Player ${turn + 1}`;
}

function plural(count, noun, nouns = `${noun}s`) {
  return count === 1 ? `one ${noun}` : `${count} ${nouns}`;
}

function sentenceFor(tree, mode, steps, count) {
  if (count === 0) {
    return `${MODE_NAMES[mode]} has not started: press → for a step, or Space to play.`;
  }
  const step = steps[count - 1];
  const who = chooser(tree, mode, step.node);
  const goal = goalOf(tree, mode, step.node);
  switch (step.type) {
    case 'enter': {
      const choice = tree.kind[step.node] === CHANCE
        ? `Chance draws among ${plural(childCount(tree, step.node), 'outcome')}`
        : `${who}, who wants ${goal}, has ${plural(childCount(tree, step.node), 'choice')}`;
      return mode === 'alphabeta'
        ? `${choice}; only values between α = ${showNumber(step.alpha)} and β = ${showNumber(step.beta)} still matter.`
        : `${choice}.`;
    }
    case 'leaf': return `This leaf is worth ${showValue(step.value)}.`;
    case 'look': return sentenceForLook(tree, mode, step, who);
    case 'cut': return sentenceForCut(tree, step);
    default:
      return step.node === 0
        ? `The root is worth ${showValue(step.value)}: that is the result.`
        : `This node is done: ${showValue(step.value)} goes up to ${chooser(tree, mode, tree.parent[step.node])}.`;
  }
}

function goalOf(tree, mode, node) {
  const turn = tree.turn[node];
  if (mode === 'maxn') return 'the most for himself';
  if (tree.players === 2) return turn === 0 ? 'the highest' : 'the lowest';
  return turn === 0 ? 'the most for himself' : 'the least for player 1';
}

function childCount(tree, node) {
  return tree.first[node + 1] - tree.first[node];
}

function sentenceForLook(tree, mode, step, who) {
  if (tree.kind[step.node] === CHANCE) {
    const share = showNumber(tree.probability[step.child]);
    return `With probability ${share} comes ${showValue(step.given)}; the mean so far adds to ${showValue(step.value)}.`;
  }
  if (!step.better) {
    return `${who} keeps ${showValue(step.value)}: ${showValue(step.given)} is no better.`;
  }
  const bound = tree.turn[step.node] === 0 ? `α rises to ${showNumber(step.alpha)}` : `β falls to ${showNumber(step.beta)}`;
  const window = mode === 'alphabeta' && step.narrowed ? `, so ${bound}` : '';
  return `${who} takes ${showValue(step.given)}${window}.`;
}

/** Why the rest of a node cannot matter. */
function sentenceForCut(tree, step) {
  const left = tree.first[step.node + 1] - step.child;
  const rest = left === 1 ? 'the last child is' : `the last ${left} children are`;
  const value = showValue(step.value);
  return tree.turn[step.node] === 0
    ? `Max has ${value} here already, and Min above can get ${showNumber(step.beta)} elsewhere (α ≥ β): Min will not come here, so ${rest} cut.`
    : `Min has ${value} here already, and Max above can get ${showNumber(step.alpha)} elsewhere (α ≥ β): Max will not come here, so ${rest} cut.`;
}
