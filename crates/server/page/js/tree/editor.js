// The little form beside a node: a leaf's value, and where trees are built, what hangs below.

import { fill, h } from '../dom.js';
import { LEAF } from './engine.js';

/**
 * @param {HTMLElement} place where the form floats
 * @param {(id: string, values?: object) => string} t
 * @param {{set: (node: number, values: number[]) => void, change?: (node: number, what: string) => void,
 *   fold: (node: number) => void, closed: (node: number) => void}} hears
 */
export function nodeEditor(place, t, hears) {
  const label = h('span', { id: 'editor-label' });
  const field = h('input', { id: 'editor-value', autocomplete: 'off' });
  const error = h('p', { id: 'editor-error', role: 'alert' });
  const value = h(
    'div',
    { class: 'editor-leaf' },
    h('label', null, label, ' ', field),
    h('button', { type: 'submit', class: 'tool' }, t('tree-set')),
  );
  const changes = h('div', { class: 'editor-changes' });
  const form = h(
    'form',
    { id: 'editor', class: 'tree-editor', hidden: true, onsubmit: submit },
    value,
    changes,
    error,
  );
  place.append(form);
  let editing = null;
  let tree = null;

  function close() {
    form.hidden = true;
    if (editing !== null) hears.closed(editing);
    editing = null;
  }

  /** The values written in a text, or a sentence about what is wrong with it. */
  function read(text, width) {
    const values = text
      .replaceAll('−', '-')
      .split(',')
      .map((part) => part.trim());
    if (values.length !== width) return t('tree-give', { count: width });
    if (!values.every((part) => /^-?\d{1,15}$/.test(part))) return t('tree-digits');
    return values.map(Number);
  }

  function submit(event) {
    event.preventDefault();
    if (tree.kind[editing] !== LEAF) return;
    const values = read(field.value, tree.payoffs[editing].length);
    error.textContent = typeof values === 'string' ? values : '';
    if (typeof values === 'string') return;
    hears.set(editing, values);
    close();
  }

  const change = (what, text) =>
    h(
      'button',
      {
        type: 'button',
        class: 'tool',
        'data-change': what,
        onclick: () => {
          const node = editing;
          close();
          hears.change(node, what);
        },
      },
      text,
    );

  function open(shown, node, { x, y }) {
    tree = shown;
    editing = node;
    const isLeaf = tree.kind[node] === LEAF;
    value.hidden = !isLeaf;
    fill(
      changes,
      hears.change
        ? [
            change('add', t('tree-add')),
            isLeaf ? null : change('chance', t('tree-turn')),
            change('remove', t('tree-remove')),
            isLeaf
              ? null
              : h(
                  'button',
                  {
                    type: 'button',
                    class: 'tool',
                    onclick: () => {
                      const at = editing;
                      close();
                      hears.fold(at);
                    },
                  },
                  t('tree-fold'),
                ),
          ]
        : [],
    );
    form.hidden = false;
    form.style.left = `${Math.min(Math.max(x, 150), Math.max(place.clientWidth - 150, 150))}px`;
    form.style.top = `${Math.min(y + 30, place.clientHeight - 110)}px`;
    error.textContent = '';
    if (!isLeaf) {
      changes.firstElementChild?.focus();
      return;
    }
    label.textContent = tree.zeroSum ? t('tree-value') : t('tree-values', { count: tree.players });
    field.value = tree.payoffs[node].join(',');
    field.focus();
    field.select();
  }

  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  return { open, close, read };
}
