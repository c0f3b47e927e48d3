import { choice, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { escape } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'literal'] as const;
export type SideName = (typeof sides)[number];

/** Longer texts are not written in all languages. */
export const longest = 5000;

export const fields = { ...escape.input, literal: text(''), source: choice(sides, 'text') };
export const initial = { text: 'He said: "C:\\temp"\nnaïve 😀' };

export type EscaperDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: EscaperDraft;
  readonly change: (part: Partial<EscaperDraft>) => void;
}
