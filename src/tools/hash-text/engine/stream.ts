import { writeBytes, type OutputEncoding } from '#lib/bytes.ts';
import type { Hasher } from '#lib/hasher-pool.ts';
import { fileStream } from '#lib/streams.ts';
import type { Algorithm } from './algorithms.ts';
import { hashers } from './hasher.ts';

/** Bytes handed to a hasher at once: short enough to look at the clock in between. */
const pieceLength = 262_144;
/** The thread is given back this often, so that a request to stop is heard; milliseconds. */
const turnTime = 40;

export interface StreamOptions {
  readonly onProgress?: (bytesRead: number) => void;
  readonly signal?: AbortSignal;
}

/** The digests of the requested algorithms, and only those. */
export type Digests = Partial<Record<Algorithm, string>>;

/**
 * Hashes a stream in one pass with constant memory.
 * @throws the signal's reason when it is aborted; the stream is canceled then.
 */
export async function hashStream(
  stream: ReadableStream<Uint8Array>,
  ids: readonly Algorithm[],
  encoding: OutputEncoding,
  { onProgress, signal }: StreamOptions = {},
): Promise<Digests> {
  const reader = stream.getReader();
  const stop = (): void => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  try {
    return await hashers.lend(ids, async (lent) => {
      let bytesRead = 0;
      let turn = performance.now();
      for (;;) {
        signal?.throwIfAborted();
        const { done, value: chunk } = await reader.read();
        if (done) break;
        for (let from = 0; from < chunk.length; from += pieceLength) {
          const piece = chunk.subarray(from, from + pieceLength);
          for (const hasher of lent) hasher.update(piece);
          bytesRead += piece.length;
          if (performance.now() - turn < turnTime) continue;
          onProgress?.(bytesRead);
          await nextTurn();
          signal?.throwIfAborted();
          turn = performance.now();
        }
      }
      signal?.throwIfAborted();
      onProgress?.(bytesRead);
      return Object.fromEntries(ids.map((id, at) => [id, writeBytes((lent[at] as Hasher).digest('binary'), encoding)]));
    });
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** `hashStream` of a file; fails with a `DOMException` when it was changed, moved or locked meanwhile. */
export const hashBlob = (
  file: Blob,
  ids: readonly Algorithm[],
  encoding: OutputEncoding,
  options: StreamOptions,
): Promise<Digests> => hashStream(fileStream(file), ids, encoding, options);

/** Lets messages and timers of this thread have their turn; microtasks would not. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
