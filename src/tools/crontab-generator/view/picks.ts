import { split } from '../engine/line.ts';
import type { CronDraft } from './draft.ts';

/** What the pickers of the simple editor hold, as far as the kind of schedule has them. */
export type Picks = Pick<CronDraft, 'kind'> &
  Partial<Pick<CronDraft, 'step' | 'minute' | 'hour' | 'weekdays' | 'day' | 'month'>>;

const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** A number within bounds that stands alone; undefined for anything else. */
function numberOf(token: string | undefined, min: number, max: number): number | undefined {
  const value = token !== undefined && /^\d{1,2}$/.test(token) ? Number(token) : -1;
  return value >= min && value <= max ? value : undefined;
}

/** `1-5`, `MON,3` or `7`; 0 is Sunday. */
function weekdaysOf(token: string): readonly number[] | undefined {
  const found = new Set<number>();
  for (const item of token.toUpperCase().split(',')) {
    const [from, to = from, ...rest] = item.split('-').map((day) => {
      const named = days.indexOf(day);
      return named >= 0 ? named : numberOf(day, 0, 7);
    });
    if (from === undefined || to === undefined || from > to || rest.length > 0) return undefined;
    for (let day = from; day <= to; day++) found.add(day % 7);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** The fields or the macro of a line, and the command behind them. */
export function partsOf(line: string): { readonly schedule: string; readonly command: string } {
  const command = /^\s*@/.test(line) ? (/^\s*\S+\s+(.+)$/s.exec(line)?.[1] ?? '') : (split(line).command ?? '');
  return { schedule: line.slice(0, line.length - command.length).trim(), command };
}

/**
 * The picks of the simple editor that an expression of five fields stands for; undefined when it says something else.
 *
 * @example
 * ```ts
 * picksOf('40 9 * * 1-5'); // { kind: 'week', minute: 40, hour: 9, weekdays: [1, 2, 3, 4, 5] }
 * ```
 */
export function picksOf(expression: string): Picks | undefined {
  const tokens = expression.trim().split(/\s+/);
  if (tokens.length !== 5) return undefined;
  const [minutes = '', hours = '', dates = '', months = '', weekdays = ''] = tokens;
  const shape = [hours, dates, months, weekdays].map((token) => (token === '*' ? '*' : 'x')).join('');
  if (shape === '****' && /^\*(?:\/\d+)?$/.test(minutes)) {
    const step = minutes === '*' ? 1 : numberOf(minutes.slice(2), 1, 59);
    return step === undefined ? undefined : { kind: 'minutes', step };
  }
  const minute = numberOf(minutes, 0, 59);
  if (minute === undefined) return undefined;
  if (shape === '****') return { kind: 'hour', minute };
  const hour = numberOf(hours, 0, 23);
  if (hour === undefined) return undefined;
  if (shape === 'x***') return { kind: 'day', minute, hour };
  if (shape === 'x**x') {
    const picked = weekdaysOf(weekdays);
    return picked && { kind: 'week', minute, hour, weekdays: picked };
  }
  const day = numberOf(dates, 1, 31);
  if (day === undefined) return undefined;
  if (shape === 'xx**') return { kind: 'month', minute, hour, day };
  const month = numberOf(months, 1, 12);
  return shape === 'xxx*' && month !== undefined ? { kind: 'year', minute, hour, day, month } : undefined;
}
