// The felt: draws a table, keeps the focus where it was, and lets the cards glide.

import { fill } from './dom.js';
import { glide, where } from './motion.js';
import { TABLES } from './tables/index.js';

/** How many cards the own hand may hold, so that all of them fit on a narrow screen. */
const HAND = { tablic: 6, briskula: 4, 'love-letter': 2, connect4: 1 };

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
     * @param {import('./tables/index.js').Hands} hands
     * @param {any} [after] the snapshot that the change leads to, when the table shown is only a stage of it
     */
    async show(table, hands, after = table) {
      const game = TABLES[table.game];
      const before = where(root);
      const mark = root.contains(document.activeElement) ? focusMark(document.activeElement) : undefined;
      const leaving = shown && after.last ? game.leaving(shown, after) : undefined;
      root.className = `felt felt-${table.game} seats-${table.players.length}`;
      root.style.setProperty(
        '--hand',
        String(Math.max(HAND[table.game], table.observation.hand?.length ?? 1)),
      );
      fill(root, game.draw({ ...table, fresh: shown && shown.ply < table.ply }, hands));
      shown = table;
      focusAgain(root, mark);
      await glide(root, before, leaving);
    },
  };
}
