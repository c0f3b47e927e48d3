import type { Algorithm } from '../engine/algorithms.ts';
import { parseChecksumFile, type ChecksumFile } from '../engine/checksum-file.ts';
import type { FileItem } from './file-items.ts';

/** A larger file is data, whatever its name says. */
const sizeLimit = 5_000_000;
const checksumName = /sums?(?:\.(?:txt|asc))?$|\.(?:md5|sha-?\d+|b2|b3|blake\w+|rmd160|crc32c?|xxh\w*)$/i;

/** The entries of a file that its name and its content show to be a list of checksums; undefined for all others. */
export async function readChecks(file: File): Promise<ChecksumFile | undefined> {
  if (file.size > sizeLimit || !checksumName.test(file.name)) return undefined;
  try {
    const { readText } = await import('#ui/files/read-text.ts');
    const read = await readText(file);
    const list = 'text' in read ? parseChecksumFile(read.text, file.name) : undefined;
    return list && list.entries.length > 0 ? list : undefined;
  } catch {
    // What cannot be read is reported when it is hashed.
    return undefined;
  }
}

export interface Check {
  readonly line: number;
  readonly name: string;
  readonly algorithm: Algorithm;
  readonly state: 'ok' | 'failed' | 'pending' | 'missing';
}

const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** Does this line of a checksum file speak of this file? Folders are not told to a page. */
export function isAbout(name: string, file: File): boolean {
  return baseName(name) === file.name;
}

/** What became of each line, given the files dropped so far. */
export function checkFiles({ entries }: ChecksumFile, items: readonly FileItem[]): Check[] {
  return entries.map(({ line, name, algorithm, digest }) => {
    const found = items.filter(({ file }) => isAbout(name, file)).map(({ digests }) => digests[algorithm]);
    const state =
      found.length === 0 ? 'missing' : found.includes(digest) ? 'ok' : found.includes(undefined) ? 'pending' : 'failed';
    return { line, name, algorithm, state };
  });
}
