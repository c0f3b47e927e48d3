/**
 * The chunks of a stream, in order; leaving the loop early cancels it. Safari's streams cannot be iterated themselves.
 *
 * @example
 * ```ts
 * for await (const bytes of chunksOf(fileStream(file))) size += bytes.length;
 * ```
 */
export async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T, void, undefined> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } catch (error) {
    // Broken, there is nothing left to cancel.
    isDone = true;
    throw error;
  } finally {
    if (!isDone) await reader.cancel();
    reader.releaseLock();
  }
}

/**
 * The bytes of a file, piece by piece. When the file can no longer be read, this stream fails with a `DOMException` in every
 * browser, as `arrayBuffer` does. In Chromium, `file.stream()` fails with a `TypeError`, like a bug.
 *
 * @example
 * ```ts
 * for await (const bytes of chunksOf(fileStream(file))) size += bytes.length;
 * ```
 */
export function fileStream(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw error instanceof TypeError ? new DOMException(error.message, 'NotReadableError') : error;
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
