import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import { colorNames } from './engine/color-names.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const component = String.raw`(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:%|deg|grad|rad|turn)?|none)`;
const space = '(?:srgb|srgb-linear|display-p3|display-p3-linear|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)';
const notation = new RegExp(
  String.raw`^(?:(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|device-cmyk)\(|color\(\s*${space}\s)\s*${component}(?:\s*[\s,/]\s*${component}){2,4}\s*\)$`,
  'i',
);

export const recognise: Recogniser = (sample) => {
  // A declaration of a style sheet has the color alone after its name.
  const text = sample.text.replace(/^(?:[a-z-]+\s*:\s*(?=#|\w+\())?(.*?);?$/i, '$1');
  const guess = (key: 'hex' | 'function' | 'name', score: number): Guess[] => [
    { op: 'color-converter/convert', input: { text }, score, kind: 'exact', reason: because(key) },
  ];
  if (!sample.isLine(120)) return [];
  if (hex.test(text)) return guess('hex', /^#\d{3,4}$/.test(text) ? 80 : 90);
  if (notation.test(text)) return guess('function', 92);
  return colorNames.has(text.toLowerCase()) ? guess('name', 75) : [];
};
