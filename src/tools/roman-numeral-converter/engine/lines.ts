import { ToolError, type Details } from '#core/operation.ts';
import { formatRoman, largest, readRoman } from './numerals.ts';

/** One line, whichever of the two it was: both forms, or why there are none. */
export interface Row {
  readonly source: string;
  readonly from: 'number' | 'roman';
  readonly number: number | null;
  readonly roman: string | null;
  readonly error: { readonly code: string; readonly details: Details } | null;
}

/** Digits, in groups of three or not; a fraction is read so that it can be refused. */
const numberForm = /^([+-]?)(\d{1,3}(?:[ ,'’_\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?$/;

/** Every line that is not blank, a number or a numeral, in both forms. */
export function convertLines(text: string, strict: boolean, lowercase: boolean): Row[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => convertLine(line, strict, lowercase));
}

function convertLine(source: string, strict: boolean, lowercase: boolean): Row {
  const from = /\d/.test(source) ? 'number' : 'roman';
  try {
    const number = from === 'number' ? readNumber(source) : readRoman(source, strict);
    return { source, from, number, roman: formatRoman(number, lowercase), error: null };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const { code, details } = error;
    return { source, from, number: null, roman: null, error: { code, details } };
  }
}

function readNumber(source: string): number {
  const [, sign = '', digits = '', fraction = ''] = numberForm.exec(source) ?? [];
  if (digits === '') throw new ToolError('not-a-number', { text: source });
  if (/[1-9]/.test(fraction)) throw new ToolError('not-an-integer', { value: source });
  const number = Number(sign + digits.replaceAll(/\D/g, ''));
  if (!Number.isSafeInteger(number)) throw new ToolError('out-of-range', { value: source, min: 1, max: largest });
  return number;
}
