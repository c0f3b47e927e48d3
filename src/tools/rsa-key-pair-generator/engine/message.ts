import { ToolError, type Context } from '#core/operation.ts';
import type { Digest } from '#lib/asn1/digests.ts';
import { readBytes, type InputEncoding } from '#lib/bytes.ts';
import { chunksOf, fileStream } from '#lib/streams.ts';

export interface MessageInput {
  readonly text: string;
  readonly inputEncoding: InputEncoding;
  /** Instead of the text. */
  readonly file?: Blob | undefined;
}

/** Ed25519 reads its message twice, so it must fit into memory; bytes. */
export const wholeLimit = 100 * 2 ** 20;

/** The bytes of a field; a fault names the field. */
export function bytesOf(value: string, encoding: InputEncoding, field: string): Uint8Array {
  try {
    return readBytes(value, encoding);
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

/** What is signed: its digest in constant memory, or all of it. */
export class Message {
  constructor(
    private readonly input: MessageInput,
    private readonly context: Context,
  ) {}

  /** Errors: `invalid-hex`, `invalid-base64` { field }, `unreadable-file`. */
  async digest(digest: Digest): Promise<Uint8Array> {
    const { text, inputEncoding, file } = this.input;
    if (!file) return digest(bytesOf(text, inputEncoding, 'text'));
    const { signal, progress } = this.context;
    const hasher = digest.create();
    let done = 0;
    for await (const bytes of chunksOf(fileStream(file))) {
      signal.throwIfAborted();
      hasher.update(bytes);
      progress((done += bytes.length), file.size);
    }
    return hasher.digest();
  }

  /** Errors: those of `digest`, `too-large` { bytes, max }. */
  async whole(): Promise<Uint8Array> {
    const { text, inputEncoding, file } = this.input;
    if (!file) return bytesOf(text, inputEncoding, 'text');
    if (file.size > wholeLimit) throw new ToolError('too-large', { bytes: file.size, max: wholeLimit });
    return new Uint8Array(await file.arrayBuffer());
  }
}
