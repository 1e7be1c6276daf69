// After the game: replay it step by step, read its review, let others play the same hand.

import { finished, recordOf, replay, reviewState, startReview } from '../api.js';
import { note } from '../announce.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { bind } from '../keys.js';
import { logList } from '../log.js';
import { PERSON, seatAt } from '../memory.js';
import { gameName, playerName } from '../names.js';
import { mistakesPanel } from '../mistakes.js';
import { replayedTable } from '../replayed.js';
import { reviewParts } from '../review.js';
import { sameHandPanel } from '../same-hand.js';
import { linkTo, unpacked } from '../share.js';
import { icon, layout, TABS } from './study-layout.js';
import { p, t } from '../words.js';

const BEAT = 1100;

/** The study of a game played at one's own table, or at one that was watched. */
export function studyScreen(root, id, tab) {
  const seated = seatAt(id) ?? { table: id };
  const { seat: own } = seated;
  return opening(root, async () => ({ record: await recordOf(seated), seat: own ?? 0, own }), tab, id);
}

/** The study of a game that came in a link. */
export function sharedScreen(root, text) {
  return opening(
    root,
    async () => {
      const record = await unpacked(text).catch(() => {
        throw new Error(p('link-broken'));
      });
      const seat = Math.max(0, (record.players ?? []).indexOf(PERSON));
      return { record, seat, own: seat };
    },
    'replay',
  );
}

