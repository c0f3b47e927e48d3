import { member, type Ask } from '#core/ask.ts';
import { colorNames } from './engine/color-names.ts';

const op = 'color-converter/convert';
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const notation = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]+\)$/i;
const targets: Readonly<Record<string, string>> = {
  hex: 'hex',
  rgb: 'rgb',
  hsl: 'hsl',
  hwb: 'hwb',
  hsv: 'hsv',
  hsb: 'hsv',
  cmyk: 'cmyk',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  p3: 'displayP3',
  'display-p3': 'displayP3',
  name: 'name',
};
const isNotation = (text: string): boolean => hex.test(text) || notation.test(text);
const isColor = (text: string): boolean => isNotation(text) || colorNames.has(text.toLowerCase());

/** The form that was asked for: the operation gives all of them. */
const wanted = new WeakMap<object, string>();

export const ask: Ask = {
  words: ['color'],
  patterns: [
    (line) => {
      const [left, right = ''] = line.sides ?? [];
      const text = left?.replace(/^(?:colou?r|couleur)\s+/i, '');
      const target = targets[right.toLowerCase() === 'hexa' ? 'hex' : right.toLowerCase()];
      if (text === undefined || target === undefined || !isColor(text)) return undefined;
      const input = { text };
      wanted.set(input, target);
      return { op, input };
    },
    (line) => {
      const named = line.after('color');
      const text = named !== undefined && isColor(named) ? named : isNotation(line.text) ? line.text : undefined;
      return text === undefined ? undefined : { op, input: { text } };
    },
  ],
  answer: (value, { input }) => {
    const form = wanted.get(input) ?? (hex.test(String(input['text'])) ? 'rgb' : 'hex');
    const text = member(member(value, 'values'), form);
    return typeof text === 'string' ? text : undefined;
  },
};
