import { choice, flag, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { encode } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'digits'] as const;
export type SideName = (typeof sides)[number];

export const fields = {
  ...encode.input,
  digits: text(''),
  source: choice(sides, 'text'),
  replaces: flag(false),
};
export const initial = { text: 'Hi 👋' };

export type BinaryDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: BinaryDraft;
  readonly change: (part: Partial<BinaryDraft>) => void;
}
