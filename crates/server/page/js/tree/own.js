// A tree of one's own: typed, pasted, dropped as a file, taken from an example, or built node by node.

import { h } from '../dom.js';
import { t } from '../words.js';

/** Trees to begin with. */
const EXAMPLES = {
  binary: '4\n(2)\n(2) (2)\n(2) (2) (2) (2)\n[-13] [-16] [-7] [3] [-19] [9] [1] [-19]\n',
  textbook: '3\n(3)\n(3) (3) (3)\n[3] [12] [8] [2] [4] [6] [14] [5] [2]\n',
  chance: '4\n(2)\n<2> <3>\n1/4:(2) 3/4:[3] 1/3:(2) 1/3:[-2] 1/3:[7]\n[20] [8] [4] [10]\n',
  three:
    '4 3\n(2)\n(2) (2)\n(2) (2) (2) (2)\n[3,3,3] [2,2,5] [2,5,2] [0,4,4] [4,0,4] [5,2,2] [1,1,1] [4,4,0]\n',
  single: '1\n[0]\n',
};

/** What is shown when nothing else is asked for. */
export const FIRST = { text: EXAMPLES.binary };

/** A file larger than this is no tree that can be shown. */
const LARGEST_FILE = 500_000;

/**
 * The form; `show` is called with new settings, `building` with whether nodes are pressed to build.
 * @param {{text: string}} settings
 */
export function ownForm(settings, show, building) {
  const area = h('textarea', {
    id: 'tree-text',
    spellcheck: false,
    value: settings.text,
    'aria-describedby': 'tree-text-note',
  });
  const take = async (file) => {
    if (!file) return;
    area.value = (await file.slice(0, LARGEST_FILE).text()).trim();
    show({ text: area.value });
  };
  const file = h('input', {
    type: 'file',
    accept: '.in,.txt,text/plain',
    class: 'visually-hidden',
    tabIndex: -1,
    'aria-hidden': 'true',
    onchange: () => take(file.files[0]),
  });
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.classList.add('over');
  });
  area.addEventListener('dragleave', () => area.classList.remove('over'));
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    area.classList.remove('over');
    take(event.dataTransfer.files[0]);
  });
  const example = h(
    'select',
    {
      id: 'tree-example',
      onchange: () => {
        area.value = EXAMPLES[example.value];
        show({ text: area.value });
      },
    },
    Object.entries(EXAMPLES).map(([name, text]) =>
      h('option', { value: name, selected: text === settings.text }, t(`tree-example-${name}`)),
    ),
  );
  const fields = h(
    'div',
    { class: 'trees-form' },
    h('label', { class: 'named' }, t('tree-example'), example),
    h('label', { class: 'named' }, t('tree-text'), area),
    h('p', { class: 'soft', id: 'tree-text-note' }, t('tree-text-note')),
    h(
      'div',
      { class: 'line' },
      h('button', { type: 'button', class: 'tool', onclick: () => file.click() }, t('tree-open-file')),
      file,
      h(
        'label',
        { class: 'switch' },
        h('input', {
          type: 'checkbox',
          id: 'tree-build',
          onchange: (event) => building(event.target.checked),
        }),
        h('span', null, t('tree-build')),
      ),
    ),
  );
  return {
    fields,
    settings: () => ({ text: area.value }),
    /** The tree was changed elsewhere. */
    retell(text) {
      area.value = text;
    },
  };
}
