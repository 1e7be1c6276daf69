// The page begins here: language, header, and which screen the address asks for.

import { h, fill } from './dom.js';
import { ownScreen, useStyles } from './games.js';
import { bind, listen } from './keys.js';
import { recall, remember } from './memory.js';
import { LANGUAGES, language, missing, p, preferred, speak, t } from './words.js';
import { showHelp } from './screens/help.js';
import { joinScreen } from './screens/join.js';
import { keepForLater } from './offline.js';
import { labScreen, reproductionScreen } from './screens/lab.js';
import { learnScreen } from './screens/learn.js';
import { leaderboardScreen } from './screens/leaderboard.js';
import { lobbyScreen } from './screens/lobby.js';
import { meScreen } from './screens/me.js';
import { puzzlesScreen } from './screens/puzzles.js';
import { rulesScreen } from './screens/rules-page.js';
import { runScreen } from './screens/run.js';
import { sharedScreen, studyScreen } from './screens/study.js';
import { tableScreen } from './screens/table.js';
import { treesScreen } from './screens/trees.js';

const main = document.getElementById('main');
let screen = { leave() {} };

/** The screen for an address such as `#/t/ID/review` or `#r=…`. */
function screenFor(hash) {
  if (hash.startsWith('#r=')) return sharedScreen(main, hash.slice(3));
  const [, kind, id, study] = hash.split('/');
  if (kind === 't' && id) return study ? studyScreen(main, id, study) : tableScreen(main, id);
  if (kind === 'j' && id) return joinScreen(main, id);
  if (kind?.split('?')[0] === 'trees') return treesScreen(main, kind.split('?')[1] ?? '');
  if (kind === 'puzzles') return puzzlesScreen(main, id, study);
  if (kind === 'learn' && id) return learnScreen(main, id);
  if (kind === 'rules') return rulesScreen(main, id);
  if (kind === 'leaderboard') return leaderboardScreen(main);
  if (kind === 'lab' && id === 'reproduction') return reproductionScreen(main);
  if (kind === 'lab') return id ? runScreen(main, id) : labScreen(main);
  if (ownScreen(kind)) return ownScreen(kind)(main, id, study);
  if (kind === 'me') return meScreen(main);
  return lobbyScreen(main);
}

function route() {
  screen.leave();
  document.querySelectorAll('.ghost').forEach((ghost) => ghost.remove());
  document.title = 'Adut';
  // An address of earlier versions.
  if (location.hash === '#/house') history.replaceState(null, '', '#/leaderboard');
  screen = screenFor(location.hash);
  markPlace();
  window.scrollTo(0, 0);
}

/** The parts of the page: where each begins, and its name. */
const PARTS = [
  ['#/', 'nav-table'],
  ['#/puzzles', 'nav-puzzles'],
  ['#/lab', 'nav-lab'],
  ['#/trees', 'nav-trees'],
  ['#/leaderboard', 'nav-leaderboard'],
];

/** Marks the part of the page that is shown. */
function markPlace() {
  const asked = (location.hash.split('/')[1] ?? '').split('?')[0];
  const kind = ownScreen(asked) ? 'lab' : asked;
  document.querySelectorAll('.parts a').forEach((link) => {
    const part = link.getAttribute('href').slice(2);
    const here = part === kind || (part === '' && !PARTS.some(([href]) => href.slice(2) === kind));
    if (here) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  });
}

const THEMES = ['auto', 'light', 'dark'];

function theme(choice) {
  if (choice === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

const select = (id, label, options, chosen, change) =>
  h(
    'label',
    { class: 'pick' },
    h('span', { class: 'visually-hidden' }, label),
    h(
      'select',
      { id, 'aria-label': label, onchange: (event) => change(event.target.value) },
      options.map(([value, name]) => h('option', { value, selected: value === chosen }, name)),
    ),
  );

function header() {
  document.getElementById('skip').textContent = p('skip');
  fill(
    document.getElementById('top'),
    h(
      'a',
      { class: 'brand', href: '#/', title: p('to-lobby') },
      h('span', { class: 'brand-mark', 'aria-hidden': 'true' }, '♥'),
      'Adut',
    ),
    h(
      'nav',
      { class: 'parts', 'aria-label': p('nav') },
      PARTS.map(([href, name]) => h('a', { href }, p(name))),
    ),
    h(
      'div',
      { class: 'settings', role: 'group', 'aria-label': p('settings') },
      select('language', p('language'), LANGUAGES, language(), changeLanguage),
      select(
        'theme',
        p('theme'),
        THEMES.map((name) => [name, t(`page-theme-${name}`)]),
        recall('theme') ?? 'auto',
        (choice) => {
          remember('theme', choice);
          theme(choice);
        },
      ),
      select(
        'speed',
        p('speed'),
        ['slow', 'normal', 'fast', 'none'].map((name) => [name, t(`page-speed-${name}`)]),
        recall('speed') ?? 'normal',
        (choice) => remember('speed', choice),
      ),
      h('a', { class: 'round me-link', href: '#/me', 'aria-label': p('me'), title: p('me') }, '♟\uFE0E'),
      h(
        'button',
        { type: 'button', class: 'round', 'aria-label': p('help'), title: p('help'), onclick: showHelp },
        '?',
      ),
    ),
  );
  bind('page', [
    { keys: ['?'], shown: '?', does: p('help'), run: showHelp },
    {
      keys: ['l'],
      shown: 'L',
      does: p('to-lobby'),
      run: () => {
        location.hash = '#/';
      },
    },
  ]);
}

async function changeLanguage(lang) {
  await speak(lang);
  header();
  route();
  document.getElementById('language').focus();
}

/** For the browser tests: what was asked for and not found. */
globalThis.adutMissing = missing;

theme(recall('theme') ?? 'auto');
useStyles();
await speak(preferred());
header();
listen();
keepForLater();
window.addEventListener('hashchange', () => {
  route();
  main.focus({ preventScroll: true });
});
route();
document.body.classList.add('ready');
