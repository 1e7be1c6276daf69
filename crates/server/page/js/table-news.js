// What happens around the cards: who comes and goes, who watches, how the next game is dealt.

import { drawn, h } from './dom.js';
import { watches, who } from './names.js';
import { p } from './words.js';

const EYE =
  '<svg class="icon eye" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="none" d="M2 12c4-7 16-7 20 0c-4 7-16 7-20 0z"/><circle cx="12" cy="12" r="3"/></svg>';

/** What stands over the felt: that one watches, how many do, which game it is. */
export function tableFacts(table) {
  const facts = [];
  if (watches(table)) facts.push(h('li', { class: 'watch-mark' }, drawn(EYE), p('watching')));
  const others = table.watching - (watches(table) ? 1 : 0);
  if (others > 0)
    facts.push(h('li', null, p(watches(table) ? 'watchers-more' : 'watchers', { count: others })));
  if (table.number > 0) facts.push(h('li', null, p('game-number', { number: table.number + 1 })));
  if (table.same_cards) facts.push(h('li', null, p('same-cards')));
  return facts;
}

/** Somebody who is gone, played for, or back again. */
function presenceNews(before, after, seat) {
  const was = before.players[seat];
  const is = after.players[seat];
  if (seat === after.seat || was.presence === is.presence) return [];
  if (was.taken === false) return [p('note-sits', { who: who(after, seat) })];
  const notes = { here: 'note-back', away: 'note-away', 'stand-in': 'note-stand-in' };
  return [p(notes[is.presence] ?? 'note-back', { who: who(after, seat) })];
}

/** What is to be told between two snapshots, besides the moves. */
export function news(before, after) {
  if (!before) return [];
  if (after.number !== before.number) return [p(after.same_cards ? 'turned-same' : 'turned-new')];
  return after.players.flatMap((_, seat) => presenceNews(before, after, seat));
}
