import { Float, type Value } from '#lib/documents/value.ts';
import { withPoint } from './columns.ts';
import type { OutputOptions } from './fields.ts';
import type { Column, KeptRow, Survey } from './table.ts';

export type Options = Pick<OutputOptions, 'decimal' | 'empty'>;

/** The text of a field that is not empty, numbers as JSON spells them. */
export function cellText(field: string, { type }: Column, { decimal }: Options): string {
  return type === 'integer' || type === 'number' ? (withPoint(field, decimal) ?? field) : field;
}

/** The value of a field; undefined where it is left out. */
export function cellValue(field: string, column: Column, options: Options): Value | undefined {
  const { type } = column;
  if (field === '') {
    const { empty } = options;
    if (empty === 'omit') return undefined;
    return empty === 'null' || (empty === 'auto' && type !== 'text') ? null : '';
  }
  if (type === 'text') return field;
  if (type === 'boolean') return field === 'true';
  const text = cellText(field, column, options);
  return type === 'integer' || /^-?\d+$/.test(text) ? BigInt(text) : new Float(Number(text), text);
}

/** A row as an object, members in the order of the columns. */
export function objectOf({ fields, extra }: KeptRow, { columns, extraName }: Survey, options: Options): Value {
  const table = new Map<string, Value>();
  for (const [index, column] of columns.entries()) {
    const value = cellValue(fields[index] ?? '', column, options);
    if (value !== undefined) table.set(column.name, value);
  }
  if (extra.length > 0) table.set(extraName, extra);
  return table;
}

export const withBreaks = (text: string, mark: string): string => text.replace(/\r\n?|\n/g, mark);
