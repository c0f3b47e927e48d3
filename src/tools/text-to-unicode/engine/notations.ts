import { ToolError } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { codePointAt } from '#lib/code-point.ts';
import { placesIn } from '#lib/percent/place.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';

export const escapes = [
  'utf-16',
  'braces',
  'python',
  'long',
  'perl',
  'powershell',
  'html-hex',
  'html-decimal',
  'css',
  'utf-8',
  'percent',
] as const;
export const lists = ['u-plus', 'hex', 'decimal', 'octal'] as const;
export const notations = [...escapes, ...lists] as const;
export type Escape = (typeof escapes)[number];
export type List = (typeof lists)[number];
export type Notation = (typeof notations)[number];

const hex = (value: number, digits = 1): string => value.toString(16).toUpperCase().padStart(digits, '0');
const bytes = (point: number, prefix: string): string =>
  Array.from(encodeUtf8(String.fromCodePoint(point)), (byte) => prefix + hex(byte, 2)).join('');
const long = (point: number): string => (point > 0xffff ? `\\U${hex(point, 8)}` : `\\u${hex(point, 4)}`);

const write: Readonly<Record<Notation, (point: number) => string>> = {
  'utf-16': (point) =>
    point > 0xffff
      ? `\\u${hex(0xd7c0 + (point >> 10), 4)}\\u${hex(0xdc00 + (point & 0x3ff), 4)}`
      : `\\u${hex(point, 4)}`,
  braces: (point) => `\\u{${hex(point)}}`,
  python: (point) => (point < 0x100 ? `\\x${hex(point, 2)}` : long(point)),
  long,
  perl: (point) => `\\x{${hex(point)}}`,
  powershell: (point) => `\`u{${hex(point)}}`,
  'html-hex': (point) => `&#x${hex(point)};`,
  'html-decimal': (point) => `&#${point};`,
  css: (point) => `\\${hex(point, 6)}`,
  'utf-8': (point) => bytes(point, '\\x'),
  percent: (point) => bytes(point, '%'),
  'u-plus': codePointLabel,
  hex: (point) => `0x${hex(point)}`,
  decimal: String,
  octal: (point) => `0o${point.toString(8)}`,
};

/** The sign that opens an escape: it cannot stay as it is. */
const signs: Readonly<Record<Escape, string>> = {
  'utf-16': '\\',
  braces: '\\',
  python: '\\',
  long: '\\',
  perl: '\\',
  powershell: '`',
  'html-hex': '&',
  'html-decimal': '&',
  css: '\\',
  'utf-8': '\\',
  percent: '%',
};

/** They stand for characters, and half of a pair is none. */
const scalarsOnly: ReadonlySet<Notation> = new Set(['html-hex', 'html-decimal', 'css', 'utf-8', 'percent']);

export const isList = (notation: Notation): notation is List => (lists as readonly string[]).includes(notation);

const isPlain = (point: number): boolean =>
  (point >= 0x20 && point <= 0x7e) || point === 0x9 || point === 0xa || point === 0xd;

/** The text in a notation; with `keepsAscii` printable ASCII, tab, LF and CR stay. Error: `lone-surrogate`. */
export function escapeText(text: string, notation: Notation, keepsAscii: boolean): string {
  if (scalarsOnly.has(notation)) {
    const lone = /\p{Surrogate}/u.exec(text);
    if (lone) throw new ToolError('lone-surrogate', { ...placesIn(text)(lone.index) });
  }
  const parts: string[] = [];
  if (isList(notation)) {
    for (const character of text) parts.push(write[notation](codePointAt(character) ?? 0));
    return parts.join(' ');
  }
  let isAfterEscape = false;
  for (const character of text) {
    const point = codePointAt(character) ?? 0;
    const isKept = keepsAscii && isPlain(point) && character !== signs[notation];
    // One white space after an escape of CSS belongs to it (CSS Syntax 3, §4.3.7).
    if (isKept && isAfterEscape && notation === 'css' && /\s/.test(character)) parts.push(' ');
    parts.push(isKept ? character : write[notation](point));
    isAfterEscape = !isKept;
  }
  return parts.join('');
}
