import { secret } from '#core/field.ts';
import type { WithDraft } from '#ui/hooks/use-draft.ts';
import { entropyToMnemonic, mnemonicToSeed, rollsToEntropy } from '../engine.ts';

export const fields = {
  ...entropyToMnemonic.input,
  ...mnemonicToSeed.input,
  ...rollsToEntropy.input,
  entropy: secret(''),
  mnemonic: secret(''),
  rolls: secret(''),
};
export const initial = {};

export type PartProps = WithDraft<typeof fields>;
