// What the browser keeps of the puzzles one has tried: the rating, how many in a row, which are done.

import { recall, remember } from '../memory.js';

const START = 1200;
/** How far one puzzle moves the rating at most. */
const STEP = 32;

/** @returns {{rating: number, streak: number, solved: number, done: string[]}} */
export const own = () => ({ rating: START, streak: 0, solved: 0, done: [], ...recall('puzzles') });

/** The share of puzzles of a rating that one is expected to solve. */
export const expected = (rating, puzzle) => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** Counts the first try at a puzzle; what was tried before counts no more. */
export function counted({ id, rating }, solved) {
  const before = own();
  if (before.done.includes(id)) return before;
  const after = {
    rating: Math.round(before.rating + STEP * (Number(solved) - expected(before.rating, rating))),
    streak: solved ? before.streak + 1 : 0,
    solved: before.solved + Number(solved),
    done: [...before.done, id],
  };
  remember('puzzles', after);
  return after;
}

const NEAR = 10;

/** Where the ratings of an easy and of a middling puzzle end. */
const BOUNDS = { easy: [0, 1250], middle: [1250, 1600], hard: [1600, Infinity] };

/** Those of a list that fit what is wished. */
export function fitting(list, { kind, theme, difficulty }) {
  const [least, most] = BOUNDS[difficulty] ?? [0, Infinity];
  return list.filter(
    (puzzle) =>
      (!kind || puzzle.kind === kind) &&
      (!theme || puzzle.themes.includes(theme)) &&
      puzzle.rating >= least &&
      puzzle.rating < most,
  );
}

/** One of the puzzles that fit, by lot: not done yet if there is such a one, near one's rating if wished. */
export function drawPuzzle(list, wish, lot = Math.random()) {
  const { rating, done } = own();
  const fits = fitting(list, wish);
  const fresh = fits.filter(({ id }) => !done.includes(id));
  let pool = fresh.length ? fresh : fits;
  if (wish.difficulty === 'near')
    pool = [...pool]
      .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
      .slice(0, NEAR);
  return pool[Math.floor(lot * pool.length)];
}
