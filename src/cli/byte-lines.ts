import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { ToolError } from '#core/operation.ts';
import { unreadable } from './files.ts';
import { largestInput } from './streams.ts';

const newline = 0x0a;

/** A line of a stream without its LF, and whether it had one. */
export interface ByteLine {
  readonly bytes: Uint8Array;
  readonly isEnded: boolean;
}

/**
 * The lines that end with each chunk of a stream; LF alone ends one, and the last may have none.
 * Error: `line-too-large`.
 */
export async function* byteLines(
  stream: AsyncIterable<Uint8Array>,
  limit = largestInput,
): AsyncGenerator<readonly ByteLine[]> {
  let pending: Uint8Array[] = [];
  let pendingLength = 0;
  for await (const chunk of stream) {
    const lines: ByteLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const part = chunk.subarray(start, end);
      lines.push({ bytes: pending.length === 0 ? part : Buffer.concat([...pending, part]), isEnded: true });
      pending = [];
      pendingLength = 0;
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
    pendingLength += chunk.length - start;
    if (pendingLength > limit) throw new ToolError('line-too-large');
    yield lines;
  }
  if (pending.length > 0) yield [{ bytes: Buffer.concat(pending), isEnded: false }];
}

/** The bytes of a file as they come; of the standard input where there is no path, or `-`. Error: `unreadable-file`. */
export async function* readChunks(path: string | undefined, stdin: Readable): AsyncGenerator<Uint8Array> {
  if (path === undefined || path === '-') return yield* stdin as AsyncIterable<Uint8Array>;
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw unreadable(path, error);
  }
}
