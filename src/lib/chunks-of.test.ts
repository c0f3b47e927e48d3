import { expect, it } from 'vitest';
import { chunksOf } from './chunks-of.ts';

async function listOf<T>(chunks: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const chunk of chunks) list.push(chunk);
  return list;
}

it('gives the chunks in order, then lets go of the stream', async () => {
  const stream = new Blob(['ab', 'c']).stream();
  expect((await listOf(chunksOf(stream))).map((bytes) => new TextDecoder().decode(bytes)).join('')).toBe('abc');
  expect(stream.locked).toBe(false);
});

it('cancels the stream when the loop ends early', async () => {
  let cancelled = false;
  const stream = new ReadableStream<number>({
    pull: (controller) => controller.enqueue(1),
    cancel: () => void (cancelled = true),
  });
  for await (const chunk of chunksOf(stream)) {
    expect(chunk).toBe(1);
    break;
  }
  expect([cancelled, stream.locked]).toEqual([true, false]);
});

it('throws what the stream throws', async () => {
  const fault = new Error('the file is gone');
  const stream = new ReadableStream<number>({ pull: (controller) => controller.error(fault) });
  await expect(listOf(chunksOf(stream))).rejects.toBe(fault);
  expect(stream.locked).toBe(false);
});

it('cancels the stream when the loop throws', async () => {
  let cancelled = false;
  const stream = new ReadableStream<number>({
    pull: (controller) => controller.enqueue(1),
    cancel: () => void (cancelled = true),
  });
  const loop = async (): Promise<void> => {
    for await (const chunk of chunksOf(stream)) throw new Error(`enough: ${chunk}`);
  };
  await expect(loop()).rejects.toThrow('enough');
  expect(cancelled).toBe(true);
});
