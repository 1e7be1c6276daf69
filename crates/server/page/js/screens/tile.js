// A game's tile in the lobby: one click deals, and what is chosen most often stands beside it.

import { h } from '../dom.js';
import { tableOf } from '../games.js';
import { gameName, playerName } from '../names.js';
import { has, p, t } from '../words.js';
import { seatsOf } from './deal.js';
import { meaningful, valueName, valuesOf } from './rules.js';

/** The players one can sit down with: the level that sees all cards plays the game for two. */
export const offered = (game, settings) =>
  game.players.filter(
    (player) => !player.level || seatsOf(settings) === 2 || player.sees !== 'all-knowing',
  );

const choice = (name, label, options, chosen, change) =>
  h(
    'label',
    { class: 'quick' },
    h('span', { class: 'visually-hidden' }, label),
    h(
      'select',
      { name, onchange: (event) => change(event.target.value) },
      options.map(([value, text]) => h('option', { value, selected: value === chosen }, text)),
    ),
  );

/** Levels, and the player by name who was chosen last. */
function opponents(game, settings) {
  const players = offered(game, settings);
  const shown = players.filter((player) => player.level || player.name === settings.opponent);
  return shown.map((player) => [player.name, playerName(player.name)]);
}

/** The options that stand on the tile, as far as they mean something. */
const quickOptions = (game, settings) =>
  ['players', ...(tableOf(game.name).quick ?? [])]
    .map((name) => game.options.find((option) => option.name === name))
    .filter((option) => option && meaningful(game, option, settings) && (valuesOf(option)?.length ?? 0) > 1);

const optionText = (option, value) =>
  option.name === 'players' ? p('players-count', { count: Number(value) }) : valueName(value);

/** What is not as it is for most, in a word each. */
const marks = (settings) =>
  ['practice', 'match'].filter((name) => settings[name]).map((name) => h('li', null, p(name)));

/**
 * @param {string} name the game
 * @param {any} [game] as the server describes it, once that is known
 * @param {{settings: any, open: boolean, play: () => void, more: () => void, changed: () => void}} ways
 */
export function tile(name, game, { settings, open, play, more, changed }) {
  return h(
    'article',
    { class: `tile tile-${name}`, 'data-game': name },
    h(
      'button',
      { type: 'button', class: 'tile-play', disabled: !game, onclick: play, 'data-key-focus': `play-${name}` },
      h('span', { class: 'fan-art', 'aria-hidden': 'true' }, tableOf(name).tile?.() ?? gameName(name)[0]),
      h('span', { class: 'tile-name' }, gameName(name)),
      h('span', { class: 'tile-line' }, has(`about-${name}`) ? t(`about-${name}`) : ''),
      h('span', { class: 'tile-deal' }, p('play-now')),
    ),
    h(
      'div',
      { class: 'tile-choices', role: 'group', 'aria-label': p('settings-of', { game: gameName(name) }) },
      game
        ? [
            choice('opponent', p('opponent'), opponents(game, settings), settings.opponent, (value) => {
              Object.assign(settings, { opponent: value, seats: [] });
              changed();
            }),
            quickOptions(game, settings).map((option) =>
              choice(
                option.name,
                has(`rule-${option.name}`) ? t(`rule-${option.name}`) : option.name,
                valuesOf(option).map((value) => [value, optionText(option, value)]),
                String(settings.rules[option.name] ?? option.default),
                (value) => {
                  settings.rules[option.name] = value;
                  changed();
                },
              ),
            ),
            h(
              'button',
              {
                type: 'button',
                class: 'tile-more',
                'aria-expanded': String(open),
                'aria-controls': 'setup',
                'aria-label': p('more-of', { game: gameName(name) }),
                onclick: more,
                'data-key-focus': `more-${name}`,
              },
              p('more'),
            ),
          ]
        : null,
      h('ul', { class: 'tile-marks' }, game ? marks(settings) : null),
      h(
        'p',
        { class: 'tile-links' },
        tableOf(name).lesson ? h('a', { href: `#/learn/${name}` }, p('learn')) : null,
        h('a', { href: `#/rules/${name}` }, p('rules-screen')),
      ),
    ),
  );
}
