// The lobby: games in progress, a tile for each game that deals at once, and the rest folded away.

import { catalogue } from '../api.js';
import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { NAMES } from '../games.js';
import { gameName } from '../names.js';
import { browserTallies, namedTallies, person } from '../record.js';
import { keepSettings, settingsOf } from '../settings.js';
import { p } from '../words.js';
import { deal } from './deal.js';
import { joinByCode } from './join-by-code.js';
import { rulesFrom, rulesLines } from './rules.js';
import { setupParts } from './setup.js';
import { offered, tile } from './tile.js';
import { finishedTables, runningTables } from './your-tables.js';

/** What has the focus, so that it can be found again once its surroundings were drawn anew. */
function focusMark() {
  const { name, value, type, dataset } = document.activeElement ?? {};
  const within = document.activeElement?.closest('[data-game]')?.dataset.game;
  return { name, value: type === 'radio' ? value : undefined, key: dataset?.keyFocus, within };
}

function focusAgain(root, { name, value, key, within }) {
  const place = within ? root.querySelector(`[data-game="${within}"]`) : root;
  if (!place || (!name && !key)) return;
  const same = [...place.querySelectorAll(key ? `[data-key-focus="${key}"]` : `[name="${name}"]`)];
  (same.find((field) => value === undefined || field.value === value) ?? same[0])?.focus({
    preventScroll: true,
  });
}

export function lobbyScreen(root) {
  const state = {
    left: false,
    open: undefined,
    known: [],
    settings: Object.fromEntries(NAMES.map((name) => [name, settingsOf(name)])),
    tallies: browserTallies(),
  };
  const tiles = h('div', { class: 'tiles', role: 'group', 'aria-label': p('choose-game') });
  const rules = h('section', { class: 'panel rules-panel' });
  const setup = h('form', {
    class: 'setup panel',
    onsubmit: (event) => {
      event.preventDefault();
      play(state.open);
    },
  });
  const folded = h('section', { class: 'lobby-columns', id: 'setup', hidden: true }, setup, rules);
  fill(
    root,
    h(
      'div',
      { class: 'lobby' },
      h('header', { class: 'hero' }, h('h1', null, p('lobby-title')), h('p', null, p('lobby-line'))),
      runningTables(() => state.left),
      tiles,
      folded,
      h('div', { class: 'lobby-foot' }, joinByCode(), finishedTables()),
    ),
  );

  const described = (name) => state.known.find((game) => game.name === name);

  function draw() {
    const mark = focusMark();
    fill(
      tiles,
      NAMES.map((name) =>
        tile(name, described(name), {
          settings: state.settings[name],
          open: state.open === name,
          play: () => play(name),
          more: () => more(name),
          changed: () => changed(name),
        }),
      ),
    );
    drawSetup();
    focusAgain(root, mark);
  }

  function drawSetup() {
    folded.hidden = !state.open;
    if (!state.open) return;
    const game = described(state.open);
    const settings = state.settings[state.open];
    const rulesOpen = setup.dataset.game === state.open && (setup.querySelector('.rules')?.open ?? false);
    setup.dataset.game = state.open;
    fill(
      setup,
      setupParts(game, { settings, tallies: state.tallies, rulesOpen, changed: () => changed(state.open) }),
    );
    rulesLines(game.name, rulesFrom(game, settings)).then((lines) => {
      if (state.left || state.open !== game.name) return;
      fill(
        rules,
        h('h2', null, p('rules-of', { game: gameName(game.name) })),
        lines.map((line) => h('p', null, line)),
      );
    });
  }

  /** Something was chosen: it is kept, and who cannot play so any more gives way to the usual level. */
  function changed(name) {
    const settings = state.settings[name];
    if (!offered(described(name), settings).some((player) => player.name === settings.opponent))
      settings.opponent = 'normal';
    keepSettings(name, settings);
    draw();
  }

  function more(name) {
    state.open = state.open === name ? undefined : name;
    draw();
    if (state.open) folded.scrollIntoView({ block: 'nearest' });
  }

  function play(name) {
    deal(described(name), state.settings[name]).catch((error) => note(error.message, 'error'));
  }

  /** With a name the server's count, once there is one, takes the place of the browser's. */
  async function showNamed() {
    const counted = await namedTallies().catch(() => []);
    if (state.left || !counted.length) return;
    state.tallies = counted;
    draw();
  }

  draw();
  catalogue()
    .then((found) => {
      state.known = found;
      if (!state.left) draw();
      return person() && !state.left ? showNamed() : undefined;
    })
    .catch((error) => fill(tiles, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      state.left = true;
    },
  };
}
