// The drawing: one group for each visible node, one line for each edge.

import { CHANCE, CUT, LEAF, leafValue } from './engine.js';
import { LEVEL_HEIGHT, TALLEST_LEVEL, countBelow, placeNodes } from './layout.js';
import { roleOf, showNumber, showShare, showValue } from './sentences.js';

const SVG = 'http://www.w3.org/2000/svg';
const RADIUS = 26;
/** Half the base of a triangle, which has to hold a value. */
const WIDE = 42;
/** Room for α and β beside a node. */
const BOUNDS = 60;
/** The room of the shortest leaf. */
const NARROWEST = 62;
/** Names by the numbers that the engine has for how far it is. */
const STATUS = ['unseen', 'open', 'done', 'cut'];

/** Long values are set smaller. */
function sizeFor(text) {
  if (text.length <= 3) return 20;
  if (text.length <= 4) return 17;
  return text.length <= 6 ? 14 : 11;
}

export function element(name, attributes = {}, parent = null) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
}

/** The outline of a node: up for Max, down for Min, a rhomb for chance, round for players, a box for leaves. */
export function outline(role) {
  const r = RADIUS;
  switch (role) {
    case 'leaf':
      return ['rect', { x: -r, y: -r * 0.75, width: 2 * r, height: r * 1.5, rx: 8 }];
    case 'chance':
      return ['path', { d: `M0 ${-r * 1.1}L${r * 1.3} 0L0 ${r * 1.1}L${-r * 1.3} 0Z` }];
    case 'max':
      return ['path', { d: `M0 ${-r * 1.45}L${WIDE} ${r * 0.85}H${-WIDE}Z` }];
    case 'min':
      return ['path', { d: `M0 ${r * 1.45}L${WIDE} ${-r * 0.85}H${-WIDE}Z` }];
    default:
      return ['circle', { r }];
  }
}

/** How far above and below its middle a node's outline reaches. */
const topOf = (role) => RADIUS * (role === 'max' ? 1.4 : 0.8);
const bottomOf = (role) => RADIUS * (role === 'min' ? 1.4 : 0.9);

/** A move's name as text on its edge. */
function textMark(label) {
  const mark = element('g', { class: 'move-mark' });
  const half = 11 + label.length * 4;
  element('rect', { x: -half, y: -13, width: 2 * half, height: 26, rx: 13 }, mark);
  element('text', {}, mark).textContent = label;
  return mark;
}

/** @typedef {{room: number, draw: (label: string) => SVGElement}} Marks how moves stand on edges, and how much higher a level is for them */

export class View {
  /** @param {SVGSVGElement} stage @param {ReturnType<import('./sentences.js').speaker>} speaker */
  constructor(stage, speaker) {
    this.stage = stage;
    this.speaker = speaker;
    this.camera = element('g', {}, stage);
    this.edgeLayer = element('g', {}, this.camera);
    this.nodeLayer = element('g', {}, this.camera);
    /** @type {Marks} */
    this.marks = { room: 6, draw: textMark };
    this.x = 0;
    this.y = 0;
    this.scale = 1;
    this.width = 0;
    this.height = 0;
  }

  /** Finds out how large the stage is. Asked seldom, since the browser then lays out all it has. */
  resize() {
    this.width = this.stage.clientWidth;
    this.height = this.stage.clientHeight;
  }

  /** Finds out how wide leaves are; to be called when values have changed, before `build`. */
  measure(tree, mode) {
    let longest = 1;
    for (let leaf = 0; leaf < tree.count; leaf++) {
      if (tree.kind[leaf] === LEAF)
        longest = Math.max(longest, showValue(leafValue(tree, mode, leaf)).length);
    }
    this.wideTuples = (mode === 'paranoid' || mode === 'maxn') && longest > 4;
    this.slot = Math.max(NARROWEST, longest * 13 + 22);
  }

