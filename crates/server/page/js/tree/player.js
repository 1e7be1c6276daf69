// The page: controls, keys, edits, and the address that names a step.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId('data').textContent);
const tree = unpackTree(data);
const view = new View(byId('stage'));
const folded = initialFolds(tree);
const edited = new Set();
const app = { mode: data.mode, steps: [], at: 0, timer: null, editing: null };

function setMode(mode) {
  app.mode = mode;
  byId('mode').value = mode;
  retrace();
  showLegend();
  view.build(tree, app.mode, folded);
  view.fit();
}

/** Runs the algorithm anew, keeping the step as far as there is one. */
function retrace() {
  app.steps = traceSteps(tree, app.mode);
  app.at = Math.min(app.at, app.steps.length);
  byId('position').max = app.steps.length;
}

function show() {
  const { steps, at, mode } = app;
  const state = stateAfter(tree, steps, at);
  const current = at === 0 ? -1 : visibleFor(tree, folded, steps[at - 1].node);
  view.paint(state, current, edited, (index) => sentenceForCut(tree, steps[index]));
  if (current >= 0) view.reveal(current);
  byId('sentence').textContent = sentenceFor(tree, mode, steps, at);
  byId('sentence').dataset.type = at === 0 ? 'start' : steps[at - 1].type;
  byId('root-value').textContent = state.status[0] === DONE ? showValue(state.value[0]) : '–';
  byId('leaves-seen').textContent = `${state.leavesSeen} of ${tree.leaves}`;
  byId('leaves-cut').textContent = state.leavesCut;
  byId('position').value = at;
  byId('step-number').textContent = `${at} / ${steps.length}`;
  byId('restore').hidden = edited.size === 0;
  byId('back').disabled = byId('to-start').disabled = at === 0;
  byId('forward').disabled = byId('to-end').disabled = at === steps.length;
}

function goTo(at) {
  app.at = Math.min(Math.max(at, 0), app.steps.length);
  show();
}

/** The next step that can be seen: what is folded happens at once. */
function stepBy(direction) {
  let at = app.at + direction;
  const isHidden = () => at > 0 && at < app.steps.length
    && visibleFor(tree, folded, app.steps[at - 1].node) !== app.steps[at - 1].node;
  while (isHidden()) at += direction;
  goTo(at);
}

function setPlaying(playing) {
  clearTimeout(app.timer);
  app.timer = null;
  byId('play').textContent = playing ? 'Pause' : 'Play';
  if (!playing) return;
  if (app.at === app.steps.length) goTo(0);
  const tick = () => {
    stepBy(1);
    if (app.at < app.steps.length) app.timer = setTimeout(tick, delay());
    else setPlaying(false);
  };
  app.timer = setTimeout(tick, delay());
}

/** From two seconds a step to thirty steps a second. */
function delay() {
  return 2000 * (0.0165 ** (byId('speed').value / 10));
}

function toggleFold(node) {
  folded[node] = folded[node] ? 0 : 1;
  if (!folded[node]) foldBelow(tree, folded, node);
  const before = view.placeOf(node);
  view.build(tree, app.mode, folded);
  const after = view.placeOf(node);
  view.pan(before.x - after.x, before.y - after.y);
  show();
  view.nodes.get(node).group.focus({ preventScroll: true });
}

function openEditor(leaf) {
  setPlaying(false);
  app.editing = leaf;
  const { x, y } = view.placeOf(leaf);
  const form = byId('editor');
  form.hidden = false;
  form.style.left = `${Math.min(Math.max(x, 130), view.stage.clientWidth - 130)}px`;
  form.style.top = `${Math.min(y + 30, view.stage.clientHeight - 110)}px`;
  byId('editor-label').textContent = tree.zeroSum ? 'Value' : `Values of ${tree.players} players`;
  byId('editor-error').textContent = '';
  byId('editor-value').value = tree.payoffs[leaf].join(',');
  byId('editor-value').select();
  byId('editor-value').focus();
}

function closeEditor() {
  byId('editor').hidden = true;
  if (app.editing !== null) view.nodes.get(app.editing)?.group.focus({ preventScroll: true });
  app.editing = null;
}

/** Gives a leaf new values; says what is wrong with them, if anything. */
function editLeaf(leaf, text) {
  const values = text.replaceAll('−', '-').split(',').map((part) => part.trim());
  const width = tree.payoffs[leaf].length;
  if (values.length !== width) return `Please give ${plural(width, 'whole number')}.`;
  if (!values.every((value) => /^-?\d{1,15}$/.test(value))) return 'Whole numbers of up to 15 digits only.';
  tree.payoffs[leaf] = values.map(Number);
  const original = data.payoffs[leafNumber(leaf)];
  if (original.every((value, i) => value === tree.payoffs[leaf][i])) edited.delete(leaf);
  else edited.add(leaf);
  retrace();
  return null;
}

function leafNumber(leaf) {
  let number = 0;
  for (let node = 0; node < leaf; node++) if (tree.kind[node] === LEAF) number++;
  return number;
}

function restoreLeaves() {
  let number = 0;
  for (let node = 0; node < tree.count; node++) {
    if (tree.kind[node] === LEAF) tree.payoffs[node] = data.payoffs[number++].slice();
  }
  edited.clear();
  refresh();
}

function refresh() {
  retrace();
  view.build(tree, app.mode, folded);
  show();
}

function activate(node) {
  if (tree.kind[node] === LEAF) openEditor(node);
  else toggleFold(node);
}

