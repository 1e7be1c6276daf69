// The table where one plays or watches: hears the server, shows each change in turn, sends moves.

import { recordOf, refusalText, snapshot } from '../api.js';
import { askToBeTold, callBack, canAsk, title } from '../attention.js';
import { emoteMenu, hasCompany, showEmote } from '../emotes.js';
import { asksForName, namePrompt } from '../name-prompt.js';
import { note, say } from '../announce.js';
import { fill, h } from '../dom.js';
import { feltIn } from '../felt.js';
import { asking } from '../asked.js';
import { bestWords, hintPanel } from '../hint.js';
import { copyText, freeSeat, invitation, watchLink } from '../invite.js';
import { bind } from '../keys.js';
import { packOf, tableOf } from '../games.js';
import { lastWords, logList } from '../log.js';
import { seatAt, updateTable } from '../memory.js';
import { hold, hurry } from '../motion.js';
import { gameName, opponentName, watches } from '../names.js';
import { beKnownAt, browserTallies, count, tallyOf } from '../record.js';
import { headline, outcome, resultPanel } from '../result.js';
import { linkTo } from '../share.js';
import { sound, sounds, useSounds } from '../sound.js';
import { joinTable } from '../socket.js';
import { news, tableFacts } from '../table-news.js';
import { p } from '../words.js';
import { rulesLines } from './rules.js';
import { layout } from './table-layout.js';

const UNKNOWN = 404;

/** There is nothing to be seen or played here, and why. */
const closedTable = (status) =>
  h(
    'section',
    { class: 'panel lonely', role: 'alert' },
    h('h1', null, p(status === UNKNOWN ? 'table-unknown' : 'seat-unknown')),
    h('p', null, p(status === UNKNOWN ? 'table-unknown-note' : 'seat-unknown-note')),
    h('a', { class: 'primary', href: '#/' }, p('to-lobby')),
  );

