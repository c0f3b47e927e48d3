import { PassThrough, Readable, Writable } from 'node:stream';
import type { Streams } from './streams.ts';

class Sink extends Writable {
  readonly chunks: Buffer[] = [];
  isTTY = false;
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
  get bytes(): Buffer {
    return Buffer.concat(this.chunks);
  }
  get text(): string {
    return this.bytes.toString();
  }
}

/** Streams for tests: what is typed, and what was printed. Without `input` the standard input is a terminal. */
export function testStreams(input?: string | Uint8Array | readonly Uint8Array[]) {
  const chunks = typeof input === 'string' ? [Buffer.from(input)] : input instanceof Uint8Array ? [input] : input;
  const stdin: Streams['stdin'] =
    chunks === undefined ? Object.assign(new PassThrough(), { isTTY: true }) : Readable.from(chunks);
  return { stdin, stdout: new Sink(), stderr: new Sink() } satisfies Streams;
}
