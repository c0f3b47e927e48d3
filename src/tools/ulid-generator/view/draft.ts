import { choice } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { generate, parse } from '../engine.ts';

export const tabs = ['generate', 'decode'] as const;
export const fields = {
  ...generate.input,
  count: { ...generate.input.count, fallback: 5 },
  id: parse.input.id,
  tab: choice(tabs, 'generate'),
};
// The id of the ULID specification
export const initial = { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };

export type UlidDraft = ReturnType<typeof useDraft<typeof fields>>[0];
export interface TabProps {
  readonly draft: UlidDraft;
  readonly change: (part: Partial<UlidDraft>) => void;
}
