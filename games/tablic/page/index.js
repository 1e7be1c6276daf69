// Tablić on the felt: the open cards in the middle, the groups that a picked card can take light up.

import { back, card, heap } from '../../js/cards.js';
import { h } from '../../js/dom.js';
import { cardName, cardShort, sideOf, watches, who } from '../../js/names.js';
import { advice, bestMove } from '../../js/hint.js';
import { hiddenHand, near, otherSeats, plate, watchedSide } from '../../js/seats.js';
import { p, t } from '../../js/words.js';

/** What lies on the game's tile. */
export const tile = () => ['10d', 'Qh', '2c'].map((code) => card('tablic', code));

/** As people play it: most cards always count. */
export const usual = { cards_bonus: 'always' };

/** A first game, step by step, lies beside this module. */
export const lesson = true;

/** What cards are worth, in pictures: their values, then their points. */
export const ranks = () => [
  { cards: ['As'], note: '1 / 11' },
  { cards: ['Js'], note: '12' },
  { cards: ['Qs'], note: '13' },
  { cards: ['Ks'], note: '14' },
  { cards: ['Ah', '10h', 'Jh', 'Qh', 'Kh'], note: p('points-of', { points: 1 }) },
  { cards: ['10d'], note: p('points-of', { points: 2 }) },
  { cards: ['2c'], note: p('points-of', { points: 1 }) },
];

const seen = (table) => table.observation;
const takenBy = (move) => move?.taken ?? [];
const same = (codes, others) => codes.length === others.length && codes.every((code) => others.includes(code));

/** What a card can take, as the server lists it, the small captures first. */
const captures = (table, picked) =>
  table.choices
    .filter((choice) => choice.card === picked && choice.taken)
    .sort((a, b) => a.taken.length - b.taken.length);

/** The captures that are one group of cards. */
const groups = (table, picked) =>
  captures(table, picked)
    .filter(({ effects }) => effects.group)
    .map(({ taken }) => taken);

/** The capture that brings the most points, then the most cards. */
const richest = (table, picked) =>
  takenBy(
    captures(table, picked)
      .sort((a, b) => b.effects.points - a.effects.points || b.taken.length - a.taken.length)
      .at(0),
  );

/** A card of the hand with what it would take: what the hint says, else the most. */
function pick(table, hands, code) {
  const best = table.choices.find(({ move, card }) => move === bestMove(hands.hint)?.move && card === code);
  return { picked: code, taken: best ? takenBy(best) : richest(table, code) };
}

/** The cards that can be chosen; where not every capture is listed, any may belong to one. */
const reach = (table, picked) => {
  const found = captures(table, picked).flatMap(takenBy);
  return new Set(table.cut && found.length ? seen(table).table : found);
};

/** Before a capture is cleared away, the played card lies beside what it takes. */
export function stages(before, after) {
  const { card: played, taken } = after.last;
  if (!taken) return [];
  const own = after.last.seat === after.seat;
  const observation = {
    ...seen(before),
    table: [...seen(before).table, played],
    hand: seen(before).hand?.filter((code) => !own || code !== played),
    hand_sizes: seen(before).hand_sizes.map((size, seat) => size - (seat === after.last.seat ? 1 : 0)),
    hands: seen(before).hands?.map((codes) => codes.filter((code) => code !== played)),
  };
  return [{ table: { ...after, observation, turn: null, over: null, staged: { played, taken } }, hold: 750 }];
}

/** Cards that vanish go to the pile of whoever took them. */
export function leaving(before, after) {
  const taker = after.last?.taken ? after.last : seen(after).last_capture;
  return () => (taker ? `pile-${sideOf(after, taker.seat)}` : undefined);
}

