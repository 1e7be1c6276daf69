// Keeps what the page is made of, so that it opens without a network. What the network has is newer and goes first.

const KEPT = 'adut-page';

/** What of the API says nothing of a table: the games and the words. */
const LASTING = /^\/api\/(games$|messages\/)/;

const keeps = (request) => {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return false;
  return !pathname.startsWith('/api/') || LASTING.test(pathname);
};

async function answer(request) {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    if (response.ok) await kept.put(request, response.clone());
    return response;
  } catch (error) {
    const old = await kept.match(request, { ignoreVary: true });
    if (old) return old;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (keeps(event.request)) event.respondWith(answer(event.request));
});
