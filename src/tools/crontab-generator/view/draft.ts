import { choice, integer, list, text } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { describe, next } from '../engine.ts';

const { expression, dialect, use24Hour, verbose } = describe.input;
export const kinds = ['minutes', 'hour', 'day', 'week', 'month', 'year'] as const;

export const fields = {
  expression,
  dialect,
  use24Hour,
  verbose,
  /** Empty: the browser's own. */
  timeZone: text(''),
  count: next.input.count,
  command: text(''),
  editor: choice(['simple', 'grid'], 'simple'),
  kind: choice(kinds, 'minutes'),
  step: integer({ min: 1, max: 59 }, 5),
  minute: integer({ min: 0, max: 59 }, 0),
  hour: integer({ min: 0, max: 23 }, 9),
  weekdays: list(integer({ min: 0, max: 6 }), {}, [1]),
  day: integer({ min: 1, max: 31 }, 1),
  month: integer({ min: 1, max: 12 }, 1),
};
export const initial = { expression: '40 * * * *' };

export type CronDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;