function score(table, seat) {
  const side = seen(table).sides[sideOf(table, seat)];
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
  table.last?.card === code ? `seat-${table.last.seat}` : 'stock';

export function draw(table, hands) {
  const view = seen(table);
  const { picked, taken = [] } = hands.pick;
  const lit = picked ? reach(table, picked) : new Set();
  return [
    otherSeats(table, (seat) => [
      plate(table, seat, score(table, seat)),
      hiddenHand(table, seat, view.hand_sizes[seat], view.hands?.[seat]),
    ]),
    h(
      'div',
      { class: 'middle' },
      h(
        'div',
        { class: 'stock', 'data-anchor': 'stock' },
        heap(table.game, view.undealt),
        h('span', { class: 'count' }, p('fact-undealt', { count: view.undealt })),
        openStock(table),
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
        { class: `open-cards ${crowd(view.table.length)}`, role: 'group', 'aria-label': p('table-cards') },
        view.table.map((code) => openCard(table, hands, code, lit, taken)),
        view.table.length ? null : h('p', { class: 'empty' }, p('table-empty')),
      ),
      h(
        'div',
        { class: 'piles' },
        view.sides.map((_, side) => pile(table, side)),
      ),
    ),
    h('div', { class: 'choices', 'aria-live': 'off' }, hands.mine ? choices(table, hands) : null),
    watches(table)
      ? watchedSide(table, view.hand_sizes[near(table)], score(table, near(table)), view.hands?.[near(table)])
      : ownSide(table, hands),
  ];
}

/** So many cards are drawn smaller, so that they find room without pushing the hand away. */
const crowd = (count) => (count > 12 ? 'crowded' : count > 8 ? 'many' : '');

/** The stock deal by deal, each card with who gets it: packets of three, or of two in the last deal of three players, go round twice. */
function dealing(cards, seats) {
  const deals = [];
  for (let from = 0; from < cards.length;) {
    const packet = seats === 3 && cards.length - from <= 12 ? 2 : 3;
    const to = from + 2 * packet * seats;
    deals.push(
      cards.slice(from, to).map((code, i) => ({ code, seat: Math.floor(i / packet) % seats })),
    );
    from = to;
  }
  return deals;
}

/** The cards still to be dealt, in order, where the rules show them; one's own are underlined. */
function openStock(table) {
  const { stock: cards, hand_sizes: sizes } = seen(table);
  if (!cards?.length) return null;
  const look = (code, seat) =>
    `${/[dh]$/.test(code) ? 'red' : ''} ${seat === table.seat ? 'to-me' : ''}`;
  return h(
    'div',
    { class: 'open-stock', role: 'group', 'aria-label': p('open-stock') },
    watches(table) ? null : h('span', { class: 'to-me' }, p('your-hand')),
    dealing(cards, sizes.length).map((deal) =>
      h(
        'ol',
        null,
        deal.map(({ code, seat }) =>
          h(
            'li',
            { class: look(code, seat), title: `${cardName(table.game, code)}: ${who(table, seat)}` },
            cardShort(table.game, code),
          ),
        ),
      ),
    ),
  );
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
          disabled: !hands.mine || !table.choices.some(({ card: own }) => own === code),
          shortcut: String(i + 1),
          act: hands.watch ? undefined : () => hands.set(picked === code ? {} : pick(table, hands, code)),
          advice: advice(table, hands.hint, ({ card: own }) => own === code),
        }),
      ),
    ),
  );
}

function openCard(table, hands, code, lit, taken) {
  const staged = table.staged && (table.staged.played === code || table.staged.taken.includes(code));
  const chosen = taken.includes(code);
  const last = !staged && lastLaid(table) === code;
  const mark = staged ? 'taken' : chosen ? 'chosen' : lit.has(code) ? 'lit' : hands.pick.picked ? 'dim' : '';
  const act = lit.has(code) && hands.mine ? () => toggle(hands, [code], chosen) : undefined;
  return card(table.game, code, {
    key: code,
    from: origin(table, code),
    class: `${mark} ${last ? 'last-laid' : ''}`,
    label: last ? `${cardName(table.game, code)}. ${p('last-played')}` : undefined,
    act,
    pressed: act ? chosen : undefined,
  });
}

