import { describe, expect, it } from 'vitest';
import { byteLines } from './byte-lines.ts';
import { failureOf } from './messages.ts';
import { readAll } from './streams.ts';

/** Chunks of four bytes without end, as of a device or a program that does not stop. */
async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield await Promise.resolve(Uint8Array.of(1, 2, 3, 4));
}
async function* three(): AsyncGenerator<Uint8Array> {
  for (const byte of [97, 10, 98]) yield await Promise.resolve(Uint8Array.of(byte));
}

describe('the memory limit', () => {
  it('holds for a whole stream', async () => {
    expect([...(await readAll(three()))]).toEqual([97, 10, 98]);
    expect([...(await readAll(three(), 3))]).toEqual([97, 10, 98]);
    await expect(readAll(endless(), 10)).rejects.toMatchObject({ code: 'input-too-large' });
    expect(failureOf('input-too-large', {}).message).toMatch(/larger than 1 GiB\. Save it to a file/);
  });

  it('holds for each line', async () => {
    const linesOf = async (stream: AsyncIterable<Uint8Array>, limit?: number): Promise<string[]> => {
      const lines: string[] = [];
      for await (const part of byteLines(stream, limit))
        lines.push(...part.map(({ bytes }) => Buffer.from(bytes).toString()));
      return lines;
    };
    expect(await linesOf(three(), 1)).toEqual(['a', 'b']);
    await expect(linesOf(endless(), 10)).rejects.toMatchObject({ code: 'line-too-large' });
    expect(failureOf('line-too-large', {}).message).toMatch(/^One line is larger than 1 GiB\./);
  });
});
