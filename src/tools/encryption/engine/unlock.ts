import { ToolError, type Context } from '#core/operation.ts';
import { defaultIterations, detected, type Algorithm, type Salted } from './algorithms.ts';
import { decryptSalted } from './salted.ts';

export interface Key {
  readonly secret: string;
  readonly algorithm: 'auto' | Algorithm;
  readonly iterations?: number | undefined;
}

export interface Opened {
  readonly bytes: Uint8Array;
  readonly algorithm: Salted;
}

/**
 * What the algorithms that may be meant make of `Salted__` data, in turn; those are left out whose padding is wrong.
 * Errors: `invalid-ciphertext`.
 */
export async function* attempts(
  bytes: Uint8Array,
  { secret, algorithm, iterations = defaultIterations['openssl-pbkdf2'] }: Key,
  context: Context,
): AsyncGenerator<Opened> {
  const candidates = algorithm === 'auto' ? detected : [algorithm];
  for (const candidate of candidates) {
    if (candidate === 'jwe' || candidate === 'age') throw new ToolError('invalid-ciphertext', { reason: candidate });
    const plain = await decryptSalted(bytes, { algorithm: candidate, secret, iterations }, context);
    if (plain) yield { bytes: plain, algorithm: candidate };
  }
}
