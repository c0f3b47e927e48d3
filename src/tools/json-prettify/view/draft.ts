import { choice } from '#core/field.ts';
import type { Input } from '#core/field.ts';
import { format } from '../engine.ts';

export const fields = { ...format.input, tab: choice(['text', 'tree'], 'text') };
export const sample = '{"hello":"world","foo":"bar"}';
export const initial = { text: sample };

export type JsonDraft = Input<typeof fields>;

/** What the parts of the screen share: the values of the page and how they change. */
export interface DraftProps {
  readonly draft: JsonDraft;
  readonly change: (part: Partial<JsonDraft>) => void;
  readonly reset: () => void;
}
