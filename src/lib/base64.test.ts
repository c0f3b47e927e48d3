import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needs } from '../../scripts/compared-programs.ts';
import { propertyRuns } from '../../scripts/property-runs.ts';
import { decodeBase64, encodeBase64, type Base64Form } from './base64.ts';
import { decodeLatin1, encodeUtf8 } from './charset.ts';

const seed = 4648;
const text = (bytes: Uint8Array): string => decodeLatin1(bytes);

function faultOf(source: string, form?: Base64Form): unknown {
  try {
    decodeBase64(source, form);
  } catch (error) {
    return { code: (error as { code: string }).code, ...(error as { details: object }).details };
  }
  return undefined;
}

describe('base64', () => {
  // RFC 4648 §10
  it.each([
    ['', ''],
    ['f', 'Zg=='],
    ['fo', 'Zm8='],
    ['foo', 'Zm9v'],
    ['foob', 'Zm9vYg=='],
    ['fooba', 'Zm9vYmE='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j is %j', (plain, encoded) => {
    expect(encodeBase64(encodeUtf8(plain))).toBe(encoded);
    expect(encodeBase64(encodeUtf8(plain), { padded: false })).toBe(encoded.replaceAll('=', ''));
    for (const form of ['any', 'pasted', 'strict'] as const) expect(text(decodeBase64(encoded, form))).toBe(plain);
    expect(text(decodeBase64(encoded.replaceAll('=', '')))).toBe(plain);
  });

  it('writes the URL-safe alphabet without padding unless asked', () => {
    const bytes = Uint8Array.of(0xfb, 0xff, 0xbf, 0xff);
    expect(encodeBase64(bytes)).toBe('+/+//w==');
    expect(encodeBase64(bytes, { urlSafe: true })).toBe('-_-__w');
    expect(encodeBase64(bytes, { urlSafe: true, padded: true })).toBe('-_-__w==');
    expect(decodeBase64('-/+_/w')).toEqual(bytes);
  });

  it('breaks lines, none at the end', () => {
    const bytes = new Uint8Array(9);
    expect(encodeBase64(bytes, { lineLength: 4 })).toBe('AAAA\nAAAA\nAAAA');
    expect(encodeBase64(bytes, { lineLength: 5 })).toBe('AAAAA\nAAAAA\nAA');
    expect(encodeBase64(bytes, { lineLength: 12 })).toBe('AAAAAAAAAAAA');
    expect(encodeBase64(bytes, { lineLength: 1 })).toBe('A\n'.repeat(12).trim());
    expect(encodeBase64(new Uint8Array(0), { lineLength: 1 })).toBe('');
  });

  it('ignores white space and U+FEFF, except in the strict form', () => {
    expect(text(decodeBase64('\uFEFF Zm\r\n9v\u00A0\tYg = =\n'))).toBe('foob');
    expect(faultOf('Zm9v\n', 'strict')).toMatchObject({ reason: 'character', position: 5, character: 'U+000A' });
  });

  it('accepts set bits after the last byte, except in the strict form', () => {
    expect(text(decodeBase64('Zh'))).toBe('f');
    expect(text(decodeBase64('Zm9=', 'any'))).toBe('fo');
    expect(faultOf('Zh==', 'strict')).toMatchObject({ reason: 'trailing-bits', position: 2, character: 'h' });
    expect(faultOf('Zm9=', 'strict')).toMatchObject({ reason: 'trailing-bits', position: 3 });
  });

  it('reads a data URI and percent-encoded signs only in the pasted form', () => {
    expect(text(decodeBase64('data:text/plain;charset=utf-8;base64,Zm9v', 'pasted'))).toBe('foo');
    expect(text(decodeBase64(' \uFEFFDATA:;BASE64,Zg%3D%3d', 'pasted'))).toBe('f');
    expect(decodeBase64('%2B%2f%2b%2F', 'pasted')).toEqual(decodeBase64('+/+/'));
    expect(faultOf('data:;base64,Zg==')).toMatchObject({ reason: 'character', position: 5, character: ':' });
    expect(faultOf('Zg%3D%3D')).toMatchObject({ reason: 'character', position: 3, character: '%' });
    expect(faultOf('data:;base64,Zg%3Dx', 'pasted')).toMatchObject({ reason: 'padding', position: 19 });
    expect(faultOf('Zg%3', 'pasted')).toMatchObject({ reason: 'character', position: 3 });
  });

  it.each<[string, Base64Form, object]>([
    ['Zm9v!', 'any', { reason: 'character', position: 5, character: '!' }],
    ['Zm😀v', 'any', { reason: 'character', position: 3, character: '😀' }],
    ['Zm\u200B9v', 'any', { reason: 'character', position: 3, character: 'U+200B' }],
    ['Zm9vA', 'any', { reason: 'length', position: 5, character: 'A' }],
    ['Zm9vA===', 'any', { reason: 'length', position: 5, character: 'A' }],
    ['Zg=', 'any', { reason: 'padding', position: 3 }],
    ['Zg===', 'any', { reason: 'padding', position: 5 }],
    ['Zm9v=', 'any', { reason: 'padding', position: 5 }],
    ['=', 'any', { reason: 'padding', position: 1 }],
    ['Zg==Zg==', 'any', { reason: 'padding', position: 5, character: 'Z' }],
    ['Zg', 'strict', { reason: 'padding', position: 3 }],
    ['Pj4-', 'strict', { reason: 'character', position: 4, character: '-' }],
  ])('%j (%s) is refused', (source, form, details) => {
    expect(faultOf(source, form)).toMatchObject({ code: 'invalid-base64', ...details });
  });

  it('decodes what it encodes', () => {
    const options = fc.record({ urlSafe: fc.boolean(), padded: fc.boolean(), lineLength: fc.nat(80) });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), options, (bytes, how) => {
        expect(decodeBase64(encodeBase64(bytes, how))).toEqual(bytes);
        expect(decodeBase64(encodeBase64(bytes), 'strict')).toEqual(bytes);
      }),
      { seed },
    );
  });

  it('accepts strictly only what it would write', () => {
    const source = fc.string({ unit: fc.constantFrom('A', 'B', 'Q', 'g', '/', '+', '='), maxLength: 9 });
    fc.assert(
      fc.property(source, (candidate) => {
        if (faultOf(candidate, 'strict') === undefined) {
          expect(encodeBase64(decodeBase64(candidate, 'strict'))).toBe(candidate);
        }
      }),
      { seed },
    );
  });

  it('carries 10 MB', () => {
    const bytes = Uint8Array.from({ length: 10_000_000 }, (_, index) => (index * 2654435761) >>> 24);
    expect(decodeBase64(encodeBase64(bytes)).every((byte, index) => byte === bytes[index])).toBe(true);
  });

  it.each([
    ['openssl', ['base64', '-A'], {}],
    ['openssl', ['base64'], { lineLength: 64 }],
    ['base64', ['-w', '0'], {}],
    ['base64', ['-w', '76'], { lineLength: 76 }],
  ] as const)('writes what %s %j writes', (program, args, options) => {
    needs(program);
    for (const bytes of fc.sample(fc.uint8Array({ minLength: 1, maxLength: 400 }), {
      seed,
      numRuns: propertyRuns(0.06),
    })) {
      const done = spawnSync(program, args, { input: bytes });
      expect(encodeBase64(bytes, options)).toBe(done.stdout.toString('latin1').trimEnd());
    }
  });

  it('refuses strictly what python3 refuses', () => {
    needs('python3');
    const unit = fc.constantFrom('A', 'b', 'Q', 'g', '9', '/', '+', '=', '-', '\n', '!');
    const sources = fc.sample(fc.string({ unit, maxLength: 9 }), { seed });
    const script = `import sys, json, base64, binascii
def read(s):
  try: b = base64.b64decode(s, validate=True)
  except binascii.Error: return None
  return b.hex() if base64.b64encode(b).decode() == s else None
print(json.dumps([read(s) for s in json.load(sys.stdin)]))`;
    const done = spawnSync('python3', ['-c', script], { input: JSON.stringify(sources) });
    const ours = sources.map((source) =>
      faultOf(source, 'strict') === undefined ? Buffer.from(decodeBase64(source, 'strict')).toString('hex') : null,
    );
    expect(ours).toEqual(JSON.parse(done.stdout.toString()));
  });
});
