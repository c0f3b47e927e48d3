import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ToolError, type Context } from '#core/operation.ts';
import { encodeUtf8 } from '#lib/charset.ts';
import { readPart } from '../read-file.ts';

const chunkSize = 65_536;
const tagSize = 16;
export const nonceSize = 16;
/** Chunks that are read at once. */
const readAhead = 16;

/** An empty payload is one empty chunk. */
const countOf = (size: number, length: number): number => Math.max(Math.ceil(size / length), 1);

/** The length of the payload of a content of `size` bytes, nonce included. */
export function sealedSize(size: number): number {
  return nonceSize + size + countOf(size, chunkSize) * tagSize;
}

/** One chunk after the other under the payload key; https://c2sp.org/age, section "Payload". */
class ChunkCiphers {
  private readonly key: Uint8Array;
  private readonly nonce = new Uint8Array(12);
  private index = 0;

  constructor(
    fileKey: Uint8Array,
    nonce: Uint8Array,
    private readonly count: number,
  ) {
    this.key = hkdf(sha256, fileKey, nonce, encodeUtf8('payload'), 32);
  }

  /** The number of the chunk in 11 bytes, then whether it is the last one. */
  next() {
    new DataView(this.nonce.buffer).setBigUint64(3, BigInt(this.index));
    this.nonce[11] = ++this.index === this.count ? 1 : 0;
    return chacha20poly1305(this.key, this.nonce);
  }
}

/** A file in pieces of `length` bytes, the last one shorter; few of them are in memory at once. */
async function* pieces(file: Blob, length: number, { signal, progress }: Context): AsyncGenerator<Uint8Array> {
  const step = length * readAhead;
  for (let from = 0; from < Math.max(file.size, 1); from += step) {
    signal.throwIfAborted();
    const read = await readPart(file, from, from + step);
    for (let at = 0; at < Math.max(read.length, 1); at += length) yield read.subarray(at, at + length);
    progress(Math.min(from + step, file.size), file.size);
  }
}

/** Writes the payload of a file into `sealed`, which is as long as it. Error: `unreadable-file`. */
export async function sealPayload(
  file: Blob,
  sealed: Uint8Array,
  { fileKey, nonce }: { readonly fileKey: Uint8Array; readonly nonce: Uint8Array },
  context: Context,
): Promise<void> {
  sealed.set(nonce);
  const ciphers = new ChunkCiphers(fileKey, nonce, countOf(file.size, chunkSize));
  let at = nonceSize;
  for await (const piece of pieces(file, chunkSize, context)) {
    const end = at + piece.length + tagSize;
    ciphers.next().encrypt(piece, sealed.subarray(at, end));
    at = end;
  }
}

/**
 * The content of a payload. Errors: `decryption-failed` { reason: `damaged` } when it was changed or is not whole,
 * `unreadable-file`.
 */
export async function openPayload(payload: Blob, fileKey: Uint8Array, context: Context): Promise<Uint8Array> {
  const damaged = (): ToolError => new ToolError('decryption-failed', { reason: 'damaged' });
  const nonce = await readPart(payload, 0, nonceSize);
  const sealed = payload.slice(nonceSize);
  const count = countOf(sealed.size, chunkSize + tagSize);
  const size = sealed.size - count * tagSize;
  const lastSize = size - (count - 1) * chunkSize;
  // Only an empty content has an empty last chunk.
  if (nonce.length < nonceSize || lastSize < (count === 1 ? 0 : 1)) throw damaged();
  const ciphers = new ChunkCiphers(fileKey, nonce, count);
  const content = new Uint8Array(size);
  let at = 0;
  for await (const piece of pieces(sealed, chunkSize + tagSize, context)) {
    const end = at + piece.length - tagSize;
    try {
      ciphers.next().decrypt(piece, content.subarray(at, end));
    } catch {
      throw damaged();
    }
    at = end;
  }
  return content;
}
