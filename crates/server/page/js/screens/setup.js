// All that can be settled before a game: the folded part of the lobby.

import { h, range } from '../dom.js';
import { PERSON } from '../memory.js';
import { gameName, playerLine, playerName } from '../names.js';
import { tallyOf } from '../record.js';
import { usualRules } from '../settings.js';
import { p, t } from '../words.js';
import { seatsOf, sitting } from './deal.js';
import { tallyMark } from './me.js';
import { rulesFields } from './rules.js';
import { offered } from './tile.js';

const radio = (name, value, text, chosen, change) =>
  h(
    'label',
    null,
    h('input', { type: 'radio', name, value, checked: value === chosen, onchange: () => change(value) }),
    h('span', null, text),
  );

const check = (settings, changed, name, text, small) =>
  h(
    'label',
    { class: 'switch' },
    h('input', {
      type: 'checkbox',
      name,
      checked: settings[name],
      onchange: (event) => {
        settings[name] = event.target.checked;
        changed();
      },
    }),
    h('span', null, text, h('small', null, small)),
  );

const seesAll = (player) =>
  player.sees === 'all-knowing' ? h('small', { class: 'sees-all' }, p('sees-all-mark')) : null;

function levels(game, settings, tallies, choose) {
  const shown = offered(game, settings).filter((player) => player.level);
  const chosen = game.players.find((player) => player.name === settings.opponent);
  return h(
    'fieldset',
    { class: 'levels' },
    h('legend', null, p('opponent')),
    h(
      'div',
      { class: 'segmented' },
      shown.map((player) =>
        radio(
          'level',
          player.name,
          [playerName(player.name), seesAll(player), tallyMark(tallyOf(tallies, game.name, player.name))],
          settings.opponent,
          choose,
        ),
      ),
    ),
    h('p', { class: 'soft level-line' }, chosen ? playerLine(game.name, chosen) : ''),
  );
}

function named(game, settings, choose) {
  const shown = offered(game, settings).filter((player) => !player.level);
  return h(
    'details',
    { class: 'named', open: shown.some((player) => player.name === settings.opponent) },
    h('summary', null, p('other-players')),
    h(
      'div',
      { class: 'named-list', role: 'radiogroup', 'aria-label': p('other-players') },
      shown.map((player) =>
        h(
          'label',
          { class: 'named-player' },
          h('input', {
            type: 'radio',
            name: 'named',
            value: player.name,
            checked: player.name === settings.opponent,
            onchange: () => choose(player.name),
          }),
          h(
            'span',
            null,
            h('b', null, player.name),
            player.sees === 'all-knowing' ? h('span', { class: 'sees-all' }, p('sees-all')) : null,
            h('small', null, playerLine(game.name, player)),
          ),
        ),
      ),
    ),
  );
}

/** Who sits so many seats after the own one: seats of the sides alternate, so some are a partner's. */
function seatLabel(game, seats, after) {
  const sides = game.sides?.[seats] ?? seats;
  if (after % sides === 0) return t('short-partner');
  return p('opponent-number', { number: after - Math.floor(after / sides) });
}

/** With more than two, who sits at each of the other seats. */
function otherSeats(game, settings, changed) {
  if (seatsOf(settings) < 3) return null;
  const names = [...(settings.friend ? [PERSON] : []), ...game.players.map((player) => player.name)];
  return h(
    'fieldset',
    { class: 'seat-players' },
    h('legend', null, p('each-seat')),
    range(seatsOf(settings) - 1).map((i) =>
      h(
        'label',
        null,
        seatLabel(game, seatsOf(settings), i + 1),
        ' ',
        h(
          'select',
          {
            name: `seat-${i}`,
            onchange: (event) => {
              settings.seats[i] = event.target.value;
              changed();
            },
          },
          names.map((name) =>
            h(
              'option',
              { value: name, selected: sitting(settings, i) === name },
              name === PERSON ? p('a-friend') : playerName(name),
            ),
          ),
        ),
      ),
    ),
  );
}

const sameRules = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** The way back to the rules that people play by, and to those of the sources. */
function ruleSets(game, settings, changed) {
  const usual = usualRules(game.name);
  if (!Object.keys(usual).length) return null;
  const { players, ...rules } = settings.rules;
  const set = (value) => {
    settings.rules = { ...value, ...(players === undefined ? {} : { players }) };
    changed();
  };
  const own = (text, value) =>
    h(
      'button',
      { type: 'button', class: 'tool', 'aria-pressed': String(sameRules(rules, value)), onclick: () => set(value) },
      text,
    );
  return h(
    'div',
    { class: 'rule-sets', role: 'group', 'aria-label': p('rule-sets') },
    own(p('rules-usual'), usual),
    own(p('rules-of-sources'), {}),
  );
}

/**
 * The parts of the form.
 * @param {any} game as the server describes it
 * @param {{settings: any, tallies: any[], changed: () => void, rulesOpen: boolean}} ways
 */
export function setupParts(game, { settings, tallies, changed, rulesOpen }) {
  const choose = (name) => {
    Object.assign(settings, { opponent: name, seats: [] });
    changed();
  };
  const toggle = (...what) => check(settings, changed, ...what);
  return [
    h('h2', null, p('settings-of', { game: gameName(game.name) })),
    levels(game, settings, tallies, choose),
    named(game, settings, choose),
    otherSeats(game, settings, changed),
    h(
      'fieldset',
      { class: 'begins' },
      h('legend', null, p('who-begins')),
      h(
        'div',
        { class: 'segmented' },
        ['you', 'other', 'lot'].map((who) =>
          radio('begins', who, t(`page-begins-${who}`), settings.begins, (value) => {
            settings.begins = value;
            changed();
          }),
        ),
      ),
    ),
    h(
      'div',
      { class: 'switches' },
      settings.friend ? null : toggle('practice', p('practice'), p('practice-note')),
      toggle('match', p('match'), p('match-note')),
      toggle('friend', p('friend'), p('friend-note')),
    ),
    h(
      'details',
      { class: 'rules', open: rulesOpen },
      h('summary', null, p('rules-and-seed')),
      ruleSets(game, settings, changed),
      rulesFields(game, settings, changed),
      h(
        'label',
        { class: 'field' },
        h('span', null, p('seed')),
        h('input', {
          name: 'seed',
          value: settings.seed,
          autocomplete: 'off',
          oninput: (event) => {
            settings.seed = event.target.value;
          },
        }),
        h('small', null, p('seed-note')),
      ),
    ),
    h('button', { class: 'primary sit-down', type: 'submit' }, p('sit-down')),
  ];
}