  /** Draws the visible nodes anew; `paint` then gives them their state. */
  build(tree, mode, folded) {
    this.tree = tree;
    this.mode = mode;
    const isLabelled = tree.labels.length > 0;
    const besides = mode === 'alphabeta' ? BOUNDS + 8 : isLabelled ? 40 : 12;
    const ofInner = Math.max(2 * WIDE + besides, this.wideTuples ? this.slot : 0);
    const widthOf = (node) => (tree.kind[node] === LEAF ? this.slot : ofInner);
    const level = LEVEL_HEIGHT + (isLabelled ? this.marks.room : 0);
    this.layout = placeNodes(tree, folded, widthOf, level);
    // A wide tree on a tall stage may use the height.
    const spare = ((this.layout.width * this.height) / Math.max(this.width, 1)) * 0.75;
    const stretch = Math.min(
      Math.max(spare / Math.max(this.layout.height, 1), 1),
      TALLEST_LEVEL / LEVEL_HEIGHT,
    );
    this.layout = placeNodes(tree, folded, widthOf, level * stretch);
    this.edgeLayer.replaceChildren();
    this.nodeLayer.replaceChildren();
    this.nodes = new Map();
    for (const node of this.layout.shown) this.nodes.set(node, this.buildNode(node, folded[node] === 1));
  }

  buildNode(node, isFolded) {
    const { tree, layout } = this;
    const x = layout.x[node];
    const y = layout.y(node);
    const role = roleOf(tree, this.mode, node);
    const isLeaf = role === 'leaf';
    const group = element(
      'g',
      { class: 'node', transform: `translate(${x} ${y})`, tabindex: 0, role: 'button', 'data-node': node },
      this.nodeLayer,
    );
    group.dataset.who = role;
    const [shape, attributes] = outline(role);
    if (isLeaf) Object.assign(attributes, { x: -this.slot / 2 + 6, width: this.slot - 12 });
    element(shape, { ...attributes, class: 'shape' }, group);
    const above = this.wideTuples && !isLeaf;
    const rise = { max: 7, min: -7 }[role] ?? 0;
    const parts = {
      group,
      isLeaf,
      isFolded,
      value: element('text', { class: 'value', y: above ? -RADIUS - 16 : rise }, group),
      low: element('text', { class: 'bound', x: WIDE + 2, y: -9 }, group),
      high: element('text', { class: 'bound', x: WIDE + 2, y: 9 }, group),
      title: element('title', {}, group),
    };
    if (above) {
      group.classList.add('value-above');
      element('text', { class: 'player' }, group).textContent = role === 'chance' ? '?' : tree.turn[node] + 1;
    }
    if (isFolded) {
      const badge = element('g', { class: 'badge', transform: `translate(0 ${RADIUS * 1.45 + 14})` }, group);
      element('rect', { x: -30, y: -12, width: 60, height: 24, rx: 12 }, badge);
      element('text', {}, badge).textContent = `+${countBelow(tree, node)}`;
    }
    if (node > 0) parts.edge = this.buildEdge(node, role, x, y);
    return parts;
  }

  buildEdge(node, role, x, y) {
    const { tree, layout } = this;
    const parent = tree.parent[node];
    const fromX = layout.x[parent];
    const fromY = layout.y(parent) + bottomOf(roleOf(tree, this.mode, parent));
    const toY = y - topOf(role);
    const along = (share) => `${fromX + (x - fromX) * share} ${fromY + (toY - fromY) * share}`;
    const group = element('g', { class: 'edge' }, this.edgeLayer);
    element('line', { x1: fromX, y1: fromY, x2: x, y2: toY, class: 'line' }, group);
    const angle = (Math.atan2(toY - fromY, x - fromX) * 180) / Math.PI;
    const label = tree.labels[node];
    if (label) element('g', { transform: `translate(${along(0.54)})` }, group).append(this.marks.draw(label));
    const scissors = element(
      'g',
      { class: 'scissors', transform: `translate(${along(label ? 0.24 : 0.5)}) rotate(${angle})` },
      group,
    );
    element('line', { x1: -3, y1: -11, x2: -3, y2: 11 }, scissors);
    element('line', { x1: 3, y1: -11, x2: 3, y2: 11 }, scissors);
    if (tree.kind[parent] === CHANCE) {
      const [at, shift] = label ? [0.54, 19] : [2 / 3, 6];
      const place = { x: fromX + (x - fromX) * at + shift, y: fromY + (toY - fromY) * at };
      element('text', { class: 'probability', ...place }, group).textContent = showShare(
        tree.probability[node],
      );
    }
    return group;
  }

