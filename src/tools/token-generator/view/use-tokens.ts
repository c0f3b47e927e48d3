import type { Failure, Operation } from '#core/operation.ts';
import { useOperation } from '#ui/hooks/use-operation.ts';
import { bytes, generate, passphrase } from '../engine.ts';
import type { TokenDraft } from './draft.ts';

export interface Tokens {
  /** undefined until the first ones are drawn and while the options allow none. */
  readonly tokens: readonly string[] | undefined;
  readonly entropyBits: number;
  readonly error: Failure | undefined;
  readonly stale: boolean;
  readonly slow: boolean;
}

/** More characters than this are drawn in the worker. */
const pageLimit = 30_000;
const inWorker = <O extends Pick<Operation, 'thread'>>(operation: O): O => ({ ...operation, thread: 'worker' });
const many = { characters: inWorker(generate), bytes: inWorker(bytes), passphrase: inWorker(passphrase) };
/** A word of a list with what it costs to draw and write it, in characters of a token. */
const wordCost = 8;
const none = { tokens: undefined, entropyBits: 0 };

/** The tokens for the options; drawn anew when an option or `again` changes. */
export function useTokens(draft: TokenDraft, again: number): Tokens {
  const { mode, prefix, length, byteLength, words, count } = draft;
  const size = { characters: length, bytes: byteLength, passphrase: words * wordCost }[mode];
  const here = size * count <= pageLimit;
  const when = (wanted: typeof mode) => ({ enabled: mode === wanted, again });
  const characters = useOperation(here ? generate : many.characters, draft, when('characters'));
  const raw = useOperation(here ? bytes : many.bytes, draft, when('bytes'));
  const phrases = useOperation(here ? passphrase : many.passphrase, draft, when('passphrase'));
  const { value, error, stale, slow } = { characters, bytes: raw, passphrase: phrases }[mode];
  const state = { error, stale, slow };
  if (!value || error) return { ...none, ...state };
  const tokens = mode === 'bytes' && prefix !== '' ? value.tokens.map((token) => prefix + token) : value.tokens;
  return { tokens, entropyBits: value.entropyBits, ...state };
}
