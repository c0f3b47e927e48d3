import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { needs } from '../../scripts/compared-programs.ts';
import {
  decodeLatin1,
  decodeUtf16,
  decodeUtf8,
  encodeLatin1,
  encodeUtf16,
  encodeUtf8,
  invalidUtf16Offset,
  invalidUtf8Offset,
} from './charset.ts';

const seed = 3629;
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
// Mostly lead and tail bytes, so that nearly right sequences are common.
const nearlyUtf8 = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => bytes.map((byte) => (byte < 0x60 ? byte : byte | 0x80)));

/** What python3 finds: the offset of the first fault, or -1. */
function pythonOffsets(charset: string, samples: readonly Uint8Array[]): number[] {
  needs('python3');
  const script = `import sys, json
def fault(h):
  try: bytes.fromhex(h).decode('${charset}')
  except UnicodeDecodeError as e: return e.start
  return -1
print(json.dumps([fault(h) for h in json.load(sys.stdin)]))`;
  const hex = samples.map((bytes) => Buffer.from(bytes).toString('hex'));
  const done = spawnSync('python3', ['-c', script], { input: JSON.stringify(hex) });
  return JSON.parse(done.stdout.toString()) as number[];
}

describe('UTF-8', () => {
  it('keeps a BOM and NUL, and replaces a lone surrogate', () => {
    expect(decodeUtf8(encodeUtf8('\uFEFFa\0é😀\r\n'))).toBe('\uFEFFa\0é😀\r\n');
    expect(decodeUtf8(encodeUtf8('\uD800'))).toBe('\uFFFD');
  });

  it('finds the first fault where python3 finds it', () => {
    const samples = fc.sample(nearlyUtf8, { seed });
    expect(samples.map((bytes) => invalidUtf8Offset(bytes) ?? -1)).toEqual(pythonOffsets('utf-8', samples));
  });

  it('is text exactly when there is no fault', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyUtf8, anyText.map(encodeUtf8)), (bytes) => {
        expect(decodeUtf8(bytes) === undefined).toBe(invalidUtf8Offset(bytes) !== undefined);
      }),
      { seed },
    );
  });
});

describe('UTF-16', () => {
  it('has both byte orders', () => {
    expect(encodeUtf16('é😀')).toEqual(Uint8Array.of(0xe9, 0, 0x3d, 0xd8, 0, 0xde));
    expect(encodeUtf16('é😀', true)).toEqual(Uint8Array.of(0, 0xe9, 0xd8, 0x3d, 0xde, 0));
    expect(encodeUtf16('\uDC00a', true)).toEqual(Uint8Array.of(0xff, 0xfd, 0, 0x61));
    expect(decodeUtf16(Uint8Array.of(0xff, 0xfe, 0x61, 0))).toBe('\uFEFFa');
  });

  it.each([false, true])('decodes what it encodes, big-endian %s', (bigEndian) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodeUtf16(encodeUtf16(text, bigEndian), bigEndian)).toBe(text.toWellFormed());
      }),
      { seed },
    );
    const long = 'a😀'.repeat(10_000);
    expect(decodeUtf16(encodeUtf16(long, bigEndian), bigEndian)).toBe(long);
  });

  it.each([
    ['utf-16-le', false],
    ['utf-16-be', true],
  ] as const)('finds the first fault where python3 finds it, %s', (charset, bigEndian) => {
    const unit = fc.constantFrom(0x61, 0xd83d, 0xde00, 0xdbff, 0xdc00, 0xe9);
    const samples = fc
      .sample(fc.tuple(fc.array(unit, { maxLength: 6 }), fc.boolean()), { seed })
      .map(([units, half]) => {
        const order = units.flatMap((value) => (bigEndian ? [value >> 8, value & 255] : [value & 255, value >> 8]));
        return Uint8Array.from(half ? [...order, 0x41] : order);
      });
    const ours = samples.map((bytes) => invalidUtf16Offset(bytes, bigEndian) ?? -1);
    expect(ours).toEqual(pythonOffsets(charset, samples));
    for (const [index, bytes] of samples.entries()) {
      expect(decodeUtf16(bytes, bigEndian) === undefined).toBe(ours[index] !== -1);
    }
  });
});

describe('ISO-8859-1', () => {
  it('is the first 256 characters, not windows-1252', () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    expect(decodeLatin1(all).charCodeAt(0x80)).toBe(0x80);
    expect(encodeLatin1(decodeLatin1(all))).toEqual(all);
  });

  it('answers where a character does not fit', () => {
    expect(encodeLatin1('aé€')).toBe(2);
  });
});
