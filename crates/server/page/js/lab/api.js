// The laboratory's part of the API, and the tokens of the runs that were begun in this browser.

import { answerTo, call } from '../api.js';
import { recall, remember } from '../memory.js';

const of = (id, rest = '') => `/api/lab/runs/${encodeURIComponent(id)}${rest}`;
const RUNS = 'runs';
const MOST_TOKENS = 200;

/** What opens a run to changes; undefined for a run that was begun elsewhere. */
export const tokenOf = (id) => (recall(RUNS) ?? {})[id];

function keepToken(id, token) {
  const kept = Object.entries({ ...recall(RUNS), [id]: token });
  remember(RUNS, Object.fromEntries(kept.slice(-MOST_TOKENS)));
}

/** Begins a run; gives back its number. */
export async function beginRun(request) {
  const { run, token } = await call('/api/lab/runs', { method: 'POST', body: request });
  keepToken(run, token);
  return run;
}

export const caps = () => call('/api/lab');
export const leaderboards = () => call('/api/leaderboard');

/** How a run stands; with `after`, once there is something newer than that. */
export const lookAtRun = (id, after) =>
  call(of(id, after === undefined ? '' : `?after=${encodeURIComponent(after)}`));

/** Runs, the latest first. @param {Record<string, string|number|undefined>} filter */
export function listRuns(filter) {
  const said = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  return call(`/api/lab/runs?${new URLSearchParams(said)}`);
}

export const recordsOf = (id, first, count) => call(of(id, `/records?first=${first}&count=${count}`));

const change = (id, rest, options = {}) =>
  call(of(id, rest), { method: 'POST', token: tokenOf(id), ...options });
export const stopRun = (id) => change(id, '/stop');
export const resumeRun = (id) => change(id, '/resume');
export const keepRun = (id, kept) => change(id, '/keep', { body: { kept } });
export const deleteRun = (id) => change(id, '', { method: 'DELETE' });

/** Where something of a run can be saved from. */
export const fileOf = (id, name) => of(id, `/${name}`);

/** A document of ours as text. */
export async function documentAt(path) {
  return (await answerTo(path)).text();
}

export const reportOf = (id) => documentAt(of(id, '/report'));
export const reproduction = () => documentAt('/api/lab/reproduction');
