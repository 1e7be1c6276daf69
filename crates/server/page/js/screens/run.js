// A run: watched live, stopped, gone on with, and read when it is over.

import { note, say } from '../announce.js';
import { fill, h } from '../dom.js';
import { deleteRun, fileOf, keepRun, lookAtRun, reportOf, resumeRun, stopRun, tokenOf } from '../lab/api.js';
import { gamesPanel } from '../lab/games.js';
import { duration, moment, stateSign } from '../lab/past.js';
import { reachable, resultParts } from '../lab/result.js';
import { gameName } from '../names.js';
import { p, t } from '../words.js';

/** News may come several times a second; nobody reads faster than this. */
const BEAT = 600;

const isMoving = (run) => run.state === 'queued' || run.state === 'running';

export function runScreen(root, id) {
  let left = false;
  let beat;
  const own = tokenOf(id) !== undefined;
  const shown = resultParts();
  const games = gamesPanel(id);
  const parts = {
    title: h('h1'),
    facts: h('p', { class: 'soft' }),
    state: h('span'),
    bar: h('progress', { max: 1, value: 0, 'aria-label': t('lab-progress-label') }),
    line: h('p', { class: 'run-line' }),
    tools: h('div', { class: 'toolbar' }),
    command: h('code'),
    files: h('section', { class: 'panel', hidden: true }),
    report: h('section', { class: 'panel', hidden: true }),
  };
  fill(root, h('p', { class: 'working' }, p('working')));

  function layout() {
    fill(
      root,
      h(
        'div',
        { class: 'lab run-screen' },
        h('p', null, h('a', { href: '#/lab' }, t('lab-back'))),
        h(
          'section',
          { class: 'panel run-head' },
          h('div', { class: 'run-title' }, parts.title, parts.state),
          parts.facts,
          parts.bar,
          parts.line,
          parts.tools,
          h('h2', null, t('lab-command')),
          h('pre', null, parts.command),
        ),
        shown.test,
        h('div', { class: 'lab-halves' }, shown.ladder, shown.pairs),
        shown.table,
        parts.files,
        games.element,
        parts.report,
      ),
    );
  }

  const tool = (text, act, kind = 'tool') =>
    h(
      'button',
      {
        type: 'button',
        class: kind,
        onclick: async (event) => {
          event.target.disabled = true;
          try {
            await act();
          } catch (error) {
            note(error.message, 'error');
          }
          if (!left) watch();
        },
      },
      text,
    );

  function tools(run) {
    if (!run.page) return [];
    if (!own) return [h('small', null, t('lab-not-yours'))];
    return [
      isMoving(run) ? tool(t('lab-stop'), () => stopRun(id)) : null,
      run.state === 'stopped' ? tool(t('lab-resume'), () => resumeRun(id), 'primary') : null,
      tool(t(run.kept ? 'lab-unkeep' : 'lab-keep'), () => keepRun(id, !run.kept)),
      isMoving(run)
        ? null
        : tool(t('lab-delete'), async () => {
            if (!confirm(t('lab-delete-sure'))) return;
            await deleteRun(id);
            location.hash = '#/lab';
          }),
      run.kept ? null : h('small', null, t('lab-keep-note')),
    ];
  }

  function progressLine(run) {
    if (run.state === 'queued') return t('lab-ahead', { count: run.ahead });
    const isOver = run.state === 'done' && run.test;
    if (isOver || (run.games === 0 && run.records > 0)) return t('lab-games-kept', { count: run.records });
    const matches = run.result?.counted === 'matches';
    const done = t(matches ? 'lab-progress-matches' : 'lab-progress', { games: run.games, of: run.of });
    const leftOver = run.state === 'running' && run.seconds_left !== null;
    return leftOver ? `${done} · ${t('lab-left', { time: duration(run.seconds_left) })}` : done;
  }

  function show(run) {
    document.title = `${t('lab-run', { number: run.id })} · Adut`;
    parts.title.textContent = `${gameName(run.game)}: ${run.players.join(' – ')}`;
    fill(parts.state, stateSign(run.state));
    parts.facts.textContent = [
      t('lab-run', { number: run.id }),
      t(run.test ? 'lab-kind-test' : 'lab-kind-comparison'),
      moment(run.started),
      `adut ${run.version}`,
      ...(run.kept ? [t('lab-is-kept')] : []),
    ].join(' · ');
    parts.bar.hidden = run.state === 'done';
    parts.bar.value = run.of ? run.games / run.of : 0;
    parts.line.textContent = progressLine(run);
    parts.command.textContent = run.command;
    const wanted = `${run.state} ${run.kept}`;
    if (parts.tools.dataset.state !== wanted) {
      parts.tools.dataset.state = wanted;
      fill(parts.tools, tools(run));
    }
    if (run.result) shown.update(run.result);
    games.show().catch(() => {});
  }

  async function finish(run) {
    parts.files.hidden = !run.result;
    fill(
      parts.files,
      h('h2', null, t('lab-files')),
      h(
        'div',
        { class: 'toolbar' },
        [
          ['report.html', t('lab-file-report')],
          ['result.json', t('lab-file-result')],
          ['records.jsonl', t('lab-file-records')],
        ].map(([name, text]) =>
          h('a', { class: 'secondary', href: fileOf(id, name), download: `adut-run-${id}-${name}` }, text),
        ),
      ),
    );
    if (run.state !== 'done') {
      parts.report.hidden = true;
      return;
    }
    const body = h('div', { class: 'report', lang: 'en' });
    body.innerHTML = await reportOf(id);
    reachable(body);
    if (left) return;
    parts.report.hidden = false;
    fill(parts.report, h('h2', null, t('lab-report')), h('p', { class: 'soft' }, t('lab-report-note')), body);
  }

  let watching = 0;
  async function watch() {
    watching += 1;
    const mine = watching;
    let seen;
    let before;
    try {
      for (;;) {
        const run = await lookAtRun(id, seen);
        if (left || mine !== watching) return;
        if (before === undefined && !parts.title.isConnected) layout();
        seen = run.version_seen;
        show(run);
        if (before && before !== run.state) say(t(`lab-state-${run.state}`));
        before = run.state;
        if (!isMoving(run)) {
          await finish(run);
          return;
        }
        parts.files.hidden = true;
        await new Promise((done) => {
          beat = setTimeout(done, BEAT);
        });
      }
    } catch (error) {
      if (!left && mine === watching)
        fill(
          root,
          h(
            'section',
            { class: 'panel lonely' },
            h('h1', null, t('lab-run', { number: id })),
            h('p', null, error.message),
            h('a', { class: 'primary', href: '#/lab' }, t('lab-back')),
          ),
        );
    }
  }

  watch();
  return {
    leave() {
      left = true;
      clearTimeout(beat);
    },
  };
}
