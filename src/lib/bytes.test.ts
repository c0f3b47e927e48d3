import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHex, encodeBinary, encodeHex, readBytes, writeBytes } from './bytes.ts';

const bytes = fc.uint8Array({ maxLength: 200 });
const seed = 16;

describe('hexadecimal', () => {
  it('is what Node writes and is read back', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        expect(encodeHex(value)).toBe(Buffer.from(value).toString('hex'));
        expect(decodeHex(encodeHex(value).toUpperCase())).toEqual(value);
      }),
      { seed },
    );
  });

  it.each(['0xDEADbeef', '0Xdeadbeef', ' de:ad-BE\n ef\t', '\uFEFF0x de ad be ef', 'd-eadbee:f'])(
    'reads %j',
    (text) => {
      expect(encodeHex(decodeHex(text))).toBe('deadbeef');
    },
  );

  it.each(['', ' ', '0x', ':-'])('%j is not bytes', (text) => {
    expect(decodeHex(text)).toHaveLength(0);
  });

  it.each([
    ['12g4', { reason: 'character', position: 3, character: 'g' }],
    ['0x0x12', { reason: 'character', position: 4, character: 'x' }],
    ['12 0x34', { reason: 'character', position: 5, character: 'x' }],
    ['1é', { reason: 'character', position: 2, character: 'é' }],
    ['12 3 ', { reason: 'odd', position: 4, character: '3' }],
  ])('refuses %j', (text, details) => {
    expect(() => decodeHex(text)).toThrow(expect.objectContaining({ code: 'invalid-hex', details }));
  });

  it('ignores only the given separators', () => {
    expect(encodeHex(decodeHex('de:ad', ':'))).toBe('dead');
    expect(() => decodeHex('de-ad', ':')).toThrow('invalid-hex');
  });
});

describe('encodings', () => {
  it('writes eight binary digits a byte', () => {
    expect(encodeBinary(Uint8Array.of(0, 1, 0x80, 0xff, 0xa5))).toBe(
      ['00000000', '00000001', '10000000', '11111111', '10100101'].join(''),
    );
  });

  it('reads text, hexadecimal and Base64', () => {
    expect(readBytes('é\uD800', 'utf8')).toEqual(Uint8Array.of(0xc3, 0xa9, 0xef, 0xbf, 0xbd));
    expect(readBytes('c3 a9', 'hex')).toEqual(Uint8Array.of(0xc3, 0xa9));
    expect(readBytes('w6k', 'base64')).toEqual(Uint8Array.of(0xc3, 0xa9));
    for (const encoding of ['utf8', 'hex', 'base64'] as const) expect(readBytes('', encoding)).toHaveLength(0);
  });

  it.each([
    ['hex', 'fbff'],
    ['base64', '+/8='],
    ['base64url', '-_8'],
    ['binary', '1111101111111111'],
  ] as const)('writes %s', (encoding, expected) => {
    expect(writeBytes(Uint8Array.of(0xfb, 0xff), encoding)).toBe(expected);
  });
});
