import { choice, flag, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode } from '../engine.ts';
import { groups } from './groups.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'escaped'] as const;
export type SideName = (typeof sides)[number];

export const fields = {
  ...encode.input,
  context: decode.input.context,
  escaped: text(''),
  source: choice(sides, 'text'),
  showInvisibles: flag(false),
  query: text(''),
  group: choice(groups, 'all'),
};
export const initial = { text: `<a href="/?a=1&b=2">Café — it's “fine”</a>` };

export type EntitiesDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: EntitiesDraft;
  readonly change: (part: Partial<EntitiesDraft>) => void;
}
