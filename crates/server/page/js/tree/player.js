// A tree that is stepped through: controls, keys, edits. The page and the file that
// `adut tree show` writes both use it.

import { fill, h } from '../dom.js';
import { DONE, LEAF, defaultMode, stateAfter, suitableModes, traceSteps, unpackTree } from './engine.js';
import { nodeEditor } from './editor.js';
import { listenToPointers } from './gestures.js';
import { foldBelow, initialFolds, openedTo, visibleFor } from './layout.js';
import { costs, legend } from './margin.js';
import { treeParts } from './parts.js';
import { showValue, speaker } from './sentences.js';
import { View } from './view.js';

/** How small letters may get before nodes are folded: on a screen, and in a lecture hall. */
const SMALLEST = { screen: 0.55, hall: 0.9 };

/**
 * @typedef {object} Options
 * @property {(id: string, values?: object) => string} t gives the words
 * @property {(state: {mode: string, at: number, sets: [number, number[]][]}) => void} [changed]
 * @property {(node: number, what: string) => void} [build] changes the tree itself; without it only leaves change
 * @property {(spot: any) => Node} [drawSpot] how the game stands at a node
 * @property {(label: string) => string} [nameMove] what a move is called in sentences
 */

/** @param {HTMLElement} root @param {Options} options */
export function treePlayer(root, { t, changed = () => {}, build, drawSpot, nameMove }) {
  const said = speaker(t, nameMove);
  const parts = treeParts(root, t);
  const view = new View(parts.stage, said);
  const app = {
    tree: null,
    data: null,
    mode: '',
    steps: [],
    at: 0,
    timer: null,
    folded: null,
    drawn: null,
    rests: null,
    building: false,
  };
  const edited = new Map();
  const editor = nodeEditor(parts.stage.parentElement, t, {
    set: setLeaf,
    change: build ? (node, what) => build(node, what) : undefined,
    fold: toggleFold,
    closed: focusNode,
  });

  function focusNode(node) {
    view.nodes?.get(node)?.group.focus({ preventScroll: true });
  }

  /** Shows another tree, or the same one anew. */
  function load(data, { mode, step = 0, sets = [] } = {}) {
    setPlaying(false);
    editor.close();
    const tree = unpackTree(data);
    Object.assign(app, { data, tree, at: 0, rests: null });
    parts.spot.hidden = tree.spots.length === 0 || !drawSpot;
    foldToFit();
    edited.clear();
    for (const [leaf, values] of sets) if (isFor(leaf, values)) keepLeaf(leaf, values);
    const modes = suitableModes(tree);
    fill(
      parts.mode,
      modes.map((name) => h('option', { value: name }, said.modeName(name))),
    );
    const none = h('option', { value: '' }, t('tree-compare-none'));
    fill(
      parts.rival,
      none,
      modes.map((name) => h('option', { value: name }, said.modeName(name))),
    );
    setMode(modes.includes(mode) ? mode : defaultMode(tree));
    goTo(step === 'end' ? app.steps.length : Number(step) || 0);
  }

  const smallest = () => (isProjector() ? SMALLEST.hall : SMALLEST.screen);

  /** Shows all there is, or where one follows, what is around the current node. */
  function fit() {
    view.fit(parts.follow.checked ? smallest() : undefined);
    if (app.at > 0) view.reveal(visibleFor(app.tree, app.drawn, currentNode()));
  }

  /** Folds what has no room. A tree that is not all to be seen is opened where the algorithm goes. */
  function foldToFit() {
    view.resize();
    app.folded = initialFolds(app.tree, view.roomFor(smallest()));
    parts.follow.checked = app.folded.includes(1);
  }

  /** The node of the last step; the root before the first. */
  const currentNode = () => (app.at === 0 ? 0 : app.steps[app.at - 1].node);

  /** What is folded in the drawing: if one follows, all but the way to the current node. */
  function foldsNow() {
    const node = currentNode();
    return parts.follow.checked && node > 0 ? openedTo(app.tree, node) : app.folded;
  }

  /** Draws anew where other nodes are to be seen. */
  function drawNodes() {
    app.drawn = foldsNow();
    view.build(app.tree, app.mode, app.drawn);
  }

  function setMode(mode) {
    app.mode = mode;
    parts.mode.value = mode;
    retrace();
    fill(parts.legend, legend(app.tree, mode, said));
    drawNodes();
    fit();
  }

  /** Runs the algorithm anew, keeping the step as far as there is one. */
  function retrace() {
    app.steps = traceSteps(app.tree, app.mode);
    view.measure(app.tree, app.mode);
    app.at = Math.min(app.at, app.steps.length);
    parts.position.max = String(app.steps.length);
    compare();
  }

  /** What another algorithm would need for the same tree. */
  function compare() {
    const rival = parts.rival.value;
    parts.verdict.hidden = rival === '';
    if (rival !== '') fill(parts.verdict, costs(app.tree, [app.mode, rival], said));
  }

  function show() {
    const { tree, steps, at, mode } = app;
    const state = stateAfter(tree, steps, at);
    if (parts.follow.checked && foldsNow().some((fold, node) => fold !== app.drawn[node])) {
      drawNodes();
      fit();
    }
    const current = at === 0 ? -1 : visibleFor(tree, app.drawn, currentNode());
    view.paint(state, steps, current, edited);
    if (current >= 0) view.reveal(current);
    parts.sentence.textContent = said.sentence(tree, mode, steps, at);
    parts.sentence.dataset.type = at === 0 ? 'start' : steps[at - 1].type;
    parts.rootValue.textContent = state.status[0] === DONE ? showValue(state.value[0]) : '–';
    parts.seen.textContent = t('tree-of', { count: String(state.leavesSeen), all: String(tree.leaves) });
    parts.cut.textContent = String(state.leavesCut);
    parts.position.value = String(at);
    parts.place.textContent = `${at} / ${steps.length}`;
    parts.restore.hidden = edited.size === 0;
    parts.back.disabled = at === 0;
    parts.start.disabled = at === 0;
    parts.forward.disabled = at === steps.length;
    parts.end.disabled = at === steps.length;
    showSpot();
    changed({ mode, at, sets: [...edited] });
  }

  /** The game at the node under the pointer, or at the one the algorithm is at. */
  function showSpot() {
    const node = app.rests ?? currentNode();
    if (!parts.spot.hidden) fill(parts.spot, drawSpot(app.tree.spots[node]));
  }

  function goTo(at) {
    app.at = Math.min(Math.max(at, 0), app.steps.length);
    show();
  }

  /** The next step that can be seen: what is folded happens at once. */
  function stepBy(direction) {
    const { tree, steps, folded } = app;
    let at = app.at + direction;
    const isHidden = () =>
      at > 0 && at < steps.length && visibleFor(tree, folded, steps[at - 1].node) !== steps[at - 1].node;
    while (!parts.follow.checked && isHidden()) at += direction;
    goTo(at);
  }

  /** From two seconds a step to thirty steps a second. */
  const delay = () => 2000 * 0.0165 ** (Number(parts.speed.value) / 10);

  function setPlaying(playing) {
    clearTimeout(app.timer);
    app.timer = null;
    parts.play.textContent = t(playing ? 'tree-pause' : 'tree-play');
    if (!playing) return;
    if (app.at === app.steps.length) goTo(0);
    const tick = () => {
      stepBy(1);
      if (app.at < app.steps.length) app.timer = setTimeout(tick, delay());
      else setPlaying(false);
    };
    app.timer = setTimeout(tick, delay());
  }

  function toggleFold(node) {
    // Who folds by hand has the say from here on.
    app.folded = app.drawn.slice();
    parts.follow.checked = false;
    app.folded[node] = app.folded[node] ? 0 : 1;
    if (!app.folded[node]) foldBelow(app.tree, app.folded, node);
    const before = view.placeOf(node);
    drawNodes();
    const after = view.placeOf(node);
    view.pan(before.x - after.x, before.y - after.y);
    show();
    focusNode(node);
  }

  /** Whether these can be the values of that node; an address may say anything. */
  const isFor = (leaf, values) =>
    app.tree.kind[leaf] === LEAF &&
    values.length === app.tree.payoffs[leaf].length &&
    values.every(Number.isSafeInteger);

  function keepLeaf(leaf, values) {
    app.tree.payoffs[leaf] = values;
    const written = app.data.payoffs[leafNumber(leaf)];
    if (written.every((value, i) => value === values[i])) edited.delete(leaf);
    else edited.set(leaf, values);
  }

  function setLeaf(leaf, values) {
    keepLeaf(leaf, values);
    refresh();
  }

  function leafNumber(leaf) {
    let number = 0;
    for (let node = 0; node < leaf; node++) if (app.tree.kind[node] === LEAF) number++;
    return number;
  }

  function refresh() {
    retrace();
    drawNodes();
    show();
  }

  function activate(node) {
    setPlaying(false);
    if (app.tree.kind[node] === LEAF || app.building) editor.open(app.tree, node, view.placeOf(node));
    else toggleFold(node);
  }

  /** Fills the screen with large letters, for a lecture hall. */
  function setProjector(on) {
    parts.view.classList.toggle('projector', on);
    parts.projector.setAttribute('aria-pressed', String(on));
    // Where the browser refuses the whole screen, its window has to do.
    if (on) parts.view.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    foldToFit();
    drawNodes();
    show();
    fit();
  }

  const isProjector = () => parts.view.classList.contains('projector');
  const paused = (run) => () => {
    setPlaying(false);
    run();
  };
  const toStart = paused(() => goTo(0));
  const toEnd = paused(() => goTo(app.steps.length));
  const back = paused(() => stepBy(-1));
  const forward = paused(() => stepBy(1));
  const playOrPause = () => setPlaying(app.timer === null);

  function fullScreenChanged() {
    if (!document.fullscreenElement && isProjector()) setProjector(false);
    else fit();
  }

  parts.mode.addEventListener('change', () => {
    setPlaying(false);
    app.at = 0;
    setMode(parts.mode.value);
    show();
  });
  parts.rival.addEventListener('change', compare);
  parts.follow.addEventListener('change', () => {
    drawNodes();
    show();
    fit();
  });
  parts.start.addEventListener('click', toStart);
  parts.back.addEventListener('click', back);
  parts.forward.addEventListener('click', forward);
  parts.end.addEventListener('click', toEnd);
  parts.play.addEventListener('click', playOrPause);
  parts.position.addEventListener(
    'input',
    paused(() => goTo(Number(parts.position.value))),
  );
  parts.fit.addEventListener('click', () => view.fit());
  parts.projector.addEventListener('click', () => setProjector(!isProjector()));
  parts.restore.addEventListener('click', () => load(app.data, { mode: app.mode, step: app.at }));
  parts.stage.addEventListener('keydown', (event) => {
    const node = event.target.closest('[data-node]');
    if (!node || event.key !== 'Enter') return;
    // Otherwise the same key would send off the form that opens.
    event.preventDefault();
    activate(Number(node.dataset.node));
  });
  parts.stage.addEventListener('focusin', (event) =>
    rest(Number(event.target.closest('[data-node]')?.dataset.node)),
  );
  parts.stage.addEventListener('focusout', () => rest(null));
  document.addEventListener('fullscreenchange', fullScreenChanged);
  listenToPointers(view, { act: (node) => (node === null ? editor.close() : activate(node)), rest });
  const resized = new ResizeObserver(() => {
    view.resize();
    if (app.tree) fit();
  });
  resized.observe(parts.stage);

  function rest(node) {
    if (app.rests === node || !app.tree) return;
    app.rests = Number.isNaN(node) ? null : node;
    showSpot();
  }

  return {
    parts,
    view,
    editor,
    load,
    refresh,
    goTo,
    tree: () => app.tree,
    state: () => ({ mode: app.mode, at: app.at }),
    /** Whether a press on a node opens what can be done to it. */
    setBuilding(on) {
      app.building = on;
      editor.close();
    },
    keys: [
      { keys: ['ArrowRight'], shown: '→', does: t('tree-forward'), run: forward },
      { keys: ['ArrowLeft'], shown: '←', does: t('tree-back'), run: back },
      { keys: [' '], shown: t('tree-space'), does: t('tree-play-pause'), run: playOrPause },
      { keys: ['Home'], shown: 'Home', does: t('tree-to-start'), run: toStart },
      { keys: ['End'], shown: 'End', does: t('tree-to-end'), run: toEnd },
      { keys: ['+', '='], shown: '+', does: t('tree-zoom-in'), run: () => view.zoom(1.25) },
      { keys: ['-'], shown: '−', does: t('tree-zoom-out'), run: () => view.zoom(0.8) },
      { keys: ['0'], shown: '0', does: t('tree-fit-note'), run: () => view.fit() },
      {
        keys: ['p', 'P'],
        shown: 'P',
        does: t('tree-projector-note'),
        run: () => setProjector(!isProjector()),
      },
      {
        keys: ['Escape'],
        shown: 'Esc',
        does: t('tree-escape'),
        run: () => (isProjector() ? setProjector(false) : editor.close()),
      },
    ],
    leave() {
      setPlaying(false);
      resized.disconnect();
      document.removeEventListener('fullscreenchange', fullScreenChanged);
      if (isProjector()) setProjector(false);
    },
  };
}
