import type { Ask } from '#core/ask.ts';
import { decimalOf, writtenDecimal } from '#lib/written-decimal.ts';

const number = String.raw`([+-]?${writtenDecimal})`;
const part = new RegExp(
  String.raw`^(?:percent\s+)?${number}\s*(?:%|percent|pour cent)\s*(?:of|de|d’|d')\s*${number}$`,
  'i',
);
/** “5-10%” is a range. */
const apply = new RegExp(
  String.raw`^${number}(?:\s*(\+|plus)|\s+(?:-|−|minus|moins))\s*(${writtenDecimal})\s*(?:%|percent|pour cent)$`,
  'i',
);
const discount = new RegExp(
  String.raw`^-?(${writtenDecimal})\s*%\s*(?:off|de remise sur|de réduction sur)\s*${number}$`,
  'i',
);
const change = new RegExp(
  String.raw`^(?:(?:percent|percentage|pourcent|pourcentage)\s+${number}\s+(?:to|en|vers|à)\s+${number}|(?:(?:from|de)\s+)?${number}\s+(?:to|en|vers|à)\s+${number}\s*(?:%|percent))$`,
  'i',
);
const share = new RegExp(
  String.raw`^${number}\s+(?:is what|est quel)\s*(?:%|percent|percentage|pourcentage)\s*(?:of|de)\s*${number}$`,
  'i',
);

export const ask: Ask = {
  words: ['percent'],
  patterns: [
    ({ text }) => {
      const [, percent, of] = part.exec(text) ?? [];
      if (percent === undefined || of === undefined) return undefined;
      return { op: 'percentage-calculator/percent-of', input: { percent: decimalOf(percent), of: decimalOf(of) } };
    },
    ({ text }) => {
      const [, value, plus, percent] = apply.exec(text) ?? [];
      if (value === undefined || percent === undefined) return undefined;
      return {
        op: 'percentage-calculator/apply',
        input: { value: decimalOf(value), percent: decimalOf(`${plus === undefined ? '-' : ''}${percent}`) },
      };
    },
    ({ text }) => {
      const [, percent, value] = discount.exec(text) ?? [];
      if (value === undefined || percent === undefined) return undefined;
      const input = { value: decimalOf(value), percent: decimalOf(`-${percent}`) };
      return { op: 'percentage-calculator/apply', input };
    },
    ({ text }) => {
      const [, from1, to1, from2, to2] = change.exec(text) ?? [];
      const [from, to] = [from1 ?? from2, to1 ?? to2];
      if (from === undefined || to === undefined) return undefined;
      return { op: 'percentage-calculator/change', input: { from: decimalOf(from), to: decimalOf(to) } };
    },
    ({ text }) => {
      const [, of, whole] = share.exec(text) ?? [];
      if (of === undefined || whole === undefined) return undefined;
      return { op: 'percentage-calculator/what-percent', input: { part: decimalOf(of), whole: decimalOf(whole) } };
    },
  ],
  answer: (value, { op }) => (/\/(?:change|what-percent)$/.test(op) ? `${String(value)}%` : String(value)),
};
