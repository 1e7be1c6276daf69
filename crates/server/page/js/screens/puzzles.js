// Puzzles: one is chosen by game, theme and difficulty, solved by playing the move on the felt, and answered.

import { call } from '../api.js';
import { note, say } from '../announce.js';
import { card } from '../cards.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { NAMES, tableOf } from '../games.js';
import { bind } from '../keys.js';
import { recall, remember } from '../memory.js';
import { cardName, gameName } from '../names.js';
import { answerPanel } from '../puzzles/answer.js';
import { counted, drawPuzzle, own } from '../puzzles/own.js';
import { p, t } from '../words.js';

const DIFFICULTIES = ['near', 'easy', 'middle', 'hard'];
const KINDS = ['open', 'certain'];
/** What is asked for where all cards lie open. */
const GOALS = { win: 'puzzle-ask-open-win', draw: 'puzzle-ask-open-draw' };

const at = (game, id) => `/api/puzzles/${[game, ...(id ? [id] : [])].map(encodeURIComponent).join('/')}`;
const address = (game, id) => `#/puzzles/${game}${id ? `/${id}` : ''}`;

/** The lists that were asked for. */
const lists = new Map();

async function listOf(game) {
  if (!lists.has(game)) lists.set(game, await call(at(game)));
  return lists.get(game);
}

/** A choice among several, with its name. */
const choice = (id, label, options, chosen, change) =>
  h(
    'label',
    { class: 'puzzle-choice' },
    h('span', null, label),
    h(
      'select',
      { id, onchange: (event) => change(event.target.value) },
      options.map(([value, name]) => h('option', { value, selected: value === chosen }, name)),
    ),
  );

