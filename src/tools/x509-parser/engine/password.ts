import { encodeUtf8, encodeUtf16 } from '#lib/charset.ts';

/** A password as both families of algorithms take it. */
export interface Password {
  readonly utf8: Uint8Array;
  /** UTF-16 with two zero bytes at the end (RFC 7292 appendix B.1), or nothing at all, as some write the empty one. */
  readonly bmp: Uint8Array;
}

export function passwordOf(text: string): Password {
  const units = encodeUtf16(text, true);
  const bmp = new Uint8Array(units.length + 2);
  bmp.set(units);
  return { utf8: encodeUtf8(text), bmp };
}

/** The empty password in its two forms, then the one that was given. */
export const attempts = (text: string): Password[] => [
  passwordOf(''),
  { utf8: new Uint8Array(), bmp: new Uint8Array() },
  ...(text === '' ? [] : [passwordOf(text)]),
];
