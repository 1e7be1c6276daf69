// The server's API, one function a call. A refusal becomes an error with the server's sentence.

/** A refusal by the server. */
export class Refusal extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** One request; the modules of a part of the page name their own. */
export async function call(path, { method = 'GET', body, token } = {}) {
  const headers = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = response.status === 204 ? {} : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(answer.error ?? response.statusText, response.status);
  return answer;
}

const at = (seated, rest = '') => `/api/tables/${encodeURIComponent(seated.table)}${rest}`;

export const games = () => call('/api/games');
export const messages = (lang) => call(`/api/messages/${lang}`);
export const openTable = (wish) => call('/api/tables', { method: 'POST', body: wish });
export const joinTable = (table) => call(at({ table }, '/join'), { method: 'POST' });
export const snapshot = (seated) => call(at(seated), { token: seated.token });
export const claimSeat = (seated, key) =>
  call(at(seated, '/person'), { method: 'POST', body: { key }, token: seated.token });
export const chooseName = (name) => call('/api/people', { method: 'POST', body: { name } });
export const personOf = (key) => call('/api/people/me', { token: key });
export const deletePerson = (key) => call('/api/people/me', { method: 'DELETE', token: key });
export const recordOf = (seated) => call(at(seated, '/record'), { token: seated.token });
export const replay = (record) => call('/api/replay', { method: 'POST', body: { record } });
export const startReview = (record, seat, truth = 'quick') =>
  call('/api/reviews', { method: 'POST', body: { record, seat, truth } });
export const reviewState = (id) => call(`/api/reviews/${encodeURIComponent(id)}`);
export const startSameHand = (record, seat, players) =>
  call('/api/same-hand', { method: 'POST', body: { record, seat, players } });
export const sameHandState = (id) => call(`/api/same-hand/${encodeURIComponent(id)}`);

export const treeOf = (wish) => call('/api/trees', { method: 'POST', body: wish });

/** Asks again and again until a job is done; `progress` hears how far it is. */
export async function finished(ask, progress, stopped = () => false) {
  for (let pause = 150; !stopped(); pause = Math.min(pause * 1.4, 1500)) {
    const state = await ask();
    progress?.(state);
    if (state.state === 'done' || state.state === 'failed') return state;
    await new Promise((done) => {
      setTimeout(done, pause);
    });
  }
  return { state: 'stopped' };
}
