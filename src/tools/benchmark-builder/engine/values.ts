import { list, number, type Field } from '#core/field.ts';
import { ToolError } from '#core/operation.ts';
import { pass } from '#core/validate.ts';

const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The numbers in a text, between white space, commas, semicolons and vertical bars.
 * @throws `empty-input`; `invalid-number` { value, index, position, line, column }, all counted from 1
 */
export function readValues(text: string): number[] {
  const values: number[] = [];
  for (const { 0: item, index: at } of text.matchAll(/[^\s,;|]+/g)) {
    const value = Number(item);
    if (!written.test(item) || !Number.isFinite(value)) {
      const lines = text.slice(0, at).split(/\r\n?|\n/);
      const column = (lines.at(-1)?.length ?? 0) + 1;
      const where = { index: values.length + 1, position: at + 1, line: lines.length, column };
      throw new ToolError('invalid-number', { value: item.slice(0, 50), ...where });
    }
    values.push(value || 0);
  }
  if (values.length === 0) throw new ToolError('empty-input', { field: 'text' });
  return values;
}

const plain = list(number(), { max: 1_000_000 });

/** A list of numbers; long ones are checked as a whole, since a path for every number would take most of the time. */
export const numbers: Field<readonly number[], true> = {
  ...plain,
  read: (value, path) =>
    Array.isArray(value) && value.length <= 1_000_000 && value.every((item) => Number.isFinite(item))
      ? pass(value as readonly number[])
      : plain.read(value, path),
};
