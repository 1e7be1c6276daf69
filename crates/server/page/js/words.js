// Messages: the server gives each as a parsed fluent pattern, here they become text.

import { messages as fetchMessages } from './api.js';
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

let current = {
  lang: 'en',
  messages: {},
  plurals: new Intl.PluralRules('en'),
  numbers: new Intl.NumberFormat('en'),
};
/** Ids that were asked for and not found; the browser tests require it to stay empty. */
export const missing = new Set();

/** The language in use. */
export const language = () => current.lang;

/** What the person chose before, or the first of the browser's languages that we have. */
export function preferred() {
  const known = LANGUAGES.map(([code]) => code);
  const kept = recall('language');
  if (known.includes(kept)) return kept;
  for (const wished of navigator.languages ?? []) {
    if (known.includes(wished)) return wished;
    const [base] = wished.split('-');
    if (base === 'sr' && /latn/i.test(wished)) return 'sr-Latn';
    if (base === 'bs') return 'hr';
    if (known.includes(base)) return base;
  }
  return 'en';
}

/** Loads a language and makes it the one in use. */
export async function speak(lang) {
  const { messages } = await fetchMessages(lang);
  current = { lang, messages, plurals: new Intl.PluralRules(lang), numbers: new Intl.NumberFormat(lang) };
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
export function t(id, values = {}) {
  const pattern = current.messages[id];
  if (!pattern) {
    missing.add(`${current.lang}: ${id}`);
    return id;
  }
  return written(pattern, values);
}

/** A message that only the page has. */
export const p = (id, values) => t(`page-${id}`, values);

const written = (pattern, values) =>
  pattern.elements
    .map((element) =>
      element.type === 'TextElement' ? element.value : text(value(element.expression, values)),
    )
    .join('');

const text = (found) => (typeof found === 'number' ? current.numbers.format(found) : String(found));

/** What an expression stands for: a number or a string. */
function value(expression, values) {
  if ('variants' in expression)
    return written(variant(value(expression.selector, values), expression.variants).value, values);
  switch (expression.type) {
    case 'StringLiteral':
      return expression.value;
    case 'NumberLiteral':
      return Number(expression.value);
    case 'VariableReference':
      return variable(expression.id.name, values);
    case 'MessageReference':
      return t(expression.id.name, values);
    case 'FunctionReference':
      return value(expression.arguments.positional[0], values);
    case 'Placeable':
      return value(expression.expression, values);
    default:
      return '';
  }
}

function variable(name, values) {
  if (name in values) return values[name];
  missing.add(`${current.lang}: $${name}`);
  return `$${name}`;
}

function variant(selector, variants) {
  const category = typeof selector === 'number' ? current.plurals.select(selector) : undefined;
  const fits = ({ key }) =>
    key.type === 'NumberLiteral' ? Number(key.value) === Number(selector) : key.name === String(selector);
  return (
    variants.find(fits) ??
    variants.find(({ key }) => category !== undefined && key.name === category) ??
    variants.find((candidate) => candidate.default)
  );
}
