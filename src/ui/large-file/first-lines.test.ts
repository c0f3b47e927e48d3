import { describe, expect, it } from 'vitest';
import { firstLines, previewBytes, previewLines, readStart } from './first-lines.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('firstLines', () => {
  it('is the whole of a short text, without its mark', () => {
    expect(firstLines(encode('\ufeffa\nb\n'))).toBe('a\nb\n');
    expect(firstLines(encode(''))).toBe('');
  });
  it('ends with a line', () => {
    expect(firstLines(encode('x\n'.repeat(1000)))).toBe('x\n'.repeat(previewLines).trimEnd());
  });
  it('cuts one long line between two characters', () => {
    const start = firstLines(encode('é'.repeat(previewBytes)));
    expect(start).toBe('é'.repeat(previewBytes / 2));
    expect(firstLines(encode(`a${'é'.repeat(previewBytes)}`))).toBe(`a${'é'.repeat(previewBytes / 2 - 1)}`);
  });
});

describe('readStart', () => {
  it('recognises UTF-16 by its mark', async () => {
    expect(await readStart(new Blob([new Uint8Array([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x62, 0])]))).toBe('a\nb');
    expect(await readStart(new Blob([new Uint8Array([0xfe, 0xff, 0, 0x61])]))).toBe('a');
    expect(await readStart(new Blob(['\ufeffé']))).toBe('é');
  });
});
