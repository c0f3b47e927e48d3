/** A file with the folders that it is in. */
export interface FoundFile {
  readonly file: File;
  /** Relative to the dropped folder, or with its name if it was not dropped alone; separated by slashes. */
  readonly path: string;
}

export interface FoundFiles {
  /** Ordered by name in each folder. */
  readonly files: readonly FoundFile[];
  /** Whether there are more files than were asked for. */
  readonly more: boolean;
  /** The paths of what the browser could not read. */
  readonly unread: readonly string[];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A browser answers a part of a long folder at a time. */
async function entriesIn(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // Each part follows the one before.
    // oxlint-disable-next-line no-await-in-loop
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    for (const entry of part) all.push(entry);
  }
}

const byName = (a: FileSystemEntry, b: FileSystemEntry): number => (a.name < b.name ? -1 : 1);

/**
 * The files in folders and in the folders inside them, `most` at most.
 *
 * @example
 * ```ts
 * const { files } = await walkFolders(entries, 500); // [{ file, path: 'images/logo.svg' }, …]
 * ```
 */
export async function walkFolders(entries: readonly FileSystemEntry[], most: number): Promise<FoundFiles> {
  const files: FoundFile[] = [];
  const unread: string[] = [];
  let more = false;
  const visit = async (entry: FileSystemEntry, path: string): Promise<void> => {
    if (more) return;
    try {
      if (isFolder(entry)) await visitAll(await entriesIn(entry), `${path}/`);
      else if (files.length === most) more = true;
      else {
        const file = await new Promise<File>((resolve, reject) => {
          (entry as FileSystemFileEntry).file(resolve, reject);
        });
        files.push({ file, path });
      }
    } catch {
      unread.push(path);
    }
  };
  const visitAll = async (found: readonly FileSystemEntry[], folder: string): Promise<void> => {
    for (const entry of found.toSorted(byName)) {
      // In order, so that the first files are the same ones each time.
      // oxlint-disable-next-line no-await-in-loop
      await visit(entry, `${folder}${entry.name}`);
    }
  };
  const [first] = entries;
  const isAlone = entries.length === 1 && first !== undefined && isFolder(first);
  try {
    await visitAll(isAlone ? await entriesIn(first) : entries, '');
  } catch {
    unread.push(first?.name ?? '');
  }
  return { files, more, unread };
}
