// Small fields that the forms of the tree screen share.

import { h } from '../dom.js';

/** A field under its name. */
export const named = (name, field) => h('label', { class: 'named' }, name, field);

/** A whole number between two others; `change` hears of good ones only. */
export const numberField = (id, value, min, max, change) =>
  h('input', {
    id,
    type: 'number',
    min: String(min),
    max: String(max),
    value: String(value),
    onchange: (event) => {
      const number = Number(event.target.value);
      if (Number.isInteger(number) && number >= min && number <= max) change(number);
    },
  });

/** One of a few, side by side. @param {[string, string][]} choices */
export function segmented(name, legend, choices, chosen, change) {
  const inputs = choices.map(([value]) =>
    h('input', {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
      onchange: () => change(value),
      // After a click with the mouse the arrows belong to the tree, not to the choice.
      onclick: (event) => {
        if (event.detail) event.target.blur();
      },
    }),
  );
  return {
    element: h(
      'fieldset',
      {
        onkeydown: (event) => {
          if (event.key.startsWith('Arrow')) event.stopPropagation();
        },
      },
      h('legend', null, legend),
      h(
        'div',
        { class: 'segmented' },
        choices.map(([, text], i) => h('label', null, inputs[i], h('span', null, text))),
      ),
    ),
    set(value) {
      inputs.forEach((input) => {
        input.checked = input.value === value;
      });
    },
  };
}
