import { blob, choice, flag, group, list, text } from '#core/field.ts';
import { once } from '#core/once.ts';
import { operation, type Context } from '#core/operation.ts';
import { encodeHex, inputEncodings, outputEncodings, readBytes, type OutputEncoding } from '#lib/bytes.ts';
import { algorithms, fileAlgorithms, inDisplayOrder, listStyles, type Algorithm } from './engine/algorithms.ts';
import { candidates, likelyCandidates, readExpected } from './engine/expected.ts';
import type * as stream from './engine/stream.ts';

const loadStream = once(() => import('./engine/stream.ts'));
const loadLists = once(() => import('./engine/lists.ts'));

/** `hashStream` of `engine/stream.ts`, which is loaded with its first use. */
export const hashStream: typeof stream.hashStream = async (source, ids, ...rest) =>
  (await loadStream()).hashStream(source, inDisplayOrder(ids), ...rest);

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
 * Which digests are as long as this one, the likeliest first; the digest is in hexadecimal, Base64, an SRI value, which
 * names its algorithm, or a checksum line. Error: `unrecognised-digest`.
 *
 * @example
 * ```ts
 * await execute(identify, { text: '900150983cd24fb0d6963f7d28e17f72' });
 * // { ok: true, value: { bytes: 16, candidates: ['md5', 'md4', 'xxh3-128'] } }
 * ```
 */
export const identify = operation('hash-text/identify', {
  input: { text: text() },
  run: ({ text }) => {
    const expected = readExpected(text);
    return { bytes: expected.digest.length, candidates: likelyCandidates(expected) };
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
    const { hashBlob } = await loadStream();
    const digests = await hashBlob(file, inDisplayOrder(algorithms), encoding, { signal, onProgress });
    return { digests: shown(digests, uppercase && encoding === 'hex'), bytes: file.size };
  },
});

const files = list(group({ name: text(), file: blob() }));

/**
 * Compares files with a checksum file: coreutils, BSD or SFV lines. A line is about the file of exactly its name, else
 * of its last path segment if there is only one. `listName`, such as `B2SUMS`, tells the algorithm of untagged lines.
 * Errors: `no-entries`, `unreadable-file` { name, file }.
 *
 * @example
 * ```ts
 * const file = new Blob(['abc']);
 * await execute(checkList, { list: '352441c2  abc.txt', files: [{ name: 'abc.txt', file }] });
 * // results: [{ line: 1, name: 'abc.txt', algorithm: 'crc32', status: 'ok', … }], allOk: true
 * ```
 */
export const checkList = operation('hash-text/check-list', {
  thread: 'worker',
  input: { list: text(), files, listName: text('') },
  run: async ({ list, files, listName }, context) => (await loadLists()).checkFiles(list, listName, files, context),
});

/**
 * A checksum file for files, in their order, with line feeds. In the style `sfv` the digests are CRC-32 whatever the
 * algorithm. Error: `unreadable-file` { name, file }.
 *
 * @example
 * ```ts
 * await execute(makeList, { files: [{ name: 'abc.txt', file: new Blob(['abc']) }], style: 'sfv' });
 * // { ok: true, value: 'abc.txt 352441c2\n' }
 * ```
 */
export const makeList = operation('hash-text/make-list', {
  thread: 'worker',
  input: { files, algorithm: choice(algorithms, 'sha256'), style: choice(listStyles, 'coreutils') },
  result: 'text',
  run: async ({ files, algorithm, style }, context) => (await loadLists()).listOf(files, algorithm, style, context),
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
