// A whole game in a link: the record as JSON, deflated, in the alphabet that addresses allow.

const through = async (bytes, transform) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer());

/** Any data in the alphabet that addresses allow. */
export async function deflated(data) {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(data)),
    new CompressionStream('deflate-raw'),
  );
  let binary = '';
  bytes.forEach((byte) => {
    binary += String.fromCharCode(byte);
  });
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The part of the address after `#` that holds the record. */
export const packed = async (record) => `r=${await deflated(record)}`;

/** The record of such a part; throws when it is none. */
export async function unpacked(text) {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
}

/** The whole link. */
export const linkTo = async (record) => `${location.origin}${location.pathname}#${await packed(record)}`;
