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
    ['PuTTY-User-Key-File-3: ssh-ed25519', 'pem'],
    ['---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----', 'pem'],
    ['-----BEGIN SSH2 ENCRYPTED PRIVATE KEY-----', 'pem'],
    [`AGE-SECRET-KEY-1${'Q'.repeat(58)}`, 'key'],
    [`hf_${'a'.repeat(34)}`, 'key'],
    [`SG.${'a'.repeat(22)}.${'b'.repeat(43)}`, 'key'],
    [`pypi-AgE${'a'.repeat(60)}`, 'key'],
    [`dckr_pat_${'a'.repeat(27)}`, 'key'],
    [`GOCSPX-${'a'.repeat(28)}`, 'key'],
    [`ya29.${'a'.repeat(40)}`, 'key'],
    [`whsec_${'a'.repeat(32)}`, 'key'],
    [`xapp-1-A${'1'.repeat(10)}-123-abc`, 'key'],
    [`shpat_${'0'.repeat(32)}`, 'key'],
    [`hvs.${'a'.repeat(24)}`, 'key'],
    [`dop_v1_${'0'.repeat(64)}`, 'key'],
    [`dapi${'0'.repeat(32)}`, 'key'],
    [`ATATT3${'x'.repeat(100)}`, 'key'],
    [`lin_api_${'a'.repeat(40)}`, 'key'],
    [`key=glrt-${'a'.repeat(20)}`, 'key'],
    [`https://hooks.slack.com/services/${'T0/'.repeat(8)}`, 'key'],
    [`AccountKey=${'a'.repeat(86)}==`, 'key'],
  ])('finds one in %s', (text, kind) => expect(secretIn(text)).toBe(kind));

  it.each(['Hello 👋', '{"a":1}', 'eyJ', 'AKIA', 'the ghp_ prefix', 'hf_hub_download', 'SG.com', ''])(
    'finds none in %s',
    (text) => expect(secretIn(text)).toBeUndefined(),
  );
});

it('reads a long text once', () => {
  // Many beginnings of a token, each of which could end only where the text does.
  expect(secretIn('eyJhbGciOi-'.repeat(100_000))).toBeUndefined();
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
