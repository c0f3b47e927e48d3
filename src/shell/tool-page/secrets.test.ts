import { describe, expect, it } from 'vitest';
import { secretIn, secretInAddress } from './secrets.ts';

describe('secretIn', () => {
  it.each([
    ['-----BEGIN RSA PRIVATE KEY-----\nMII', 'pem'],
    ['-----BEGIN PRIVATE KEY-----', 'pem'],
    // RFC 7519 §3.1, the first part of the example token.
    ['eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UifQ.dBjftJeZ4CVP', 'jwt'],
    [`token=ghp_${'a'.repeat(36)}`, 'key'],
    [`sk_live_${'0'.repeat(24)}`, 'key'],
    ['AKIAABCDEFGHIJKLMNOP', 'key'],
    [`glpat-${'x'.repeat(20)}`, 'key'],
  ])('finds one in %s', (text, kind) => expect(secretIn(text)).toBe(kind));

  it.each(['Hello 👋', '{"a":1}', 'eyJ', 'AKIA', 'the ghp_ prefix', ''])('finds none in %s', (text) =>
    expect(secretIn(text)).toBeUndefined(),
  );
});

describe('secretInAddress', () => {
  const address = (text: string): string =>
    `https://toolcrib.invalid/base64-string-converter#${new URLSearchParams({ text }).toString()}`;

  it('reads what the address has in another form', () => {
    expect(secretInAddress(address('-----BEGIN PRIVATE KEY-----\nMII+100%'))).toBe('pem');
    expect(secretInAddress(address('100 % of + and é'))).toBeUndefined();
    expect(secretInAddress('https://toolcrib.invalid/base64-string-converter')).toBeUndefined();
  });
});
