import { describe, expect, it } from 'vitest';
import { charsets } from './file-notice.tsx';
import { readText } from './read-text.ts';

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

describe('readText', () => {
  it('reads UTF-8, with and without a byte order mark', async () => {
    expect(await readText(new Blob(['é😀\r\n']))).toEqual({ text: 'é😀\r\n', charset: 'utf-8' });
    expect(await readText(file(0xef, 0xbb, 0xbf, 0x61))).toEqual({ text: 'a', charset: 'utf-8' });
    expect(await readText(file())).toEqual({ text: '', charset: 'utf-8' });
  });
  it('reads UTF-16 with a byte order mark', async () => {
    expect(await readText(file(0xff, 0xfe, 0xe9, 0x00))).toEqual({ text: 'é', charset: 'utf-16le' });
    expect(await readText(file(0xfe, 0xff, 0x00, 0xe9))).toEqual({ text: 'é', charset: 'utf-16be' });
  });
  it('asks for the charset of anything else', async () => {
    expect(await readText(file(0x63, 0x61, 0x66, 0xe9))).toEqual({ needsCharset: true });
    expect(await readText(file(0xc3))).toEqual({ needsCharset: true });
    expect(await readText(file(0xff, 0xfe, 0x00, 0xd8))).toEqual({ needsCharset: true });
  });
  it('reads with the charset given', async () => {
    expect(await readText(file(0x63, 0x61, 0x66, 0xe9), 'windows-1252')).toEqual({
      text: 'café',
      charset: 'windows-1252',
    });
    expect(await readText(file(0x83, 0x65), 'shift_jis')).toEqual({ text: 'テ', charset: 'shift_jis' });
  });
  it('reports a file that cannot be read, from its start or later', async () => {
    const locked = new DOMException('locked', 'NotReadableError');
    const blob = new Blob(['abc']);
    Object.assign(blob, { slice: () => ({ arrayBuffer: () => Promise.reject(locked) }) });
    expect(await readText(blob)).toEqual({ needsCharset: false });
    const later = new Blob(['abc']);
    Object.assign(later, { stream: () => new ReadableStream({ pull: (controller) => controller.error(locked) }) });
    expect(await readText(later)).toEqual({ needsCharset: false });
    const inChromium = new TypeError('network error');
    Object.assign(later, { stream: () => new ReadableStream({ pull: (controller) => controller.error(inChromium) }) });
    expect(await readText(later)).toEqual({ needsCharset: false });
  });
  it('keeps characters whole across pieces', async () => {
    const text = 'é'.repeat(200_000);
    expect(await readText(new Blob(['a', text]))).toEqual({ text: `a${text}`, charset: 'utf-8' });
  });
  it('offers only charsets that exist', () => {
    for (const charset of charsets) expect(() => new TextDecoder(charset)).not.toThrow();
  });
});
