import type { IHasher } from 'hash-wasm';
import { writeBytes, type OutputEncoding } from '#lib/bytes.ts';
import type { Algorithm } from './algorithms.ts';

/** Bytes handed to a hasher at once: short enough to look at the clock in between. */
const pieceLength = 262_144;
/** The thread is given back this often, so that a request to stop is heard; milliseconds. */
const turnTime = 40;

async function createMac(algorithm: Algorithm, key: Uint8Array): Promise<IHasher> {
  const wasm = await import('hash-wasm');
  const hashes: Readonly<Record<Algorithm, () => Promise<IHasher>>> = {
    md5: wasm.createMD5,
    sha1: wasm.createSHA1,
    sha224: wasm.createSHA224,
    sha256: wasm.createSHA256,
    sha384: wasm.createSHA384,
    sha512: wasm.createSHA512,
    'sha3-224': () => wasm.createSHA3(224),
    'sha3-256': () => wasm.createSHA3(256),
    'sha3-384': () => wasm.createSHA3(384),
    'sha3-512': () => wasm.createSHA3(512),
    ripemd160: wasm.createRIPEMD160,
    'keccak-256': () => wasm.createKeccak(256),
    'keccak-512': () => wasm.createKeccak(512),
  };
  const mac = await wasm.createHMAC(hashes[algorithm](), key);
  return mac.init();
}

/** What the message is authenticated with. */
export interface Request {
  readonly key: Uint8Array;
  readonly algorithms: readonly Algorithm[];
  readonly encoding: OutputEncoding;
}

export interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (bytesRead: number) => void;
}

/**
 * HMAC (RFC 2104) of a stream, in the order of the algorithms, in one pass and constant memory.
 * @throws the signal's reason when it is aborted; the stream is cancelled then.
 */
export async function macsOf(
  stream: ReadableStream<Uint8Array>,
  { key, algorithms, encoding }: Request,
  { signal, onProgress }: Watch,
): Promise<string[]> {
  const reader = stream.getReader();
  try {
    const macs = await Promise.all(algorithms.map((algorithm) => createMac(algorithm, key)));
    signal.throwIfAborted();
    let bytesRead = 0;
    let turn = performance.now();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (let from = 0; from < read.value.length; from += pieceLength) {
        const piece = read.value.subarray(from, from + pieceLength);
        for (const mac of macs) mac.update(piece);
        bytesRead += piece.length;
        if (performance.now() - turn < turnTime) continue;
        onProgress(bytesRead);
        await new Promise((resolve) => setTimeout(resolve, 0));
        signal.throwIfAborted();
        turn = performance.now();
      }
    }
    return macs.map((mac) => writeBytes(mac.digest('binary'), encoding));
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
