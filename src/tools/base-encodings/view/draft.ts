import { choice, text } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode } from '../engine.ts';
import { formats } from '../engine/names-of-formats.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'encoded'] as const;
export type SideName = (typeof sides)[number];

/** What the page converts: the formats of bytes, and names of domains. */
export const ways = [...formats, 'idn', 'punycode'] as const;
export type Way = (typeof ways)[number];

export const fields = {
  ...encode.input,
  strict: decode.input.strict,
  format: choice(ways, 'base32'),
  encoded: text(''),
  source: choice(sides, 'text'),
};
export const initial = { text: 'Hello, World!' };

export type BaseDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: BaseDraft;
  readonly change: (part: Partial<BaseDraft>) => void;
}
