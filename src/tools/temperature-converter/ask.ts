import { canonical, member, type Ask, type Line, type Pattern } from '#core/ask.ts';
import { decimalOf, writtenDecimal } from '#lib/written-decimal.ts';

const signs: Readonly<Record<string, string>> = { celsius: '°C', fahrenheit: '°F', kelvin: 'K' };
const shape = new RegExp(
  String.raw`^([+\-−]?${writtenDecimal})\s*((?:°|º)\s*[cfk]|[℃℉]|[cfk]|celsius|fahrenheit|kelvins?|degr[eé]s? celsius|degrees? (?:celsius|fahrenheit))$`,
  'i',
);

const scaleOf = (text: string): string | undefined => {
  const name = canonical(
    text
      .trim()
      .replace(/^(?:degr[eé]s?|degrees?)\s+|^[°º]\s*/i, '')
      .replace(/^(kelvin)s$/i, '$1'),
  );
  return Object.hasOwn(signs, name) ? name : undefined;
};

function read(text: string): { value: number; from: string } | undefined {
  const [, number, unit = ''] = shape.exec(text) ?? [];
  const from = scaleOf(unit);
  if (number === undefined || from === undefined) return undefined;
  return { value: decimalOf(number), from };
}

const op = 'temperature-converter/convert';
const isPlainUnit = (text: string): boolean => /[°º℃℉]|celsius|fahrenheit|kelvin/i.test(text);

/** A scale that was not asked for has to be told by its sign or name: “300 k” may be thousands. */
const alone: Pattern = ({ text }) => {
  const input = isPlainUnit(text) ? read(text) : undefined;
  return input && { op, input };
};

const targetOf = (line: Line): string | undefined => {
  const [left, right] = line.sides ?? [];
  return left !== undefined && right !== undefined && read(left) ? scaleOf(right) : undefined;
};

/** Where the answer goes is a part of the question, and not of the request: the operation gives all scales. */
const targets = new WeakMap<object, string>();

export const ask: Ask = {
  words: [],
  patterns: [
    (line) => {
      const to = targetOf(line);
      const input = to === undefined ? undefined : read(line.sides?.[0] ?? '');
      if (!input || to === undefined) return undefined;
      targets.set(input, to);
      return { op, input };
    },
    alone,
  ],
  answer: (value, { input }) => {
    const to = targets.get(input) ?? (input['from'] === 'celsius' ? 'fahrenheit' : 'celsius');
    return `${String(member(value, to))} ${signs[to]}`;
  },
};
