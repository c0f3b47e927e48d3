import { composeExpression } from '../engine/compose.ts';
import { isJava, layouts, type FieldName } from '../engine/fields.ts';
import type { Summary } from '../engine/summary.ts';

export const gridFields = ['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
export type GridField = (typeof gridFields)[number];

const nothing = { minutes: [], hours: [], daysOfMonth: [], months: [], daysOfWeek: [] };
const plurals = {
  minute: 'minutes',
  hour: 'hours',
  dayOfMonth: 'daysOfMonth',
  month: 'months',
  dayOfWeek: 'daysOfWeek',
} as const;

/**
 * The expression with other values in one field, `*` without values, and with the command behind it. The other day field
 * becomes `?` where the dialect needs one.
 */
export function withField({ dialect, fields, command }: Summary, field: GridField, values: readonly number[]): string {
  const composed =
    composeExpression({ ...nothing, [plurals[field]]: values }).split(' ')[gridFields.indexOf(field)] ?? '*';
  const texts: Partial<Record<FieldName, string>> = { ...fields, [field]: composed };
  if (isJava(dialect) && (field === 'dayOfMonth' || field === 'dayOfWeek')) {
    const other = field === 'dayOfMonth' ? 'dayOfWeek' : 'dayOfMonth';
    if (composed === '*') texts[field] = texts[other] === '?' ? '*' : '?';
    else texts[other] = '?';
    if (texts.dayOfWeek === composed && field === 'dayOfWeek')
      texts.dayOfWeek = composed.replace(/\d+/g, (day) => String(Number(day) + 1));
  }
  const layout = layouts[dialect].findLast((names) => names.every((name) => texts[name] !== undefined)) ?? [];
  return [...layout.map((name) => texts[name]), ...(command === null ? [] : [command])].join(' ');
}
