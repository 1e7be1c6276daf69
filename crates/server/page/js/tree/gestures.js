// Pointers on the stage: dragging moves the tree, two fingers zoom, a press without movement acts.

/** Less than this, in pixels, is no movement. */
const STILL = 5;

/**
 * @param {import('./view.js').View} view
 * @param {{act: (node: number|null) => void, rest: (node: number|null) => void}} hears what was
 *   pressed, and over what the pointer rests
 */
export function listenToPointers(view, hears) {
  const { stage } = view;
  const pointers = new Map();
  let moved = 0;
  const nodeAt = (event) => {
    const found = event.target.closest('[data-node]');
    return found ? Number(found.dataset.node) : null;
  };
  stage.addEventListener('pointerdown', (event) => {
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = 0;
  });
  stage.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) {
      hears.rest(nodeAt(event));
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    moved += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
    if (moved > STILL) stage.setPointerCapture(event.pointerId);
    const [other, ...more] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other && more.length === 0) pinch(view, last, now, other);
    else if (moved > STILL) view.pan(now.x - last.x, now.y - last.y);
    pointers.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    stage.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  stage.addEventListener('pointerleave', () => hears.rest(null));
  stage.addEventListener('click', (event) => {
    if (moved <= STILL) hears.act(nodeAt(event));
  });
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      view.zoom(1.0015 ** -event.deltaY, event.clientX - box.left, event.clientY - box.top);
    },
    { passive: false },
  );
}

function pinch(view, last, now, other) {
  const was = Math.hypot(last.x - other.x, last.y - other.y) || 1;
  const is = Math.hypot(now.x - other.x, now.y - other.y);
  const box = view.stage.getBoundingClientRect();
  view.zoom(is / was, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
}
