import { choice, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';

export const units = ['millisecond', 'second', 'minute', 'hour', 'day'] as const;

/** Amounts as they are typed; moments as ISO 8601 in UTC. */
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
};
export const initial = { total: '186', rateCount: '5', ratePeriod: '3', whole: '1000', done: '250' };

type EtaDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: EtaDraft;
  readonly change: (part: Partial<EtaDraft>) => void;
  readonly now: number | undefined;
}
