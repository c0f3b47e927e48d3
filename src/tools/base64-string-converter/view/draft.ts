import { choice, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'base64'] as const;
export type SideName = (typeof sides)[number];

export const fields = { ...encode.input, ...decode.input, base64: text(''), source: choice(sides, 'text') };
export const initial = { text: 'Hello 👋' };

export type Base64Draft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: Base64Draft;
  readonly change: (part: Partial<Base64Draft>) => void;
}
