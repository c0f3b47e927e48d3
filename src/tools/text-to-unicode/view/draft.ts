import { choice, flag, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { escape } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'escaped'] as const;
export type SideName = (typeof sides)[number];
export const tabs = ['convert', 'inspect', 'find', 'normalize'] as const;

export const fields = {
  ...escape.input,
  escaped: text(''),
  source: choice(sides, 'text'),
  nonAscii: flag(false),
  anyNotation: flag(true),
  tab: choice(tabs, 'convert'),
  query: text('arrow'),
};
export const initial = { text: 'Café 👩🏽‍🚀 ﬁ Ω' };

export type UnicodeDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: UnicodeDraft;
  readonly change: (part: Partial<UnicodeDraft>) => void;
}

export interface TextTabProps extends DraftProps {
  /** The text, typed or read from escapes. */
  readonly current: string;
  /** It is the one before the escapes that are typed: it must not be written back over them. */
  readonly isOld: boolean;
}
