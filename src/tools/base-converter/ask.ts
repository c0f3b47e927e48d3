import { canonical, type Ask, type Pattern } from '#core/ask.ts';
import { writtenDecimal } from '#lib/written-decimal.ts';

const op = 'base-converter/convert';
const named: Readonly<Record<string, number>> = { hex: 16, decimal: 10, octal: 8, binary: 2 };
const prefixed = /^[+-]?0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i;
const digits = /^[+-]?[\da-z]+(?:\.[\da-z]+)?$/i;

/** `3,5` is 3.5; 1,500 may be fifteen hundred. */
const withPoint = (text: string): string => (comma.test(text) ? text.replace(',', '.') : text);
const comma = new RegExp(String.raw`^[+-]?${writtenDecimal}$`);

/** `hex`, `base 36`, `base36`. */
function baseOf(text: string): number | undefined {
  const number = /^base\s*(\d{1,2})$/i.exec(text.trim())?.[1];
  if (number === undefined) return named[canonical(text.trim())];
  return Number(number) >= 2 && Number(number) <= 64 ? Number(number) : undefined;
}

const between: Pattern = (line) => {
  const [left, right = ''] = line.sides ?? [];
  const to = baseOf(right);
  if (left === undefined || to === undefined) return undefined;
  const [, first, second] = /^(\S+)\s+(\S+)$/.exec(left) ?? [];
  const before = first === undefined ? undefined : baseOf(first);
  if (before !== undefined && second !== undefined && digits.test(second))
    return { op, input: { text: second, from: before, to } };
  const [, written = '', source] = /^(\S+)(?:\s+(?:(?:from|depuis|de|en|in)\s+)?(.+))?$/i.exec(left) ?? [];
  const number = withPoint(written);
  const from = source === undefined ? undefined : baseOf(source);
  if (!digits.test(number) || (source !== undefined && from === undefined)) return undefined;
  // “add to hex” are words: without a base the number begins with a digit.
  if (from === undefined && !/^[+-]?\d/.test(number)) return undefined;
  return { op, input: { text: number, ...(from === undefined ? {} : { from }), to } };
};

/** “hex 255”, “hex 0b11”: a number that its digits show to be of base 10, or one that has a prefix. */
const forms: readonly (readonly [word: string, form: RegExp])[] = [
  ['hex', /^[+-]?(?:\d+(?:\.\d+)?|0b[01]+|0o[0-7]+)$/i],
  ['octal', /^\d*[89]\d*$/],
  ['binary', /^\d*[2-9]\d*$/],
  ['decimal', prefixed],
];

const into: Pattern = (line) => {
  for (const [word, form] of forms) {
    const text = line.of(word);
    if (text !== undefined && form.test(text)) return { op, input: { text, to: named[word] } };
  }
  return undefined;
};

export const ask: Ask = {
  // A text without “to BASE” is left to its encoding.
  words: ['hex', 'octal', 'binary', 'decimal', 'base16', 'base36'],
  patterns: [between, into, ({ text }) => (prefixed.test(text) ? { op, input: { text, to: 10 } } : undefined)],
  answer: (value) => String(value),
};
