import { readFileSync, statSync } from 'node:fs';

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** What `read` makes of a text file (undefined: there is none), made again whenever the file changes. */
export function followFile<T>(file: string, read: (text: string | undefined) => T): () => T {
  let last: { readonly stamp: string; readonly value: T } | undefined;
  return () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}` : '';
    if (last?.stamp !== stamp) last = { stamp, value: read(stats && textOf(file)) };
    return last.value;
  };
}
