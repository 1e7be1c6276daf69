// What things are called: cards, seats, players and moves, in the language in use.

import { packOf } from './games.js';
import { PERSON } from './memory.js';
import { has, t } from './words.js';

const SUIT_SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** A card's full name, for readers of the screen and for sentences: by rank and suit where it has no name of its own. */
export function cardName(game, code) {
  if (has(`card-${code}`)) return t(`card-${code}`);
  const pack = packOf(game);
  if (!pack || !has(`card-${pack}`)) return code;
  const [rank, suit] = [code.slice(0, -1), code.slice(-1)];
  const ofSuit = `of-suit-${pack}-${suit}`;
  return t(`card-${pack}`, {
    rank: t(`rank-${pack}-${rank}`),
    suit: t(has(ofSuit) ? ofSuit : `suit-${pack}-${suit}`),
  });
}

/** A card as short as the log wants it. */
export const cardShort = (game, code) =>
  packOf(game) === 'french' ? code.slice(0, -1) + SUIT_SIGNS[code.slice(-1)] : cardName(game, code);

/** A player by his catalogue name: levels are translated, names are names. */
export function playerName(name) {
  const [base] = name.split(':');
  return has(`level-${base}`) ? t(`level-${base}`) : name;
}

/** Whom one plays against, as records have it: a player, a person, or several kinds. */
export const opponentName = (name) =>
  ({ [PERSON]: () => t('page-a-friend'), several: () => t('page-several-opponents') })[name]?.() ??
  playerName(name);

/** One line on a player, translated where we have it. */
export const playerLine = (game, player) =>
  [`page-player-${game}-${player.name}`, `page-player-${player.name}`].filter(has).map((id) => t(id))[0] ??
  player.line;

export const gameName = (game) => t(`game-${game}`);

/** The side of a seat: partners share one. */
export const sideOf = (table, seat) => table.sides[seat];

/** The seats of a side. */
export const seatsOfSide = (table, side) => table.sides.flatMap((one, seat) => (one === side ? [seat] : []));

const seatsOf = (table) => table.players.length;

/** Whether the table is shown to somebody who only watches. */
export const watches = (table) => table.seat === null;

/** Whether a seat is on the side of who looks; nobody is for who only watches. */
export const isOurs = (table, seat) =>
  !watches(table) && sideOf(table, seat) === sideOf(table, table.seat);

/** A seat at the beginning of a sentence. */
export function who(table, seat) {
  if (seat === table.seat) return t('who-you');
  const { called } = table.players[seat] ?? {};
  if (called) return called;
  if (watches(table)) return t('who-seat', { seat: String(seat + 1) });
  if (seatsOf(table) === 2) return t('who-opponent');
  return isOurs(table, seat) ? t('who-partner') : t('who-seat', { seat: String(seat + 1) });
}

function target(table, seat, actor) {
  if (seat === actor) return t('target-self', { person: seat === table.seat ? 'you' : 'other' });
  if (seat === table.seat) return t('target-you');
  return seatsOf(table) === 2 && !watches(table)
    ? t('target-opponent')
    : t('target-seat', { seat: String(seat + 1) });
}

/** What is put into a message, by what it is. */
const ARGUMENTS = {
  number: (table, value) => value,
  text: (table, value) => value,
  word: (table, key) => t(key),
  card: (table, code) => cardShort(table.game, code),
  object: (table, code) => (has(`acc-${code}`) ? t(`acc-${code}`) : cardShort(table.game, code)),
  cards: (table, codes) => codes.map((code) => cardShort(table.game, code)).join(' '),
  seat: target,
};

/** A message of the game, such as a move that was made or can be made, in the language in use. */
export function said(table, { key, about, args = {} }) {
  const values = Object.entries(args).map(([name, arg]) => {
    const [[kind, value]] = Object.entries(arg);
    return [name, ARGUMENTS[kind](table, value, about)];
  });
  const actor =
    about === undefined ? {} : { who: who(table, about), person: about === table.seat ? 'you' : 'other' };
  return t(key, { ...actor, ...Object.fromEntries(values) });
}
