// The form for a new run: game, rules, players with their settings, how much, comparison or test.

import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { recall, remember } from '../memory.js';
import { gameName, playerName } from '../names.js';
import { rulesFields, rulesFrom } from '../screens/rules.js';
import { p, t } from '../words.js';
import { beginRun } from './api.js';
import { seesAll } from './result.js';

const KEY = 'lab';
const KINDS = ['comparison', 'test'];
const USUAL = {
  kind: 'comparison',
  game: 'briskula',
  rules: {},
  players: [{ name: 'normal' }, { name: 'hard' }],
  deals: 200,
  cap: 5000,
  seed: '1',
  match: false,
  elo0: 0,
  elo1: 30,
  alpha: 0.05,
  beta: 0.05,
};

/** A player's name with the settings that differ from the usual ones. */
function fullName({ name, settings = {} }, offered) {
  const chosen = offered
    .filter((option) => (settings[option.name] ?? '') !== '' && settings[option.name] !== option.default)
    .map((option) => `${option.name}=${settings[option.name]}`);
  return chosen.length ? `${name}:${chosen.join(',')}` : name;
}

/** How many games a comparison of so many players has. */
function gamesOf(players, sides, deals) {
  const pairs = sides === 2 ? (players * (players - 1)) / 2 : players * (players - 1);
  return pairs * sides * deals;
}

