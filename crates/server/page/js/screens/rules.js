// The rule options of a game as fields, each by the type of its values.

import { catalogue } from '../api.js';
import { h, range } from '../dom.js';
import { has, t } from '../words.js';

/** More numbers than these are written, not chosen from a list. */
const LISTED = 8;

/** The values of an option as a list, or null where one is written. */
export function valuesOf({ values }) {
  switch (values.type) {
    case 'choice':
      return values.of;
    case 'switch':
      return ['off', 'on'];
    case 'whole':
      return values.to - values.from < LISTED && values.or.length === 0
        ? range(values.to - values.from + 1).map((i) => String(values.from + i))
        : null;
    default:
      return null;
  }
}

export const valueName = (value) => (has(`value-${value}`) ? t(`value-${value}`) : value);

/** Whether an option means something with what is chosen beside it. */
export function meaningful(game, option, state) {
  return option.needs.every(([name, values]) => {
    if (name === 'match') return values.includes(state.match ? 'on' : 'off');
    const other = game.options.find((one) => one.name === name);
    return values.includes(String(state.rules[name] ?? other.default));
  });
}

/** A field for every option that means something now. */
export function rulesFields(game, state, changed) {
  return game.options
    .filter((option) => meaningful(game, option, state))
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

/** The rules to ask for: what differs from the default, and what follows where an option has no choice. */
export function rulesFrom(game, state) {
  const rules = {};
  for (const option of game.options) {
    const value = state.rules[option.name];
    if (!meaningful(game, option, state)) {
      if (option.otherwise !== null) rules[option.name] = option.otherwise;
    } else if (value !== undefined && value !== option.default) rules[option.name] = value;
  }
  return rules;
}

/** A value as a message takes it: what looks like a number is one. */
const asValue = (text) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** The rules of a game in short, as the chosen options have them, by paragraphs. */
export async function rulesLines(name, rules) {
  const { options, line } = (await catalogue()).find((game) => game.name === name);
  if (!has(`rules-${name}`)) return [line];
  const values = options.map((option) => [option.name, asValue(String(rules[option.name] ?? option.default))]);
  return t(`rules-${name}`, Object.fromEntries(values)).split('\n').filter(Boolean);
}
