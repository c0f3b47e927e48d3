/**
 * The chunks of a stream, in order; leaving the loop early cancels it. Safari's streams cannot be iterated themselves.
 *
 * @example
 * ```ts
 * for await (const bytes of chunksOf(file.stream())) size += bytes.length;
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
