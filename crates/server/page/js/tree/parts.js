// The parts of the tree view: the bar with counts, the stage, the sentence, the controls.

import { drawn, h } from '../dom.js';
import { element } from './view.js';

const ICONS = {
  'to-start': 'M6 5h3v14H6zM20 5v14L9.5 12z',
  back: 'M17 5v14L6 12z',
  forward: 'M7 5v14l11-7z',
  'to-end': 'M15 5h3v14h-3zM4 5v14l10.5-7z',
};

/** Builds the parts into `root`. @param {(id: string, values?: object) => string} t */
export function treeParts(root, t) {
  const tool = (id, text, title = text) => h('button', { id, type: 'button', class: 'tool', title }, text);
  const iconTool = (id, label, key) =>
    h(
      'button',
      { id, type: 'button', class: 'tool', 'aria-label': label, title: `${label} (${key})` },
      drawn(
        `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${ICONS[id]}"/></svg>`,
      ),
    );
  const count = (id, name) => {
    const value = h('dd', { id });
    return [value, h('div', null, h('dt', null, name), value)];
  };
  const select = (id, label) => {
    const chosen = h('select', { id });
    return [chosen, h('label', { class: 'tree-pick' }, label, ' ', chosen)];
  };
  const [mode, modeBox] = select('mode', t('tree-algorithm'));
  const [rival, rivalBox] = select('rival', t('tree-compare'));
  const [rootValue, rootBox] = count('root-value', t('tree-root'));
  const [seen, seenBox] = count('leaves-seen', t('tree-leaves-seen'));
  const [cut, cutBox] = count('leaves-cut', t('tree-leaves-cut'));
  const stage = element('svg', { class: 'tree-stage', role: 'group', 'aria-label': t('tree-stage') });
  const range = (id, label, max, value) =>
    h('input', { id, type: 'range', min: '0', max, value, 'aria-label': label });
  const parts = {
    mode,
    rival,
    rootValue,
    seen,
    cut,
    stage,
    verdict: h('p', { id: 'verdict', class: 'tree-verdict', hidden: true }),
    legend: h('ul', { class: 'tree-legend' }),
    // Where there is little room it scrolls, with the arrows too.
    spot: h('div', { class: 'tree-spot', hidden: true, tabIndex: 0 }),
    sentence: h('p', { id: 'sentence', class: 'tree-sentence', 'aria-live': 'polite' }),
    follow: h('input', { id: 'follow', type: 'checkbox' }),
    fit: tool('fit', t('tree-fit'), `${t('tree-fit-note')} (0)`),
    restore: h('button', { id: 'restore', type: 'button', class: 'tool', hidden: true }, t('tree-restore')),
    projector: h(
      'button',
      {
        id: 'projector',
        type: 'button',
        class: 'tool',
        'aria-pressed': 'false',
        title: `${t('tree-projector-note')} (P)`,
      },
      t('tree-projector'),
    ),
    start: iconTool('to-start', t('tree-to-start'), 'Home'),
    back: iconTool('back', t('tree-back'), '←'),
    play: h('button', { id: 'play', type: 'button', class: 'primary' }, t('tree-play')),
    forward: iconTool('forward', t('tree-forward'), '→'),
    end: iconTool('to-end', t('tree-to-end'), 'End'),
    position: range('position', t('tree-step'), '1', '0'),
    place: h('output', { id: 'step-number' }),
    speed: range('tree-speed', t('tree-speed'), '10', '4'),
    tools: h('div', { class: 'tree-tools' }),
    middle: h('div', { class: 'tree-middle' }),
  };
  parts.tools.append(
    h('label', { class: 'tree-pick' }, parts.follow, t('tree-follow')),
    parts.fit,
    parts.restore,
    parts.projector,
  );
  const field = h('div', { class: 'tree-field' }, stage, parts.legend);
  parts.middle.append(field, parts.spot);
  parts.view = h(
    'section',
    { class: 'tree-view' },
    h(
      'div',
      { class: 'tree-bar' },
      modeBox,
      h('dl', { class: 'tree-counts' }, rootBox, seenBox, cutBox),
      rivalBox,
      parts.tools,
      parts.verdict,
    ),
    parts.middle,
    h(
      'div',
      { class: 'tree-foot' },
      parts.sentence,
      h(
        'div',
        { class: 'tree-controls' },
        h('div', { class: 'tree-steps' }, parts.start, parts.back, parts.play, parts.forward, parts.end),
        parts.position,
        parts.place,
        h('label', { class: 'tree-pick tree-pace' }, t('tree-speed'), ' ', parts.speed),
      ),
    ),
  );
  root.append(parts.view);
  return parts;
}
