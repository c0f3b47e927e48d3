import type { Failure } from '#core/operation.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { bytes, generate, passphrase, pattern } from '../engine.ts';
import type { TokenDraft } from './draft.ts';

export interface Tokens {
  /** undefined until the first ones are drawn; while the options allow none, those of the last good ones. */
  readonly tokens: readonly string[] | undefined;
  readonly entropyBits: number;
  readonly error: Failure | undefined;
  readonly stale: boolean;
  readonly slow: boolean;
}

const none = { tokens: undefined, entropyBits: 0 };

/** The tokens for the options; drawn again when an option or `again` changes. */
export function useTokens(draft: TokenDraft, again: number): Tokens {
  const { mode } = draft;
  const when = (wanted: typeof mode) => ({ enabled: mode === wanted, again });
  const characters = useOperation(generate, draft, when('characters'));
  const raw = useOperation(bytes, draft, when('bytes'));
  const phrases = useOperation(passphrase, draft, when('passphrase'));
  const shaped = useOperation(pattern, draft, { enabled: mode === 'pattern' && draft.pattern !== '', again });
  const { value, error, stale, slow } = { characters, bytes: raw, passphrase: phrases, pattern: shaped }[mode];
  const state = { error, stale: stale || error !== undefined, slow };
  const { tokens, entropyBits } = value ?? none;
  return { tokens, entropyBits, ...state };
}
