import { blob, choice, flag, list, text } from '#core/field.ts';
import { operation, ToolError, type Context } from '#core/operation.ts';
import { encodeHex, inputEncodings, outputEncodings, readBytes, type OutputEncoding } from '#lib/bytes.ts';
import { algorithms, fileAlgorithms, inDisplayOrder, type Algorithm } from './engine/algorithms.ts';
import { candidates, readExpected } from './engine/expected.ts';
import type * as stream from './engine/stream.ts';

/** `hashStream` of `engine/stream.ts`, which is loaded with its first use. */
export const hashStream: typeof stream.hashStream = async (source, ids, ...rest) =>
  (await import('./engine/stream.ts')).hashStream(source, inDisplayOrder(ids), ...rest);

/**
 * The digests of a text or of bytes in hexadecimal or Base64. Without `algorithms` all of them.
 * Errors: `invalid-hex`, `invalid-base64` { reason, position, character }.
 */
export const hash = operation('hash-text/hash', {
  input: {
    text: text(),
    inputEncoding: choice(inputEncodings, 'utf8'),
    algorithms: list(choice(algorithms), {}, algorithms),
    encoding: choice(outputEncodings, 'hex'),
    uppercase: flag(false),
  },
  run: async ({ text, inputEncoding, algorithms, encoding, uppercase }, context) => {
    const bytes = readBytes(text, inputEncoding);
    const digests = await hashBytes(bytes, algorithms, encoding, context);
    return shown(digests, uppercase && encoding === 'hex');
  },
});

/**
 * Which digests of the text equal the expected one: an SRI value, a checksum line, hexadecimal or Base64.
 * Errors: those of `hash`, `unrecognised-digest`.
 */
export const verify = operation('hash-text/verify', {
  input: { text: text(), inputEncoding: choice(inputEncodings, 'utf8'), expected: text() },
  run: async ({ text, inputEncoding, expected }, context) => {
    const bytes = readBytes(text, inputEncoding);
    const wanted = readExpected(expected);
    const ids = candidates(wanted);
    const digests = await hashBytes(bytes, ids, 'hex', context);
    const equal = ids.filter((id) => digests[id] === encodeHex(wanted.digest));
    return { match: equal.length > 0, algorithms: equal };
  },
});

/**
 * The digests of a file of any size, in one pass and constant memory.
 * Error: `unreadable-file` when the file was changed, moved or locked meanwhile.
 */
export const hashFile = operation('hash-text/hash-file', {
  thread: 'worker',
  input: {
    file: blob(),
    algorithms: list(choice(algorithms), {}, fileAlgorithms),
    encoding: choice(outputEncodings, 'hex'),
    uppercase: flag(false),
  },
  run: async ({ file, algorithms, encoding, uppercase }, { signal, progress }) => {
    const onProgress = (bytesRead: number): void => progress(bytesRead, file.size);
    try {
      const digests = await hashStream(file.stream(), algorithms, encoding, { signal, onProgress });
      return { digests: shown(digests, uppercase && encoding === 'hex'), bytes: file.size };
    } catch (error) {
      if (error instanceof DOMException && !signal.aborted)
        throw new ToolError('unreadable-file', { name: error.name });
      throw error;
    }
  },
});

function hashBytes(
  bytes: Uint8Array,
  ids: readonly Algorithm[],
  encoding: OutputEncoding,
  { signal, progress }: Context,
): Promise<stream.Digests> {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return hashStream(source, ids, encoding, { signal, onProgress: (bytesRead) => progress(bytesRead, bytes.length) });
}

function shown(digests: stream.Digests, isUpperCase: boolean): stream.Digests {
  if (!isUpperCase) return digests;
  return Object.fromEntries(Object.entries(digests).map(([id, digest]) => [id, digest.toUpperCase()]));
}
