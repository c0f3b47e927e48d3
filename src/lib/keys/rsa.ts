import { ToolError } from '#core/operation.ts';
import { randomBytes } from '#lib/random.ts';
import { damaged } from './der.ts';
import { bitsOf, type RsaKey } from './key.ts';
import { bytesToNumberBE, numberToBytesBE } from './number.ts';
import { power } from './power.ts';

/** The same bounds as OpenSSL's: above them one operation takes minutes. */
const mostBits = 16_384;
const mostExponent = 2n ** 64n;

/**
 * The length of the modulus in bytes.
 * Errors: `unsupported-key` { kind } for a modulus over 16,384 bits or an exponent over 64.
 */
export function rsaLength(key: RsaKey): number {
  const bits = bitsOf(key);
  if (bits > mostBits) throw new ToolError('unsupported-key', { kind: `RSA ${bits}` });
  if (bytesToNumberBE(key.e) >= mostExponent) throw new ToolError('unsupported-key', { kind: 'RSA, e ≥ 2⁶⁴' });
  return Math.ceil(bits / 8);
}

/** RSAEP, RFC 8017 §5.1.1, of a number below the modulus, as long as the modulus. */
export function rsaPublic(key: RsaKey, message: Uint8Array): Uint8Array {
  const value = power(bytesToNumberBE(message), bytesToNumberBE(key.e), bytesToNumberBE(key.n));
  return numberToBytesBE(value, rsaLength(key));
}

/** The inverse by the extended Euclidean algorithm; undefined when there is a common divisor. */
function inverseOf(value: bigint, modulus: bigint): bigint | undefined {
  let [low, high, x, y] = [value, modulus, 1n, 0n];
  while (low > 0n) {
    const quotient = high / low;
    [low, high] = [high - quotient * low, low];
    [x, y] = [y - quotient * x, x];
  }
  if (high !== 1n) return undefined;
  return y < 0n ? y + modulus : y;
}

/** A random number with an inverse modulo `modulus`; 64 more bits than needed leave no measurable bias. */
function blinding(modulus: bigint, length: number): readonly [factor: bigint, inverse: bigint] {
  for (;;) {
    const factor = bytesToNumberBE(randomBytes(length + 8)) % modulus;
    const inverse = inverseOf(factor, modulus);
    if (inverse !== undefined) return [factor, inverse];
  }
}

/**
 * RSADP and RSASP1, RFC 8017 §5.1.2 and §5.2.1, with the Chinese remainder theorem. The base is blinded, so that the time
 * tells nothing about it, and the result is checked, so that a fault does not give the primes away.
 * Errors: `private-key-required`, `invalid-key` { reason: `rsa` }, `unsupported-key` { kind }.
 *
 * @param message A number below the modulus; a larger one is reduced.
 * @returns As long as the modulus.
 */
export function rsaPrivate(key: RsaKey, message: Uint8Array): Uint8Array {
  const { secret } = key;
  if (!secret) throw new ToolError('private-key-required');
  const length = rsaLength(key);
  const [n, e, p, q, dp, dq, qi] = [key.n, key.e, secret.p, secret.q, secret.dp, secret.dq, secret.qi].map(
    bytesToNumberBE,
  ) as [bigint, bigint, bigint, bigint, bigint, bigint, bigint];
  const [factor, inverse] = blinding(n, length);
  const blinded = (bytesToNumberBE(message) * power(factor, e, n)) % n;
  const [ofP, ofQ] = [power(blinded, dp, p), power(blinded, dq, q)];
  const opened = ofQ + ((((((ofP - ofQ) % p) + p) % p) * qi) % p) * q;
  if (power(opened, e, n) !== blinded) throw damaged('rsa');
  return numberToBytesBE((opened * inverse) % n, length);
}
