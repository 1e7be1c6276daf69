// What the browser keeps: the choices of the person and the tables where he sits.

const PREFIX = 'adut.';

/** Storage can be refused by the browser; then nothing is kept and everything still works. */
export function recall(key) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // A private window without storage: the game goes on, a reload will not find it.
  }
}

/** How the server calls a person at a seat. */
export const PERSON = 'person';

/** @typedef {{table: string, token: string, game: string, against: string[], begun: number, over?: boolean, counted?: number}} Seated */

/** The tables where the person sits, the newest first. @returns {Seated[]} */
export const tables = () => recall('tables') ?? [];

export const seatAt = (table) => tables().find((seated) => seated.table === table);

/** Keeps a table; only the newest thirty stay. */
export const keepTable = (seated) =>
  remember('tables', [seated, ...tables().filter((other) => other.table !== seated.table)].slice(0, 30));

/** Changes what is kept of a table. */
export const updateTable = (table, change) =>
  remember(
    'tables',
    tables().map((seated) => (seated.table === table ? { ...seated, ...change } : seated)),
  );

export const forgetTable = (table) =>
  remember(
    'tables',
    tables().filter((seated) => seated.table !== table),
  );
