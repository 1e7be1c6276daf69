// The leaderboard: how the built-in players stand in each game, from real runs.

import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { beginRun, leaderboards } from '../lab/api.js';
import { moment } from '../lab/past.js';
import { ladderPlot } from '../lab/result.js';
import { gameName } from '../names.js';
import { p, t } from '../words.js';

async function playAgain({ game, rules, agents, deals, seed }) {
  try {
    const request = { game, rules, players: agents.map((agent) => agent.name), deals, seed, match: false };
    location.hash = `#/lab/${await beginRun(request)}`;
  } catch (error) {
    note(error.message, 'error');
  }
}

function board(standing) {
  const plot = ladderPlot();
  plot.update(standing);
  const { run, made, version, deals, seed, command } = standing;
  return h(
    'section',
    { class: 'panel leaderboard', id: `leaderboard-${standing.game}` },
    h('h2', null, gameName(standing.game)),
    plot.element,
    h(
      'p',
      { class: 'soft' },
      t('lab-leaderboard-made', { date: moment(made, 'day'), version, deals, seed }),
      ' ',
      run === null
        ? t('lab-leaderboard-shipped')
        : h('a', { href: `#/lab/${run}` }, t('lab-leaderboard-run', { number: run })),
    ),
    h('pre', null, h('code', null, command)),
    h('button', { type: 'button', class: 'tool', onclick: () => playAgain(standing) }, t('lab-leaderboard-again')),
  );
}

export function leaderboardScreen(root) {
  let left = false;
  document.title = `${t('lab-leaderboard-title')} · Adut`;
  fill(root, h('p', { class: 'working' }, p('working')));
  leaderboards()
    .then((all) => {
      if (left) return;
      fill(
        root,
        h(
          'div',
          { class: 'lab' },
          h(
            'header',
            { class: 'hero' },
            h('h1', null, t('lab-leaderboard-title')),
            h('p', null, t('lab-leaderboard-line')),
          ),
          h('div', { class: 'boards' }, all.map(board)),
          h('p', { class: 'soft' }, t('lab-leaderboard-note')),
        ),
      );
    })
    .catch((error) => fill(root, h('p', { class: 'error' }, error.message)));
  return {
    leave() {
      left = true;
    },
  };
}
