// A parsed Fluent pattern becomes text. Knows no page and no server.

/**
 * A language as patterns need it.
 * @param {string} lang
 * @param {Record<string, any>} messages patterns by their ids
 * @param {(what: string) => void} [lacks] hears of ids and variables that are not there
 */
export const languageOf = (lang, messages, lacks = () => {}) => ({
  lang,
  messages,
  lacks,
  plurals: new Intl.PluralRules(lang),
  numbers: new Intl.NumberFormat(lang),
});

/** The message as text. An unknown id is shown as it is, so that it is seen. */
export function message(language, id, values = {}) {
  const pattern = language.messages[id];
  if (pattern) return written(language, pattern, values);
  language.lacks(id);
  return id;
}

const written = (language, pattern, values) =>
  pattern.elements
    .map((element) =>
      element.type === 'TextElement'
        ? element.value
        : text(language, value(language, element.expression, values)),
    )
    .join('');

const text = (language, found) =>
  typeof found === 'number' ? language.numbers.format(found) : String(found);

/** What an expression stands for: a number or a string. */
function value(language, expression, values) {
  if ('variants' in expression) {
    const chosen = variant(language, value(language, expression.selector, values), expression.variants);
    return written(language, chosen.value, values);
  }
  switch (expression.type) {
    case 'StringLiteral':
      return expression.value;
    case 'NumberLiteral':
      return Number(expression.value);
    case 'VariableReference':
      return variable(language, expression.id.name, values);
    case 'MessageReference':
      return message(language, expression.id.name, values);
    case 'FunctionReference':
      return value(language, expression.arguments.positional[0], values);
    case 'Placeable':
      return value(language, expression.expression, values);
    default:
      return '';
  }
}

function variable(language, name, values) {
  if (name in values) return values[name];
  language.lacks(`$${name}`);
  return `$${name}`;
}

function variant(language, selector, variants) {
  const category = typeof selector === 'number' ? language.plurals.select(selector) : undefined;
  const fits = ({ key }) =>
    key.type === 'NumberLiteral' ? Number(key.value) === Number(selector) : key.name === String(selector);
  return (
    variants.find(fits) ??
    variants.find(({ key }) => category !== undefined && key.name === category) ??
    variants.find((candidate) => candidate.default)
  );
}
