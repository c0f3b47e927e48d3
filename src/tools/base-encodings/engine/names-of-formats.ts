/** All formats, in the order in which they are told apart. */
export const formats = [
  'base16',
  'base32',
  'base32hex',
  'base32-crockford',
  'zbase32',
  'base36',
  'base45',
  'base58',
  'base58-flickr',
  'base58-ripple',
  'base58check',
  'base62',
  'base64',
  'base64url',
  'ascii85',
  'z85',
  'base85',
  'base91',
  'quoted-printable',
  'uuencode',
] as const;
export type Format = (typeof formats)[number];

const anyCase: ReadonlySet<Format> = new Set([
  'base16',
  'base32',
  'base32hex',
  'base32-crockford',
  'zbase32',
  'base36',
  'base45',
]);

export const ignoresCase = (format: Format): boolean => anyCase.has(format);

/** Those whose lines have a length of their own. */
export const hasLines = (format: Format): boolean => format === 'quoted-printable' || format === 'uuencode';