/** Shows the puzzles of a game in an element, or the one of this name; gives back how to leave. */
export function puzzlesScreen(root, asked, id) {
  const wish = { difficulty: 'near', ...recall('puzzle-wish') };
  wish.game = NAMES.includes(asked) ? asked : NAMES.includes(wish.game) ? wish.game : NAMES[0];
  const state = { list: [], posed: undefined, answer: undefined, tried: '', pick: {}, busy: false, left: false };
  const parts = {
    choices: h('div', { class: 'puzzle-choices' }),
    task: h('p', { class: 'puzzle-task', role: 'status' }),
    stock: h('div', { class: 'puzzle-stock' }),
    felt: h('div', { class: 'felt' }),
    standing: h('ul', { class: 'table-facts puzzle-standing' }),
    answer: h('div', { class: 'puzzle-place' }),
    again: h('button', { type: 'button', class: 'tool', hidden: true, onclick: () => pose() }, t('puzzle-again')),
    next: h('button', { type: 'button', class: 'primary', onclick: () => next() }, t('puzzle-next')),
  };
  const felt = feltIn(parts.felt);
  document.title = `${t('puzzle-title')} · Adut`;
  fill(
    root,
    h(
      'div',
      { class: 'table-screen puzzles' },
      h('header', { class: 'puzzle-head' }, h('h1', null, t('puzzle-title')), h('p', null, t('puzzle-note'))),
      h(
        'div',
        { class: 'play-area' },
        parts.choices,
        parts.task,
        h('div', { class: 'felt-frame' }, parts.felt),
        parts.stock,
        h('div', { class: 'toolbar' }, parts.again, parts.next),
      ),
      h('aside', { class: 'aside', 'aria-label': t('puzzle-title') }, parts.standing, parts.answer),
    ),
  );

  function choose(change) {
    Object.assign(wish, change);
    remember('puzzle-wish', wish);
    if (change.game) location.hash = address(wish.game);
    else next();
  }

  function choices() {
    const themes = [...new Set(state.list.flatMap((puzzle) => puzzle.themes))].sort();
    const kinds = KINDS.filter((kind) => state.list.some((puzzle) => puzzle.kind === kind));
    if (!themes.includes(wish.theme)) wish.theme = '';
    if (!kinds.includes(wish.kind)) wish.kind = '';
    fill(
      parts.choices,
      choice(
        'puzzle-game',
        t('puzzle-game'),
        NAMES.map((name) => [name, gameName(name)]),
        wish.game,
        (game) => choose({ game, theme: '', kind: '' }),
      ),
      kinds.length > 1
        ? choice(
            'puzzle-cards',
            t('puzzle-cards'),
            [['', t('puzzle-cards-any')], ['open', t('puzzle-cards-open')], ['certain', t('puzzle-cards-certain')]],
            wish.kind,
            (kind) => choose({ kind }),
          )
        : null,
      choice(
        'puzzle-theme',
        t('puzzle-theme'),
        [['', t('puzzle-every-theme')], ...themes.map((theme) => [theme, t(`theme-${theme}`)])],
        wish.theme,
        (theme) => choose({ theme }),
      ),
      choice(
        'puzzle-difficulty',
        t('puzzle-difficulty'),
        [
          ['near', t('puzzle-difficulty-near')],
          ['easy', t('puzzle-difficulty-easy')],
          ['middle', t('puzzle-difficulty-middle')],
          ['hard', t('puzzle-difficulty-hard')],
        ],
        DIFFICULTIES.includes(wish.difficulty) ? wish.difficulty : 'near',
        (difficulty) => choose({ difficulty }),
      ),
    );
  }

  function standing() {
    const { rating, streak, solved } = own();
    fill(
      parts.standing,
      h('li', { id: 'puzzle-own' }, t('puzzle-own', { rating })),
      h('li', { id: 'puzzle-streak' }, t('puzzle-streak', { count: streak })),
      h('li', null, t('puzzle-solved-count', { count: solved })),
      state.posed ? h('li', null, t('puzzle-rated', { rating: state.posed.rating })) : null,
    );
  }

  /** Another one that fits, under an address of its own. */
  function next() {
    const found = drawPuzzle(state.list, wish);
    if (!found) {
      note(t('puzzle-none'));
      return;
    }
    if (location.hash === address(wish.game, found.id)) show(found.id);
    // Who goes back means the screen before, not another choice.
    else if (id) location.hash = address(wish.game, found.id);
    else location.replace(address(wish.game, found.id));
  }

  async function show(name) {
    try {
      state.posed = await call(at(wish.game, name));
      if (!state.left) pose();
    } catch (error) {
      fill(parts.answer, h('p', { class: 'error' }, error.message));
    }
  }

  /** Lays the puzzle out, before any try. */
  function pose() {
    Object.assign(state, { answer: undefined, tried: '', pick: {} });
    const { kind, goal } = state.posed;
    parts.task.textContent = t(kind === 'certain' ? 'puzzle-ask-certain' : GOALS[goal]);
    fill(parts.answer, []);
    parts.again.hidden = true;
    standing();
    render();
  }

  const table = () => {
    const cards = state.answer ?? state.posed;
    return { ...state.posed.table, last: null, over: null, number: 0, open: cards.open };
  };

  function hands() {
    const mine = !state.answer && !state.busy;
    return {
      pick: state.pick,
      mine,
      watch: Boolean(state.answer),
      set: (pick) => {
        if (!mine) return;
        state.pick = pick;
        render();
      },
      play: attempt,
      // Every move is listed.
      check: () => undefined,
    };
  }

  async function attempt(move) {
    if (state.answer || state.busy) return;
    state.busy = true;
    try {
      const answer = await call(at(wish.game, state.posed.id), { method: 'POST', body: { move } });
      if (state.left) return;
      Object.assign(state, { answer, tried: move, pick: {} });
      counted(state.posed, answer.solved);
      standing();
      const panel = answerPanel(state.posed.table, answer, move);
      fill(parts.answer, panel, about());
      parts.again.hidden = answer.solved;
      say(t(answer.solved ? 'puzzle-right' : 'puzzle-wrong'));
      panel.focus({ preventScroll: false });
    } catch (error) {
      note(error.message, 'error');
    }
    state.busy = false;
    render();
  }

  /** What the puzzle was about: told after the answer, since it would give it away. */
  const about = () =>
    state.posed.themes.length
      ? h(
          'p',
          { class: 'soft puzzle-about' },
          `${t('puzzle-about')}: ${state.posed.themes.map((theme) => t(`theme-${theme}`)).join(', ')}`,
        )
      : null;

  function render() {
    const shown = table();
    parts.felt.dataset.state = state.answer ? 'over' : hands().mine ? 'mine' : 'wait';
    parts.felt.dataset.puzzle = state.posed.id;
    felt.show(shown, hands());
    const { face_down: below = [] } = state.answer ?? state.posed;
    fill(
      parts.stock,
      below.length
        ? [
            h('span', null, t('puzzle-face-down')),
            h(
              'div',
              { class: 'fan', role: 'group', 'aria-label': t('puzzle-face-down') },
              below.map((code) =>
                card(shown.game, code, { class: 'small', label: cardName(shown.game, code) }),
              ),
            ),
          ]
        : null,
    );
    bind('puzzle', [
      { keys: ['n'], shown: 'N', does: t('puzzle-next'), run: next },
      ...(state.answer && !state.answer.solved
        ? [{ keys: ['t'], shown: 'T', does: t('puzzle-again'), run: pose }]
        : []),
      ...(state.answer ? [] : tableOf(shown.game).keys(shown, hands())),
    ]);
  }

  standing();
  listOf(wish.game)
    .then((list) => {
      if (state.left) return;
      state.list = list;
      choices();
      if (id) show(id);
      else next();
    })
    .catch((error) => fill(parts.answer, h('p', { class: 'error' }, error.message || p('failed'))));
  return {
    leave() {
      state.left = true;
      bind('puzzle', []);
    },
  };
}
