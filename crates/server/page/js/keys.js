// Keys: each screen says what its keys do; the same list is shown as help under `?`.

/** @typedef {{keys: string[], shown: string, does: string, run: (key: string) => boolean|void, hidden?: boolean}} Binding */

/** @type {Map<string, Binding[]>} */
const layers = new Map();

/** Sets the keys of a part of the page; an empty list takes them away. */
export function bind(layer, bindings) {
  if (bindings.length) layers.set(layer, bindings);
  else layers.delete(layer);
}

/** All that is bound now, for the help. */
export const bound = () => [...layers.values()].flat().filter((binding) => !binding.hidden);

const typing = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target.tagName === 'INPUT' &&
      !/^(radio|checkbox|button|range)$/.test(/** @type {HTMLInputElement} */ (target).type)));

/** Enter and space belong to the control that has the focus; only on a picked card Enter confirms the choice. */
const ownKey = (event) =>
  (event.key === 'Enter' || event.key === ' ') &&
  !(event.key === 'Enter' && event.target instanceof HTMLElement && event.target.matches('.card.picked')) &&
  event.target instanceof HTMLElement &&
  event.target.matches('button, a, summary, input, select, [role=button]');

/** A slider moves by these itself. */
const slides = (event) =>
  event.target instanceof HTMLInputElement &&
  event.target.type === 'range' &&
  /^(Arrow|Home|End|Page)/.test(event.key);

/** Who picks one card by its key while another has the focus means the picked one with Enter. */
function followPick() {
  if (document.activeElement?.matches('.hand .card:not(.picked)'))
    document.querySelector('.hand .card.picked')?.focus({ preventScroll: true });
}

export function listen() {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (ownKey(event) || slides(event) || document.querySelector('dialog[open]')) return;
    for (const bindings of [...layers.values()].reverse()) {
      const found = bindings.find((binding) => binding.keys.includes(event.key));
      if (found && found.run(event.key) !== false) {
        event.preventDefault();
        followPick();
        return;
      }
    }
  });
}
