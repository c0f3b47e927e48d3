const newline = 0x0a;

/** A line of a stream without its LF, and whether it had one. */
export interface ByteLine {
  readonly bytes: Uint8Array;
  readonly isEnded: boolean;
}

/** The lines that end with each chunk of a stream; LF alone ends one, and the last may have none. */
export async function* byteLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<readonly ByteLine[]> {
  let pending: Uint8Array[] = [];
  for await (const chunk of stream) {
    const lines: ByteLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const part = chunk.subarray(start, end);
      lines.push({ bytes: pending.length === 0 ? part : Buffer.concat([...pending, part]), isEnded: true });
      pending = [];
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
    yield lines;
  }
  if (pending.length > 0) yield [{ bytes: Buffer.concat(pending), isEnded: false }];
}
