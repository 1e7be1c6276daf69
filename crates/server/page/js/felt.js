// The felt: draws a table, keeps the focus where it was, and lets the cards glide.

import { fill } from './dom.js';
import { tableOf } from './games.js';
import { glide, where } from './motion.js';

const focusMark = (element) => element?.dataset?.keyFocus ?? element?.dataset?.key;

function focusAgain(root, mark) {
  if (!mark) return;
  const found = [...root.querySelectorAll('[data-key-focus], [data-key]')].find(
    (element) => focusMark(element) === mark,
  );
  if (found && found !== document.activeElement) found.focus({ preventScroll: true });
}

/** Draws into an element; `before` and `after` of a change tell where vanished cards go. */
export function feltIn(root) {
  let shown;
  return {
    /**
     * @param {any} table a snapshot
     * @param {import('./games.js').Hands} hands
     * @param {any} [after] the snapshot that the change leads to, when the table shown is only a stage of it
     */
    async show(table, hands, after = table) {
      const game = tableOf(table.game);
      const before = where(root);
      const mark = root.contains(document.activeElement) ? focusMark(document.activeElement) : undefined;
      const leaving = shown && after.last ? game.leaving(shown, after) : undefined;
      root.className = `felt felt-${table.game} seats-${table.players.length}`;
      // As many cards as the own hand may hold have to fit on a narrow screen.
      root.style.setProperty('--hand', String(Math.max(table.hand_size, table.observation.hand?.length ?? 1, 1)));
      fill(root, game.draw({ ...table, fresh: shown && shown.ply < table.ply }, hands));
      shown = table;
      focusAgain(root, mark);
      await glide(root, before, leaving);
    },
  };
}
