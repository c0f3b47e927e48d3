import type { Algorithm } from '../engine/algorithms.ts';
import { parseChecksumFile, type ChecksumFile } from '../engine/checksum-file.ts';
import { filesOfEntries } from '../engine/list-files.ts';
import { walkFolders } from '#ui/drop-zone/walk-folders.ts';
import type { FileItem } from './file-items.ts';

/** A larger file is data, whatever its name says. */
const sizeLimit = 5_000_000;
const checksumName = /sums?(?:\.(?:txt|asc))?$|\.(?:md5|sha-?\d+|b2|b3|blake\w+|sfv|rmd160|crc32c?|xxh\w*)$/i;

/** Files of a folder; each has a panel on the page. */
export const mostFiles = 500;

export const readFolders = (entries: readonly FileSystemEntry[]) => walkFolders(entries, mostFiles);

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
  readonly state: 'ok' | 'failed' | 'pending' | 'unread' | 'missing';
}

/** What became of each line, given the files dropped so far. */
export function checkFiles({ entries }: ChecksumFile, items: readonly FileItem[]): Check[] {
  const about = filesOfEntries(
    entries,
    items.map(({ name }) => name),
  );
  return entries.map(({ line, name, algorithm, digest }, at) => {
    const found = (about[at] ?? []).flatMap((index) => items[index] ?? []);
    return { line, name, algorithm, state: stateOf(found, algorithm, digest) };
  });
}

function stateOf(found: readonly FileItem[], algorithm: Algorithm, digest: string): Check['state'] {
  if (found.length === 0) return 'missing';
  if (found.some(({ digests }) => digests[algorithm] === digest)) return 'ok';
  const unread = found.filter(({ digests }) => digests[algorithm] === undefined);
  if (unread.length === 0) return 'failed';
  return unread.some(({ state }) => state === 'queued') ? 'pending' : 'unread';
}
