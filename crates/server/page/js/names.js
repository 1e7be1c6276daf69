// What things are called: cards, seats, players and moves, in the language in use.

import { PERSON } from './memory.js';
import { has, list, t } from './words.js';

const SUIT_SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Which pack a game is played with. */
export const packOf = (game) =>
  ({ tablic: 'french', briskula: 'trieste', 'love-letter': 'love-letter' })[game];

/** A card's full name, for readers of the screen and for sentences. */
export function cardName(game, code) {
  if (packOf(game) === 'love-letter') return t(`card-${code}`);
  const [rank, suit] = [code.slice(0, -1), code.slice(-1)];
  return packOf(game) === 'french'
    ? t('card-french', { rank: t(`rank-french-${rank}`), suit: t(`suit-french-${suit}`) })
    : t('card-trieste', { rank: t(`rank-trieste-${rank}`), suit: t(`of-suit-trieste-${suit}`) });
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
export const sideOf = (game, rules, seat) => (pairs(game, rules) ? seat % 2 : seat);

export const pairs = (game, rules) =>
  Number(rules.players ?? 2) === 4 && (game === 'tablic' || game === 'briskula');

const seatsOf = (table) => table.players.length;

/** Whether the table is shown to somebody who only watches. */
export const watches = (table) => table.seat === null;

/** Whether a seat is on the side of who looks; nobody is for who only watches. */
export const isOurs = (table, seat) =>
  !watches(table) && sideOf(table.game, table.rules, seat) === sideOf(table.game, table.rules, table.seat);

/** A seat at the beginning of a sentence. */
export function who(table, seat) {
  if (seat === table.seat) return t('who-you');
  const { called } = table.players[seat] ?? {};
  if (called) return called;
  if (watches(table)) return t('who-seat', { seat: String(seat + 1) });
  if (seatsOf(table) === 2) return t('who-opponent');
  return pairs(table.game, table.rules) && seat % 2 === table.seat % 2
    ? t('who-partner')
    : t('who-seat', { seat: String(seat + 1) });
}

function target(table, seat, actor) {
  if (seat === actor) return t('target-self', { person: seat === table.seat ? 'you' : 'other' });
  if (seat === table.seat) return t('target-you');
  return seatsOf(table) === 2 && !watches(table)
    ? t('target-opponent')
    : t('target-seat', { seat: String(seat + 1) });
}

/** The parts of a written Love Letter move. */
export function letterMove(move) {
  const [, card, seat, guess] = /^([a-z]+)(?:>(\d))?(?::([a-z]+))?$/.exec(move) ?? [];
  return { card, target: seat === undefined ? undefined : Number(seat), guess };
}

/** The parts of a written Tablić move. */
export function tablicMove(move) {
  const [card, taken] = move.split(' x ');
  return { card, taken: taken ? taken.split(' ') : [] };
}

/** The card of a written Briškula move, and whether it is only signalled. */
export const briskulaMove = (move) => ({
  card: move.replace(/^~/, '').replace(/@.*/, ''),
  signal: move.startsWith('~'),
});

/** A move that was made, as a sentence. */
export function told(table, seat, move, { tabla = false } = {}) {
  const { game } = table;
  const said = { who: who(table, seat), person: seat === table.seat ? 'you' : 'other' };
  if (game === 'tablic') {
    const { card, taken } = tablicMove(move);
    const id = taken.length === 0 ? 'lay' : tabla ? 'tabla' : 'take';
    return t(`move-tablic-${id}`, {
      ...said,
      card: cardShort(game, card),
      taken: taken.map((one) => cardShort(game, one)).join(' '),
    });
  }
  if (game === 'briskula') {
    const { card, signal } = briskulaMove(move);
    return t(`move-briskula-${signal ? 'signal' : 'throw'}`, { ...said, card: cardShort(game, card) });
  }
  if (game === 'love-letter') {
    const played = letterMove(move);
    const aimed = ['guard', 'priest', 'baron', 'king'].includes(played.card);
    if (aimed && played.target === undefined)
      return t('move-alone', { ...said, card: t(`acc-${played.card}`) });
    return t(`move-${played.card}`, {
      ...said,
      target: played.target === undefined ? '' : target(table, played.target, seat),
      guess: played.guess ? t(`acc-${played.guess}`) : '',
    });
  }
  return t('move-connect4', { ...said, column: move });
}

/** A move that can be made, as a short phrase. */
export function choice(table, move) {
  const { game } = table;
  if (game === 'tablic') {
    const { card, taken } = tablicMove(move);
    return t(taken.length ? 'choice-tablic-take' : 'choice-tablic-lay', {
      card: cardShort(game, card),
      taken: taken.map((one) => cardShort(game, one)).join(' '),
    });
  }
  if (game === 'briskula') {
    const { card, signal } = briskulaMove(move);
    return t(`choice-briskula-${signal ? 'signal' : 'throw'}`, { card: cardShort(game, card) });
  }
  if (game === 'love-letter') {
    const played = letterMove(move);
    const said = {
      card: t(`card-${played.card}`),
      target: played.target === undefined ? '' : target(table, played.target, table.seat),
      guess: played.guess ? t(`card-${played.guess}`) : '',
    };
    return t(
      played.guess
        ? 'choice-love-letter-name'
        : played.target === undefined
          ? 'choice-love-letter'
          : 'choice-love-letter-on',
      said,
    );
  }
  return t('choice-connect4', { column: move });
}

/** Names of several cards in one breath. */
export const cardList = (game, codes) => list(codes.map((code) => cardName(game, code)));
