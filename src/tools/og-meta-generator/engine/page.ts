import type { Input } from '#core/field.ts';
import type { page } from './fields.ts';

export type Page = Input<typeof page>;
export type Details = Readonly<Record<string, unknown>>;

/** Members of an object, none of anything else. */
export function detailsOf(value: unknown): Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Details) : {};
}

/** A trimmed text; numbers are written out, everything else is blank. */
export function wordOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
