// The lobby: which game, against whom, by which rules; and the tables one can go back to.

import { games, openTable } from '../api.js';
import { note } from '../announce.js';
import { card } from '../cards.js';
import { drawn, fill, h, range } from '../dom.js';
import { keepTable, PERSON, recall, remember } from '../memory.js';
import { browserTallies, namedTallies, person, tallyOf } from '../record.js';
import { gameName, playerLine, playerName } from '../names.js';
import { GAMES } from '../tables/index.js';
import { picture } from '../tables/connect4.js';
import { p, t } from '../words.js';
import { joinByCode } from './join-by-code.js';
import { tallyMark } from './me.js';
import { rulesFields, rulesFrom } from './rules.js';
import { yourTables } from './your-tables.js';

const FANS = {
  tablic: ['10d', 'Qh', '2c'],
  briskula: ['Ad', 'Hs', 'Kk'],
  'love-letter': ['guard', 'king', 'princess'],
};
const DEMO = ['·······', '·······', '···O···', '··XX···', '··OXO··', '·XOXOX·'];

const fan = (game) =>
  h(
    'span',
    { class: 'fan-art', 'aria-hidden': 'true' },
    game === 'connect4' ? drawn(picture(DEMO, new Set())) : FANS[game].map((code) => card(game, code)),
  );

let catalogue;

