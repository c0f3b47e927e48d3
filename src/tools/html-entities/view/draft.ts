import { choice, flag, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
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

export type DraftProps = WithDraft<typeof fields>;
