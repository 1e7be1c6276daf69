// Tablić on the felt: the open cards in the middle, the groups that a picked card can take light up.

import { back, card, heap } from '../cards.js';
import { h } from '../dom.js';
import { cardName, cardShort, sideOf, tablicMove, watches } from '../names.js';
import { hiddenHand, near, others, plate, watchedSide } from '../seats.js';
import { p, t } from '../words.js';
import { groups, points, richest, split } from './capture.js';

const seen = (table) => table.observation;

/** Before a capture is cleared away, the played card lies beside what it takes. */
export function stages(before, after) {
  const { card: played, taken } = tablicMove(after.last.move);
  if (!taken.length) return [];
  const own = after.last.seat === after.seat;
  const observation = {
    ...seen(before),
    table: [...seen(before).table, played],
    hand: seen(before).hand?.filter((code) => !own || code !== played),
    hand_sizes: seen(before).hand_sizes.map((size, seat) => size - (seat === after.last.seat ? 1 : 0)),
  };
  return [{ table: { ...after, observation, turn: null, over: null, staged: { played, taken } }, hold: 750 }];
}

/** Cards that vanish go to the pile of whoever took them. */
export function leaving(before, after) {
  const taker = tablicMove(after.last?.move ?? '').taken.length ? after.last : seen(after).last_capture;
  return () => (taker ? `pile-${sideOf(after.game, after.rules, taker.seat)}` : undefined);
}

function score(table, seat) {
  const side = seen(table).sides[sideOf(table.game, table.rules, seat)];
  const facts = [h('span', null, t('count-cards', { count: side.pile.length }))];
  if (side.tablas) facts.push(h('span', null, t('count-tablas', { count: side.tablas })));
  return { score: side.points, scoreLabel: p('points-short'), facts };
}

const pile = (table, side) =>
  h(
    'span',
    { class: 'pile', 'data-anchor': `pile-${side}`, 'aria-hidden': 'true' },
    seen(table).sides[side].pile.length ? back(table.game) : null,
  );

/** Where a new table card comes from: the seat that played it, else the stock. */
const origin = (table, code) =>
  table.last && tablicMove(table.last.move).card === code ? `seat-${table.last.seat}` : 'stock';

export function draw(table, hands) {
  const view = seen(table);
  const { picked, taken = [] } = hands.pick;
  const possible = picked ? groups(picked, view.table, table.rules) : [];
  const lit = new Set(possible.flat());
  return [
    h(
      'div',
      { class: 'others' },
      others(table).map((seat) =>
        h(
          'div',
          { class: 'other' },
          plate(table, seat, score(table, seat)),
          hiddenHand(table, seat, view.hand_sizes[seat]),
        ),
      ),
    ),
    h(
      'div',
      { class: 'middle' },
      h(
        'div',
        { class: 'stock', 'data-anchor': 'stock' },
        heap(table.game, view.undealt),
        h('span', { class: 'count' }, p('fact-undealt', { count: view.undealt })),
        view.cut_card
          ? h(
              'div',
              { class: 'cut-card' },
              card(table.game, view.cut_card, {
                class: 'small',
                label: p('cut-card', { card: cardName(table.game, view.cut_card) }),
              }),
            )
          : null,
      ),
      h(
        'div',
        { class: 'open-cards', role: 'group', 'aria-label': p('table-cards') },
        view.table.map((code) => openCard(table, hands, code, lit, taken)),
        view.table.length ? null : h('p', { class: 'empty' }, p('table-empty')),
      ),
      h(
        'div',
        { class: 'piles' },
        view.sides.map((_, side) => pile(table, side)),
      ),
    ),
    h('div', { class: 'choices', 'aria-live': 'off' }, hands.mine ? choices(table, hands, possible) : null),
    watches(table)
      ? watchedSide(table, view.hand_sizes[near(table)], score(table, near(table)))
      : ownSide(table, hands),
  ];
}

function ownSide(table, hands) {
  const { picked } = hands.pick;
  return h(
    'div',
    { class: 'mine' },
    plate(table, table.seat, score(table, table.seat)),
    h(
      'div',
      { class: 'hand', role: 'group', 'aria-label': p('your-hand') },
      seen(table).hand.map((code, i) =>
        card(table.game, code, {
          key: code,
          from: 'stock',
          class: picked === code ? 'picked' : '',
          pressed: picked === code,
          disabled: !hands.mine,
          shortcut: String(i + 1),
          act: hands.watch ? undefined : () => hands.set(picked === code ? {} : { picked: code, taken: [] }),
        }),
      ),
    ),
  );
}

