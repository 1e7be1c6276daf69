// The plates of the seats: who sits there, how he stands, whose turn it is.

import { back, card } from './cards.js';
import { h, range } from './dom.js';
import { playerName, sideOf, who } from './names.js';
import { p } from './words.js';

/** The seat at the near side: one's own, or the first for who only watches. */
export const near = (table) => table.seat ?? 0;

/** The other seats in the order of play after the near one. */
export const others = (table) =>
  range(table.players.length - 1).map((i) => (near(table) + 1 + i) % table.players.length);

/** Where the others sit, the first to play after the near seat on its left. */
const PLACES = { 1: ['top'], 2: ['left', 'right'], 3: ['left', 'top', 'right'] };

/** Where a seat is at the table: `near`, `left`, `top` or `right`. */
export function placeOf(table, seat) {
  const seats = others(table);
  return seat === near(table) ? 'near' : (PLACES[seats.length]?.[seats.indexOf(seat)] ?? 'top');
}

/** The other seats round the table, each with what `inside` draws for it. */
export const otherSeats = (table, inside, mark = () => '') =>
  h(
    'div',
    { class: 'others' },
    others(table).map((seat) =>
      h('div', { class: `other at-${placeOf(table, seat)} ${mark(seat)}` }, inside(seat)),
    ),
  );

/** Who is not there, in a word. */
const PRESENCE = { away: () => p('away'), 'stand-in': () => p('stand-in') };

const absence = ({ kind, taken, presence }) => {
  if (kind === 'person' && taken === false) return h('span', { class: 'absent' }, p('seat-free'));
  return PRESENCE[presence] ? h('span', { class: 'absent' }, PRESENCE[presence]()) : null;
};

const eye = () => h('span', { class: 'sees-all', title: p('sees-all') }, p('sees-all-mark'));

/** What stands for a player: the first letter of a name, the number of the seat for who has none. */
const initial = ({ called, kind, name }, seat) =>
  kind === 'person' && !called
    ? String(seat + 1)
    : ([...(called ?? playerName(name))][0] ?? '·').toUpperCase();

/**
 * A plate. `score` is shown large, `facts` beside it, `act` makes it a button.
 * @param {{score?: string|number, scoreLabel?: string, facts?: (Node|string)[], class?: string, act?: () => void, actLabel?: string, shortcut?: string}} options
 */
export function plate(table, seat, options = {}) {
  const player = table.players[seat];
  const own = seat === table.seat;
  const turn = table.turn === seat;
  const inner = [
    h('span', { class: 'avatar', 'aria-hidden': 'true' }, own ? '♥' : initial(player, seat)),
    h(
      'span',
      { class: 'plate-who' },
      h('span', { class: 'plate-name' }, who(table, seat), player.sees === 'all-knowing' ? eye() : null),
      h(
        'span',
        { class: 'plate-facts' },
        player.kind === 'person' || own ? null : h('span', { class: 'plate-level' }, playerName(player.name)),
        options.facts ?? [],
        absence(player),
        turn && !table.over
          ? h('span', { class: 'turn-mark' }, p(own ? 'turn-yours' : 'turn-thinking'))
          : null,
      ),
    ),
    options.score === undefined
      ? null
      : h(
          'span',
          { class: 'plate-score', 'data-score': sideOf(table, seat) },
          h('b', null, String(options.score)),
          h('small', null, options.scoreLabel ?? ''),
        ),
  ];
  const shared = {
    class: `plate ${turn && !table.over ? 'on-turn' : ''} ${own ? 'own' : ''} ${options.class ?? ''}`,
    'data-anchor': `seat-${seat}`,
    'data-seat': seat,
  };
  return options.act
    ? h(
        'button',
        {
          ...shared,
          type: 'button',
          title: options.actLabel,
          'aria-keyshortcuts': options.shortcut,
          'data-key-focus': `seat-${seat}`,
          onclick: options.act,
        },
        inner,
      )
    : h('div', shared, inner);
}

/** Another seat's hand: what is known of it face up, the rest as backs. */
export function hiddenHand(table, seat, size, known = []) {
  const open = table.open?.[seat] ?? known;
  const shown = open.slice(0, size);
  const label = p('hand-size', { who: who(table, seat), count: size });
  return h(
    'div',
    { class: 'hidden-hand', role: 'group', 'aria-label': label },
    shown.map((code, i) =>
      card(table.game, code, { key: table.open ? `${code}#${i}@${seat}` : undefined, class: 'small' }),
    ),
    range(Math.max(0, size - shown.length)).map(() => back(table.game, { class: 'small' })),
  );
}

/** The near side for who only watches: a plate and the backs of a hand. */
export const watchedSide = (table, size, options, known = []) =>
  h(
    'div',
    { class: 'mine watched' },
    plate(table, near(table), options),
    size ? hiddenHand(table, near(table), size, known) : null,
  );
