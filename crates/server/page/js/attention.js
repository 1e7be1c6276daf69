// One's turn while one looks elsewhere: the title of the tab, and a notification for who wants one.

import { note } from './announce.js';
import { gameName } from './names.js';
import { p } from './words.js';

const possible = () => 'Notification' in globalThis;

/** Whether one can still ask to be told. */
export const canAsk = () => possible() && Notification.permission === 'default';

/** Asks the browser for leave to tell. */
export async function askToBeTold() {
  if ((await Notification.requestPermission()) === 'granted') note(p('notify-on'));
}

/** The title of the tab at a table. */
export function title(table, mine) {
  const game = gameName(table.game);
  document.title = mine ? `● ${p('notify-turn', { game })} · Adut` : `${game} · Adut`;
}

/** Tells who looks elsewhere that it is his turn. */
export function callBack(table) {
  if (!document.hidden || !possible() || Notification.permission !== 'granted') return;
  const told = new Notification(p('notify-turn', { game: gameName(table.game) }), {
    tag: table.table,
    icon: '/icon.svg',
  });
  told.addEventListener('click', () => {
    window.focus();
    told.close();
  });
}