export function lobbyScreen(root) {
  let left = false;
  const state = {
    ...{
      game: 'tablic',
      opponent: 'normal',
      begins: 'you',
      practice: true,
      match: false,
      friend: false,
      rules: {},
      seed: '',
      seats: [],
    },
    ...recall('lobby'),
  };
  if (!GAMES.includes(state.game)) state.game = 'tablic';
  let tallies = browserTallies();
  const setup = h('form', {
    class: 'setup panel',
    onsubmit: (event) => {
      event.preventDefault();
      sitDown();
    },
  });
  fill(
    root,
    h(
      'div',
      { class: 'lobby' },
      h('header', { class: 'hero' }, h('h1', null, p('lobby-title')), h('p', null, p('lobby-line'))),
      h(
        'fieldset',
        { class: 'tiles' },
        h('legend', { class: 'visually-hidden' }, p('choose-game')),
        GAMES.map(tile),
      ),
      h(
        'div',
        { class: 'lobby-columns' },
        setup,
        h(
          'div',
          { class: 'lobby-side' },
          joinByCode(),
          yourTables(),
          h('section', { class: 'panel rules-panel', id: 'rules-panel' }),
        ),
      ),
    ),
  );

  function tile(game) {
    const input = h('input', {
      type: 'radio',
      name: 'game',
      value: game,
      checked: game === state.game,
      onchange: () => {
        Object.assign(state, { game, rules: {}, seats: [] });
        form();
      },
    });
    return h(
      'label',
      { class: `tile tile-${game}` },
      input,
      fan(game),
      h('span', { class: 'tile-name' }, gameName(game)),
      h('span', { class: 'tile-line' }, t(`about-${game}`)),
    );
  }

  /** Who sits at another seat, counted from one's own. */
  function sitting(i) {
    const wished = state.seats[i] ?? (state.friend && i === 0 ? PERSON : state.opponent);
    return wished === PERSON && !state.friend ? state.opponent : wished;
  }

  const described = () => catalogue.find((game) => game.name === state.game);
  const keep = () => remember('lobby', { ...state, seed: '' });

  function form() {
    const game = described();
    if (!game.players.some((player) => player.name === state.opponent)) state.opponent = 'normal';
    const levels = game.players.filter((player) => player.level);
    const named = game.players.filter((player) => !player.level);
    const seats = Number(state.rules.players ?? 2);
    keep();
    const focused = setup.contains(document.activeElement) ? document.activeElement : undefined;
    const opened = setup.querySelector('details.rules')?.open ?? false;
    fill(
      setup,
      h(
        'fieldset',
        { class: 'levels' },
        h('legend', null, p('opponent')),
        h(
          'div',
          { class: 'segmented' },
          levels.map((player) =>
            radio(
              'opponent',
              player.name,
              [playerName(player.name), tallyMark(tallyOf(tallies, state.game, player.name))],
              state.opponent,
              (value) => {
                state.opponent = value;
                state.seats = [];
                form();
              },
            ),
          ),
        ),
        h(
          'p',
          { class: 'soft level-line' },
          playerLine(
            state.game,
            game.players.find((player) => player.name === state.opponent),
          ),
        ),
      ),
      h(
        'details',
        { class: 'named', open: named.some((player) => player.name === state.opponent) },
        h('summary', null, p('other-players')),
        h(
          'div',
          { class: 'named-list', role: 'radiogroup', 'aria-label': p('other-players') },
          named.map((player) =>
            h(
              'label',
              { class: 'named-player' },
              h('input', {
                type: 'radio',
                name: 'named',
                value: player.name,
                checked: player.name === state.opponent,
                onchange: () => {
                  state.opponent = player.name;
                  state.seats = [];
                  form();
                },
              }),
              h(
                'span',
                null,
                h('b', null, player.name),
                player.sees === 'all-knowing' ? h('span', { class: 'sees-all' }, p('sees-all')) : null,
                h('small', null, playerLine(state.game, player)),
              ),
            ),
          ),
        ),
      ),
      seats > 2
        ? h(
            'fieldset',
            { class: 'seat-players' },
            h('legend', null, p('each-seat')),
            range(seats - 1).map((i) =>
              h(
                'label',
                null,
                p('opponent-number', { number: i + 1 }),
                ' ',
                h(
                  'select',
                  {
                    onchange: (event) => {
                      state.seats[i] = event.target.value;
                      keep();
                    },
                  },
                  [...(state.friend ? [PERSON] : []), ...game.players.map((player) => player.name)].map(
                    (name) =>
                      h(
                        'option',
                        { value: name, selected: sitting(i) === name },
                        name === PERSON ? p('a-friend') : playerName(name),
                      ),
                  ),
                ),
              ),
            ),
          )
        : null,
      h(
        'fieldset',
        { class: 'begins' },
        h('legend', null, p('who-begins')),
        h(
          'div',
          { class: 'segmented' },
          ['you', 'other', 'lot'].map((who) =>
            radio('begins', who, t(`page-begins-${who}`), state.begins, (value) => {
              state.begins = value;
              keep();
            }),
          ),
        ),
      ),
      h(
        'div',
        { class: 'switches' },
        state.friend ? null : check('practice', p('practice'), p('practice-note')),
        check('match', p('match'), p('match-note')),
        check('friend', p('friend'), p('friend-note')),
      ),
      h(
        'details',
        { class: 'rules', open: opened },
        h('summary', null, p('rules-and-seed')),
        rulesFields(game, state, form),
        h(
          'label',
          { class: 'field' },
          h('span', null, p('seed')),
          h('input', {
            name: 'seed',
            value: state.seed,
            autocomplete: 'off',
            oninput: (event) => {
              state.seed = event.target.value;
            },
          }),
          h('small', null, p('seed-note')),
        ),
      ),
      h('button', { class: 'primary sit-down', type: 'submit' }, p('sit-down')),
    );
    focusOn(focused);
    fill(
      document.getElementById('rules-panel'),
      h('h2', null, p('rules-of', { game: gameName(state.game) })),
      t(`rules-${state.game}`)
        .split('\n')
        .filter(Boolean)
        .map((line) => h('p', null, line)),
    );
  }

  /** The form is drawn anew after each choice; the focus stays on what was chosen. */
  function focusOn(old) {
    if (!old?.name) return;
    const same = [...setup.querySelectorAll(`[name="${old.name}"]`)];
    (same.find((field) => field.type !== 'radio' || field.value === old.value) ?? same[0])?.focus();
  }

  const radio = (name, value, text, chosen, change) =>
    h(
      'label',
      null,
      h('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => change(value) }),
      h('span', null, text),
    );

  const check = (name, text, small) =>
    h(
      'label',
      { class: 'switch' },
      h('input', {
        type: 'checkbox',
        name,
        checked: state[name],
        onchange: (event) => {
          state[name] = event.target.checked;
          form();
        },
      }),
      h('span', null, text, h('small', null, small)),
    );

  async function sitDown() {
    const rules = rulesFrom(described(), state);
    const count = Number(rules.players ?? 2);
    const bots = range(count - 1).map(sitting);
    const alone = !bots.includes(PERSON);
    const lot =
      state.begins === 'lot' ? Math.floor(Math.random() * count) : state.begins === 'other' ? count - 1 : 0;
    const seats = [...bots.slice(0, lot), 'person', ...bots.slice(lot)];
    try {
      const wish = {
        game: state.game,
        rules,
        seats,
        practice: state.practice && alone,
        match: state.match,
        ...(state.seed.trim() && alone ? { seed: state.seed.trim() } : {}),
      };
      const { table, token, seat } = await openTable(wish);
      keepTable({ table, token, seat, game: state.game, against: bots, begun: Date.now() });
      keep();
      location.hash = `#/t/${table}`;
    } catch (error) {
      note(error.message, 'error');
    }
  }

  /** With a name the server's count, once there is one, takes the place of the browser's. */
  async function showNamed() {
    const counted = await namedTallies().catch(() => []);
    if (left || !counted.length) return;
    tallies = counted;
    form();
  }

  const ready = catalogue
    ? Promise.resolve(catalogue)
    : games().then((found) => {
        catalogue = found;
      });
  ready
    .then(() => {
      if (!left) form();
      return person() && !left ? showNamed() : undefined;
    })
    .catch((error) => fill(setup, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      left = true;
    },
  };
}