  /** Shows a state: values, bounds, what is open, done, cut, chosen and current. */
  paint(state, steps, current, edited) {
    const { tree } = this;
    for (const [node, parts] of this.nodes) {
      const status = STATUS[state.status[node]];
      parts.group.dataset.status = status;
      parts.group.classList.toggle('current', node === current);
      parts.group.classList.toggle('edited', edited.has(node));
      const known = parts.isLeaf ? leafValue(tree, this.mode, node) : state.value[node];
      parts.value.textContent = showValue(known);
      if (!parts.isLeaf && !this.wideTuples) {
        parts.value.style.fontSize = `${sizeFor(parts.value.textContent)}px`;
      }
      const bounded = this.mode === 'alphabeta' && !parts.isLeaf && !Number.isNaN(state.alpha[node]);
      parts.low.textContent = bounded ? `α ${showNumber(state.alpha[node])}` : '';
      parts.high.textContent = bounded ? `β ${showNumber(state.beta[node])}` : '';
      parts.title.textContent = this.described(node, parts, known, steps[state.cutBy.get(node)], status);
      if (parts.edge) {
        parts.edge.dataset.status = status;
        parts.edge.classList.toggle('chosen', state.best[tree.parent[node]] === node);
        const isFirstCut = status === 'cut' && state.status[tree.parent[node]] !== CUT;
        parts.edge.classList.toggle('severed', isFirstCut);
      }
    }
  }

  /** A node in words, for pointers that rest on it and for those who listen. */
  described(node, parts, known, cutStep, status) {
    const { t, who, cut, moveTo } = this.speaker;
    const name = `${who(this.tree, this.mode, node)} ${showValue(known)}`.trim();
    const move = moveTo(this.tree, node);
    const told = cutStep ? cut(this.tree, cutStep) : t(`tree-status-${status}`);
    const fold = parts.isFolded ? 'tree-click-unfold' : 'tree-click-fold';
    const offer = t(parts.isLeaf ? 'tree-click-leaf' : fold);
    return [move, name, told, offer].filter(Boolean).join('. ').replaceAll('..', '.');
  }

  /** How many leaves stand side by side on the stage when letters are so large, 1 being their true size. */
  roomFor(scale) {
    return this.width / (NARROWEST * scale);
  }

  applyCamera() {
    this.camera.setAttribute('transform', `translate(${this.x} ${this.y}) scale(${this.scale})`);
  }

  /** Shows the whole tree, as far as letters stay larger than so. */
  fit(smallest = 0.12) {
    const { layout, width, height } = this;
    const margin = Math.min(60, width / 16);
    const wanted = Math.min(
      (width - margin) / layout.width,
      (height - 2 * margin) / (layout.height + 2 * RADIUS),
    );
    this.scale = Math.min(Math.max(wanted, smallest), 2);
    this.x = (width - layout.width * this.scale) / 2;
    this.y = Math.max((height - layout.height * this.scale) / 2, margin);
    this.applyCamera();
  }

  /** Zooms about a point of the stage. */
  zoom(factor, atX = this.width / 2, atY = this.height / 2) {
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

  /** Moves as little as needed to have a node on the stage, and its children if they are drawn. */
  reveal(node) {
    const { layout, tree, width, height, scale } = this;
    const { x, y } = this.placeOf(node);
    const [first, last] = [tree.first[node], tree.first[node + 1] - 1];
    const isOpen = first <= last && this.nodes.has(first);
    const beside = (this.slot / 2) * scale + 12;
    // What does not fit beside the node is not worth losing the node for.
    const left = Math.max((isOpen ? this.placeOf(first).x : x) - beside, x - width + 2 * beside);
    const right = Math.min((isOpen ? this.placeOf(last).x : x) + beside, left + width);
    const top = y - 2 * RADIUS * scale - 12;
    const bottom = Math.min(y + (isOpen ? layout.level * scale : 0) + 2 * RADIUS * scale + 12, top + height);
    const dx = Math.max(-left, 0) || Math.min(width - right, 0);
    const dy = Math.max(-top, 0) || Math.min(height - bottom, 0);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  /** The place of a node on the stage. */
  placeOf(node) {
    return { x: this.x + this.layout.x[node] * this.scale, y: this.y + this.layout.y(node) * this.scale };
  }
}
