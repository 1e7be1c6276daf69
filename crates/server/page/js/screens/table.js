// The table where one plays or watches: hears the server, shows each change in turn, sends moves.

import { recordOf, snapshot } from '../api.js';
import { note, say } from '../announce.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { hintPanel } from '../hint.js';
import { copyText, freeSeat, invitation, watchLink } from '../invite.js';
import { bind } from '../keys.js';
import { lastWords, logList } from '../log.js';
import { seatAt, updateTable } from '../memory.js';
import { hold, hurry } from '../motion.js';
import { gameName, opponentName, packOf, watches } from '../names.js';
import { beKnownAt, browserTallies, count, tallyOf } from '../record.js';
import { headline, resultPanel } from '../result.js';
import { linkTo } from '../share.js';
import { joinTable } from '../socket.js';
import { news, tableFacts } from '../table-news.js';
import { TABLES } from '../tables/index.js';
import { p, t } from '../words.js';
import { layout } from './table-layout.js';

const UNKNOWN = 404;

/** Shows a table in an element, to watch it if one has no seat there; gives back how to leave it. */
export function tableScreen(root, id) {
  const seated = seatAt(id);
  if (seated) return openTable(root, seated);
  let inner = { leave() {} };
  let left = false;
  fill(root, h('p', { class: 'working' }, p('working')));
  // Whether there is such a table has to be asked: a socket does not say why it is refused.
  const known = snapshot({ table: id }).catch((error) => error.status !== UNKNOWN);
  known.then((found) => {
    if (left) return;
    if (found) inner = openTable(root, { table: id });
    else fill(root, unknownTable());
  });
  return {
    leave() {
      left = true;
      inner.leave();
    },
  };
}

const unknownTable = () =>
  h(
    'section',
    { class: 'panel lonely' },
    h('h1', null, p('table-unknown')),
    h('p', null, p('table-unknown-note')),
    h('a', { class: 'primary', href: '#/' }, p('to-lobby')),
  );

function openTable(root, seated) {
  const id = seated.table;
  const state = {
    queue: [],
    shown: undefined,
    busy: false,
    pick: {},
    sent: false,
    hint: undefined,
    asking: false,
    lost: false,
  };
  const parts = layout(root);
  const felt = feltIn(parts.felt);
  const socket = joinTable(seated, hear, (open) => {
    parts.lost.hidden = open;
    if (open && state.lost) note(p('connection-back'));
    state.lost = !open;
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
    const moved = before && next.last && next.number === before.number && next.ply === before.ply + 1;
    state.pick = {};
    mark();
    if (!before && !watches(next)) beKnownAt(seated, next.players[next.seat]);
    news(before, next).forEach((sentence) => note(sentence));
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
    if (!next.over) begun(before, next);
    else if (!before?.over || before.number !== next.number) finish(next);
  }

  const idle = () => ({ pick: {}, mine: false, watch: !seated.token, set() {}, play() {} });

  const onTurn = () => Boolean(state.shown) && !state.shown.over && state.shown.turn === state.shown.seat;

  function hands() {
    const mine = !state.busy && !state.sent && onTurn();
    return {
      pick: state.pick,
      mine,
      watch: !seated.token,
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
    const facts = tableFacts(table);
    parts.facts.hidden = facts.length === 0;
    fill(parts.facts, facts);
    fill(
      parts.hint,
      watches(table) ? freeSeat(table) : invitation(table),
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
    const practises = table.practice && !watches(table);
    parts.buttons.hint.hidden = !practises;
    parts.buttons.hint.disabled = !onTurn();
    parts.buttons.undo.hidden = !practises;
    parts.buttons.undo.disabled = table.history.length === 0;
  }

  /** Somebody has begun the next game: what was kept of the last one is out of date. */
  function begun(before, table) {
    if (!before?.over) return;
    parts.link.hidden = true;
    if (seated.token) updateTable(id, { over: false, seat: table.seat });
  }

  function finish(table) {
    if (seated.token) {
      updateTable(id, { over: true, seat: table.seat });
      count(table);
    }
    const lobby = [
      p('to-lobby'),
      () => {
        location.hash = '#/';
      },
    ];
    const actions = [...studies(table), ...(watches(table) ? [] : again(table)), lobby];
    fill(parts.result, resultPanel(table, actions, standing(table)));
    parts.result.firstElementChild.focus({ preventScroll: true });
    say(headline(table));
  }

  /** One's own record against the same opponent, this game included. */
  function standing({ game, result }) {
    const tally = result?.counts && tallyOf(browserTallies(), game, result.against);
    return tally && p('record-against', { ...tally, who: opponentName(result.against) });
  }

  const to = (study) => () => {
    location.hash = `#/t/${id}/${study}`;
  };

  /** What the finished game can be looked at with. */
  const studies = (table) => [
    [p('to-review'), to('review'), true, 'r'],
    [p('to-replay'), to('replay')],
    ...(watches(table) ? [] : [[p('to-same-hand'), to('same-hand')]]),
    [p('share'), share],
  ];

  /** The next game of a match, or a rematch: with new cards, or the same with the hands turned round. */
  function again(table) {
    if (table.match?.over) return [];
    if (table.match) return [[p('next-game'), () => next(), false, 'n']];
    return [
      [p('play-again'), () => next(), false, 'n'],
      ...(packOf(table.game) ? [[p('same-cards-again'), () => next(true)]] : []),
    ];
  }

  async function share() {
    showLink(await linkTo(await recordOf(seated)), p('share-link'), p('share-copied'));
  }

  /** Copies a link, and shows it for those whose browser does not copy. */
  function showLink(link, label, done) {
    parts.link.hidden = false;
    parts.link.value = link;
    parts.link.setAttribute('aria-label', label);
    parts.link.select();
    copyText(link, done);
  }

  function next(sameCards = false) {
    socket.send({ type: 'next', same_cards: sameCards });
  }

  function ask() {
    if (state.asking || !onTurn()) return;
    state.asking = socket.send({ type: 'hint' });
    panels();
  }

  function undo() {
    if (state.shown?.practice && state.shown.history.length) socket.send({ type: 'undo' });
  }

  parts.buttons.hint.addEventListener('click', ask);
  parts.buttons.undo.addEventListener('click', undo);
  parts.buttons.watchLink.addEventListener('click', () =>
    showLink(watchLink(id), p('watch-link'), p('watch-copied')),
  );

  function keysNow() {
    const table = state.shown;
    const practises = table.practice && !watches(table);
    const playsOn = table.over && !watches(table) && !table.match?.over;
    bind('table', [
      ...(practises ? [{ keys: ['h'], shown: 'H', does: p('key-hint'), run: ask }] : []),
      ...(practises ? [{ keys: ['u'], shown: 'U', does: p('key-undo'), run: undo }] : []),
      ...(table.over ? [{ keys: ['r'], shown: 'R', does: p('to-review'), run: to('review') }] : []),
      ...(playsOn ? [{ keys: ['n'], shown: 'N', does: p('play-again'), run: () => next() }] : []),
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
      ...(watches(table) ? [] : TABLES[table.game].keys(table, hands())),
    ]);
  }

  /** When the turn comes and nothing has the focus, the first card gets it, so that keys work at once. */
  function focusOnTurn() {
    const free = document.activeElement === document.body || document.activeElement === root;
    if (!onTurn() || !free) return;
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
