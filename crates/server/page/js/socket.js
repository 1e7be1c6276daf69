// The live table: one socket that comes back by itself when the connection is lost.

/** Pauses between attempts: soon at first, then ever more patient. */
const PAUSE = { first: 300, growth: 1.7, longest: 5000 };

/**
 * @param {{table: string, token?: string}} seated without a token one watches
 * @param {(message: any) => void} hear every message of the server
 * @param {(open: boolean) => void} connection whether the server is reached
 */
export function joinTable(seated, hear, connection) {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(seated.table)}/socket`;
  let socket;
  let timer;
  let pause = PAUSE.first;

  function connect() {
    clearTimeout(timer);
    const own = new WebSocket(address);
    socket = own;
    own.addEventListener('open', () => {
      pause = PAUSE.first;
      own.send(JSON.stringify({ type: 'hello', token: seated.token }));
      connection(true);
    });
    own.addEventListener('message', (event) => {
      if (own === socket) hear(JSON.parse(event.data));
    });
    own.addEventListener('close', () => {
      if (own === socket) lose();
    });
  }

  /** A socket that is given up must not be heard any more, even if it still says something. */
  function lose() {
    const old = socket;
    socket = undefined;
    old?.close();
    connection(false);
    timer = setTimeout(connect, pause);
    pause = Math.min(pause * PAUSE.growth, PAUSE.longest);
  }

  // A dead line is noticed late, if at all; the system often knows at once.
  function goneOffline() {
    if (socket) lose();
  }
  function backOnline() {
    if (!socket) connect();
  }
  window.addEventListener('offline', goneOffline);
  window.addEventListener('online', backOnline);
  connect();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    leave() {
      window.removeEventListener('offline', goneOffline);
      window.removeEventListener('online', backOnline);
      clearTimeout(timer);
      const old = socket;
      socket = undefined;
      old?.close();
    },
  };
}
