import { ToolError } from '#core/operation.ts';
import { asciiLowerCase, asciiUpperCase } from '#lib/ascii-case.ts';
import { isJava, layouts, rangeOf, type Dialect, type FieldName } from './fields.ts';
import { fail, parseItem, type Item } from './items.ts';
import { detect, split } from './line.ts';

export interface Field {
  readonly name: FieldName;
  /** Upper case. */
  readonly text: string;
  readonly items: readonly Item[];
}

/** An expression that is understood. */
export interface Schedule {
  readonly dialect: Dialect;
  /** Lower case. */
  readonly macro: string | null;
  readonly command: string | null;
  /** From left to right; none for `@reboot`. */
  readonly fields: readonly Field[];
}

/** crontab(5) of Vixie cron. */
const macros: Readonly<Record<string, string | null>> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
  '@reboot': null,
};

/** `?` is the whole of a day field, and W, as in Quartz, stands in no list; neither does L with an offset. */
function isMisplaced(name: FieldName, typed: string): boolean {
  if (name === 'dayOfMonth' && typed.includes(',') && /w|l-/i.test(typed)) return true;
  return (name === 'dayOfMonth' || name === 'dayOfWeek') && typed.includes('?') && typed !== '?';
}

function parseFields(tokens: readonly string[], dialect: Dialect): Field[] {
  const layout = layouts[dialect].find(({ length }) => length === tokens.length);
  if (!layout) throw new ToolError('wrong-field-count', { count: tokens.length });
  const fields = layout.map((name, index) => {
    const typed = tokens[index] ?? '';
    if (isMisplaced(name, typed)) fail({ field: name, range: rangeOf(name, dialect), text: typed }, 'syntax');
    return { name, text: asciiUpperCase(typed), items: typed.split(',').map((text) => parseItem(text, name, dialect)) };
  });
  const open = fields.filter(({ text }) => text === '?');
  if (isJava(dialect) && open.length !== 1) {
    const field = fields.find(({ name }) => name === 'dayOfWeek') as Field;
    fail({ field: field.name, range: rangeOf(field.name, dialect), text: field.text }, 'question-mark');
  }
  return fields;
}

/**
 * Reads an expression, a macro or a line of a crontab. Errors: `empty-expression`, `unknown-macro`,
 * `wrong-field-count`, `invalid-field`.
 */
export function parseSchedule(expression: string, wanted: 'auto' | Dialect): Schedule {
  const line = expression.trim();
  if (line === '') throw new ToolError('empty-expression');
  if (line.startsWith('@')) {
    const [typed = '', command = null] = [/^\S+/.exec(line)?.[0], /^\S+\s+(.*)$/s.exec(line)?.[1]];
    const macro = asciiLowerCase(typed);
    if (!Object.hasOwn(macros, macro)) throw new ToolError('unknown-macro', { macro: typed });
    const fields = macros[macro];
    return { dialect: 'unix', macro, command, fields: fields ? parseFields(fields.split(' '), 'unix') : [] };
  }
  const { command, fieldLike, ...found } = split(line);
  const tokens = found.tokens.map(({ text }) => text);
  const dialect = wanted === 'auto' ? detect(tokens) : wanted;
  try {
    return { dialect, macro: null, command, fields: parseFields(tokens, dialect) };
  } catch (error) {
    // Two expressions in a row rather than one with a command of numbers.
    if (error instanceof ToolError && fieldLike > tokens.length) {
      throw new ToolError('wrong-field-count', { count: fieldLike });
    }
    throw error;
  }
}

export const fieldOf = ({ fields }: Schedule, name: FieldName): Field | undefined =>
  fields.find((field) => field.name === name);

/** Vixie cron: both day fields count when one of them starts with a star; otherwise either does. */
export function dayRule(schedule: Schedule): 'day-or' | 'day-and' | undefined {
  const days = [fieldOf(schedule, 'dayOfMonth'), fieldOf(schedule, 'dayOfWeek')];
  if (isJava(schedule.dialect) || days.some((field) => !field || field.text === '*' || field.text === '?'))
    return undefined;
  return days.some((field) => field?.text.startsWith('*')) ? 'day-and' : 'day-or';
}
