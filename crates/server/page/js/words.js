// Messages: the server gives each as a parsed fluent pattern, here they become text.

import { languageOf, message } from './fluent.js';
import { recall, remember } from './memory.js';

/** The languages, each under its own name. */
export const LANGUAGES = [
  ['en', 'English'],
  ['sr', 'Српски'],
  ['sr-Latn', 'Srpski'],
  ['hr', 'Hrvatski'],
  ['pl', 'Polski'],
  ['ro', 'Română'],
];

/** Ids that were asked for and not found; the browser tests require it to stay empty. */
export const missing = new Set();

const using = (lang, messages) => languageOf(lang, messages, (what) => missing.add(`${lang}: ${what}`));
let current = using('en', {});

/** The language in use. */
export const language = () => current.lang;

/** What the person chose before, or the first of the browser's languages that we have. */
export function preferred() {
  const known = LANGUAGES.map(([code]) => code);
  const kept = recall('language');
  if (known.includes(kept)) return kept;
  for (const tag of navigator.languages ?? []) {
    if (known.includes(tag)) return tag;
    const [base] = tag.split('-');
    if (base === 'sr' && /latn/i.test(tag)) return 'sr-Latn';
    if (base === 'bs') return 'hr';
    if (known.includes(base)) return base;
  }
  return 'en';
}

/** Loads a language and makes it the one in use. */
export async function speak(lang) {
  const { messages } = await (await fetch(`/api/messages/${lang}`)).json();
  current = using(lang, messages);
  remember('language', lang);
  document.documentElement.lang = lang;
}

/** Whether there is such a message. */
export const has = (id) => id in current.messages;

/** A number as the language writes it. */
export const number = (value, digits = 0) =>
  new Intl.NumberFormat(current.lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** A share of one in percent. */
export const percent = (value) =>
  new Intl.NumberFormat(current.lang, { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** A share in percent without the sign, tenths where they matter: as `adut analyse` writes it. */
export const tenths = (share) => {
  const value = 100 * share;
  const whole = Math.abs(value) >= 9.95 || Math.abs(value - Math.round(value)) < 0.05;
  return number(value, whole ? 0 : 1);
};

/** A change of a share in percent, with its sign. */
export const change = (share) => {
  const size = tenths(Math.abs(share));
  return `${size === '0' ? '' : share < 0 ? '−' : '+'}${size} %`;
};

/** A number with its sign. */
export const signed = (value, digits = 0) =>
  new Intl.NumberFormat(current.lang, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);

/** Names joined as the language joins them. */
export const list = (names) => new Intl.ListFormat(current.lang, { type: 'conjunction' }).format(names);

/**
 * The message as text. An unknown id is noted and shown as it is, so that it is seen.
 * @param {string} id
 * @param {Record<string, string|number>} [values]
 */
export const t = (id, values = {}) => message(current, id, values);

/** A message that only the page has. */
export const p = (id, values) => t(`page-${id}`, values);
