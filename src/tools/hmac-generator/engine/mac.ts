import {
  createHMAC,
  createKeccak,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  type IHasher,
} from 'hash-wasm';
import { ToolError, type Context } from '#core/operation.ts';
import { HasherPool } from '#lib/hasher-pool.ts';
import { readBytes, writeBytes, type InputEncoding, type OutputEncoding } from '#lib/bytes.ts';
import { fileStream } from '#lib/streams.ts';
import type { Algorithm } from './algorithms.ts';

/** Bytes handed to a hasher at once: short enough to look at the clock in between. */
const pieceLength = 262_144;
/** The thread is given back this often, so that a request to stop is heard; milliseconds. */
const turnTime = 40;

const hashes: Readonly<Record<Algorithm, () => Promise<IHasher>>> = {
  md5: createMD5,
  sha1: createSHA1,
  sha224: createSHA224,
  sha256: createSHA256,
  sha384: createSHA384,
  sha512: createSHA512,
  'sha3-224': () => createSHA3(224),
  'sha3-256': () => createSHA3(256),
  'sha3-384': () => createSHA3(384),
  'sha3-512': () => createSHA3(512),
  ripemd160: createRIPEMD160,
  'keccak-256': () => createKeccak(256),
  'keccak-512': () => createKeccak(512),
};

const pool = new HasherPool<Algorithm, IHasher>((algorithm) => hashes[algorithm]());

async function createMac(hasher: IHasher, key: Uint8Array): Promise<IHasher> {
  const mac = await createHMAC(Promise.resolve(hasher), key);
  return mac.init();
}

/** What a message is authenticated with. */
interface Request {
  readonly key: string;
  readonly keyEncoding: InputEncoding;
  readonly algorithms: readonly Algorithm[];
  readonly encoding: OutputEncoding;
}

interface FileRequest extends Request {
  readonly file: Blob;
}

interface TextRequest extends Request {
  readonly text: string;
  readonly textEncoding: InputEncoding;
}

function bytesOf(text: string, encoding: InputEncoding, field: 'text' | 'key'): Uint8Array {
  try {
    return readBytes(text, encoding);
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

/** Errors: `invalid-hex`, `invalid-base64` { field: `text` | `key`, reason, position, character }. */
export function macsOfText({ text, textEncoding, ...request }: TextRequest, context: Context): Promise<string[]> {
  const bytes = bytesOf(text, textEncoding, 'text');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return macsOf(stream, bytes.length, request, context);
}

/** Errors: those of the key. */
export const macsOfFile = ({ file, ...request }: FileRequest, context: Context): Promise<string[]> =>
  macsOf(fileStream(file), file.size, request, context);

/**
 * HMAC (RFC 2104) of a stream, in the order of the algorithms, in one pass and constant memory.
 * @throws ToolError those of the key; the signal's reason when it is aborted, the stream is canceled then.
 */
async function macsOf(
  stream: ReadableStream<Uint8Array>,
  size: number,
  { key, keyEncoding, algorithms, encoding }: Request,
  { signal, progress }: Context,
): Promise<string[]> {
  const secret = bytesOf(key, keyEncoding, 'key');
  const reader = stream.getReader();
  try {
    return await pool.lend(algorithms, async (hashers) => {
      const macs = await Promise.all(hashers.map((hasher) => createMac(hasher, secret)));
      signal.throwIfAborted();
      let bytesRead = 0;
      let turn = performance.now();
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        for (let from = 0; from < read.value.length; from += pieceLength) {
          const piece = read.value.subarray(from, from + pieceLength);
          for (const mac of macs) mac.update(piece);
          bytesRead += piece.length;
          if (performance.now() - turn < turnTime) continue;
          progress(bytesRead, size);
          await new Promise((resolve) => setTimeout(resolve, 0));
          signal.throwIfAborted();
          turn = performance.now();
        }
      }
      return macs.map((mac) => writeBytes(mac.digest('binary'), encoding));
    });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
