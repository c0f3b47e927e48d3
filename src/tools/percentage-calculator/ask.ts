import type { Ask } from '#core/ask.ts';

/** With a decimal point or comma; `1,500` may be one and a half or fifteen hundred, and is left alone. */
const digits = String.raw`(?![1-9]\d{0,2},\d{3}(?!\d))\d+(?:[.,]\d+)?`;
const number = String.raw`([+-]?${digits})`;
const valueOf = (text: string): number => Number(text.replace(',', '.'));
const part = new RegExp(
  String.raw`^(?:percent\s+)?${number}\s*(?:%|percent|pour cent)\s*(?:of|de|d’|d')\s*${number}$`,
  'i',
);
const apply = new RegExp(String.raw`^${number}\s*([+-])\s*(${digits})\s*%$`);
const change = new RegExp(
  String.raw`^(?:percent\s+${number}\s+(?:to|en|vers|à)\s+${number}|${number}\s+(?:to|vers|à)\s+${number}\s*(?:%|percent))$`,
  'i',
);

export const ask: Ask = {
  words: ['percent'],
  patterns: [
    ({ text }) => {
      const [, percent, of] = part.exec(text) ?? [];
      if (percent === undefined || of === undefined) return undefined;
      return { op: 'percentage-calculator/percent-of', input: { percent: valueOf(percent), of: valueOf(of) } };
    },
    ({ text }) => {
      const [, value, sign, percent] = apply.exec(text) ?? [];
      if (value === undefined || percent === undefined) return undefined;
      return {
        op: 'percentage-calculator/apply',
        input: { value: valueOf(value), percent: valueOf(`${sign}${percent}`) },
      };
    },
    ({ text }) => {
      const [, from1, to1, from2, to2] = change.exec(text) ?? [];
      const [from, to] = [from1 ?? from2, to1 ?? to2];
      if (from === undefined || to === undefined) return undefined;
      return { op: 'percentage-calculator/change', input: { from: valueOf(from), to: valueOf(to) } };
    },
  ],
  answer: (value, { op }) => (op.endsWith('/change') ? `${String(value)}%` : String(value)),
};