/** The form; `catalogue` is what there is to play. */
export function runForm(catalogue) {
  const state = { ...USUAL, ...recall(KEY) };
  // The button is not drawn anew with the fields: leaving a field by a click on it must not lose the click.
  const fields = h('div', { class: 'run-fields' });
  const form = h(
    'form',
    {
      class: 'panel run-form',
      onsubmit: (event) => {
        event.preventDefault();
        start();
      },
    },
    fields,
    h('button', { class: 'primary start-run', type: 'submit' }, t('lab-start')),
  );
  const inAll = h('small');
  const game = () => catalogue.find((candidate) => candidate.name === state.game) ?? catalogue[0];
  const offered = (name) => game().players.find((player) => player.name === name)?.settings ?? [];
  const isTest = () => state.kind === 'test';
  const seated = () => (isTest() ? state.players.slice(0, 2) : state.players);
  const keep = () => remember(KEY, state);

  function set(change) {
    Object.assign(state, change);
    draw();
  }

  const numberField = (name, label, small, step = '1') =>
    h(
      'label',
      { class: 'field' },
      h('span', null, label),
      h('input', {
        name,
        type: 'number',
        step,
        value: String(state[name]),
        required: true,
        oninput: (event) => {
          state[name] = Number(event.target.value);
          count();
          keep();
        },
      }),
      small instanceof Node ? small : h('small', null, small ?? ''),
    );

  /** How many games that makes. */
  function count() {
    const games = gamesOf(state.players.length, game().sides[state.rules.players ?? 2], state.deals);
    inAll.textContent = t(state.match ? 'lab-matches-in-all' : 'lab-games-in-all', { count: games });
  }

  function settingsOf(player, place) {
    const options = offered(player.name);
    if (!options.length) return null;
    return h(
      'details',
      { open: Object.values(player.settings ?? {}).some(Boolean) },
      h('summary', null, t('lab-settings-of', { name: player.name })),
      h(
        'div',
        { class: 'player-settings' },
        options.map((option) =>
          h(
            'label',
            null,
            h('span', null, option.name),
            h('input', {
              name: `setting-${place}-${option.name}`,
              value: player.settings?.[option.name] ?? '',
              placeholder: option.default,
              title: `${option.line} (${option.expects})`,
              autocomplete: 'off',
              oninput: (event) => {
                player.settings = { ...player.settings, [option.name]: event.target.value.trim() };
                keep();
              },
            }),
          ),
        ),
      ),
    );
  }

  const playerRow = (player, place) =>
    h(
      'li',
      null,
      h(
        'div',
        { class: 'player-pick' },
        h(
          'select',
          {
            name: `player-${place}`,
            'aria-label': t('lab-player-number', { number: place + 1 }),
            onchange: (event) => {
              state.players[place] = { name: event.target.value };
              draw();
            },
          },
          game().players.map(({ name }) => {
            const shown = playerName(name);
            const text = shown === name ? name : `${name} · ${shown}`;
            return h('option', { value: name, selected: name === player.name }, text);
          }),
        ),
        seesAll(game().players.find((candidate) => candidate.name === player.name)?.sees),
        seated().length > 2
          ? h(
              'button',
              {
                type: 'button',
                class: 'round small',
                'aria-label': t('lab-remove-player', { name: player.name }),
                onclick: () => set({ players: state.players.filter((_, i) => i !== place) }),
              },
              '×',
            )
          : null,
      ),
      settingsOf(player, place),
    );

  const kindPick = () =>
    h(
      'fieldset',
      null,
      h('legend', { class: 'visually-hidden' }, t('lab-kind')),
      h(
        'div',
        { class: 'segmented' },
        KINDS.map((kind) =>
          h(
            'label',
            null,
            h('input', {
              type: 'radio',
              name: 'kind',
              value: kind,
              checked: kind === state.kind,
              onchange: () => set({ kind }),
            }),
            h('span', null, t(`lab-kind-${kind}`)),
          ),
        ),
      ),
      h('p', { class: 'soft level-line' }, t(isTest() ? 'lab-about-test' : 'lab-about-comparison')),
    );

  const gamePick = () =>
    h(
      'label',
      { class: 'field' },
      h('span', null, t('lab-game')),
      h(
        'select',
        {
          name: 'game',
          onchange: (event) =>
            set({ game: event.target.value, rules: {}, players: [{ name: 'normal' }, { name: 'hard' }] }),
        },
        catalogue.map(({ name }) =>
          h('option', { value: name, selected: name === state.game }, gameName(name)),
        ),
      ),
    );

  function amount() {
    if (isTest())
      return [
        numberField('elo0', t('lab-elo0'), t('lab-elo0-note'), 'any'),
        numberField('elo1', t('lab-elo1'), t('lab-elo1-note'), 'any'),
        numberField('alpha', t('lab-alpha'), t('lab-alpha-note'), 'any'),
        numberField('beta', t('lab-beta'), t('lab-beta-note'), 'any'),
        numberField('cap', t('lab-cap')),
      ];
    count();
    return [
      numberField('deals', t('lab-deals'), inAll),
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          name: 'match',
          checked: state.match,
          onchange: (event) => set({ match: event.target.checked }),
        }),
        h('span', null, t('lab-matches'), h('small', null, t('lab-matches-note'))),
      ),
    ];
  }

  function draw() {
    keep();
    const focused = form.contains(document.activeElement) ? document.activeElement?.name : undefined;
    const opened = form.querySelector('details.rules')?.open ?? false;
    fill(
      fields,
      h('h2', null, t('lab-new')),
      kindPick(),
      gamePick(),
      h(
        'fieldset',
        { class: 'run-players' },
        h('legend', null, t('lab-players')),
        h('ol', null, seated().map(playerRow)),
        isTest()
          ? null
          : h(
              'button',
              {
                type: 'button',
                class: 'tool add-player',
                onclick: () => set({ players: [...state.players, { name: 'best' }] }),
              },
              t('lab-add-player'),
            ),
      ),
      h('div', null, amount()),
      h(
        'label',
        { class: 'field' },
        h('span', null, p('seed')),
        h('input', {
          name: 'seed',
          value: state.seed,
          required: true,
          autocomplete: 'off',
          oninput: (event) => {
            state.seed = event.target.value.trim();
            keep();
          },
        }),
        h('small', null, t('lab-seed-note')),
      ),
      h(
        'details',
        { class: 'rules', open: opened },
        h('summary', null, t('lab-rules')),
        rulesFields(game(), state, draw),
      ),
    );
    if (focused) form.querySelector(`[name="${focused}"]:checked, [name="${focused}"]:not([type=radio])`)?.focus();
  }

  async function start() {
    const players = seated().map((player) => fullName(player, offered(player.name)));
    const { elo0, elo1, alpha, beta } = state;
    const request = {
      game: state.game,
      rules: rulesFrom(game(), { ...state, match: state.match && !isTest() }),
      players,
      deals: isTest() ? state.cap : state.deals,
      seed: state.seed,
      match: state.match && !isTest(),
      ...(isTest() ? { test: { elo0, elo1, alpha, beta } } : {}),
    };
    try {
      location.hash = `#/lab/${await beginRun(request)}`;
    } catch (error) {
      note(error.message, 'error');
    }
  }

  draw();
  return form;
}
