// The live table: one socket that comes back by itself when the connection is lost.

import { snapshot } from './api.js';

/** Pauses between attempts: soon at first, then ever more patient. */
const PAUSE = { first: 300, growth: 1.8, longest: 15_000 };

/** What the server says of a table that is not there, and of a key that opens no seat at it. */
const HOPELESS = [404, 401];

/**
 * @param {{table: string, token?: string}} seated without a token one watches
 * @param {(message: any) => void} hear every message of the server
 * @param {(open: boolean) => void} connection whether the server is reached
 * @param {(status: number) => void} gone there is nothing to come back to
 */
export function joinTable(seated, hear, connection, gone) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(seated.table)}/socket`;
  let socket;
  let timer;
  let pause = PAUSE.first;
  let left = false;

  function connect() {
    clearTimeout(timer);
    timer = undefined;
    const own = new WebSocket(address);
    let welcome = false;
    socket = own;
    own.addEventListener('open', () => own.send(JSON.stringify({ type: 'hello', token: seated.token })));
    own.addEventListener('message', (event) => {
      if (own !== socket) return;
      const message = JSON.parse(event.data);
      if (!welcome && message.type === 'snapshot') {
        welcome = true;
        pause = PAUSE.first;
        connection(true);
      }
      // Who is turned away at the door hears why below.
      if (welcome) hear(message);
    });
    own.addEventListener('close', () => {
      if (own === socket) lose(welcome);
    });
  }

  /** A socket that is given up must not be heard any more, even if it still says something. */
  async function lose(welcome) {
    const old = socket;
    socket = undefined;
    old?.close();
    if (!welcome && (await isHopeless())) return;
    if (left || socket) return;
    connection(false);
    // Not everybody comes back at the same moment.
    timer = setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(pause * PAUSE.growth, PAUSE.longest);
  }

  /** A socket does not say why it is refused, so it is asked. */
  async function isHopeless() {
    const status = await snapshot(seated).then(
      () => 200,
      (error) => error.status,
    );
    if (left || !HOPELESS.includes(status)) return false;
    leave();
    gone(status);
    return true;
  }

  // A dead line is noticed late, if at all; the system often knows at once.
  function goneOffline() {
    if (socket) lose(true);
  }
  function backOnline() {
    if (!socket) connect();
  }
  window.addEventListener('offline', goneOffline);
  window.addEventListener('online', backOnline);
  connect();

  function leave() {
    left = true;
    window.removeEventListener('offline', goneOffline);
    window.removeEventListener('online', backOnline);
    clearTimeout(timer);
    const old = socket;
    socket = undefined;
    old?.close();
  }

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    leave,
  };
}
