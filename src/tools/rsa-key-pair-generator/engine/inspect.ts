import { ToolError } from '#core/operation.ts';
import { bitsOf, type Key } from '#lib/keys/key.ts';
import { bytesToNumberBE } from '#lib/keys/number.ts';
import { fingerprintMd5, fingerprintSha256 } from '#lib/keys/write-key.ts';
import { openKey } from './convert.ts';

/**
 * The exponent, or null when it is not an RSA key.
 * Error: `unsupported-key` { kind } for one that a number in JSON cannot hold with all its digits.
 */
function exponentOf(key: Key): number | null {
  if (key.type !== 'rsa') return null;
  const exponent = Number(bytesToNumberBE(key.e));
  if (!Number.isSafeInteger(exponent)) throw new ToolError('unsupported-key', { kind: 'RSA, e ≥ 2⁵³' });
  return exponent;
}

function curveOf(key: Key): string | null {
  if (key.type === 'rsa') return null;
  return key.type === 'ecdsa' ? key.curve : 'Ed25519';
}

/** What a key is, with the fingerprints that `ssh-keygen -l` prints. */
export async function inspectKey(text: string, passphrase: string) {
  const { key, format, comment } = await openKey(text, passphrase);
  return {
    type: key.type,
    format,
    private: key.secret !== undefined,
    bits: bitsOf(key),
    curve: curveOf(key),
    publicExponent: exponentOf(key),
    comment,
    fingerprintSha256: fingerprintSha256(key),
    fingerprintMd5: fingerprintMd5(key),
  };
}
