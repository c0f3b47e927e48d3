import { damaged } from './der.ts';
import { rsaKeyOf, type RsaKey } from './key.ts';
import { bytesToNumberBE, numberToBytesBE } from './number.ts';
import { power } from './power.ts';

function commonDivisor(a: bigint, b: bigint): bigint {
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

/** Each base finds the primes of a right key with a probability of a half at least. */
const bases = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n, 59n, 61n, 67n, 71n];
/** Above this the search would take seconds. */
const bitLimit = 8192;

/**
 * A prime factor of a modulus by its private exponent: NIST SP 800-56B Rev. 2, appendix C.1, with small bases instead of
 * random ones. Undefined when the exponent is not the modulus's.
 */
export function primeOf(modulus: bigint, exponents: bigint): bigint | undefined {
  let odd = exponents - 1n;
  if (odd < 1n || odd & 1n) return undefined;
  let halvings = 0;
  for (; (odd & 1n) === 0n; odd >>= 1n) halvings++;
  for (const base of bases) {
    if (modulus % base === 0n) return base;
    let root = power(base, odd, modulus);
    for (let turn = 0; turn < halvings && root !== 1n && root !== modulus - 1n; turn++) {
      const square = (root * root) % modulus;
      if (square === 1n) return commonDivisor(root - 1n, modulus);
      root = square;
    }
    // One base that does not come back to 1 shows it: the others would take a minute for 8,192 bits.
    if (root !== 1n && root !== modulus - 1n) return undefined;
  }
  return undefined;
}

/** A private RSA key of which only the modulus and the exponents are given: the larger prime is p. */
export function rsaKeyFromExponent(n: Uint8Array, e: Uint8Array, d: Uint8Array): RsaKey {
  const [modulus, open, secret] = [n, e, d].map(bytesToNumberBE) as [bigint, bigint, bigint];
  if (n.length * 8 > bitLimit || secret >= modulus || open >= modulus) throw damaged('rsa');
  const found = primeOf(modulus, open * secret);
  if (found === undefined || found <= 1n) throw damaged('rsa');
  const other = modulus / found;
  const [p, q] = found > other ? [found, other] : [other, found];
  // The inverse of q modulo the prime p, by Fermat.
  const inverse = power(q, p - 2n, p);
  return rsaKeyOf(n, e, { d, p: numberToBytesBE(p), q: numberToBytesBE(q), qi: numberToBytesBE(inverse) });
}