function opening(root, load, tab, id) {
  let inner = { leave() {} };
  let left = false;
  fill(root, h('p', { class: 'working' }, p('working')));
  load()
    .then(async (found) => ({ ...found, course: await replay(found.record, true) }))
    .then((game) => {
      if (!left) inner = study(root, game, TABS.includes(tab) ? tab : 'replay', id);
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

function study(root, { record, seat, own, course }, firstTab, id) {
  const { steps } = course;
  const state = {
    at: firstTab === 'replay' ? 0 : steps.length - 1,
    seat,
    open: true,
    tab: firstTab,
    review: undefined,
    solving: false,
    failure: '',
    playing: 0,
    left: false,
  };
  const parts = layout(root, steps.length - 1);
  const felt = feltIn(parts.felt);

  /** A seat with who sat there, if it is known. */
  function seatName(i) {
    const name = record.players?.[i];
    const place = t('who-seat', { seat: String(i + 1) });
    if (!name) return place;
    const person = i === own ? t('who-you') : p('a-friend');
    return `${place} · ${name === PERSON ? person : playerName(name)}`;
  }

  const tableAt = (ply) => ({
    ...replayedTable(record, course, state.seat, ply),
    open: state.open && state.tab !== 'mistakes' ? steps[ply].views.map((view) => view.hand ?? []) : undefined,
  });

  /** What the review says of the move that comes next, marked on the cards: the better one, and what others cost. */
  function marks() {
    const decision = state.tab === 'review' ? state.review?.plies[state.at]?.decision : undefined;
    return decision && steps[state.at].turn === state.seat && !decision.forced ? decision : undefined;
  }

  function go(ply) {
    state.at = Math.max(0, Math.min(steps.length - 1, ply));
    if (state.tab === 'mistakes') state.mistakes?.stop();
    felt.show(tableAt(state.at), { pick: {}, hint: marks(), mine: false, watch: true, set() {}, play() {} });
    parts.slider.value = String(state.at);
    parts.slider.setAttribute('aria-valuetext', p('move-of', { number: state.at, of: steps.length - 1 }));
    parts.place.textContent = p('move-of', { number: state.at, of: steps.length - 1 });
    panel();
  }

  function panel() {
    const table = tableAt(state.at);
    parts.tabs.forEach((button, i) => {
      const on = TABS[i] === state.tab;
      button.setAttribute('aria-selected', String(on));
      button.tabIndex = on ? 0 : -1;
    });
    parts.panel.setAttribute('aria-label', p(`to-${state.tab}`));
    if (state.tab === 'replay')
      fill(
        parts.panel,
        h(
          'section',
          { class: 'panel log-panel' },
          h('h2', null, p('log')),
          logList(tableAt(steps.length - 1), { go, at: state.at }),
        ),
      );
    else if (state.tab === 'review' || (state.tab === 'mistakes' && !state.review)) reviewPanel(table);
    else if (state.tab === 'mistakes') mistakesTab();
    else if (parts.panel.dataset.tab !== state.tab) {
      state.sameHand ??= sameHandPanel(record, tableAt(0), () => state.left);
      fill(parts.panel, state.sameHand);
    }
    parts.panel.dataset.tab = state.tab;
  }

  function mistakesTab() {
    if (parts.panel.dataset.tab === 'mistakes' && state.mistakes) return;
    state.mistakes = mistakesPanel({
      record,
      course,
      review: state.review,
      seat: state.seat,
      show: (table, hands) => felt.show(table, hands),
      reach: (ply) => {
        state.at = ply;
        parts.slider.value = String(ply);
        parts.place.textContent = p('move-of', { number: ply, of: steps.length - 1 });
      },
    });
    fill(parts.panel, state.mistakes.box);
    parts.panel.dataset.tab = 'mistakes';
    state.mistakes.begin();
  }

  function reviewPanel(table) {
    if (state.review && state.tab === 'review') {
      const scroll = parts.panel.scrollTop;
      fill(
        parts.panel,
        reviewParts(table, state.review, state.at, go, {
          possible: course.solvable,
          working: state.solving,
          ask: askTruth,
        }),
      );
      parts.panel.scrollTop = scroll;
    } else if (state.failure) fill(parts.panel, h('p', { class: 'error' }, state.failure));
    else if (!state.asked) {
      state.asked = true;
      fill(
        parts.panel,
        h(
          'section',
          { class: 'panel' },
          h('p', { class: 'working' }, p('reviewing')),
          h('progress', { id: 'review-progress' }),
        ),
      );
      askReview();
    }
  }

  async function askReview() {
    const asked = state.seat;
    try {
      const { review } = await startReview(record, asked);
      const answer = await finished(
        () => reviewState(review),
        ({ done, of }) => {
          const bar = document.getElementById('review-progress');
          if (bar && of) Object.assign(bar, { max: of, value: done });
        },
        () => state.left || state.seat !== asked,
      );
      if (answer.state === 'failed') throw new Error(answer.error ?? p('failed'));
      if (answer.state === 'done') state.review = answer.review;
    } catch (error) {
      state.failure = error.message;
    }
    if (state.left || !['review', 'mistakes'].includes(state.tab)) return;
    if (state.tab === 'review') go(state.at);
    else panel();
  }

  /** Asks for the exact truth of the whole game: it is queued, and may take its time. */
  async function askTruth() {
    const asked = state.seat;
    state.solving = true;
    panel();
    try {
      const { review } = await startReview(record, asked, 'full');
      const answer = await finished(
        () => reviewState(review),
        ({ state: how, done, of }) => {
          const line = document.getElementById('full-progress');
          if (line && of && how === 'running') line.textContent = p('working-of', { done, of });
        },
        () => state.left || state.seat !== asked,
      );
      if (answer.state === 'failed') throw new Error(answer.error ?? p('failed'));
      if (answer.state === 'done') state.review = answer.review;
    } catch (error) {
      note(error.message, 'error');
    }
    state.solving = false;
    if (!state.left && state.tab === 'review') panel();
  }

  function choose(tab) {
    state.mistakes?.stop();
    Object.assign(state, { tab, mistakes: undefined });
    parts.panel.dataset.tab = '';
    if (!state.review) state.asked = false;
    go(state.at);
  }

  function autoplay() {
    if (state.playing) {
      clearInterval(state.playing);
      state.playing = 0;
    } else {
      if (state.at === steps.length - 1) go(0);
      state.playing = setInterval(() => {
        if (state.at >= steps.length - 1) autoplay();
        else go(state.at + 1);
      }, BEAT);
    }
    fill(parts.play, icon(state.playing ? 'pause' : 'play'));
    parts.play.setAttribute('aria-label', p(state.playing ? 'pause' : 'autoplay'));
  }

  async function share() {
    const link = await linkTo(record);
    await navigator.clipboard?.writeText(link).catch(() => {});
    parts.link.hidden = false;
    parts.link.value = link;
    parts.link.select();
    note(p('share-copied'));
  }

  parts.tabs.forEach((button, i) => {
    // After a click with the mouse the arrows belong to the replay, not to the tabs.
    button.addEventListener('click', (event) => {
      choose(TABS[i]);
      if (event.detail) button.blur();
    });
    button.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.stopPropagation();
      const next = (i + step + TABS.length) % TABS.length;
      choose(TABS[next]);
      parts.tabs[next].focus();
    });
  });
  parts.slider.addEventListener('input', () => go(Number(parts.slider.value)));
  parts.first.addEventListener('click', () => go(0));
  parts.back.addEventListener('click', () => go(state.at - 1));
  parts.play.addEventListener('click', autoplay);
  parts.forth.addEventListener('click', () => go(state.at + 1));
  parts.last.addEventListener('click', () => go(steps.length - 1));
  parts.share.addEventListener('click', share);
  parts.open.addEventListener('change', () => {
    state.open = parts.open.checked;
    go(state.at);
  });
  fill(
    parts.seat,
    steps[0].views.map((_, i) => h('option', { value: i, selected: i === state.seat }, seatName(i))),
  );
  parts.seat.addEventListener('change', () => {
    state.seat = Number(parts.seat.value);
    Object.assign(state, { review: undefined, asked: false, failure: '', sameHand: undefined, mistakes: undefined });
    parts.panel.dataset.tab = '';
    go(state.at);
  });
  parts.title.textContent = p('study-of', { game: gameName(record.game) });
  document.title = `${gameName(record.game)} · Adut`;
  if (!steps[0].views[0].hand) parts.open.closest('label').hidden = true;
  if (id) parts.again.href = `#/t/${id}`;
  else parts.again.hidden = true;
  bind('study', [
    { keys: ['ArrowLeft'], shown: '←', does: p('step-back'), run: () => go(state.at - 1) },
    { keys: ['ArrowRight'], shown: '→', does: p('step-forth'), run: () => go(state.at + 1) },
    { keys: ['Home'], shown: 'Home', does: p('step-first'), run: () => go(0) },
    { keys: ['End'], shown: 'End', does: p('step-last'), run: () => go(steps.length - 1) },
    { keys: [' '], shown: p('key-space'), does: p('autoplay'), run: autoplay },
    { keys: ['s'], shown: 'S', does: p('share'), run: share },
    {
      keys: ['o'],
      shown: 'O',
      does: p('open-cards'),
      run: () => {
        parts.open.checked = !parts.open.checked;
        state.open = parts.open.checked;
        go(state.at);
      },
    },
  ]);
  go(state.at);
  return {
    leave() {
      state.left = true;
      clearInterval(state.playing);
      state.mistakes?.stop();
      bind('study', []);
    },
  };
}
