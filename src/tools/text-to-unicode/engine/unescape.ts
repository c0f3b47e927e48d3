import { ToolError } from '#core/operation.ts';
import { decodeUtf8, invalidUtf8Offset } from '#lib/charset.ts';
import { placesIn } from '#lib/percent/place.ts';
import { isList, type Escape, type List, type Notation } from './notations.ts';

const last = 0x10ffff;

interface Reader {
  /** What begins as an escape. */
  readonly opener: RegExp;
  /** A whole escape; the group that took part holds its digits. */
  readonly escape: RegExp;
  readonly base?: 10;
}

const readers: Readonly<Record<Exclude<Escape, 'utf-8' | 'percent'>, Reader>> = {
  'utf-16': { opener: /\\u/g, escape: /\\u([\da-f]{4})/iy },
  braces: { opener: /\\u/g, escape: /\\u\{([\da-f]{1,6})\}/iy },
  python: { opener: /\\[xuU]/g, escape: /\\x([\da-fA-F]{2})|\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})/y },
  long: { opener: /\\[uU]/g, escape: /\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})/y },
  perl: { opener: /\\x/g, escape: /\\x\{([\da-f]{1,6})\}/iy },
  powershell: { opener: /`u\{/g, escape: /`u\{([\da-f]{1,6})\}/iy },
  'html-hex': { opener: /&#/g, escape: /&#x([\da-f]{1,8});/iy },
  'html-decimal': { opener: /&#/g, escape: /&#(\d{1,8});/y, base: 10 },
  css: { opener: /\\(?=[\da-f])/gi, escape: /\\([\da-f]{1,6})(?:\r\n|[ \t\n\r\f])?/iy },
};

const byteReaders = {
  'utf-8': { opener: /\\x/g, escape: /\\x([\da-fA-F]{2})/y, length: 4 },
  percent: { opener: /%/g, escape: /%([\da-fA-F]{2})/y, length: 3 },
} as const;

const listReaders: Readonly<Record<List, readonly [item: RegExp, base: number]>> = {
  'u-plus': [/^(?:U\+|0x)?([\da-f]+)$/i, 16],
  hex: [/^(?:U\+|0x)?([\da-f]+)$/i, 16],
  decimal: [/^(\d+)$/, 10],
  octal: [/^(?:0o)?([0-7]+)$/i, 8],
};

/** The text that the escapes of one notation stand for; everything else stays. */
export function unescapeText(text: string, notation: Notation): string {
  if (isList(notation)) return readList(text, notation);
  if (notation === 'utf-8' || notation === 'percent') return readBytes(text, notation);
  const { opener, escape, base = 16 } = readers[notation];
  const parts: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(opener)) {
    if (index < end) continue;
    escape.lastIndex = index;
    const found = escape.exec(text);
    if (!found) throw malformed(text, index, text.slice(index));
    const digits = found.slice(1).find((group) => group !== undefined) ?? '';
    parts.push(text.slice(end, index), character(text, index, Number.parseInt(digits, base)));
    end = escape.lastIndex;
  }
  parts.push(text.slice(end));
  return parts.join('');
}

function readList(text: string, notation: List): string {
  const [item, base] = listReaders[notation];
  const parts: string[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,]+/g)) {
    const digits = item.exec(word)?.[1];
    if (digits === undefined) throw malformed(text, index, word);
    parts.push(character(text, index, Number.parseInt(digits, base)));
  }
  return parts.join('');
}

function readBytes(text: string, notation: 'utf-8' | 'percent'): string {
  const { opener, escape, length } = byteReaders[notation];
  const parts: string[] = [];
  let end = 0;
  for (const { index } of text.matchAll(opener)) {
    if (index < end) continue;
    const bytes: number[] = [];
    escape.lastIndex = index;
    for (let found = escape.exec(text); found; found = escape.exec(text)) {
      bytes.push(Number.parseInt(found[1] ?? '', 16));
      escape.lastIndex = index + bytes.length * length;
    }
    if (bytes.length === 0) throw malformed(text, index, text.slice(index));
    const run = Uint8Array.from(bytes);
    const decoded = decodeUtf8(run);
    if (decoded === undefined) {
      throw new ToolError('not-text', { ...placesIn(text)(index + (invalidUtf8Offset(run) ?? 0) * length) });
    }
    parts.push(text.slice(end, index), decoded);
    end = index + bytes.length * length;
  }
  parts.push(text.slice(end));
  return parts.join('');
}

function malformed(text: string, index: number, rest: string): ToolError {
  const sequence = Array.from(rest.slice(0, 20)).slice(0, 10).join('');
  return new ToolError('malformed-escape', { sequence, ...placesIn(text)(index) });
}

function character(text: string, index: number, point: number): string {
  if (point <= last) return String.fromCodePoint(point);
  const value = Math.min(point, Number.MAX_SAFE_INTEGER);
  throw new ToolError('invalid-code-point', { value, ...placesIn(text)(index) });
}
