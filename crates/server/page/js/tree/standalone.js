// The file that `adut tree show` writes: one tree, its algorithm, nothing from outside.

import { h } from '../dom.js';
import { languageOf, message } from '../fluent.js';
import { bind, listen } from '../keys.js';
import { setsIn } from './address.js';
import { treePlayer } from './player.js';

const given = (id) => JSON.parse(document.getElementById(id).textContent);
const data = given('data');
const { lang, messages } = given('words');
const language = languageOf(lang, messages);
const t = (id, values) => message(language, id, values);
document.documentElement.lang = lang;
document.title = t('tree-title');
document.body.prepend(h('h1', null, t('tree-title')));

const player = treePlayer(document.getElementById('main'), { t });
const theme = h('button', { id: 'theme', type: 'button', class: 'tool', title: 'D', onclick: toggleTheme });
const keys = h('aside', { id: 'keys', class: 'tree-keys', hidden: true });
const help = h(
  'button',
  {
    id: 'help',
    type: 'button',
    class: 'tool',
    'aria-label': t('tree-keys'),
    'aria-expanded': 'false',
    'aria-controls': 'keys',
    onclick: toggleHelp,
  },
  '?',
);
player.parts.tools.append(theme, help);
player.parts.middle.append(keys);

function setTheme(name) {
  document.documentElement.dataset.theme = name;
  theme.textContent = t(name === 'dark' ? 'tree-light' : 'tree-dark');
}

function toggleTheme() {
  setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
}

function toggleHelp() {
  keys.hidden = !keys.hidden;
  help.setAttribute('aria-expanded', String(!keys.hidden));
}

/** `#mode=alphabeta&step=12&set=9:-4&theme=dark` opens the page so; `step=end` is the last. */
function obeyAddress() {
  const params = new URLSearchParams(location.hash.slice(1));
  const asked = params.get('theme');
  if (asked === 'dark' || asked === 'light') setTheme(asked);
  player.load(data, {
    mode: params.get('mode') ?? data.mode,
    step: params.get('step') ?? 0,
    sets: setsIn(params),
  });
}

const bindings = [
  ...player.keys,
  { keys: ['d'], shown: 'D', does: t('tree-theme'), run: toggleTheme },
  { keys: ['?'], shown: '?', does: t('tree-keys'), run: toggleHelp },
];
bind('tree', bindings);
listen();
keys.append(
  h('h2', null, t('tree-keys')),
  h(
    'ul',
    null,
    bindings.map(({ shown, does }) => h('li', null, h('kbd', null, shown), ' ', does)),
  ),
  h('p', null, t('tree-mouse')),
);
setTheme(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
addEventListener('hashchange', obeyAddress);
obeyAddress();
