import { secret, text as textField } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { hash, verify } from '../engine.ts';

export const fields = { ...hash.input, hash: verify.input.hash, candidate: secret(''), username: textField('') };
// jBCrypt 0.4, TestBCrypt.java
export const initial = { candidate: 'a', hash: '$2a$06$m0CrhHm10qJ3lXRY.5zDGO3rS2KdeeWLuGmsfGlMfOxih58VYVfxe' };

export interface CardProps extends WithDraft<typeof fields> {
  /** Milliseconds that a cost takes here; undefined until it has been measured. */
  readonly timeOf: (cost: number) => number | undefined;
}
