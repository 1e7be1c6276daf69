// The rule options of a game as fields: what can be chosen is read from how the server writes it.

import { h, range } from '../dom.js';
import { has, t } from '../words.js';

const MATCH_ONLY = ['match_points', 'match_wins', 'tokens'];

/** Options that mean something only with so many players. */
const SEATS_ONLY = { signals: [4], signal_seen: [4], open_hands: [4], left_out: [3], variant: [2] };

/** The values of an option as a list, or null where any number may be written. */
export function valuesOf(option) {
  const span = /^(\d+) to (\d+)$/.exec(option.values);
  if (span) {
    const [from, to] = [Number(span[1]), Number(span[2])];
    return option.name !== 'signal_seen' && to - from < 8
      ? range(to - from + 1).map((i) => String(from + i))
      : null;
  }
  if (/\d to \d/.test(option.values)) return null;
  return option.values.split(/, | or /);
}

const valueName = (value) => (has(`value-${value}`) ? t(`value-${value}`) : value);

function meaningful(option, state) {
  const seats = Number(state.rules.players ?? 2);
  if (MATCH_ONLY.includes(option.name) && !state.match) return false;
  if (option.name === 'signal_seen' && state.rules.signals !== 'on') return false;
  return SEATS_ONLY[option.name]?.includes(seats) ?? true;
}

/** A field for every option that means something now. */
export function rulesFields(game, state, changed) {
  return game.options
    .filter((option) => meaningful(option, state))
    .map((option) => {
      const values = valuesOf(option);
      if (values?.length === 1) return null;
      const current = state.rules[option.name] ?? option.default;
      const set = (value) => {
        state.rules[option.name] = value;
        changed();
      };
      const field = values
        ? h(
            'select',
            { name: option.name, onchange: (event) => set(event.target.value) },
            values.map((value) => h('option', { value, selected: value === current }, valueName(value))),
          )
        : h('input', {
            name: option.name,
            value: current,
            inputMode: 'decimal',
            autocomplete: 'off',
            onchange: (event) => set(event.target.value),
          });
      return h(
        'label',
        { class: 'field' },
        h('span', null, has(`rule-${option.name}`) ? t(`rule-${option.name}`) : option.name),
        field,
        h('small', null, has(`rule-${option.name}-note`) ? t(`rule-${option.name}-note`) : option.line),
      );
    });
}

/** The rules to ask for: what differs from the default; more than two play Briškula obična. */
export function rulesFrom(game, state) {
  const rules = {};
  for (const option of game.options) {
    const value = state.rules[option.name];
    if (value !== undefined && value !== option.default && meaningful(option, state))
      rules[option.name] = value;
  }
  if (game.name === 'briskula' && Number(rules.players ?? 2) > 2) rules.variant = 'obicna';
  return rules;
}
