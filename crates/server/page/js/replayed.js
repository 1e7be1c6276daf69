// A finished game as the table shows it, after so many moves.

import { PERSON } from './memory.js';

/**
 * The table as a seat saw it after so many moves.
 * @param {any} record
 * @param {any} course what the server says of the record: steps, told moves, sides
 */
export function replayedTable(record, course, seat, ply) {
  const { views, turn, choices = [], cut } = course.steps[ply];
  const moves = course.told[seat];
  return {
    game: record.game,
    rules: record.rules ?? {},
    sides: course.sides,
    hand_size: course.hand_size,
    seat,
    ply,
    turn,
    observation: views[seat],
    choices: turn === seat ? choices : [],
    cut,
    players: views.map((_, i) => ({
      name: record.players?.[i] ?? '',
      kind: record.players?.[i] === PERSON ? 'person' : 'bot',
    })),
    history: moves.slice(0, ply),
    last: ply ? moves[ply - 1] : null,
    over: ply === course.steps.length - 1 ? course.over : null,
  };
}
