import { choice } from '#core/field.ts';
import type { useDraft } from '#ui/hooks/use-draft.ts';
import { bytes, generate, passphrase } from '../engine.ts';

export const modes = ['characters', 'bytes', 'passphrase'] as const;

/** Everything the page keeps: options only, never a token. */
export const fields = {
  mode: choice(modes, 'characters'),
  ...generate.input,
  ...bytes.input,
  ...passphrase.input,
};
export const initial = {};

export type TokenDraft = ReturnType<typeof useDraft<typeof fields>>[0];

export interface DraftProps {
  readonly draft: TokenDraft;
  readonly change: (part: Partial<TokenDraft>) => void;
}
