import { jsonNumber, specialName } from '#lib/documents/numbers.ts';
import { jsonText } from '#lib/documents/print-json.ts';
import { Float, isList, isTable, type Value } from '#lib/documents/value.ts';

export interface CellStyle {
  readonly arrays: 'json' | 'join' | 'columns';
  readonly arrayDelimiter: string;
  readonly nullAs: string;
}

/** What spreadsheets take for the start of a formula: OWASP, CSV injection; the full-width forms too. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
export const isFormula = (text: string): boolean => formulaStart.test(text);
export const guarded = (text: string): string => (isFormula(text) ? `'${text}` : text);

const isNested = (value: Value): boolean => isList(value) || isTable(value);

/** Does the text of a cell start with text from the source, and not with a number? */
export function isText(value: Value | undefined, style: CellStyle): boolean {
  if (value === undefined) return false;
  if (isList(value)) return style.arrays === 'join' && !value.some(isNested) && startsWithText(value, style);
  return typeof value === 'string';
}

/** Is the first thing that a joined list prints a text? A delimiter is one too. */
function startsWithText(items: readonly Value[], style: CellStyle): boolean {
  const first = items.findIndex((item) => cellText(item, style) !== '');
  return typeof items[first] === 'string' || (style.arrayDelimiter !== '' && first !== 0);
}

/** A cell as text, without the quotes of CSV. */
export function cellText(value: Value | undefined, style: CellStyle): string {
  if (value === undefined) return '';
  if (value === null) return style.nullAs;
  if (typeof value === 'string') return value;
  if (value instanceof Float) return value.isSpecial ? specialName(value) : jsonNumber(value);
  if (style.arrays === 'join' && isList(value) && !value.some(isNested)) {
    return value.map((item) => cellText(item, style)).join(style.arrayDelimiter);
  }
  return isNested(value) ? jsonText(value) : String(value);
}
