import { blob, choice, secret, text } from '#core/field.ts';
import { operation, ToolError, type Context } from '#core/operation.ts';
import { inputEncodings, outputEncodings, readBytes, type InputEncoding } from '#lib/bytes.ts';
import { algorithms } from './engine/algorithms.ts';
import { isExpected, readExpected } from './engine/expected.ts';
import { macsOf, type Request } from './engine/mac.ts';

const message = { text: text(), textEncoding: choice(inputEncodings, 'utf8') };
const keyed = { key: secret(), keyEncoding: choice(inputEncodings, 'utf8') };
const one = { algorithm: choice(algorithms, 'sha256') };
const shown = { encoding: choice(outputEncodings, 'hex') };

/**
 * HMAC, RFC 2104, of a text or of bytes; the key may be empty.
 * Errors: `invalid-hex`, `invalid-base64` { field: `text` | `key`, reason, position, character }.
 */
export const hmac = operation('hmac-generator/hmac', {
  input: { ...message, ...keyed, ...one, ...shown },
  run: async ({ text, textEncoding, key, keyEncoding, algorithm, encoding }, context) => {
    const bytes = bytesOf(text, textEncoding, 'text');
    const request = { key: bytesOf(key, keyEncoding, 'key'), algorithms: [algorithm], encoding };
    const [mac = ''] = await macsOfBytes(bytes, request, context);
    return mac;
  },
});

/**
 * Is `expected` (hexadecimal, Base64 or Base64url, after an optional `sha256=` or the like) the HMAC?
 * Errors: those of `hmac`, `unrecognised-digest`.
 */
export const verify = operation('hmac-generator/verify', {
  input: { ...message, ...keyed, ...one, expected: text() },
  run: async ({ text, textEncoding, key, keyEncoding, algorithm, expected }, context) => {
    const bytes = bytesOf(text, textEncoding, 'text');
    const request = { key: bytesOf(key, keyEncoding, 'key'), algorithms: [algorithm], encoding: 'hex' } as const;
    const readings = readExpected(expected);
    const [mac = ''] = await macsOfBytes(bytes, request, context);
    return { match: isExpected(readings, mac, 'hex') };
  },
});

/** The HMAC with every algorithm, by its id. Errors: those of `hmac`. */
export const hmacAll = operation('hmac-generator/hmac-all', {
  input: { ...message, ...keyed, ...shown },
  run: async ({ text, textEncoding, key, keyEncoding, encoding }, context) => {
    const bytes = bytesOf(text, textEncoding, 'text');
    const macs = await macsOfBytes(bytes, { key: bytesOf(key, keyEncoding, 'key'), algorithms, encoding }, context);
    return Object.fromEntries(algorithms.map((id, index) => [id, macs[index] ?? '']));
  },
});

/**
 * The HMAC of a file of any size, in constant memory.
 * Errors: those of `hmac` for the key, `unreadable-file` when the file was changed, moved or locked meanwhile.
 */
export const hmacFile = operation('hmac-generator/hmac-file', {
  thread: 'worker',
  input: { file: blob(), ...keyed, ...one, ...shown },
  run: async ({ file, key, keyEncoding, algorithm, encoding }, { signal, progress }) => {
    const request = { key: bytesOf(key, keyEncoding, 'key'), algorithms: [algorithm], encoding };
    const onProgress = (bytesRead: number): void => progress(bytesRead, file.size);
    try {
      const [mac = ''] = await macsOf(file.stream(), request, { signal, onProgress });
      return mac;
    } catch (error) {
      if (error instanceof DOMException && !signal.aborted)
        throw new ToolError('unreadable-file', { name: error.name });
      throw error;
    }
  },
});

function bytesOf(text: string, encoding: InputEncoding, field: 'text' | 'key'): Uint8Array {
  try {
    return readBytes(text, encoding);
  } catch (error) {
    throw error instanceof ToolError ? new ToolError(error.code, { ...error.details, field }) : error;
  }
}

function macsOfBytes(bytes: Uint8Array, request: Request, { signal, progress }: Context): Promise<string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return macsOf(stream, request, { signal, onProgress: (bytesRead) => progress(bytesRead, bytes.length) });
}
