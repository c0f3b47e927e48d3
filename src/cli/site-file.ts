import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that is open, with the facts of what is open: another one may take its name meanwhile. */
export interface SiteFile {
  readonly handle: FileHandle;
  readonly size: number;
  readonly encoding: Encoding | undefined;
  /** Differs whenever the content may differ; an installed package gives every file the same date. */
  readonly tag: string;
  readonly modified: Date;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof suffixes;

/** The precompressed forms that a client takes, the smallest first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const isTaken = new Map<string, boolean>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    isTaken.set(name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)));
  }
  return (['br', 'gzip'] as const).filter((name) => isTaken.get(name) ?? isTaken.get('*'));
}

const missing: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

async function openFile(path: string, encoding?: Encoding): Promise<SiteFile | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(path);
  } catch (error) {
    if (missing.has((error as NodeJS.ErrnoException).code)) return undefined;
    throw error;
  }
  try {
    const stats = await handle.stat({ bigint: true });
    if (stats.isFile()) {
      const tag = [stats.ino, stats.size, stats.ctimeNs].map((fact) => fact.toString(36)).join('-');
      return { handle, size: Number(stats.size), encoding, tag: `"${tag}"`, modified: stats.mtime };
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return undefined;
}

/** Opens the file with this path below the folder, in the first of the forms that there is; undefined without any. */
export async function openSiteFile(
  root: string,
  path: string,
  encodings: readonly Encoding[] = [],
): Promise<SiteFile | undefined> {
  const name = join(root, path);
  for (const encoding of encodings) {
    const file = await openFile(name + suffixes[encoding], encoding);
    if (file) return file;
  }
  return openFile(name);
}

const chunkSize = 65_536;

/** The bytes from `start` on, exactly as many as promised: an answer with fewer would swallow a part of the next one. */
export async function* bytesOf({ handle }: SiteFile, start: number, length: number): AsyncGenerator<Uint8Array> {
  for (let done = 0; done < length;) {
    const wanted = Math.min(chunkSize, length - done);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, start + done);
    if (bytesRead === 0) throw new Error('a file became shorter while it was sent');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}
