import { choice } from '#core/field.ts';
import type { DraftOf, WithDraft } from '#ui/hooks/use-draft.ts';
import { bytes, generate, passphrase, pattern } from '../engine.ts';

export const modes = ['characters', 'bytes', 'passphrase', 'pattern'] as const;

/** Everything the page keeps: options only, never a token. */
export const fields = {
  mode: choice(modes, 'characters'),
  ...generate.input,
  ...bytes.input,
  ...passphrase.input,
  ...pattern.input,
};
export const initial = { pattern: 'XXXXX-XXXXX-XXXXX-XXXXX' };

export type TokenDraft = DraftOf<typeof fields>;

export type DraftProps = WithDraft<typeof fields>;
