// What a seat knows of the other hands in Love Letter, from the turns that it saw.

import { letterMove } from '../names.js';

/**
 * For each seat the card that it is known to hold, or undefined.
 * @param {{seat: number, events: {seat: number, move: string, kept?: string, target_held?: string, target_drew?: string}[], in: boolean[]}} view
 */
export function knownHands(view) {
  const known = view.in.map(() => undefined);
  for (const event of view.events) {
    const { card, target } = letterMove(event.move);
    const actor = event.seat;
    if (known[actor] === card) known[actor] = undefined;
    if (target === undefined || target === actor) {
      if (card === 'prince') known[actor] = event.target_drew;
      continue;
    }
    if (card === 'priest' && event.target_held) known[target] = event.target_held;
    if (card === 'prince') known[target] = event.target_drew;
    if (card === 'baron' && event.kept && event.target_held)
      [known[actor], known[target]] = [event.kept, event.target_held];
    if (card === 'king') {
      const swapped = [event.target_held ?? known[target], event.kept ?? known[actor]];
      [known[actor], known[target]] = swapped;
    }
  }
  return known.map((card, seat) => (view.in[seat] && seat !== view.seat ? card : undefined));
}
