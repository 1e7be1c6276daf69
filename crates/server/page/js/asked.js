// What everybody at a table has to agree to: another game, or the end of one that is decided.

import { watches, who } from './names.js';
import { list, p } from './words.js';

const ASKS = {
  next: (asker) => p('ask-next', { who: asker }),
  'same-cards': (asker) => p('ask-same-cards', { who: asker }),
  finish: (asker) => p('ask-finish', { who: asker }),
};

/** What is asked for, in a sentence; nothing while nobody asks. */
export function asking(table) {
  if (!table.asked || watches(table)) return undefined;
  const { proposal, by } = table.asked;
  if (by.includes(table.seat)) return p(proposal === 'finish' ? 'ask-finish-waiting' : 'ask-waiting');
  return ASKS[proposal](list(by.map((seat) => who(table, seat))));
}
