// QR codes of short texts: bytes, error correction L, versions 1 to 9 (ISO/IEC 18004). Knows no page.

/** For each version: codewords of data, codewords of correction in each block, blocks. */
const SIZES = [
  [19, 7, 1], [34, 10, 1], [55, 15, 1], [80, 20, 1], [108, 26, 1],
  [136, 18, 2], [156, 20, 2], [194, 24, 2], [232, 30, 2],
];

/** Where the centres of the alignment patterns are. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

const LEVEL_L = 1;

/** Products in the field of 256 elements. */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

function generator(degree) {
  const result = new Array(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i += 1) {
    for (let j = 0; j < degree; j += 1) {
      result[j] = times(result[j], root);
      if (j + 1 < degree) result[j] ^= result[j + 1];
    }
    root = times(root, 2);
  }
  return result;
}

function correction(data, degree) {
  const divisor = generator(degree);
  const rest = new Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((coefficient, i) => {
      rest[i] ^= times(coefficient, factor);
    });
  }
  return rest;
}

/** The codewords of a text, data and correction, in the order in which they are drawn. */
function codewords(bytes, [room, degree, blocks]) {
  const bits = [];
  const put = (value, length) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >>> i) & 1);
  };
  put(4, 4);
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words = Array.from({ length: room }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
  );
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, i) => {
    const length = short + (i >= blocks - long ? 1 : 0);
    const data = words.slice(from, from + length);
    from += length;
    return { data, check: correction(data, degree) };
  });
  const out = [];
  for (let i = 0; i <= short; i += 1) parts.forEach(({ data }) => i < data.length && out.push(data[i]));
  for (let i = 0; i < degree; i += 1) parts.forEach(({ check }) => out.push(check[i]));
  return out;
}

const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** The dark modules of a text, row by row; nothing where it is too long. */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([room]) => bytes.length <= room - 2);
  if (version < 0) return undefined;
  const size = 21 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (x, y, on) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = ALIGNED[version];
  for (const cx of centres)
    for (const cy of centres) {
      const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      if (corner) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  const format = (mask) => {
    const data = (LEVEL_L << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i) => ((bits >>> i) & 1) !== 0;
    for (let i = 0; i <= 5; i += 1) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  const number = version + 1;
  if (number >= 7) {
    let rest = number;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (number << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const on = ((bits >>> i) & 1) !== 0;
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(a, b, on);
      set(b, a, on);
    }
  }
  format(0);
  const words = codewords(bytes, SIZES[version]);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let vertical = 0; vertical < size; vertical += 1)
      for (let j = 0; j < 2; j += 1) {
        const x = right - j;
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - vertical : vertical;
        if (!fixed[y][x] && at < words.length * 8) {
          dark[y][x] = ((words[at >>> 3] >>> (7 - (at & 7))) & 1) !== 0;
          at += 1;
        }
      }
  }
  const masked = MASKS.map((mask) => dark.map((row, y) => row.map((on, x) => on !== (!fixed[y][x] && mask(x, y) === 0))));
  const best = masked.map(penalty).reduce((least, value, i, all) => (value < all[least] ? i : least), 0);
  format(best);
  return masked[best].map((row, y) => row.map((on, x) => (fixed[y][x] ? dark[y][x] : on)));
}

/** How hard a code is to read: long runs and an uneven number of dark modules. */
function penalty(rows) {
  const size = rows.length;
  let sum = 0;
  const run = (get) => {
    for (let a = 0; a < size; a += 1) {
      let length = 1;
      for (let b = 1; b <= size; b += 1) {
        if (b < size && get(a, b) === get(a, b - 1)) length += 1;
        else {
          if (length >= 5) sum += length - 2;
          length = 1;
        }
      }
    }
  };
  run((a, b) => rows[a][b]);
  run((a, b) => rows[b][a]);
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1)
      if (rows[y][x] === rows[y][x + 1] && rows[y][x] === rows[y + 1][x] && rows[y][x] === rows[y + 1][x + 1]) sum += 3;
  const dark = rows.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}

/** The code as a drawing; nothing where the text is too long. */
export function qrPicture(text) {
  const rows = qr(text);
  if (!rows) return undefined;
  const edge = rows.length + 8;
  const path = rows.flatMap((row, y) => row.map((on, x) => (on ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return `<svg class="qr" viewBox="0 0 ${edge} ${edge}" aria-hidden="true" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${edge}v${edge}h-${edge}z"/><path fill="#000" d="${path}"/></svg>`;
}
