import { expect, it } from 'vitest';
import { primeOf, rsaKeyFromExponent } from './factor.ts';
import { bytesToNumberBE, numberToBytesBE } from './number.ts';

const modulus = 1009n * 2003n;

it.each([
  ['of the right exponents', modulus, 1n + 1008n * 2002n, 2003n],
  ['that is a base', 3n * 2003n, 1n + 2n * 2002n, 3n],
  // 24,025 is right modulo 2,002 and wrong modulo 1,008: 3 finds a prime with it, but 2 has shown that it is wrong.
  ['of none after the first base that shows wrong exponents', modulus, 24_025n, undefined],
  ['of none after an even product', modulus, 24_024n, undefined],
  ['of none after a product of 1', modulus, 1n, undefined],
])('tells the prime %s', (_, product, exponents, expected) => {
  expect(primeOf(product, exponents)).toBe(expected);
});

it('makes a key of a prime that is a base', () => {
  // The other one is the Mersenne prime 2^521 - 1; 7 has an inverse modulo 2^521 - 2.
  const [small, large] = [3n, 2n ** 521n - 1n];
  let multiple = large;
  while (multiple % 7n !== 0n) multiple += large - 1n;
  const [n, e, d] = [small * large, 7n, multiple / 7n].map((value) => numberToBytesBE(value)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const { secret } = rsaKeyFromExponent(n, e, d);
  expect([secret?.p, secret?.q].map((part) => part && bytesToNumberBE(part))).toEqual([large, small]);
});
