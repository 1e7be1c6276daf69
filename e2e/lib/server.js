// The real server: the binary named by ADUT on a free port of loopback, with data of its own.

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const BINARY = process.env.ADUT ?? fileURLToPath(new URL('../../target/debug/adut', import.meta.url));

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function healthy(url, child) {
  for (let i = 0; i < 200; i += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with status ${child.exitCode}`);
    const answer = await fetch(`${url}health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  throw new Error('the server did not come up within 20 seconds');
}

/** Starts a server; `kill` ends it at once as `kill -9` does, `restart` brings it back on the same data. */
export async function startServer() {
  const data = await mkdtemp(path.join(tmpdir(), 'adut-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  let child;
  const start = async () => {
    child = spawn(BINARY, ['serve', '--listen', `127.0.0.1:${port}`, '--data', data], { stdio: 'ignore' });
    await healthy(url, child);
  };
  const end = (signal) =>
    new Promise((done) => {
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', done);
      return child.kill(signal);
    });
  await start();
  return {
    url,
    kill: () => end('SIGKILL'),
    restart: start,
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
