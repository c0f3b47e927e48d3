import { rangeOf, type FieldName } from './fields.ts';

// "*/n" when these are exactly the values min, min + n, … up to the end of the field.
function asStep(values: readonly number[], min: number, max: number): string | undefined {
  const [first, second] = values;
  if (first !== min || second === undefined) return undefined;
  const step = second - first;
  const isRegular = values.every((value, index) => value === min + index * step);
  return step > 1 && isRegular && (values.at(-1) ?? 0) + step > max ? `*/${step}` : undefined;
}

/** Runs of three or more as `a-b`, the rest one by one. */
function asList(values: readonly number[]): string {
  const runs: number[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    if (run && run.at(-1) === value - 1) run.push(value);
    else runs.push([value]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',');
}

function composeField(field: FieldName, chosen: readonly number[]): string {
  const { min, max } = rangeOf(field, 'unix');
  const values = [...new Set(chosen)].sort((a, b) => a - b);
  if (values.length === 0 || values.length === max - min + 1) return '*';
  const isDay = field === 'dayOfMonth' || field === 'dayOfWeek';
  return (isDay ? undefined : asStep(values, min, max)) ?? asList(values);
}

export interface Chosen {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly daysOfMonth: readonly number[];
  readonly months: readonly number[];
  readonly daysOfWeek: readonly number[];
}

/** The shortest five fields that stand for these values; no values: any. */
export function composeExpression({ minutes, hours, daysOfMonth, months, daysOfWeek }: Chosen): string {
  return [
    composeField('minute', minutes),
    composeField('hour', hours),
    composeField('dayOfMonth', daysOfMonth),
    composeField('month', months),
    composeField('dayOfWeek', daysOfWeek),
  ].join(' ');
}
