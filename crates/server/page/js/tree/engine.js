// The tree and the algorithms, step by step. Knows nothing of the page.

export const LEAF = 0;
export const CHOICE = 1;
export const CHANCE = 2;

/**
 * Unpacks the tree: nodes are numbered level by level, as in the file. Players take turns, unless
 * `turns` says who chooses where.
 */
export function unpackTree(data) {
  const count = data.children.length;
  const tree = {
    count,
    players: data.players,
    zeroSum: data.zeroSum,
    first: new Int32Array(count + 1),
    parent: new Int32Array(count).fill(-1),
    depth: new Int32Array(count),
    turn: new Int32Array(count),
    kind: new Uint8Array(count),
    probability: new Float64Array(count).fill(1),
    payoffs: new Array(count),
    leaves: 0,
    labels: data.labels ?? [],
    spots: data.spots ?? [],
  };
  let next = 1;
  for (let node = 0; node < count; node++) {
    tree.first[node] = next;
    tree.kind[node] = data.children[node] > 0 ? CHOICE : LEAF;
    next += data.children[node];
  }
  tree.first[count] = next;
  for (const node of data.chance) tree.kind[node] = CHANCE;
  for (const [node, probability] of data.probabilities) tree.probability[node] = probability;
  for (let node = 0; node < count; node++) {
    if (tree.kind[node] === LEAF) tree.payoffs[node] = data.payoffs[tree.leaves++].slice();
    const turn = tree.kind[node] === CHANCE ? tree.turn[node] : (tree.turn[node] + 1) % tree.players;
    for (const child of childrenOf(tree, node)) {
      tree.parent[child] = node;
      tree.depth[child] = tree.depth[node] + 1;
      tree.turn[child] = turn;
    }
  }
  data.turns?.forEach((turn, node) => {
    tree.turn[node] = turn;
  });
  return tree;
}

/** How many children a node has. */
export const childCount = (tree, node) => tree.first[node + 1] - tree.first[node];

export function* childrenOf(tree, node) {
  for (let child = tree.first[node]; child < tree.first[node + 1]; child++) yield child;
}

/** The modes that suit the tree. */
export function suitableModes(tree) {
  if (tree.kind.includes(CHANCE)) return ['expectiminimax', 'maxn'];
  const forTwo = tree.players === 2 ? ['minimax', 'alphabeta'] : [];
  return [...forTwo, 'paranoid', 'maxn', 'expectiminimax'];
}

/** The mode that says most about the tree. */
export function defaultMode(tree) {
  if (tree.kind.includes(CHANCE)) return 'expectiminimax';
  return tree.zeroSum ? 'alphabeta' : 'paranoid';
}

/** What a leaf is worth in a mode: one number, or one for each player. */
export function leafValue(tree, mode, leaf) {
  const payoffs = tree.payoffs[leaf];
  if (mode === 'maxn') return tree.zeroSum ? [payoffs[0], 0 - payoffs[0]] : payoffs;
  return mode === 'paranoid' ? payoffs : [payoffs[0]];
}

/** Whether whoever chooses at the node would rather have `fresh` than `old`. */
function prefers(tree, mode, node, fresh, old) {
  const turn = tree.turn[node];
  if (mode === 'maxn') return fresh[turn] > old[turn];
  return turn === 0 ? fresh[0] > old[0] : fresh[0] < old[0];
}

/**
 * Runs a mode and writes down every step:
 * enter (a node is opened), leaf (its value is read), look (a child's value comes back, `better`
 * or not), cut (the children from `child` on are skipped), done (the node has its value).
 * α and β are those of the node after the step.
 */
