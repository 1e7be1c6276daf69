// The table where one plays: hears the server, shows each change in turn, sends moves.

import { recordOf } from '../api.js';
import { note, say } from '../announce.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { hintPanel } from '../hint.js';
import { invitation } from '../invite.js';
import { bind } from '../keys.js';
import { lastWords, logList } from '../log.js';
import { seatAt, updateTable } from '../memory.js';
import { hold, hurry } from '../motion.js';
import { gameName } from '../names.js';
import { outcome, resultPanel } from '../result.js';
import { linkTo } from '../share.js';
import { joinTable } from '../socket.js';
import { TABLES } from '../tables/index.js';
import { p, t } from '../words.js';

/** Shows a table in an element; gives back how to leave it. */
export function tableScreen(root, id) {
  const seated = seatAt(id);
  if (!seated) {
    fill(
      root,
      h(
        'section',
        { class: 'panel lonely' },
        h('h1', null, p('table-unknown')),
        h('p', null, p('table-unknown-note')),
        h('a', { class: 'primary', href: '#/' }, p('to-lobby')),
      ),
    );
    return { leave() {} };
  }
  const state = {
    queue: [],
    shown: undefined,
    busy: false,
    pick: {},
    sent: false,
    hint: undefined,
    asking: false,
  };
  const parts = layout(root);
  const felt = feltIn(parts.felt);
  const socket = joinTable(seated, hear, (open) => {
    parts.lost.hidden = open;
  });
  root.addEventListener('pointerdown', hurryFrom, true);

  function hurryFrom(event) {
    if (state.busy && !event.target.closest('.aside, .toolbar')) hurry();
  }

  function hear(message) {
    if (message.type === 'snapshot') {
      state.sent = false;
      state.queue.push(message);
      pump();
    } else if (message.type === 'hint') {
      state.asking = false;
      state.hint = message;
      panels();
    } else if (message.type === 'error') {
      state.sent = false;
      state.asking = false;
      note(message.message, 'error');
      if (state.shown) {
        panels();
        render();
      }
    }
  }

  async function pump() {
    if (state.busy) return;
    state.busy = true;
    while (state.queue.length) await step(state.queue.shift());
    state.busy = false;
    if (state.shown) await render();
    focusOnTurn();
  }

  /** Shows one snapshot, with its stages when exactly one move lies between. */
  async function step(next) {
    const before = state.shown;
    const moved = before && next.last && next.ply === before.ply + 1;
    state.pick = {};
    mark();
    if (state.hint && state.hint.ply !== next.ply) state.hint = undefined;
    if (moved) {
      lastWords(before, next).forEach(say);
      for (const stage of TABLES[next.game].stages(before, next)) {
        await felt.show(stage.table, idle(), next);
        await hold(stage.hold);
      }
    }
    state.shown = next;
    parts.result.hidden = !next.over;
    await felt.show(next, idle());
    panels();
    if (next.over) finish(next);
  }

  const idle = () => ({ pick: {}, mine: false, set() {}, play() {} });

  function hands() {
    const mine = !state.busy && !state.sent && state.shown.turn === state.shown.seat && !state.shown.over;
    return {
      pick: state.pick,
      mine,
      set: (pick) => {
        if (mine) {
          state.pick = pick;
          render();
        }
      },
      play,
    };
  }

  /** What the felt waits for, as an attribute: `mine`, `wait` or `over`. */
  function mark() {
    parts.felt.dataset.state =
      state.shown?.over && !state.busy ? 'over' : state.shown && hands().mine ? 'mine' : 'wait';
  }

  function play(move) {
    if (state.sent || state.busy) return;
    state.sent = socket.send({ type: 'move', move, ply: state.shown.ply });
    if (!state.sent) note(p('connection-lost'), 'error');
    mark();
  }

  async function render() {
    keysNow();
    mark();
    await felt.show(state.shown, hands());
  }

  function panels() {
    const table = state.shown;
    parts.title.textContent = gameName(table.game);
    document.title = `${gameName(table.game)} · Adut`;
    fill(
      parts.hint,
      invitation(table),
      state.hint
        ? hintPanel(table, state.hint, (move) => play(move))
        : state.asking
          ? h('p', { class: 'panel working' }, p('hint-thinking'))
          : null,
    );
    fill(
      parts.log,
      h('h2', null, p('log')),
      table.history.length ? logList(table) : h('p', { class: 'soft' }, p('log-empty')),
    );
    // Once is enough, and what was opened stays open.
    if (!parts.rules.firstChild)
      fill(
        parts.rules,
        h(
          'details',
          null,
          h('summary', null, p('rules-of', { game: gameName(table.game) })),
          t(`rules-${table.game}`)
            .split('\n')
            .map((line) => h('p', null, line)),
        ),
      );
    parts.buttons.hint.hidden = !table.practice;
    parts.buttons.hint.disabled = table.turn !== table.seat || Boolean(table.over);
    parts.buttons.undo.hidden = !table.practice;
    parts.buttons.undo.disabled = table.history.length === 0;
  }

  function finish(table) {
    updateTable(id, { over: true, seat: table.seat });
    const more = table.match && !table.match.over ? p('next-game') : p('play-again');
    fill(
      parts.result,
      resultPanel(table, [
        [
          p('to-review'),
          () => {
            location.hash = `#/t/${id}/review`;
          },
          true,
          'r',
        ],
        [
          p('to-replay'),
          () => {
            location.hash = `#/t/${id}/replay`;
          },
        ],
        [
          p('to-same-hand'),
          () => {
            location.hash = `#/t/${id}/same-hand`;
          },
        ],
        [p('share'), share],
        [more, next, false, 'n'],
        [
          p('to-lobby'),
          () => {
            location.hash = '#/';
          },
        ],
      ]),
    );
    parts.result.firstElementChild.focus({ preventScroll: true });
    say(t(`page-result-${outcome(table)}`));
  }

  async function share() {
    const link = await linkTo(await recordOf(seated));
    await navigator.clipboard?.writeText(link).catch(() => {});
    note(p('share-copied'));
    parts.link.hidden = false;
    parts.link.value = link;
    parts.link.select();
  }

  function next() {
    updateTable(id, { over: false });
    parts.link.hidden = true;
    state.shown = undefined;
    socket.send({ type: 'next' });
  }

  function ask() {
    if (state.asking || !state.shown || state.shown.turn !== state.shown.seat) return;
    state.asking = socket.send({ type: 'hint' });
    panels();
  }

  function undo() {
    if (state.shown?.practice && state.shown.history.length) socket.send({ type: 'undo' });
  }

  parts.buttons.hint.addEventListener('click', ask);
  parts.buttons.undo.addEventListener('click', undo);

  function keysNow() {
    const table = state.shown;
    bind('table', [
      ...(table.practice ? [{ keys: ['h'], shown: 'H', does: p('key-hint'), run: ask }] : []),
      ...(table.practice ? [{ keys: ['u'], shown: 'U', does: p('key-undo'), run: undo }] : []),
      ...(table.over
        ? [
            {
              keys: ['r'],
              shown: 'R',
              does: p('to-review'),
              run: () => {
                location.hash = `#/t/${id}/review`;
              },
            },
            { keys: ['n'], shown: 'N', does: p('play-again'), run: next },
          ]
        : []),
      {
        keys: [' '],
        shown: p('key-space'),
        does: p('key-hurry'),
        hidden: true,
        run: () => {
          if (!state.busy) return false;
          hurry();
          return true;
        },
      },
      ...TABLES[table.game].keys(table, hands()),
    ]);
  }

  /** When the turn comes and nothing has the focus, the first card gets it, so that keys work at once. */
  function focusOnTurn() {
    const free = document.activeElement === document.body || document.activeElement === root;
    if (state.shown?.turn !== state.shown?.seat || !free) return;
    parts.felt.querySelector('.hand button, .column')?.focus({ preventScroll: true });
  }

  return {
    leave() {
      socket.leave();
      bind('table', []);
      root.removeEventListener('pointerdown', hurryFrom, true);
    },
  };
}