function openCard(table, hands, code, lit, taken) {
  const staged = table.staged && (table.staged.played === code || table.staged.taken.includes(code));
  const chosen = taken.includes(code);
  const mark = staged ? 'taken' : chosen ? 'chosen' : lit.has(code) ? 'lit' : hands.pick.picked ? 'dim' : '';
  const act = lit.has(code) && hands.mine ? () => toggle(hands, [code], chosen) : undefined;
  return card(table.game, code, {
    key: code,
    from: origin(table, code),
    class: mark,
    act,
    pressed: act ? chosen : undefined,
  });
}

/** Adds or takes away cards of the choice. */
function toggle(hands, codes, away) {
  const taken = (hands.pick.taken ?? []).filter((code) => !codes.includes(code));
  hands.set({ ...hands.pick, taken: away ? taken : [...taken, ...codes] });
}

/** Puts a group into the choice; cards of other groups that it splits apart leave. */
export function chooseGroup(table, hands, group) {
  const { picked, taken = [] } = hands.pick;
  if (group.every((code) => taken.includes(code))) return toggle(hands, group, true);
  const whole = split(picked, taken, table.rules) ?? [];
  const rest = whole.filter((other) => !other.some((code) => group.includes(code))).flat();
  return hands.set({ ...hands.pick, taken: [...rest, ...group] });
}

/** The move that the choice makes, or null while it is no move. */
export function chosenMove(table, { picked, taken = [] }) {
  if (!picked) return null;
  if (!taken.length) return picked;
  return split(picked, taken, table.rules) ? `${picked} x ${taken.join(' ')}` : null;
}

const SHOWN = 9;

function choices(table, hands, possible) {
  const { picked, taken = [] } = hands.pick;
  if (!picked) return h('p', { class: 'prompt' }, p('prompt-pick-card'));
  const move = chosenMove(table, hands.pick);
  const most = possible.length > 1 ? richest(picked, seen(table).table, table.rules) : [];
  const chips = possible.slice(0, SHOWN).map((group, i) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-pressed': String(group.every((code) => taken.includes(code))),
        'aria-keyshortcuts': String(i + 1),
        'data-key-focus': `group-${i}`,
        title: p('choose-group', { cards: group.map((code) => cardName(table.game, code)).join(', ') }),
        onclick: () => chooseGroup(table, hands, group),
      },
      h('kbd', { 'aria-hidden': 'true' }, i + 1),
      group.map((code) => h('span', { class: /[dh]$/.test(code) ? 'red' : '' }, cardShort(table.game, code))),
    ),
  );
  if (most.length > Math.max(...possible.map((group) => group.length), 0)) {
    chips.push(
      h(
        'button',
        {
          type: 'button',
          class: 'chip most',
          'data-key-focus': 'most',
          onclick: () => hands.set({ ...hands.pick, taken: most }),
        },
        h('kbd', { 'aria-hidden': 'true' }, 'm'),
        p('choose-most', { count: most.length }),
      ),
    );
  }
  const gain = taken.length ? points([...taken, picked]) : 0;
  return [
    possible.length
      ? h('div', { class: 'chips', role: 'group', 'aria-label': p('groups') }, chips)
      : h('p', { class: 'prompt' }, p('prompt-takes-nothing')),
    h(
      'div',
      { class: 'confirm' },
      h(
        'button',
        {
          type: 'button',
          class: 'primary',
          'data-key-focus': 'confirm',
          disabled: !move,
          onclick: () => move && hands.play(move),
        },
        !move
          ? p('confirm-not-sum')
          : taken.length
            ? p('confirm-take', { count: taken.length, points: gain })
            : p('confirm-lay', { card: cardShort(table.game, picked) }),
      ),
      h('button', { type: 'button', class: 'quiet', onclick: () => hands.set({}) }, p('cancel')),
    ),
  ];
}

/** Keys: digits pick a hand card, then groups. */
export function keys(table, hands) {
  const view = seen(table);
  const { picked } = hands.pick;
  const possible = picked ? groups(picked, view.table, table.rules) : [];
  const digits = (count) => Array.from({ length: count }, (_, i) => String(i + 1));
  return [
    {
      keys: picked ? digits(Math.min(SHOWN, possible.length)) : digits(view.hand.length),
      shown: '1 … 9',
      does: p('key-tablic-digit'),
      run: (key) =>
        picked
          ? chooseGroup(table, hands, possible[Number(key) - 1])
          : hands.set({ picked: view.hand[Number(key) - 1], taken: [] }),
    },
    {
      keys: ['m'],
      shown: 'M',
      does: p('key-tablic-most'),
      run: () => {
        if (picked) hands.set({ ...hands.pick, taken: richest(picked, view.table, table.rules) });
      },
    },
    {
      keys: ['Enter', ' '],
      shown: 'Enter',
      does: p('key-confirm'),
      run: () => {
        const move = chosenMove(table, hands.pick);
        if (move) hands.play(move);
        else return false;
        return true;
      },
    },
    { keys: ['Escape', 'Backspace'], shown: 'Esc', does: p('key-cancel'), run: () => hands.set({}) },
  ];
}
