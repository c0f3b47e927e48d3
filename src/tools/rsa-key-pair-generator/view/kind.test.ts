import { expect, it } from 'vitest';
import { isSameKind } from './kind.ts';

const wished = { type: 'rsa', bits: 2048, curve: 'P-256' } as const;

it('tells a pair of another type, size or curve from the one that is chosen', () => {
  expect(isSameKind(wished, { ...wished, type: 'ed25519' })).toBe(false);
  expect(isSameKind(wished, { ...wished, bits: 4096 })).toBe(false);
  expect(isSameKind({ ...wished, type: 'ecdsa' }, { ...wished, type: 'ecdsa', curve: 'P-384' })).toBe(false);
});

it('takes what does not count for a type as it is', () => {
  expect(isSameKind(wished, { ...wished, curve: 'P-384' })).toBe(true);
  expect(isSameKind({ ...wished, type: 'ecdsa' }, { ...wished, type: 'ecdsa', bits: 4096 })).toBe(true);
  expect(isSameKind({ ...wished, type: 'ed25519' }, { type: 'ed25519', bits: 4096, curve: 'P-384' })).toBe(true);
});
