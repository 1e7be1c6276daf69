// A position in which a move is to be found: the felt lets choose, and what is chosen is told.

import { tableOf } from './games.js';
import { bind } from './keys.js';

/**
 * @param {(table: any, hands: any) => any} show draws the felt
 * @param {(move: string) => void} chosen hears the move
 */
export function tryout(show, chosen) {
  const state = { table: undefined, pick: {}, hint: undefined };

  const hands = () => ({
    pick: state.pick,
    hint: state.hint,
    mine: true,
    set: (pick) => {
      state.pick = pick;
      draw();
    },
    play: (move) => chosen(move),
    // A move that is not listed is none of those that are looked for.
    check: () => undefined,
  });

  function draw() {
    bind('tryout', tableOf(state.table.game).keys(state.table, hands()));
    show(state.table, hands());
  }

  return {
    /** Lets choose in a position; `hint` marks the cards. */
    at(table, hint) {
      Object.assign(state, { table, pick: {}, hint });
      draw();
    },
    stop() {
      bind('tryout', []);
    },
  };
}
