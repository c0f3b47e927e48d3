import { toText } from './source.ts';

const escapePattern = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[^]))/g;
const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
  '\n': '',
  '\r': '',
  '\r\n': '',
  '\u2028': '',
  '\u2029': '',
};

function unescapeAll(text: string): string {
  return text.replace(escapePattern, (_, wide?: string, narrow?: string, other = '') => {
    const hex = wide ?? narrow;
    return hex === undefined ? (escapes[other] ?? other) : String.fromCharCode(Number.parseInt(hex, 16));
  });
}

/** What a valid string literal or a bare key of JSON5 stands for. */
export function decodeString(bytes: Uint8Array, start: number, end: number): string {
  const quoted = bytes[start] === 0x22 || bytes[start] === 0x27;
  const text = quoted ? toText(bytes, start + 1, end - 1) : toText(bytes, start, end);
  return text.includes('\\') ? unescapeAll(text) : text;
}

const hex4 = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const shortForms: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** A string literal that escapes only `"`, `\`, the controls U+0000–1F and lone surrogates. */
export function quote(value: string): string {
  // oxlint-disable-next-line no-control-regex
  return `"${value.replace(/["\\\u0000-\u001f\p{Surrogate}]/gu, (unit) => shortForms[unit] ?? hex4(unit))}"`;
}

/** Everything in a literal of RFC 8259 outside U+0020–7E as `\uXXXX`, pairs beyond the BMP. */
export function escapeUnicode(literal: string): string {
  return literal.replace(/[^\u0020-\u007e]/g, hex4);
}

// oxlint-disable-next-line no-control-regex, no-misleading-character-class
const staysEscaped = /[\u0000-\u001f\u007f-\u009f"\\\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/;
const unicodeEscape = /\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})|\\[^u]/g;

/** `\uXXXX` in a literal of RFC 8259 becomes its character, except what cannot be seen or would change the literal. */
export function unescapeUnicode(literal: string): string {
  return literal.replace(unicodeEscape, (whole, high?: string, low?: string, single?: string) => {
    if (high !== undefined && low !== undefined) {
      return String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16));
    }
    if (single === undefined) return whole;
    const unit = String.fromCharCode(Number.parseInt(single, 16));
    return staysEscaped.test(unit) ? whole : unit;
  });
}

/** A number of JSON5 in the form of RFC 8259, its digits untouched; hexadecimal becomes an exact decimal integer. */
export function plainNumber(literal: string): string {
  const sign = literal.startsWith('-') ? '-' : '';
  const digits = literal.replace(/^[+-]/, '');
  if (/^0x/i.test(digits)) return `${sign}${BigInt(digits)}`;
  return `${sign}${digits.replace(/^\./, '0.').replace(/\.(?!\d)/, '')}`;
}
