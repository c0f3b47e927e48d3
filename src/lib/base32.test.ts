import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase32, encodeBase32 } from './base32.ts';
import { encodeHex } from './bytes.ts';
import { decodeLatin1, encodeUtf8 } from './charset.ts';

describe('base32', () => {
  // RFC 4648 §10
  it.each([
    ['', ''],
    ['f', 'MY======'],
    ['fo', 'MZXQ===='],
    ['foo', 'MZXW6==='],
    ['foob', 'MZXW6YQ='],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI======'],
  ])('%j is %j', (plain, encoded) => {
    expect(encodeBase32(encodeUtf8(plain), true)).toBe(encoded);
    expect(encodeBase32(encodeUtf8(plain))).toBe(encoded.replaceAll('=', ''));
    expect(decodeLatin1(decodeBase32(encoded))).toBe(plain);
  });

  it('reads any case, ignores spaces and hyphens, drops left-over bits', () => {
    expect(decodeLatin1(decodeBase32('mzxw 6ytb-OI'))).toBe('foobar');
    expect(encodeHex(decodeBase32('ITTOOLS'))).toBe('44e6e72e');
  });

  it.each([
    ['MZXW1', { reason: 'character', position: 5, character: '1' }],
    ['MZ=XQ', { reason: 'padding', position: 4, character: 'X' }],
    ['MZé', { reason: 'character', position: 3, character: 'é' }],
  ])('%j is refused', (source, details) => {
    expect(() => decodeBase32(source)).toThrow(expect.objectContaining({ code: 'invalid-base32', details }));
  });

  it('decodes what it encodes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.boolean(), (bytes, padded) => {
        expect(decodeBase32(encodeBase32(bytes, padded))).toEqual(bytes);
      }),
      { seed: 4648 },
    );
  });
});
