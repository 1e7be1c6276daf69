// Elements without a framework: `h` builds one, the rest are small comforts.

/**
 * An element with its properties and children. `on…` are listeners, `class` and `aria-…`, `data-…`
 * and other hyphened names are attributes, `vars` are CSS custom properties, the rest are properties.
 * @param {string} tag
 * @param {Record<string, any>|null} [properties]
 * @param {...(Node|string|number|null|undefined|false|any[])} children
 * @returns {HTMLElement}
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'vars') Object.entries(value).forEach(([key, v]) => element.style.setProperty(key, v));
    else if (name === 'class' || name === 'role' || name === 'for' || name.includes('-')) {
      if (value !== false || name.startsWith('aria-')) element.setAttribute(name, value);
    } else element[name] = value;
  }
  element.append(
    ...children
      .flat(Infinity)
      .filter((child) => child !== null && child !== undefined && child !== false)
      .map((child) => (typeof child === 'number' ? String(child) : child)),
  );
  return element;
}

/** An element from markup that we wrote ourselves, such as a drawing. */
export function drawn(markup) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return /** @type {SVGElement} */ (template.content.firstElementChild);
}

/** Puts new children in place of the old ones. */
export const fill = (element, ...children) =>
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );

/** Whether the person asked for less movement. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (ms) =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

/** Numbers 0 to n − 1. */
export const range = (n) => Array.from({ length: n }, (_, i) => i);
