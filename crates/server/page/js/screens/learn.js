// A guided first game: a real one, step by step; where it is one's turn there is one move to make.

import { catalogue, replay } from '../api.js';
import { note, say } from '../announce.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { tableOf } from '../games.js';
import { bind } from '../keys.js';
import { hold } from '../motion.js';
import { gameName, said } from '../names.js';
import { replayedTable } from '../replayed.js';
import { settingsOf } from '../settings.js';
import { tryout } from '../tryout.js';
import { p, t } from '../words.js';
import { deal } from './deal.js';

const LEARNER = 0;

/** The lesson of a game: its record, and the steps with the position that each is about. */
async function lessonOf(game) {
  const response = await fetch(`/games/${encodeURIComponent(game)}/lesson.json`);
  if (!response.ok) throw new Error(p('failed'));
  return response.json();
}

export function learnScreen(root, game) {
  let inner = { leave() {} };
  let left = false;
  document.title = `${p('learn-of', { game: gameName(game) })} · Adut`;
  fill(root, h('p', { class: 'working' }, p('working')));
  lessonOf(game)
    .then(async ({ record, steps }) => ({ record, steps, course: await replay(record, true) }))
    .then((lesson) => {
      if (!left) inner = lessonScreen(root, game, lesson);
    })
    .catch((error) =>
      fill(
        root,
        h(
          'section',
          { class: 'panel lonely' },
          h('h1', null, p('study-failed')),
          h('p', null, error.message),
          h('a', { class: 'primary', href: '#/' }, p('to-lobby')),
        ),
      ),
    );
  return {
    leave() {
      left = true;
      inner.leave();
    },
  };
}

function lessonScreen(root, game, { record, steps, course }) {
  const state = { step: 0, shown: 0, left: false, busy: false };
  const coach = h('section', { class: 'panel coach', 'aria-live': 'polite' });
  const frame = h('div', { class: 'felt' });
  const felt = feltIn(frame);
  const trial = tryout((table, hands) => felt.show(table, hands), (move) => {
    if (move === record.moves[steps[state.step].at]) next();
  });
  fill(
    root,
    h(
      'div',
      { class: 'table-screen lesson' },
      h('h1', { class: 'visually-hidden' }, p('learn-of', { game: gameName(game) })),
      h('div', { class: 'play-area' }, coach, h('div', { class: 'felt-frame' }, frame)),
    ),
  );

  const tableAt = (ply) => replayedTable(record, course, LEARNER, ply);
  const idle = { pick: {}, mine: false, watch: false, set() {}, play() {}, check() {} };

  /** Plays on to the position of a step, move by move. */
  async function reach(ply) {
    while (!state.left && state.shown < ply) {
      const [before, after] = [tableAt(state.shown), tableAt(state.shown + 1)];
      for (const stage of tableOf(game).stages(before, after)) {
        await felt.show(stage.table, idle, after);
        await hold(stage.hold);
      }
      state.shown += 1;
      await felt.show(after, idle);
    }
  }

  async function enter() {
    const { at, play, light = [] } = steps[state.step];
    trial.stop();
    frame.dataset.state = 'wait';
    keysNow();
    if (at < state.shown) state.shown = at;
    state.busy = true;
    draw();
    if (state.shown < at) await reach(at);
    state.busy = false;
    if (state.left) return;
    const table = tableAt(at);
    if (play) {
      const choices = table.choices.filter(({ move }) => move === record.moves[at]);
      trial.at({ ...table, choices, cut: false });
    } else await felt.show(table, idle);
    light.forEach((code) =>
      frame.querySelectorAll(`[data-card="${code}"]`).forEach((card) => card.classList.add('advised')),
    );
    frame.dataset.state = play ? 'mine' : 'wait';
    draw();
    say(coach.querySelector('.coach-text').textContent);
  }

  const next = () => go(state.step + 1);
  const back = () => go(state.step - 1);

  function go(step) {
    if (state.busy || step < 0 || step >= steps.length) return;
    state.step = step;
    enter();
  }

  function draw() {
    const { at, text, play } = steps[state.step];
    const last = state.step === steps.length - 1;
    const wanted = play && tableAt(at).choices.find(({ move }) => move === record.moves[at]);
    fill(
      coach,
      h('p', { class: 'soft coach-step' }, p('lesson-step', { number: state.step + 1, of: steps.length })),
      h('p', { class: 'coach-text' }, t(`lesson-${game}-${text}`)),
      wanted ? h('p', { class: 'coach-do' }, p('lesson-do', { move: said(tableAt(at), wanted.phrase) })) : null,
      h(
        'div',
        { class: 'toolbar' },
        last
          ? h('button', { type: 'button', class: 'primary', onclick: playNow }, p('lesson-play'))
          : h(
              'button',
              { type: 'button', class: 'primary', disabled: Boolean(play) || state.busy, onclick: next },
              p('lesson-next'),
            ),
        state.step ? h('button', { type: 'button', class: 'secondary', onclick: back }, p('lesson-back')) : null,
        h('a', { class: 'quiet', href: '#/' }, p('lesson-skip')),
      ),
    );
  }

  async function playNow() {
    const found = (await catalogue()).find(({ name }) => name === game);
    await deal(found, settingsOf(game)).catch((error) => note(error.message, 'error'));
  }

  function keysNow() {
    bind('lesson', [
      {
        keys: ['ArrowRight'],
        shown: '→',
        does: p('lesson-next'),
        run: () => {
          if (!steps[state.step].play) next();
        },
      },
      { keys: ['ArrowLeft'], shown: '←', does: p('lesson-back'), run: back },
    ]);
  }

  enter();
  return {
    leave() {
      state.left = true;
      trial.stop();
      bind('lesson', []);
    },
  };
}