/** Shows a table in an element, to watch it if one has no seat there; gives back how to leave it. */
export function tableScreen(root, id) {
  const seated = seatAt(id) ?? { table: id };
  const state = {
    queue: [],
    shown: undefined,
    busy: false,
    pick: {},
    sent: false,
    hint: undefined,
    asking: false,
    lost: false,
    checked: {},
    rules: undefined,
    left: false,
  };
  const parts = layout(root);
  const felt = feltIn(parts.felt);
  const socket = joinTable(seated, hear, (open) => {
    parts.lost.hidden = open;
    if (open && state.lost) note(p('connection-back'));
    state.lost = !open;
  }, closed);
  root.addEventListener('pointerdown', hurryFrom, true);

  function hurryFrom(event) {
    if (state.busy && !event.target.closest('.aside, .toolbar')) hurry();
  }

  function closed(status) {
    leave();
    fill(root, closedTable(status));
  }

  function hear(message) {
    if (message.type === 'snapshot') {
      state.sent = false;
      state.queue.push(message);
      pump();
    } else if (message.type === 'hint') {
      state.asking = false;
      state.hint = message;
      if (message.values.length) say(bestWords(state.shown, message));
      panels();
      render();
    } else if (message.type === 'checked') {
      if (message.ply === state.shown?.ply) state.checked[message.move] = message.choice;
      render();
    } else if (message.type === 'emote') {
      if (state.shown) showEmote(state.shown, message);
    } else if (message.type === 'error') {
      state.sent = false;
      state.asking = false;
      note(refusalText(message), 'error');
      if (state.shown) {
        panels();
        render();
      }
    }
  }

  async function pump() {
    if (state.busy) return;
    state.busy = true;
    while (state.queue.length && !state.left) await step(state.queue.shift());
    state.busy = false;
    if (state.left) return;
    if (state.shown) await render();
    focusOnTurn();
    callOnTurn();
  }

  /** Once for each turn: a sound, and a call for who looks elsewhere. */
  function callOnTurn() {
    const turn = onTurn() && !watches(state.shown) ? `${state.shown.number}/${state.shown.ply}` : undefined;
    if (turn && turn !== state.called && state.shown.history.length) {
      sound('turn');
      callBack(state.shown);
    }
    state.called = turn ?? state.called;
  }

  /** Shows one snapshot, with its stages when exactly one move lies between. */
  async function step(next) {
    const before = state.shown;
    const moved = before && next.last && next.number === before.number && next.ply === before.ply + 1;
    state.pick = {};
    state.checked = {};
    mark();
    if (!before && !watches(next)) beKnownAt(seated, next.players[next.seat]);
    if (!before) showRules(next);
    news(before, next).forEach((sentence) => note(sentence));
    if (state.hint && state.hint.ply !== next.ply) state.hint = undefined;
    if (moved) {
      lastWords(next).forEach(say);
      sound('card');
      for (const stage of tableOf(next.game).stages(before, next)) {
        await felt.show(stage.table, idle(), next);
        await hold(stage.hold);
        if (state.left) return;
      }
    }
    state.shown = next;
    parts.result.hidden = !next.over;
    await felt.show(next, idle());
    if (state.left) return;
    panels();
    if (!next.over) begun(before, next);
    else if (!before?.over || before.number !== next.number) finish(next);
    else showResult(next);
    if (next.decided && !before?.decided) note(p('decided'));
  }

  /** The rules come a moment later, and one can play without them. */
  function showRules({ game, rules }) {
    rulesLines(game, rules)
      .then((lines) => {
        state.rules = lines;
        if (state.shown && !state.left) panels();
      })
      .catch((error) => {
        if (!state.left) note(error.message, 'error');
      });
  }

  /** Among people one is asked for a name, once. */
  function nameAsked(table) {
    if (watches(table) || !hasCompany(table) || !asksForName()) return null;
    state.namePrompt ??= namePrompt(() => {
      beKnownAt(seated, table.players[table.seat]);
      panels();
    });
    return state.namePrompt;
  }

  const idle = () => ({ pick: {}, mine: false, watch: !seated.token, set() {}, play() {}, check() {} });

  const onTurn = () => Boolean(state.shown) && !state.shown.over && state.shown.turn === state.shown.seat;

  function hands() {
    const mine = !state.busy && !state.sent && onTurn();
    return {
      pick: state.pick,
      hint: mine ? state.hint : undefined,
      mine,
      watch: !seated.token,
      set: (pick) => {
        if (mine) {
          state.pick = pick;
          render();
        }
      },
      play,
      check,
    };
  }

  /** A move that is not listed: whether it is legal has to be asked, and is known once it is answered. */
  function check(move) {
    if (!(move in state.checked)) {
      state.checked[move] = undefined;
      socket.send({ type: 'check', move });
    }
    return state.checked[move] ?? undefined;
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
    title(table, onTurn());
    const facts = tableFacts(table);
    parts.facts.hidden = facts.length === 0;
    fill(parts.facts, facts);
    fill(
      parts.hint,
      watches(table) ? freeSeat(table) : invitation(table),
      nameAsked(table),
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
    if (!parts.rules.firstChild && state.rules)
      fill(
        parts.rules,
        h(
          'details',
          null,
          h('summary', null, p('rules-of', { game: gameName(table.game) })),
          state.rules.map((line) => h('p', null, line)),
        ),
      );
    const practises = table.practice && !watches(table);
    parts.buttons.hint.hidden = !practises;
    parts.buttons.hint.disabled = !onTurn();
    parts.buttons.undo.hidden = !table.undo;
    parts.buttons.undo.disabled = table.history.length === 0;
    parts.buttons.finish.hidden = !table.decided || watches(table);
    parts.emotes.hidden = watches(table) || !hasCompany(table);
    parts.buttons.notify.hidden = parts.emotes.hidden || !canAsk();
    parts.asked.textContent = table.over ? '' : (asking(table) ?? '');
    parts.asked.hidden = !parts.asked.textContent;
  }

  /** Somebody has begun the next game: what was kept of the last one is out of date. */
  function begun(before, table) {
    if (!before?.over) return;
    parts.link.hidden = true;
    if (seated.token) updateTable(id, { over: false, seat: table.seat, number: table.number });
  }

  function finish(table) {
    if (seated.token) {
      updateTable(id, { over: true, seat: table.seat });
      count(table);
    }
    showResult(table);
    parts.result.firstElementChild.focus({ preventScroll: true });
    say(headline(table));
    if (!watches(table)) sound(outcome(table));
  }

  /** The result, with what can be done next: to play again, then to look at the game. */
  function showResult(table) {
    const within = parts.result.contains(document.activeElement);
    const review = [p('to-review'), to('review'), 'r'];
    const main = watches(table) ? [review] : [again(table), review];
    fill(
      parts.result,
      resultPanel(table, { main, more: more(table), record: standing(table), asked: asking(table) }),
    );
    if (within) parts.result.firstElementChild.focus({ preventScroll: true });
  }

  /** One's own record against the same opponent, this game included. */
  function standing({ game, result }) {
    const tally = result?.counts && tallyOf(browserTallies(), game, result.against);
    return tally && p('record-against', { ...tally, who: opponentName(result.against) });
  }

  const to = (study) => () => {
    location.hash = `#/t/${id}/${study}`;
  };

  /** What else can be done with a finished game. */
  const more = (table) => [
    ...(watches(table) || table.match || !packOf(table.game)
      ? []
      : [[p('same-cards-again'), () => next(true)]]),
    ...(watches(table) ? [] : [[p('to-mistakes'), to('mistakes')]]),
    [p('to-replay'), to('replay')],
    ...(watches(table) ? [] : [[p('to-same-hand'), to('same-hand')]]),
    [p('share'), share],
    [
      p('to-lobby'),
      () => {
        location.hash = '#/';
      },
    ],
  ];

  /** The next game of a match, another match, or just another game. */
  const again = ({ match }) => [
    p(!match ? 'play-again' : match.over ? 'new-match' : 'next-game'),
    () => next(),
    'n',
  ];

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

  function finishGame() {
    socket.send({ type: 'finish' });
  }

  function ask() {
    if (state.asking || !onTurn()) return;
    state.asking = socket.send({ type: 'hint' });
    panels();
  }

  function undo() {
    if (state.shown?.undo && state.shown.history.length) socket.send({ type: 'undo' });
  }

  parts.buttons.hint.addEventListener('click', ask);
  parts.buttons.undo.addEventListener('click', undo);
  parts.buttons.finish.addEventListener('click', finishGame);
  parts.buttons.notify.addEventListener('click', () => askToBeTold().then(panels));
  parts.buttons.sound.addEventListener('click', () => {
    useSounds(!sounds());
    soundButton();
    sound('turn');
  });
  fill(parts.emotes, emoteMenu((emote) => socket.send({ type: 'emote', emote })));
  soundButton();

  function soundButton() {
    parts.buttons.sound.textContent = p(sounds() ? 'sound-on' : 'sound-off');
    parts.buttons.sound.setAttribute('aria-pressed', String(sounds()));
  }
  parts.buttons.watchLink.addEventListener('click', () =>
    showLink(watchLink(id), p('watch-link'), p('watch-copied')),
  );

  function keysNow() {
    const table = state.shown;
    const practises = table.practice && !watches(table);
    const playsOn = table.over && !watches(table);
    bind('table', [
      ...(practises ? [{ keys: ['h'], shown: 'H', does: p('key-hint'), run: ask }] : []),
      ...(table.undo ? [{ keys: ['u'], shown: 'U', does: p('key-undo'), run: undo }] : []),
      ...(table.over ? [{ keys: ['r'], shown: 'R', does: p('to-review'), run: to('review') }] : []),
      ...(table.decided ? [{ keys: ['f'], shown: 'F', does: p('finish'), run: finishGame }] : []),
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
      ...(watches(table) ? [] : tableOf(table.game).keys(table, hands())),
    ]);
  }

  /** When the turn comes and nothing has the focus, the first card gets it, so that keys work at once. */
  function focusOnTurn() {
    const free = document.activeElement === document.body || document.activeElement === root;
    if (state.left || !onTurn() || !free) return;
    parts.felt.querySelector('.hand button, .column, .plain-moves button')?.focus({ preventScroll: true });
  }

  function leave() {
    state.left = true;
    socket.leave();
    hurry();
    bind('table', []);
    root.removeEventListener('pointerdown', hurryFrom, true);
  }

  return { leave };
}
