import type { Readable, Writable } from 'node:stream';
import { ToolError } from '#core/operation.ts';

/** What the command line talks to; `process` fits. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean; setRawMode?(mode: boolean): unknown };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable;
}

/** Writes and waits until the stream has taken it. */
export function write(stream: Writable, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(data, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

/** How much of a stream may be held in memory, in bytes: about twice the longest text of V8. */
export const largestInput = 2 ** 30;

/** All bytes of the standard input. Error: `input-too-large`. */
export async function readAll(
  stream: AsyncIterable<Uint8Array>,
  limit = largestInput,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) throw new ToolError('input-too-large');
    chunks.push(chunk);
  }
  const all = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    all.set(chunk, start);
    start += chunk.length;
  }
  return all;
}
