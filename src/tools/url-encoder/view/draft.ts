import { choice, text } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { decode, encode } from '../engine.ts';

/** The two linked panes; `source` is the one edited last. */
export const sides = ['text', 'encoded'] as const;
export type SideName = (typeof sides)[number];

export const fields = {
  ...encode.input,
  malformed: decode.input.malformed,
  charset: decode.input.charset,
  encoded: text(''),
  source: choice(sides, 'text'),
};
export const initial = { text: 'Hello world :) café & crème' };

export type UrlDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;

/** The rule set that reads what the one of encoding writes. */
export const decodeModeOf = ({ mode }: UrlDraft): 'component' | 'uri' | 'form' =>
  mode === 'uri' || mode === 'form' ? mode : 'component';
