import { choice, flag, text } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { diff, patch } from '../engine.ts';

export const fields = {
  ...diff.input,
  left: text(''),
  right: text(''),
  granularity: choice(['line', 'word', 'char'], 'word'),
  leftName: patch.input.leftName,
  rightName: patch.input.rightName,
  view: choice(['split', 'unified'], 'split'),
  folded: flag(false),
  wrapped: flag(true),
};
export type DiffDraft = DraftOf<typeof fields>;
export type DraftProps = WithDraft<typeof fields>;

export const initial = {
  left: `Shopping for Saturday
2 kg of apples
1 l of milk
bread
coffee
chocolate
`,
  right: `Shopping for Saturday
3 kg of green apples
1 l of milk
wine
bread
chocolate
`,
};
