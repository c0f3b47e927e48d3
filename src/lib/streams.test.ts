import { expect, it, vi } from 'vitest';
import { chunksOf, fileStream } from './streams.ts';

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

async function textOf(file: Blob): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of chunksOf(fileStream(file))) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** A file whose stream fails after its first piece. */
const failing = (error: unknown): Blob => {
  const pieces = [new Uint8Array([97])];
  const stream = new ReadableStream({
    pull(controller) {
      const piece = pieces.pop();
      if (piece) controller.enqueue(piece);
      else controller.error(error);
    },
  });
  return Object.assign(new Blob(), { stream: () => stream });
};

it('has the bytes of the file', async () => {
  const text = 'é'.repeat(200_000);
  expect(await textOf(new Blob([text]))).toBe(text);
  expect(await textOf(new Blob())).toBe('');
});

it('fails as arrayBuffer does, where Chromium has a TypeError', async () => {
  const error = await textOf(failing(new TypeError('network error'))).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toMatchObject({ name: 'NotReadableError', message: 'network error' });
});

it('passes on any other error', async () => {
  const gone = new DOMException('gone', 'NotFoundError');
  await expect(textOf(failing(gone))).rejects.toBe(gone);
});

it('lets go of the file when it is canceled', async () => {
  const cancel = vi.fn();
  const file = Object.assign(new Blob(), { stream: () => new ReadableStream({ cancel }) });
  await fileStream(file).cancel('enough');
  expect(cancel).toHaveBeenCalledWith('enough');
});
