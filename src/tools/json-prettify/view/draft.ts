import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { format } from '../engine.ts';

export const fields = { ...format.input, tab: choice(['text', 'tree'], 'text') };
export const sample = '{"hello":"world","foo":"bar"}';
export const initial = { text: sample };

export type JsonDraft = DraftOf<typeof fields>;

export interface DraftProps extends WithDraft<typeof fields> {
  readonly reset: () => void;
}
