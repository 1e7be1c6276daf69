// Past runs, the latest first, and the search among them.

import { fill, h } from '../dom.js';
import { gameName } from '../names.js';
import { language, number, t } from '../words.js';
import { listRuns } from './api.js';

const PAGE = 12;

/** A moment as the language writes it. */
export const moment = (at, style = 'short') =>
  new Intl.DateTimeFormat(language(), {
    dateStyle: 'medium',
    ...(style === 'short' ? { timeStyle: 'short' } : {}),
  }).format(new Date(at));

/** How far a run is, as a small sign. */
export const stateSign = (state) => h('span', { class: `run-state state-${state}` }, t(`lab-state-${state}`));

const entry = (run) =>
  h(
    'li',
    null,
    h(
      'a',
      { href: `#/lab/${run.id}` },
      h('b', null, gameName(run.game)),
      h('span', { class: 'run-players-line' }, run.players.join(' – ')),
      stateSign(run.state),
      h(
        'small',
        null,
        [
          t(run.test ? 'lab-kind-test' : 'lab-kind-comparison'),
          t('lab-games-kept', { count: run.records }),
          moment(run.started),
          ...(run.kept ? [t('lab-is-kept')] : []),
        ].join(' · '),
      ),
    ),
  );

/** The panel with the list; `catalogue` names the games and players. */
export function pastRuns(catalogue) {
  const list = h('ul', { class: 'run-list', 'aria-live': 'polite' });
  const more = h('button', { type: 'button', class: 'tool', hidden: true }, t('lab-more'));
  const filter = { game: '', player: '', text: '' };
  let asked = 0;

  async function show(before) {
    asked += 1;
    const question = asked;
    const runs = await listRuns({ ...filter, before, count: PAGE + 1 });
    if (question !== asked) return;
    const items = runs.slice(0, PAGE).map(entry);
    if (before === undefined) fill(list, items);
    else list.append(...items);
    if (!list.childElementCount) fill(list, h('li', { class: 'soft' }, t('lab-runs-none')));
    more.hidden = runs.length <= PAGE;
    more.onclick = () => show(runs[PAGE - 1].id);
  }

  const names = [...new Set(catalogue.flatMap((game) => game.players.map((player) => player.name)))].sort();
  const pick = (name, label, none, options) =>
    h(
      'select',
      {
        name,
        'aria-label': label,
        onchange: (event) => {
          filter[name] = event.target.value;
          show();
        },
      },
      h('option', { value: '' }, none),
      options.map(([value, text]) => h('option', { value }, text)),
    );
  const search = h(
    'form',
    { class: 'run-search', role: 'search', onsubmit: (event) => event.preventDefault() },
    pick(
      'game',
      t('lab-game'),
      t('lab-all-games'),
      catalogue.map(({ name }) => [name, gameName(name)]),
    ),
    pick(
      'player',
      t('lab-any-player'),
      t('lab-any-player'),
      names.map((name) => [name, name]),
    ),
    h('input', {
      type: 'search',
      name: 'text',
      'aria-label': t('lab-search-text'),
      placeholder: t('lab-search-text'),
      oninput: (event) => {
        filter.text = event.target.value;
        show();
      },
    }),
  );
  const element = h(
    'section',
    { class: 'panel past-runs' },
    h('h2', null, t('lab-runs')),
    search,
    list,
    more,
  );
  show().catch((error) => fill(list, h('li', { class: 'error' }, error.message)));
  return element;
}

/** Seconds in words that one can plan with. */
export function duration(seconds) {
  if (seconds < 90) return t('lab-seconds', { count: number(Math.max(1, Math.round(seconds))) });
  return t('lab-minutes', { count: number(Math.round(seconds / 60)) });
}