/** The card that the others played last, if it still lies there. */
const lastLaid = (table) => table.history.findLast(({ seat }) => seat !== table.seat)?.card;

/** Adds or takes away cards of the choice. */
function toggle(hands, codes, away) {
  const taken = (hands.pick.taken ?? []).filter((code) => !codes.includes(code));
  hands.set({ ...hands.pick, taken: away ? taken : [...taken, ...codes] });
}

/** Puts a group into the choice; cards that do not go with it leave. */
export function chooseGroup(table, hands, group) {
  const { picked, taken = [] } = hands.pick;
  if (group.every((code) => taken.includes(code))) return toggle(hands, group, true);
  const both = [...new Set([...taken, ...group])];
  const within = captures(table, picked).filter(
    (capture) =>
      group.every((code) => capture.taken.includes(code)) &&
      capture.taken.every((code) => both.includes(code)),
  );
  const apart = both.length === taken.length + group.length;
  return hands.set({ ...hands.pick, taken: table.cut && apart ? both : takenBy(within.at(-1)) });
}

/** The move that the choice makes; none while it is no move, or while the server is asked about it. */
export function chosen(table, hands) {
  const { picked, taken = [] } = hands.pick;
  if (!picked) return undefined;
  const listed = table.choices.find((choice) => choice.card === picked && same(takenBy(choice), taken));
  return listed ?? (table.cut ? hands.check(`${picked} x ${taken.join(' ')}`) : undefined);
}

const SHOWN = 9;

function choices(table, hands) {
  const { picked, taken = [] } = hands.pick;
  if (!picked) return h('p', { class: 'prompt' }, p('prompt-pick-card'));
  const choice = chosen(table, hands);
  const possible = groups(table, picked);
  const most = richest(table, picked);
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
  return [
    most.length
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
          disabled: !choice,
          onclick: () => choice && hands.play(choice.move),
        },
        !choice
          ? p('confirm-not-sum')
          : taken.length
            ? p('confirm-take', { count: taken.length, points: choice.effects.points })
            : p('confirm-lay', { card: cardShort(table.game, picked) }),
      ),
      taken.length
        ? h(
            'button',
            {
              type: 'button',
              class: 'quiet',
              'data-key-focus': 'lay',
              onclick: () => hands.set({ ...hands.pick, taken: [] }),
            },
            p('lay-instead'),
          )
        : h('button', { type: 'button', class: 'quiet', onclick: () => hands.set({}) }, p('cancel')),
    ),
  ];
}

/** Keys: digits pick a hand card, then groups. */
export function keys(table, hands) {
  const view = seen(table);
  const { picked } = hands.pick;
  const possible = picked ? groups(table, picked) : [];
  const digits = (count) => Array.from({ length: count }, (_, i) => String(i + 1));
  return [
    {
      keys: picked ? digits(Math.min(SHOWN, possible.length)) : digits(view.hand.length),
      shown: '1 … 9',
      does: p('key-tablic-digit'),
      run: (key) =>
        picked
          ? chooseGroup(table, hands, possible[Number(key) - 1])
          : hands.set(pick(table, hands, view.hand[Number(key) - 1])),
    },
    {
      keys: ['m'],
      shown: 'M',
      does: p('key-tablic-most'),
      run: () => {
        if (picked) hands.set({ ...hands.pick, taken: richest(table, picked) });
      },
    },
    {
      keys: ['Enter', ' '],
      shown: 'Enter',
      does: p('key-confirm'),
      run: () => {
        const choice = chosen(table, hands);
        if (choice) hands.play(choice.move);
        return Boolean(choice);
      },
    },
    { keys: ['Escape', 'Backspace'], shown: 'Esc', does: p('key-cancel'), run: () => hands.set({}) },
  ];
}
