// One's own record, and the name under which the server keeps it.

import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { countsPoints, NAMES } from '../games.js';
import { copyText } from '../invite.js';
import { gameName, opponentName } from '../names.js';
import {
  browserTallies,
  deleteName,
  gamesOf,
  leaveName,
  namedTallies,
  person,
  takeName,
  useKey,
} from '../record.js';
import { number, p, percent, signed } from '../words.js';

/** Games won, drawn and lost in three numbers; nothing while none was played. */
export function tallyMark(tally) {
  if (!tally) return null;
  const { won, drawn, lost } = tally;
  return h(
    'small',
    { class: 'tally', title: p('tally-label', { won, drawn, lost }) },
    h('span', { class: 'visually-hidden' }, p('tally-label', { won, drawn, lost })),
    h('span', { 'aria-hidden': 'true' }, [won, drawn, lost].map((count) => number(count)).join('–')),
  );
}

const LEVELS = ['easy', 'normal', 'hard', 'best', 'serious'];

/** Games in the lobby's order, levels from easy to best, then the others by name. */
const inOrder = (tallies) => {
  const place = ({ against }) => (LEVELS.includes(against) ? LEVELS.indexOf(against) : LEVELS.length);
  return [...tallies].sort(
    (a, b) =>
      NAMES.indexOf(a.game) - NAMES.indexOf(b.game) ||
      place(a) - place(b) ||
      a.against.localeCompare(b.against),
  );
};

function row(tally) {
  const share = (tally.won + tally.drawn / 2) / gamesOf(tally);
  return h(
    'tr',
    null,
    h('th', { scope: 'row' }, opponentName(tally.against)),
    h('td', null, number(tally.won)),
    h('td', null, number(tally.drawn)),
    h('td', null, number(tally.lost)),
    h(
      'td',
      { class: 'share' },
      h('span', { class: 'share-bar', vars: { '--share': share }, 'aria-hidden': 'true' }),
      percent(share),
    ),
    h('td', null, countsPoints(tally.game) ? signed(tally.difference, 1) : '–'),
  );
}

/** The columns, with signs for those that have room for nothing else on a phone. */
const COLUMNS = [
  ['opponent'],
  ['short-won', '+'],
  ['short-drawn', '='],
  ['short-lost', '−'],
  ['record-share'],
  ['record-difference'],
];

function table(tallies) {
  if (!tallies.length) return h('p', { class: 'soft' }, p('record-empty'));
  const games = [...new Set(inOrder(tallies).map(({ game }) => game))];
  return h(
    'div',
    { class: 'record-scroll', tabIndex: 0, role: 'region', 'aria-label': p('me') },
    h(
      'table',
      { class: 'rows record' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          COLUMNS.map(([id, sign]) => h('th', { scope: 'col', 'data-sign': sign }, h('span', null, p(id)))),
        ),
      ),
      games.map((game) =>
        h(
          'tbody',
          null,
          h('tr', { class: 'game-row' }, h('th', { colSpan: 6, scope: 'rowgroup' }, gameName(game))),
          inOrder(tallies)
            .filter((tally) => tally.game === game)
            .map(row),
        ),
      ),
    ),
  );
}

export function meScreen(root) {
  let left = false;
  const named = h('section', { class: 'panel' });
  const counted = h('section', { class: 'panel', hidden: true });
  const own = h('section', { class: 'panel' });
  document.title = `${p('me')} · Adut`;
  fill(
    root,
    h('div', { class: 'me-screen' }, h('h1', null, p('me')), h('p', null, p('me-note')), counted, own, named),
  );

  /** Does something with the name and shows how it stands then; a refusal is told in its own words. */
  const change = (act) => async (event) => {
    event?.preventDefault();
    try {
      await act();
    } catch (error) {
      note(error.message, 'error');
    }
    if (!left) draw();
  };

  function draw() {
    fill(named, person() ? nameKept() : nameForm());
    fill(own, h('h2', null, p('record-browser')), table(browserTallies()));
    counted.hidden = !person();
    if (person()) showCounted();
  }

  async function showCounted() {
    const { name } = person();
    fill(counted, h('h2', null, p('record-of', { name })), h('p', { class: 'working' }, p('working')));
    const shown = await namedTallies().then(table, (error) => h('p', { class: 'error' }, error.message));
    if (!left) fill(counted, h('h2', null, p('record-of', { name })), shown);
  }

  function nameForm() {
    const name = h('input', { name: 'name', maxLength: 24, required: true, autocomplete: 'nickname' });
    const key = h('input', { name: 'key', required: true, autocomplete: 'off', spellcheck: false });
    return [
      h('h2', null, p('name')),
      h('p', null, p('name-note')),
      h(
        'form',
        { class: 'name-form', onsubmit: change(() => takeName(name.value)) },
        h('label', null, h('span', null, p('name-field')), name),
        h('button', { class: 'primary', type: 'submit' }, p('name-take')),
      ),
      h(
        'details',
        null,
        h('summary', null, p('key-have')),
        h(
          'form',
          { class: 'name-form', onsubmit: change(() => useKey(key.value.trim())) },
          h('label', null, h('span', null, p('key')), key),
          h('button', { class: 'secondary', type: 'submit' }, p('key-use')),
        ),
      ),
    ];
  }

  function nameKept() {
    const { name, key } = person();
    const field = h('input', { class: 'share-link key', readOnly: true, value: key, 'aria-label': p('key') });
    const copy = () => {
      field.select();
      copyText(key, p('key-copied'));
    };
    const erase = change(async () => {
      if (confirm(p('name-delete-sure', { name }))) await deleteName();
    });
    return [
      h('h2', null, p('name-yours', { name })),
      h('p', null, p('key-note')),
      field,
      h(
        'div',
        { class: 'toolbar' },
        h('button', { type: 'button', class: 'secondary', onclick: copy }, p('key-copy')),
        h('button', { type: 'button', class: 'quiet', onclick: change(leaveName) }, p('name-leave')),
        h('button', { type: 'button', class: 'quiet', onclick: erase }, p('name-delete')),
      ),
    ];
  }

  draw();
  return {
    leave() {
      left = true;
    },
  };
}
