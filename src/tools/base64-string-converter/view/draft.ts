import { choice, text } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'base64'] as const;
export type SideName = (typeof sides)[number];

export const fields = { ...encode.input, ...decode.input, base64: text(''), source: choice(sides, 'text') };
export const initial = { text: 'Hello 👋' };

export type DraftProps = WithDraft<typeof fields>;
