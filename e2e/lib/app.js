// What every test file begins and ends with: a server and a browser of its own.

import { after, before } from 'node:test';
import { launch, openPage } from './browser.js';
import { startServer } from './server.js';

/**
 * Registers the hooks of a file. What is returned is filled in before the first test:
 * `server`, and `open`, which opens a page on it (see `openPage`).
 */
export function app() {
  const found = {};
  before(async () => {
    found.server = await startServer();
    found.browser = await launch();
    found.open = (options) => openPage(found.browser, found.server.url, options);
  });
  after(async () => {
    await found.browser?.close();
    await found.server?.stop();
  });
  return found;
}
