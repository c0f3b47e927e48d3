import { localeOf, type Language } from '#core/text.ts';
import { rangeOf } from '../engine/fields.ts';
import type { GridField } from './with-field.ts';

const utc = { timeZone: 'UTC' } as const;

/** 2023 began on a Sunday. */
function labelOf(field: GridField, value: number, language: Language): string {
  const locale = localeOf[language];
  if (field === 'dayOfWeek') {
    return new Intl.DateTimeFormat(locale, { ...utc, weekday: 'short' }).format(Date.UTC(2023, 0, 1 + value));
  }
  if (field === 'month')
    return new Intl.DateTimeFormat(locale, { ...utc, month: 'short' }).format(Date.UTC(2023, value - 1, 1));
  return String(value).padStart(field === 'minute' || field === 'hour' ? 2 : 1, '0');
}

/** Every value of a field with its label. */
export function optionsOf(field: GridField, language: Language) {
  const { min, max } = rangeOf(field, 'unix');
  return Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: labelOf(field, min + index, language),
  }));
}