function layout(root) {
  const part = (tag, properties) => h(tag, properties);
  const hint = part('button', { type: 'button', class: 'tool', 'aria-keyshortcuts': 'h' });
  hint.append(h('kbd', { 'aria-hidden': 'true' }, 'H'), p('hint'));
  const undo = part('button', { type: 'button', class: 'tool', 'aria-keyshortcuts': 'u' });
  undo.append(h('kbd', { 'aria-hidden': 'true' }, 'U'), p('undo'));
  const parts = {
    title: h('h1', { class: 'visually-hidden' }),
    felt: h('div', { class: 'felt' }),
    result: h('div', { class: 'result-place', hidden: true }),
    hint: h('div'),
    log: h('section', { class: 'panel log-panel', 'aria-label': p('log') }),
    rules: h('section', { class: 'panel' }),
    lost: h('p', { class: 'offline', role: 'status', hidden: true }, p('connection-lost')),
    link: h('input', { class: 'share-link', readOnly: true, hidden: true, 'aria-label': p('share-link') }),
    buttons: { hint, undo },
  };
  fill(
    root,
    h(
      'div',
      { class: 'table-screen' },
      parts.title,
      h(
        'div',
        { class: 'play-area' },
        parts.lost,
        h('div', { class: 'felt-frame' }, parts.felt, parts.result),
        parts.link,
        h(
          'div',
          { class: 'toolbar', role: 'toolbar', 'aria-label': p('tools') },
          hint,
          undo,
          h('a', { class: 'tool', href: '#/' }, p('to-lobby')),
        ),
      ),
      h('aside', { class: 'aside', 'aria-label': p('beside-table') }, parts.hint, parts.log, parts.rules),
    ),
  );
  return parts;
}
