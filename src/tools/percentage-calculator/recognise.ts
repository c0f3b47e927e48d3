import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { decimalOf, writtenDecimal } from '#lib/written-decimal.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const number = String.raw`([+-]?${writtenDecimal})`;
const part = new RegExp(String.raw`^${number}\s*%\s*(?:of|de|d’|d')\s*${number}$`, 'i');
/** “5-10%” is a range. */
const change = new RegExp(String.raw`^${number}(?:\s*(\+)|\s+([-−]))\s*(${writtenDecimal})\s*%$`);

export const recognise: Recogniser = (sample) => {
  if (!sample.isLine(60)) return [];
  const [, percent, of] = part.exec(sample.text) ?? [];
  if (percent !== undefined && of !== undefined) {
    const input = { percent: decimalOf(percent), of: decimalOf(of) };
    return [{ op: 'percentage-calculator/percent-of', input, score: 90, kind: 'exact', reason: because('part') }];
  }
  const [, value, plus = '', minus = '', amount] = change.exec(sample.text) ?? [];
  if (value === undefined || amount === undefined) return [];
  const input = { value: decimalOf(value), percent: decimalOf(`${plus}${minus}${amount}`) };
  return [{ op: 'percentage-calculator/apply', input, score: 88, kind: 'exact', reason: because('change') }];
};
