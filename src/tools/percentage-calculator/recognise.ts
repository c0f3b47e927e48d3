import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** With a decimal point or comma; `1,500` may be one and a half or fifteen hundred, and is left alone. */
const digits = String.raw`(?![1-9]\d{0,2},\d{3}(?!\d))\d+(?:[.,]\d+)?`;
const number = String.raw`([+-]?${digits})`;
const valueOf = (text: string): number => Number(text.replace(',', '.'));
const part = new RegExp(String.raw`^${number}\s*%\s*(?:of|de|d’|d')\s*${number}$`, 'i');
const change = new RegExp(String.raw`^${number}\s*([+-])\s*(${digits})\s*%$`);

export const recognise: Recogniser = (sample) => {
  if (!sample.isLine(60)) return [];
  const [, percent, of] = part.exec(sample.text) ?? [];
  if (percent !== undefined && of !== undefined) {
    const input = { percent: valueOf(percent), of: valueOf(of) };
    return [{ op: 'percentage-calculator/percent-of', input, score: 90, kind: 'exact', reason: because('part') }];
  }
  const [, value, sign, amount] = change.exec(sample.text) ?? [];
  if (value === undefined || amount === undefined) return [];
  const input = { value: valueOf(value), percent: valueOf(`${sign}${amount}`) };
  return [{ op: 'percentage-calculator/apply', input, score: 88, kind: 'exact', reason: because('change') }];
};
