// The drawing: one group for each visible node, one line for each edge.

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 26;
/** Half the base of a triangle, which has to hold a value. */
const WIDE = 42;
/** Room for α and β beside a node. */
const BOUNDS = 60;

/** Long values are set smaller. */
function sizeFor(text) {
  return text.length <= 3 ? 20 : text.length <= 4 ? 17 : text.length <= 6 ? 14 : 11;
}

function element(name, attributes = {}, parent = null) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** The outline of a node: up for Max, down for Min, round for chance and others, a box for leaves. */
function outline(tree, mode, node) {
  const r = RADIUS;
  if (tree.kind[node] === LEAF) {
    return { name: 'rect', attributes: { x: -r, y: -r * 0.75, width: 2 * r, height: r * 1.5, rx: 8 } };
  }
  if (tree.kind[node] === CHANCE) {
    return { name: 'path', attributes: { d: `M0 ${-r * 1.1}L${r * 1.3} 0L0 ${r * 1.1}L${-r * 1.3} 0Z` } };
  }
  const who = chooser(tree, mode, node);
  if (who === 'Max') {
    return { name: 'path', attributes: { d: `M0 ${-r * 1.45}L${WIDE} ${r * 0.85}H${-WIDE}Z` } };
  }
  if (who === 'Min') {
    return { name: 'path', attributes: { d: `M0 ${r * 1.45}L${WIDE} ${-r * 0.85}H${-WIDE}Z` } };
  }
  return { name: 'circle', attributes: { r } };
}

class View {
  constructor(stage) {
    this.stage = stage;
    this.camera = stage.querySelector('#camera');
    this.edgeLayer = stage.querySelector('#edges');
    this.nodeLayer = stage.querySelector('#nodes');
    this.x = 0;
    this.y = 0;
    this.scale = 1;
  }

  /** Draws the visible nodes anew; `paint` then gives them their state. */
  build(tree, mode, folded) {
    this.tree = tree;
    this.mode = mode;
    const tuples = mode === 'paranoid' || mode === 'maxn';
    let longest = 1;
    for (let leaf = 0; leaf < tree.count; leaf++) {
      if (tree.kind[leaf] === LEAF) longest = Math.max(longest, showValue(leafValue(tree, mode, leaf)).length);
    }
    this.wideTuples = tuples && longest > 4;
    this.slot = Math.max(62, longest * 11.5 + 18);
    const besides = mode === 'alphabeta' ? 2 * BOUNDS : 12;
    const ofInner = Math.max(2 * WIDE + besides, this.wideTuples ? this.slot : 0);
    const widthOf = (node) => (tree.kind[node] === LEAF ? this.slot : ofInner);
    this.layout = placeNodes(tree, folded, widthOf, LEVEL_HEIGHT);
    // A wide tree on a tall stage may use the height.
    const { clientWidth, clientHeight } = this.stage;
    const spare = this.layout.width * clientHeight / Math.max(clientWidth, 1) * 0.75;
    const stretch = Math.min(Math.max(spare / Math.max(this.layout.height, 1), 1), TALLEST_LEVEL / LEVEL_HEIGHT);
    this.layout = placeNodes(tree, folded, widthOf, LEVEL_HEIGHT * stretch);
    this.edgeLayer.replaceChildren();
    this.nodeLayer.replaceChildren();
    this.nodes = new Map();
    for (const node of this.layout.shown) this.nodes.set(node, this.buildNode(node, folded[node] === 1));
  }

  buildNode(node, isFolded) {
    const { tree, layout } = this;
    const x = layout.x[node], y = layout.y(node);
    const isLeaf = tree.kind[node] === LEAF;
    const group = element('g', {
      class: 'node', transform: `translate(${x} ${y})`, tabindex: 0, role: 'button', 'data-node': node,
    }, this.nodeLayer);
    const who = chooser(tree, this.mode, node);
    group.dataset.who = isLeaf ? 'leaf' : who.toLowerCase().replace(' ', '-');
    const shape = outline(tree, this.mode, node);
    if (isLeaf) shape.attributes = { ...shape.attributes, x: -this.slot / 2 + 6, width: this.slot - 12 };
    element(shape.name, { ...shape.attributes, class: 'shape' }, group);
    const below = this.wideTuples && !isLeaf;
    const rise = who === 'Max' && !isLeaf ? 7 : who === 'Min' && !isLeaf ? -7 : 0;
    const parts = {
      group, isLeaf, isFolded,
      value: element('text', { class: 'value', y: below ? -RADIUS - 16 : rise }, group),
      low: element('text', { class: 'bound', x: WIDE + 2, y: -9 }, group),
      high: element('text', { class: 'bound', x: WIDE + 2, y: 9 }, group),
      title: element('title', {}, group),
    };
    if (below) {
      group.classList.add('value-above');
      element('text', { class: 'player' }, group).textContent = tree.kind[node] === CHANCE ? '?' : tree.turn[node] + 1;
    }
    if (isFolded) {
      const badge = element('g', { class: 'badge', transform: `translate(0 ${RADIUS * 1.45 + 14})` }, group);
      element('rect', { x: -30, y: -12, width: 60, height: 24, rx: 12 }, badge);
      element('text', {}, badge).textContent = `+${countBelow(tree, node)}`;
    }
    if (node > 0) parts.edge = this.buildEdge(node, x, y);
    return parts;
  }

