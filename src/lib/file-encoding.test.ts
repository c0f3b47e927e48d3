import { describe, expect, it } from 'vitest';
import { unicodeOf } from './file-encoding.ts';

describe('unicodeOf', () => {
  it.each([
    [[0xff, 0xfe, 0x61, 0], 'utf-16le'],
    [[0xfe, 0xff, 0, 0x61], 'utf-16be'],
    [[0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'utf-8'],
    [[], 'utf-8'],
    [[0x61, 0xe9], undefined],
    [[0x61, 0xc3], undefined],
  ])('%j is %s', async (bytes, expected) => {
    const file = new Blob([new Uint8Array(bytes)]);
    expect(await unicodeOf(file, new AbortController().signal)).toBe(expected);
  });
});
