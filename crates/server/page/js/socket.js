// The live table: one socket that comes back by itself when the connection is lost.

/**
 * @param {{table: string, token: string}} seated
 * @param {(message: any) => void} hear every message of the server
 * @param {(open: boolean) => void} connection whether the server is reached
 */
export function joinTable(seated, hear, connection) {
  let socket;
  let left = false;
  let pause = 300;
  const connect = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(seated.table)}/socket`,
    );
    socket.addEventListener('open', () => {
      pause = 300;
      socket.send(JSON.stringify({ type: 'hello', token: seated.token }));
      connection(true);
    });
    socket.addEventListener('message', (event) => hear(JSON.parse(event.data)));
    socket.addEventListener('close', () => {
      if (left) return;
      connection(false);
      setTimeout(() => {
        if (!left) connect();
      }, pause);
      pause = Math.min(pause * 1.7, 5000);
    });
  };
  connect();
  return {
    send(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    leave() {
      left = true;
      socket.close();
    },
  };
}
