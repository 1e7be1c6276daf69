// Small helpers that write SVG as text, and the tones that all our packs share.

/** The tones of ink and paint; every pack draws from these. */
export const TONE = {
  ink: '#2a2320',
  paper: '#fffdf7',
  cream: '#fbf3df',
  line: '#cdbf9f',
  red: '#b5282c',
  redDark: '#86191f',
  blue: '#28477f',
  blueDark: '#1a2f57',
  gold: '#dba63a',
  goldDark: '#a8741c',
  goldLight: '#f4d888',
  green: '#3d7045',
  greenDark: '#264a2d',
  brown: '#7a4a24',
  brownDark: '#4f2d13',
  steel: '#b9c6cf',
  steelDark: '#6b7c88',
  skin: '#f4d6b8',
  skinDark: '#dcae86',
  white: '#ffffff',
  plum: '#6d2e5b',
  rose: '#d98a8f',
};

/** @param {Record<string, string|number|undefined>} attributes */
const written = (attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A path. */
export const path = (d, fill = 'none', stroke, width) =>
  `<path${written({ d, fill, stroke, 'stroke-width': width })}/>`;

/** A line that is only stroked, with round ends. */
export const line = (d, stroke, width = 2) =>
  `<path${written({ d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })}/>`;

export const circle = (cx, cy, r, fill = 'none', stroke, width) =>
  `<circle${written({ cx, cy, r, fill, stroke, 'stroke-width': width })}/>`;

export const ellipse = (cx, cy, rx, ry, fill = 'none', stroke, width) =>
  `<ellipse${written({ cx, cy, rx, ry, fill, stroke, 'stroke-width': width })}/>`;

export const rect = (x, y, width, height, rx, fill = 'none', stroke, stroke_width) =>
  `<rect${written({ x, y, width, height, rx, fill, stroke, 'stroke-width': stroke_width })}/>`;

/** Shapes moved, turned and scaled, in that order of reading. */
export const place = (x, y, inner, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale !== 1 ? ` scale(${scale})` : ''}">${inner}</g>`;

/** Shapes mirrored left to right about a vertical line. */
export const mirror = (x, inner) => `<g transform="translate(${2 * x} 0) scale(-1 1)">${inner}</g>`;

/** Shapes and their mirror image. */
export const both = (x, inner) => inner + mirror(x, inner);

/** A word in the cards' serif, centred on x. */
export const label = (x, y, size, text, fill, weight = 700) =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="middle" class="index">${text}</text>`;

/** Points of a regular star or rosette as a path. */
export function star(cx, cy, outer, inner, points, fill, stroke, width) {
  const corners = [];
  for (let i = 0; i < points * 2; i += 1) {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    corners.push(
      `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`,
    );
  }
  return path(`M${corners.join('L')}Z`, fill, stroke, width);
}

/** Copies of a shape set round a circle; the shape points upwards from the origin. */
export const around = (cx, cy, count, inner, from = 0) =>
  Array.from({ length: count }, (_, i) => place(cx, cy, inner, 1, from + (360 * i) / count)).join('');

/** A whole drawing. */
export const drawing = (width, height, inner) =>
  `<svg viewBox="0 0 ${width} ${height}" class="art" aria-hidden="true" focusable="false">${inner}</svg>`;