  buildEdge(node, x, y) {
    const { tree, layout } = this;
    const parent = tree.parent[node];
    const fromX = layout.x[parent], fromY = layout.y(parent) + RADIUS * (chooser(tree, this.mode, parent) === 'Min' ? 1.4 : 0.9);
    const isMax = tree.kind[node] === CHOICE && chooser(tree, this.mode, node) === 'Max';
    const toY = y - RADIUS * (isMax ? 1.4 : 0.8);
    const group = element('g', { class: 'edge' }, this.edgeLayer);
    element('line', { x1: fromX, y1: fromY, x2: x, y2: toY, class: 'line' }, group);
    const angle = Math.atan2(toY - fromY, x - fromX) * 180 / Math.PI;
    const scissors = element('g', { class: 'scissors', transform: `translate(${(fromX + x) / 2} ${(fromY + toY) / 2}) rotate(${angle})` }, group);
    element('line', { x1: -3, y1: -11, x2: -3, y2: 11 }, scissors);
    element('line', { x1: 3, y1: -11, x2: 3, y2: 11 }, scissors);
    if (tree.kind[parent] === CHANCE) {
      element('text', { class: 'probability', x: (fromX + 2 * x) / 3 + 6, y: (fromY + 2 * toY) / 3 }, group)
        .textContent = showNumber(tree.probability[node]);
    }
    return group;
  }

  /** Shows a state: values, bounds, what is open, done, cut, chosen and current. */
  paint(state, current, edited, cutSentence) {
    const { tree } = this;
    for (const [node, parts] of this.nodes) {
      const status = ['unseen', 'open', 'done', 'cut'][state.status[node]];
      parts.group.dataset.status = status;
      parts.group.classList.toggle('current', node === current);
      parts.group.classList.toggle('edited', edited.has(node));
      const known = parts.isLeaf ? leafValue(tree, this.mode, node) : state.value[node];
      parts.value.textContent = showValue(known);
      if (!parts.isLeaf && !this.wideTuples) parts.value.style.fontSize = `${sizeFor(parts.value.textContent)}px`;
      const bounded = this.mode === 'alphabeta' && !parts.isLeaf && !Number.isNaN(state.alpha[node]);
      parts.low.textContent = bounded ? `α ${showNumber(state.alpha[node])}` : '';
      parts.high.textContent = bounded ? `β ${showNumber(state.beta[node])}` : '';
      const cut = state.cutBy.get(node);
      const name = parts.isLeaf ? 'Leaf' : chooser(tree, this.mode, node);
      const told = cut === undefined ? status : `cut: ${cutSentence(cut)}`;
      const offer = parts.isLeaf ? 'Click to change.' : parts.isFolded ? 'Click to unfold.' : 'Click to fold.';
      parts.title.textContent = `${name} ${showValue(known)}, ${told} ${offer}`;
      parts.group.setAttribute('aria-label', parts.title.textContent);
      if (parts.edge) {
        parts.edge.dataset.status = status;
        parts.edge.classList.toggle('chosen', state.best[tree.parent[node]] === node);
        const isFirstCut = status === 'cut' && state.status[tree.parent[node]] !== CUT;
        parts.edge.classList.toggle('severed', isFirstCut);
      }
    }
  }

  applyCamera() {
    this.camera.setAttribute('transform', `translate(${this.x} ${this.y}) scale(${this.scale})`);
  }

  /** Shows the whole tree, if letters stay readable. */
  fit() {
    const { clientWidth: width, clientHeight: height } = this.stage;
    const { layout } = this;
    const margin = 70;
    const wanted = Math.min((width - margin) / layout.width, (height - 2 * margin) / (layout.height + 2 * RADIUS));
    this.scale = Math.min(Math.max(wanted, 0.12), 2);
    this.x = (width - layout.width * this.scale) / 2;
    this.y = Math.max((height - layout.height * this.scale) / 2, margin);
    this.applyCamera();
  }

  /** Zooms about a point of the stage. */
  zoom(factor, atX = this.stage.clientWidth / 2, atY = this.stage.clientHeight / 2) {
    const scale = Math.min(Math.max(this.scale * factor, 0.05), 5);
    const change = scale / this.scale;
    this.x = atX - (atX - this.x) * change;
    this.y = atY - (atY - this.y) * change;
    this.scale = scale;
    this.applyCamera();
  }

  pan(byX, byY) {
    this.x += byX;
    this.y += byY;
    this.applyCamera();
  }

  /** Moves as little as needed to have a node on the stage. */
  reveal(node) {
    const { layout, stage } = this;
    const margin = 80;
    const x = this.x + layout.x[node] * this.scale, y = this.y + layout.y(node) * this.scale;
    const dx = Math.max(margin - x, 0) || Math.min(stage.clientWidth - margin - x, 0);
    const dy = Math.max(margin - y, 0) || Math.min(stage.clientHeight - margin - y, 0);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** The place of a node on the stage. */
  placeOf(node) {
    return { x: this.x + this.layout.x[node] * this.scale, y: this.y + this.layout.y(node) * this.scale };
  }
}
