// How a game ends with perfect play, where that is proved.

import { t } from './words.js';

/** `wins in 12 moves`, `draws` or `loses in 8 moves`. @param {{end: string, moves?: number}} exact */
export const exactText = ({ end, moves = 0 }) => t(`exact-${end}`, { moves });

/** Whether every move of a review was weighed by a solver that nothing was hidden from. */
export const isSolved = (review) =>
  review.plies.every(({ decision }) => !decision || decision.value.exact);