export function traceSteps(tree, mode) {
  const windowed = mode === 'alphabeta';
  const steps = [];
  const path = [];
  let entering = 0,
    alpha = -Infinity,
    beta = Infinity;
  for (;;) {
    let value;
    if (tree.kind[entering] === LEAF) {
      value = leafValue(tree, mode, entering);
      steps.push({ type: 'leaf', node: entering, value, alpha, beta });
    } else {
      const frame = { node: entering, child: tree.first[entering], value: null, alpha, beta };
      path.push(frame);
      steps.push({ type: 'enter', node: entering, value: null, alpha, beta });
      entering = frame.child;
      continue;
    }
    for (;;) {
      if (path.length === 0) return steps;
      const frame = path[path.length - 1];
      const better = takeValue(tree, mode, frame, value);
      const old = { alpha: frame.alpha, beta: frame.beta };
      if (windowed && tree.turn[frame.node] === 0) frame.alpha = Math.max(frame.alpha, frame.value[0]);
      if (windowed && tree.turn[frame.node] !== 0) frame.beta = Math.min(frame.beta, frame.value[0]);
      steps.push({
        type: 'look',
        node: frame.node,
        child: frame.child,
        given: value,
        value: frame.value.slice(),
        better,
        alpha: frame.alpha,
        beta: frame.beta,
        narrowed: old.alpha !== frame.alpha || old.beta !== frame.beta,
      });
      frame.child++;
      const more = frame.child < tree.first[frame.node + 1];
      if (more && !(windowed && frame.alpha >= frame.beta)) {
        entering = frame.child;
        ({ alpha, beta } = frame);
        break;
      }
      const end = {
        node: frame.node,
        child: frame.child,
        value: frame.value,
        alpha: frame.alpha,
        beta: frame.beta,
      };
      if (more) steps.push({ type: 'cut', ...end });
      steps.push({ type: 'done', ...end });
      value = frame.value;
      path.pop();
    }
  }
}

/** Adds a child's value to a node's; says whether it changed the choice. */
function takeValue(tree, mode, frame, value) {
  if (tree.kind[frame.node] === CHANCE) {
    const sum = frame.value ?? value.map(() => 0);
    frame.value = sum.map((part, i) => part + tree.probability[frame.child] * value[i]);
    return false;
  }
  if (frame.value !== null && !prefers(tree, mode, frame.node, value, frame.value)) return false;
  frame.value = value.slice();
  return true;
}

/** How far the algorithm is with a node. */
export const UNSEEN = 0;
export const OPEN = 1;
export const DONE = 2;
export const CUT = 3;

/** How everything stands after the first `count` steps. */
export function stateAfter(tree, steps, count) {
  const state = {
    status: new Uint8Array(tree.count),
    value: new Array(tree.count).fill(null),
    alpha: new Float64Array(tree.count).fill(NaN),
    beta: new Float64Array(tree.count).fill(NaN),
    best: new Int32Array(tree.count).fill(-1),
    cutBy: new Map(),
    leavesSeen: 0,
    leavesCut: 0,
  };
  for (let i = 0; i < count; i++) {
    const step = steps[i];
    state.value[step.node] = step.value;
    state.alpha[step.node] = step.alpha;
    state.beta[step.node] = step.beta;
    switch (step.type) {
      case 'enter':
        state.status[step.node] = OPEN;
        break;
      case 'leaf':
        state.status[step.node] = DONE;
        state.leavesSeen++;
        break;
      case 'look':
        if (step.better) state.best[step.node] = step.child;
        break;
      case 'cut':
        markCut(tree, state, step, i);
        break;
      case 'done':
        state.status[step.node] = DONE;
        break;
    }
  }
  return state;
}

/** Marks all that hangs below the children that were skipped. */
function markCut(tree, state, step, index) {
  let level = [step.child, tree.first[step.node + 1]];
  while (level[0] < level[1]) {
    for (let node = level[0]; node < level[1]; node++) {
      state.status[node] = CUT;
      state.cutBy.set(node, index);
      if (tree.kind[node] === LEAF) state.leavesCut++;
    }
    level = [tree.first[level[0]], tree.first[level[1]]];
  }
}

/** What a mode finds and what it costs: the root's value, and how many leaves it looks at. */
export function summary(tree, mode) {
  const steps = traceSteps(tree, mode);
  return { value: steps[steps.length - 1].value, leaves: steps.filter(({ type }) => type === 'leaf').length };
}
