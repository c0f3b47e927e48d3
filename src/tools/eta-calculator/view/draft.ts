import { choice, text } from '#core/field.ts';
import { languages } from '#core/text.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';

export const units = ['millisecond', 'second', 'minute', 'hour', 'day'] as const;

/** Amounts as they are typed, on a page in the language `typedIn`; moments as ISO 8601 in UTC. */
export const fields = {
  mode: choice(['rate', 'progress'], 'rate'),
  total: text(),
  rateCount: text(),
  ratePeriod: text(),
  rateUnit: choice(units, 'minute'),
  /** Empty is now, and goes with the time. */
  startedAt: text(),
  whole: text(),
  done: text(),
  began: text(),
  typedIn: choice(languages, 'en'),
};
export const initial = { total: '186', rateCount: '5', ratePeriod: '3', whole: '1000', done: '250' };

export interface DraftProps extends WithDraft<typeof fields> {
  readonly now: number | undefined;
}
