// Movement: where cards were before a change is measured, and they glide to where they are after it.

import { calm } from './dom.js';
import { recall } from './memory.js';

const SPEEDS = { slow: 1.6, normal: 1, fast: 0.45, none: 0 };

/** How long things take, as a factor; nothing moves for those who asked for calm. */
export const pace = () => (calm() ? 0 : (SPEEDS[recall('speed') ?? 'normal'] ?? 1));

const running = new Set();
/** @type {Set<() => void>} */
const pauses = new Set();

/** Ends all movement at once: the person wants to go on. */
export function hurry() {
  const moving = running.size + pauses.size > 0;
  running.forEach((animation) => animation.finish());
  pauses.forEach((end) => end());
  return moving;
}

/** A pause that `hurry` cuts short. Without movement it stays, shorter: the eye needs it to see a trick. */
export function hold(ms) {
  return new Promise((resolve) => {
    const end = () => {
      pauses.delete(end);
      clearTimeout(timer);
      resolve(undefined);
    };
    const timer = setTimeout(end, ms * Math.max(pace(), recall('speed') === 'none' ? 0.1 : 0.45));
    pauses.add(end);
  });
}

async function run(element, frames, options) {
  const animation = element.animate(frames, {
    easing: 'cubic-bezier(.2,.75,.3,1)',
    fill: 'backwards',
    ...options,
  });
  running.add(animation);
  await animation.finished.catch(() => {});
  running.delete(animation);
}

/** Where every keyed card of an element is now. */
export function where(root) {
  const places = new Map();
  root
    .querySelectorAll('[data-key]')
    .forEach((element) =>
      places.set(element.dataset.key, { rect: element.getBoundingClientRect(), element }),
    );
  return places;
}

const anchorRect = (root, name) => root.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect();

/** The transform that puts a card at `to` where `rect` is; plates are wider than cards, so it never grows there. */
function from(rect, to) {
  const [x, y] = [
    rect.left + rect.width / 2 - to.left - to.width / 2,
    rect.top + rect.height / 2 - to.top - to.height / 2,
  ];
  return `translate(${x}px, ${y}px) scale(${Math.min(1.6, Math.max(0.3, Math.min(rect.width / to.width, rect.height / to.height)))})`;
}

/**
 * Lets cards glide from their old places, new ones in from their anchors, gone ones out to theirs.
 * @param {HTMLElement} root
 * @param {Map<string, {rect: DOMRect, element: HTMLElement}>} before
 * @param {(key: string) => string|undefined} leaving the anchor a vanished card goes to
 */
export async function glide(root, before, leaving = () => undefined) {
  const factor = pace();
  if (factor === 0) return;
  const moves = [];
  let dealt = 0;
  const present = new Set();
  root.querySelectorAll('[data-key]').forEach((element) => {
    const { key, from: origin } = element.dataset;
    present.add(key);
    const now = element.getBoundingClientRect();
    const old = before.get(key)?.rect ?? (origin ? anchorRect(root, origin) : undefined);
    if (!old || !now.width || (Math.abs(old.left - now.left) < 1 && Math.abs(old.top - now.top) < 1)) return;
    const fresh = !before.has(key);
    const turn = fresh && origin === 'stock' ? ' rotate(-14deg)' : '';
    element.classList.add('moving');
    moves.push(
      run(
        element,
        [
          { transform: from(old, now) + turn, opacity: fresh ? 0.3 : 1 },
          { opacity: 1, offset: 0.3 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: (fresh ? 420 : 380) * factor,
          delay: fresh && origin === 'stock' ? 55 * factor * dealt++ : 0,
        },
      ).then(() => element.classList.remove('moving')),
    );
  });
  before.forEach(({ rect, element }, key) => {
    const goal = present.has(key) ? undefined : leaving(key);
    const target = goal && anchorRect(root, goal);
    if (target) moves.push(fly(element, rect, target, factor));
  });
  await Promise.all(moves);
}

/** A copy of a vanished card flies to its pile over everything else. */
async function fly(element, rect, target, factor) {
  const ghost = /** @type {HTMLElement} */ (element.cloneNode(true));
  ghost.removeAttribute('data-key');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  ghost.style.left = `${rect.left}px`;
  ghost.style.top = `${rect.top}px`;
  ghost.style.width = `${rect.width}px`;
  document.getElementById('flight').append(ghost);
  await run(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `${from(target, rect)} rotate(8deg)`, opacity: 0 },
    ],
    { duration: 460 * factor, easing: 'cubic-bezier(.5,.1,.7,.6)' },
  );
  ghost.remove();
}

/** A stone falls into its cell from above the board. */
export const drop = (element, distance) =>
  pace() === 0
    ? Promise.resolve()
    : run(
        element,
        [
          { transform: `translateY(${-distance}px)`, easing: 'cubic-bezier(.55,0,.9,.5)' },
          { transform: 'none', offset: 0.7 },
          { transform: `translateY(${-distance * 0.06}px)`, offset: 0.83 },
          { transform: 'none' },
        ],
        { duration: (320 + distance * 0.5) * pace(), easing: 'linear' },
      );
