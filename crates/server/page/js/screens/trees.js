// Game trees step by step: where the tree comes from on one side, the algorithm on the other.

import { treeOf } from '../api.js';
import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { bind } from '../keys.js';
import { cardName, gameName } from '../names.js';
import { deflated, unpacked } from '../share.js';
import { addSets, setsIn } from '../tree/address.js';
import { FIRST as FIRST_BOARD, boardForm } from '../tree/board.js';
import { CHANGES, textOf } from '../tree/build.js';
import { FIRST as FIRST_ENDING, endingForm, endingRequest } from '../tree/ending.js';
import { segmented } from '../tree/fields.js';
import { FIRST as FIRST_TEXT, ownForm } from '../tree/own.js';
import { treePlayer } from '../tree/player.js';
import { boardSpot, cardMarks, tableSpot } from '../tree/spots.js';
import { p, t } from '../words.js';

/** Where trees come from: the form, what it begins with, what the server is asked for. */
const SOURCES = {
  own: { form: ownForm, first: FIRST_TEXT, request: (settings) => ({ from: 'text', ...settings }) },
  connect4: { form: boardForm, first: FIRST_BOARD, request: (settings) => ({ from: 'connect4', ...settings }) },
  briskula: {
    form: endingForm,
    first: FIRST_ENDING,
    request: (settings) => ({ from: 'briskula', ...endingRequest(settings) }),
  },
};

/** The address is written when nothing has changed for so long, in milliseconds. */
const CALM = 250;

export function treesScreen(root, query) {
  const asked = new URLSearchParams(query);
  const state = {
    from: SOURCES[asked.get('from')] ? asked.get('from') : 'own',
    settings: null,
    shown: null,
    left: false,
    asking: 0,
  };
  let writing = 0;
  let form = null;
  const error = h('p', { class: 'error', id: 'tree-error', role: 'alert' });
  const place = h('div', { class: 'panel' });
  const sources = segmented(
    'tree-source',
    t('tree-source'),
    [
      ['own', t('tree-source-own')],
      ['connect4', gameName('connect4')],
      ['briskula', gameName('briskula')],
    ],
    state.from,
    (from) => choose(from, SOURCES[from].first),
  );
  const side = h(
    'div',
    { class: 'trees-side' },
    h('h1', null, t('tree-title')),
    h('p', { class: 'soft' }, t('tree-line')),
    sources.element,
    place,
  );
  const screen = h('div', { class: 'trees' }, side);
  fill(root, screen);
  const player = treePlayer(screen, {
    t,
    build: (node, what) => {
      const text = CHANGES[what](player.tree(), node);
      form.retell(text);
      show({ text });
    },
    changed: (shown) => {
      state.shown = shown;
      if (state.from === 'own') form?.retell(textOf(player.tree()));
      writeSoon();
    },
    nameMove: (label) =>
      state.from === 'connect4' ? t('choice-connect4', { column: label }) : cardName('briskula', label),
    drawSpot: (spot) => (typeof spot === 'string' ? boardSpot(spot) : tableSpot(spot)),
  });
  const textMarks = player.view.marks;
  const withCards = cardMarks(player.parts.stage);
  const link = h(
    'button',
    { type: 'button', class: 'tool', id: 'tree-link', onclick: copyLink },
    t('tree-link'),
  );
  player.parts.tools.append(link);
  document.title = `${t('tree-title')} · Adut`;
  bind('tree', player.keys);

  /** Takes another source, and its form. */
  function choose(from, settings, opening = {}) {
    state.from = from;
    sources.set(from);
    form = SOURCES[from].form(settings, (changed) => show(changed), player.setBuilding);
    player.setBuilding(false);
    fill(
      place,
      h(
        'form',
        {
          class: 'trees-form',
          onsubmit: (event) => {
            event.preventDefault();
            show(form.settings());
          },
        },
        form.fields,
        h('button', { type: 'submit', class: 'primary', id: 'tree-show' }, t('tree-show')),
        error,
      ),
    );
    show(settings, opening);
  }

  /** Asks for the tree and shows it; the newest settings win. */
  async function show(settings, opening = { mode: player.state().mode }) {
    state.asking += 1;
    const asking = state.asking;
    try {
      const data = await treeOf(SOURCES[state.from].request(settings));
      if (state.left || asking !== state.asking) return;
      error.textContent = '';
      state.settings = settings;
      player.view.marks = state.from === 'briskula' ? withCards : textMarks;
      player.load(data, opening);
    } catch (refusal) {
      if (!state.left && asking === state.asking)
        error.textContent = t('tree-refused', { reason: refusal.message });
    }
  }

  /** The address that opens this tree at this step. */
  async function address() {
    const { mode, at, sets } = state.shown;
    const params = new URLSearchParams({
      from: state.from,
      tree: await deflated(state.settings),
      mode,
      step: String(at),
    });
    addSets(params, sets);
    return `#/trees?${params}`;
  }

  function writeSoon() {
    clearTimeout(writing);
    writing = setTimeout(write, CALM);
  }

  async function write() {
    const wanted = await address();
    if (!state.left) history.replaceState(null, '', wanted);
  }

  async function copyLink() {
    await write();
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    note(t('tree-link-copied'));
  }

  /** What the address asks for, or the first example. */
  async function open() {
    const { first } = SOURCES[state.from];
    const opening = { mode: asked.get('mode'), step: asked.get('step') ?? 0, sets: setsIn(asked) };
    try {
      const settings = asked.has('tree') ? await unpacked(asked.get('tree')) : {};
      if (!state.left) choose(state.from, { ...first, ...settings }, opening);
    } catch {
      if (state.left) return;
      choose(state.from, first);
      note(p('link-broken'), 'error');
    }
  }

  open();
  return {
    leave() {
      state.left = true;
      clearTimeout(writing);
      bind('tree', []);
      player.leave();
    },
  };
}
