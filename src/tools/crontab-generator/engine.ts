import { choice, flag, integer, list, optional, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation } from '#core/operation.ts';
import { composeExpression } from './engine/compose.ts';
import { dialects } from './engine/fields.ts';

const loadSummary = once(() => import('./engine/summary.ts'));
const loadDescribe = once(() => import('./engine/describe.ts'));
const loadNext = once(() => import('./engine/next.ts'));
const loadTranslate = once(() => import('./engine/translate.ts'));

const input = {
  expression: text(),
  dialect: choice(['auto', ...dialects], 'auto'),
};

/**
 * What an expression, a macro or a line of a crontab consists of, and what is worth knowing about it. Errors:
 * `empty-expression`, `wrong-field-count` (`count`), `unknown-macro` (`macro`), `invalid-field` (`field`, `value`,
 * `reason`, and `correction` for a descending range).
 */
export const parse = operation('crontab-generator/parse', {
  input,
  run: async ({ expression, dialect }) => (await loadSummary()).summarize(expression, dialect),
});

/** The schedule as a sentence. Errors as `parse`. */
export const describe = operation('crontab-generator/describe', {
  input: { ...input, locale: choice(['en', 'fr'], 'en'), use24Hour: flag(true), verbose: flag(false) },
  result: 'text',
  run: async (values) => (await loadDescribe()).describeSchedule(values),
});

/** The next runs as local times with their offset. Errors as `parse`, `unknown-time-zone`, `invalid-date`. */
export const next = operation('crontab-generator/next', {
  input: {
    ...input,
    from: optional(text()),
    timeZone: text('UTC'),
    count: integer({ min: 1, max: 1000 }, 5),
  },
  run: async (values) => (await loadNext()).nextRuns(values),
});

/** The same schedule in another dialect; null when that cannot say it. Errors as `parse`. */
export const translate = operation('crontab-generator/translate', {
  input: { ...input, to: choice(dialects) },
  run: async ({ expression, dialect, to }) => (await loadTranslate()).translateExpression(expression, dialect, to),
});

const numbers = (min: number, max: number) => list(integer({ min, max }), {}, []);

/** The shortest five fields for the chosen values; Sunday is 0. */
export const compose = operation('crontab-generator/compose', {
  input: {
    minutes: numbers(0, 59),
    hours: numbers(0, 23),
    daysOfMonth: numbers(1, 31),
    months: numbers(1, 12),
    daysOfWeek: numbers(0, 6),
  },
  result: 'text',
  run: composeExpression,
});
