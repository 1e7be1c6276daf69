// The back of a card, one weave for all packs, in the proportions of each.

import { TONE as T, around, circle, drawing, path, rect, star } from './shapes.js';

/** A back of the given size in the colour of its pack. */
export function cardBack(width, height, [deep, bright]) {
  const [cx, cy] = [width / 2, height / 2];
  const id = `weave-${deep.slice(1)}`;
  return drawing(
    width,
    height,
    `<pattern id="${id}" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="22" height="22" fill="${deep}"/><path d="M0 0H22M0 0V22" stroke="${bright}" stroke-width="2.4"/><circle cx="11" cy="11" r="3" fill="${bright}"/></pattern>` +
      rect(1, 1, width - 2, height - 2, 16, T.paper, T.line, 1.5) +
      rect(12, 12, width - 24, height - 24, 9, `url(#${id})`, deep, 2) +
      rect(20, 20, width - 40, height - 40, 6, 'none', T.paper, 1.6) +
      circle(cx, cy, 50, T.paper) +
      circle(cx, cy, 46, deep) +
      around(cx, cy, 12, path('M0 -42C6 -34 6 -26 0 -20C-6 -26 -6 -34 0 -42Z', bright)) +
      circle(cx, cy, 21, T.paper) +
      star(cx, cy, 17, 8, 8, deep) +
      circle(cx, cy, 5, T.gold),
  );
}
