import { isUnreadable, ToolError, type Context } from '#core/operation.ts';
import { inDisplayOrder, type Algorithm, type ListStyle } from './algorithms.ts';
import { formatChecksumLine, parseChecksumFile } from './checksum-file.ts';
import { filesOfEntries } from './list-files.ts';
import { hashBlob, type Digests, type StreamOptions } from './stream.ts';

export interface NamedFile {
  readonly name: string;
  readonly file: Blob;
}

export interface ListResult {
  /** Counted from 1. */
  readonly line: number;
  readonly name: string;
  readonly algorithm: Algorithm;
  /** Lower-case hexadecimal, as `found`. */
  readonly expected: string;
  readonly status: 'ok' | 'mismatch' | 'missing';
  /** The digest of the file; null without one. */
  readonly found: string | null;
}

export interface CheckedList {
  /** In the order of the list. */
  readonly results: readonly ListResult[];
  /** The names of the files that no line is about. */
  readonly extra: readonly string[];
  /** The numbers of the lines that were not understood. */
  readonly malformed: readonly number[];
  readonly allOk: boolean;
}

/**
 * Compares files with a checksum file; each file is read once.
 * @throws ToolError `no-entries`, `unreadable-file` { name, file }
 */
export async function checkFiles(
  list: string,
  listName: string,
  files: readonly NamedFile[],
  context: Context,
): Promise<CheckedList> {
  const { entries, malformed } = parseChecksumFile(list, listName);
  if (entries.length === 0) throw new ToolError('no-entries');
  const about = filesOfEntries(
    entries,
    files.map(({ name }) => name),
  );
  const wanted = files.map(() => new Set<Algorithm>());
  for (const [line, indexes] of about.entries()) {
    const entry = entries[line];
    if (entry) for (const index of indexes) wanted[index]?.add(entry.algorithm);
  }
  const digests = await digestsOf(
    files,
    wanted.map((algorithms) => [...algorithms]),
    context,
  );
  const results = entries.map(({ line, name, algorithm, digest: expected }, at): ListResult => {
    const digestsFound = (about[at] ?? []).map((index) => digests[index]?.[algorithm] ?? null);
    const found = digestsFound.includes(expected) ? expected : (digestsFound[0] ?? null);
    const status = found === null ? 'missing' : found === expected ? 'ok' : 'mismatch';
    return { line, name, algorithm, expected, status, found };
  });
  const extra = files.filter((_, index) => wanted[index]?.size === 0).map(({ name }) => name);
  return { results, extra, malformed, allOk: results.every(({ status }) => status === 'ok') };
}

/** A checksum file for the files, in their order; an SFV file has CRC-32 whatever the algorithm. */
export async function listOf(
  files: readonly NamedFile[],
  algorithm: Algorithm,
  style: ListStyle,
  context: Context,
): Promise<string> {
  const id = style === 'sfv' ? 'crc32' : algorithm;
  const wanted = files.map(() => [id]);
  const digests = await digestsOf(files, wanted, context);
  return files
    .map(({ name }, index) => `${formatChecksumLine(digests[index]?.[id] ?? '', name, style, id)}\n`)
    .join('');
}

/** The digests of one of several files: a fault says of which. */
async function hashNamed(
  { name, file }: NamedFile,
  ids: readonly Algorithm[],
  options: StreamOptions,
): Promise<Digests> {
  try {
    return await hashBlob(file, ids, 'hex', options);
  } catch (error) {
    if (isUnreadable(error)) throw new ToolError('unreadable-file', { name: error.name, file: name });
    throw error;
  }
}

/** The requested digests of each file, in hexadecimal, one file after the other. */
async function digestsOf(
  files: readonly NamedFile[],
  wanted: readonly (readonly Algorithm[])[],
  { signal, progress }: Context,
): Promise<readonly Digests[]> {
  const sizes = files.map(({ file }, index) => (wanted[index]?.length === 0 ? 0 : file.size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const all: Digests[] = [];
  let before = 0;
  for (const [index, { name, file }] of files.entries()) {
    const ids = inDisplayOrder(wanted[index] ?? []);
    const onProgress = (bytesRead: number): void => progress(before + bytesRead, total);
    all.push(ids.length === 0 ? {} : await hashNamed({ name, file }, ids, { signal, onProgress }));
    before += sizes[index] ?? 0;
  }
  return all;
}
