// The page opens without a network, and says then what works.

import { h } from './dom.js';
import { p } from './words.js';

let bar;

function show() {
  bar?.remove();
  bar = undefined;
  if (navigator.onLine) return;
  bar = h('aside', { class: 'no-network', role: 'status' }, h('b', null, p('no-network')), ' ', p('no-network-note'));
  document.getElementById('top').after(bar);
}

/** Keeps the page for later, and watches the network. */
export function keepForLater() {
  window.addEventListener('offline', show);
  window.addEventListener('online', show);
  show();
  // Without it everything works as long as there is a network.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}
