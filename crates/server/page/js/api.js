// The server's API, one function a call. A refusal becomes an error with a sentence in the language in use.

import { has, p, t } from './words.js';

/** Why the server does not do what it was asked, by the code and the arguments that it gives. */
export const refusalText = ({ code, args = {} }) =>
  has(`error-${code}`) ? t(`error-${code}`, args) : p('failed');

/** A refusal by the server. */
export class Refusal extends Error {
  constructor(answer, status) {
    super(refusalText(answer));
    this.status = status;
  }
}

/** The answer to a request; who is not reached answers nothing. */
export async function answerTo(path, request) {
  const response = await fetch(path, request).catch(() => {
    throw new Refusal({ code: 'unreachable' }, 0);
  });
  if (!response.ok) throw new Refusal(await response.json().catch(() => ({})), response.status);
  return response;
}

/** One request; the modules of a part of the page name their own. */
export async function call(path, { method = 'GET', body, token } = {}) {
  const headers = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await answerTo(path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.status === 204 ? {} : response.json().catch(() => ({}));
}

const at = (seated, rest = '') => `/api/tables/${encodeURIComponent(seated.table)}${rest}`;

export const games = () => call('/api/games');

let found;
/** What there is to play, asked for once. */
export const catalogue = () => {
  found ??= games().catch((error) => {
    found = undefined;
    throw error;
  });
  return found;
};

export const openTable = (request) => call('/api/tables', { method: 'POST', body: request });
export const joinTable = (table) => call(at({ table }, '/join'), { method: 'POST' });
export const snapshot = (seated) => call(at(seated), { token: seated.token });
export const claimSeat = (seated, key) =>
  call(at(seated, '/person'), { method: 'POST', body: { key }, token: seated.token });
export const chooseName = (name) => call('/api/people', { method: 'POST', body: { name } });
export const personOf = (key) => call('/api/people/me', { token: key });
export const deletePerson = (key) => call('/api/people/me', { method: 'DELETE', token: key });
export const recordOf = (seated) => call(at(seated, '/record'), { token: seated.token });
export const replay = (record, choices = false) =>
  call('/api/replay', { method: 'POST', body: { record, choices } });
export const startReview = (record, seat, truth = 'quick') =>
  call('/api/reviews', { method: 'POST', body: { record, seat, truth } });
export const reviewState = (id) => call(`/api/reviews/${encodeURIComponent(id)}`);
export const startSameHand = (record, seat, players) =>
  call('/api/same-hand', { method: 'POST', body: { record, seat, players } });
export const sameHandState = (id) => call(`/api/same-hand/${encodeURIComponent(id)}`);

export const treeOf = (request) => call('/api/trees', { method: 'POST', body: request });

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