function showLegend() {
  const entries = new Map();
  for (let node = 0; node < tree.count; node++) {
    const who = tree.kind[node] === LEAF ? 'Leaf' : chooser(tree, app.mode, node);
    if (!entries.has(who)) entries.set(who, node);
  }
  byId('legend').replaceChildren(...[...entries].map(([who, node]) => {
    const item = document.createElement('li');
    const icon = element('svg', { viewBox: '-46 -46 92 92', class: 'node' });
    icon.dataset.who = who === 'Leaf' ? 'leaf' : who.toLowerCase().replace(' ', '-');
    icon.dataset.status = 'done';
    const shape = outline(tree, app.mode, node);
    element(shape.name, { ...shape.attributes, class: 'shape' }, icon);
    item.append(icon, who);
    return item;
  }));
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  byId('theme').textContent = theme === 'dark' ? 'Light' : 'Dark';
}

function toggleTheme() {
  setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

function toggleHelp() {
  const keys = byId('keys');
  keys.hidden = !keys.hidden;
  byId('help').setAttribute('aria-expanded', String(!keys.hidden));
}

const KEYS = {
  ArrowRight: () => stepBy(1), ArrowLeft: () => stepBy(-1), Home: () => goTo(0),
  End: () => goTo(app.steps.length), ' ': () => setPlaying(app.timer === null),
  '+': () => view.zoom(1.25), '=': () => view.zoom(1.25), '-': () => view.zoom(0.8),
  0: () => view.fit(), d: toggleTheme, '?': toggleHelp, Escape: () => closeEditor(),
};

function onKey(event) {
  const field = event.target.closest('input, select, form');
  if (field && !(event.key === 'Escape')) return;
  const node = event.target.closest?.('[data-node]');
  if (node && event.key === 'Enter') return activate(Number(node.dataset.node));
  const isButton = event.target.closest?.('button') && (event.key === ' ' || event.key === 'Enter');
  const act = KEYS[event.key];
  if (!act || isButton || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (event.key !== ' ') setPlaying(false);
  act();
}

/** Dragging moves the tree, two fingers zoom, a press without movement activates a node. */
function listenToPointers(stage) {
  const pointers = new Map();
  let moved = 0;
  stage.addEventListener('pointerdown', (event) => {
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  });
  stage.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, p]) => p);
    const dx = event.clientX - last.x, dy = event.clientY - last.y;
    moved += Math.abs(dx) + Math.abs(dy);
    if (moved > 5) stage.setPointerCapture(event.pointerId);
    if (others.length === 1) {
      const [other] = others;
      const was = Math.hypot(last.x - other.x, last.y - other.y) || 1;
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const box = stage.getBoundingClientRect();
      view.zoom(is / was, (event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top);
    } else if (moved > 5) {
      view.pan(dx, dy);
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  for (const end of ['pointerup', 'pointercancel']) {
    stage.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  stage.addEventListener('click', (event) => {
    const node = event.target.closest('[data-node]');
    if (moved > 5) return;
    if (node) activate(Number(node.dataset.node));
    else closeEditor();
  });
  stage.addEventListener('wheel', (event) => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    view.zoom(1.0015 ** -event.deltaY, event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
}

/** `#mode=alphabeta&step=12&set=9:-4&theme=dark` opens the page so; `step=end` is the last. */
function obeyAddress() {
  const wishes = new URLSearchParams(location.hash.slice(1));
  const theme = wishes.get('theme');
  if (theme === 'dark' || theme === 'light') setTheme(theme);
  for (const wish of wishes.getAll('set')) {
    const [leaf, values] = wish.split(':');
    if (tree.kind[leaf] === LEAF) editLeaf(Number(leaf), values ?? '');
  }
  if (suitableModes(tree).includes(wishes.get('mode'))) setMode(wishes.get('mode'));
  else refresh();
  const step = wishes.get('step');
  if (step !== null) goTo(step === 'end' ? app.steps.length : Number(step) || 0);
}

function start() {
  setTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  byId('mode').append(...suitableModes(tree).map((mode) => new Option(MODE_NAMES[mode], mode)));
  setMode(app.mode);
  show();
  byId('mode').addEventListener('change', (event) => { setPlaying(false); app.at = 0; setMode(event.target.value); show(); });
  byId('to-start').addEventListener('click', () => { setPlaying(false); goTo(0); });
  byId('back').addEventListener('click', () => { setPlaying(false); stepBy(-1); });
  byId('forward').addEventListener('click', () => { setPlaying(false); stepBy(1); });
  byId('to-end').addEventListener('click', () => { setPlaying(false); goTo(app.steps.length); });
  byId('play').addEventListener('click', () => setPlaying(app.timer === null));
  byId('position').addEventListener('input', (event) => { setPlaying(false); goTo(Number(event.target.value)); });
  byId('fit').addEventListener('click', () => view.fit());
  byId('restore').addEventListener('click', restoreLeaves);
  byId('theme').addEventListener('click', toggleTheme);
  byId('help').addEventListener('click', toggleHelp);
  byId('editor').addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = editLeaf(app.editing, byId('editor-value').value);
    byId('editor-error').textContent = wrong ?? '';
    if (wrong === null) { refresh(); closeEditor(); }
  });
  document.addEventListener('keydown', onKey);
  listenToPointers(view.stage);
  new ResizeObserver(() => view.fit()).observe(view.stage);
  addEventListener('hashchange', obeyAddress);
  obeyAddress();
}

start();
