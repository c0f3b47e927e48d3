import { decodeUtf8 } from '../charset.ts';

const byteEscape = /\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{1,2}))/g;
const ansiEscape =
  /((?:\\(?:[0-7]{1,3}|x[0-9A-Fa-f]{1,2}))+)|\\(?:u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|c(\\\\|[^])|([^]))/g;
const ansiCharacters: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Octal and hexadecimal escapes are bytes: UTF-8, as terminals have it, or else each the character of its number. */
function readByteEscapes(run: string): string {
  const bytes = Uint8Array.from(run.matchAll(byteEscape), ([, octal, hex = '']) =>
    octal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(octal, 8),
  );
  return decodeUtf8(bytes) ?? Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** What stands between `$'` and `'`: ANSI-C quoting, as Bash reads it. */
export function readAnsi(text: string): string {
  return text.replace(ansiEscape, (_, bytes?: string, short?: string, long?: string, key?: string, other = '') => {
    if (bytes !== undefined) return readByteEscapes(bytes);
    if (key !== undefined) return String.fromCharCode(key === '?' ? 127 : key.charCodeAt(0) & 31);
    const digits = short ?? long;
    if (digits === undefined) return ansiCharacters[other] ?? (/['"\\?]/.test(other) ? other : `\\${other}`);
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
