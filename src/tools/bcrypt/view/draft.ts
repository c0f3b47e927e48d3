import { secret, text as textField } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { hash, verify } from '../engine.ts';

export const fields = { ...hash.input, hash: verify.input.hash, candidate: secret(''), username: textField('') };
const sample = 'correct horse battery staple';
export const initial = {
  password: sample,
  candidate: sample,
  hash: '$2b$10$NMSAyedFzNZ2SehUVHgKZevc6TVekeOlrW7kW9FlaigWseCafyHha',
};

export interface CardProps extends WithDraft<typeof fields> {
  /** Milliseconds that a cost takes here; undefined until it has been measured. */
  readonly timeOf: (cost: number) => number | undefined;
}
