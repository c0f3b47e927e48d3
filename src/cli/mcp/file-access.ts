import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ToolError } from '#core/operation.ts';
import { openFile, unreadable } from '../files.ts';

/** Opens a file that a client names. Errors: `files-not-allowed` { path, folder }, `unreadable-file`. */
export type OpenNamed = (path: string) => Promise<Blob>;

async function resolved(path: string): Promise<string> {
  return realpath(path).catch((error: unknown) => Promise.reject(unreadable(path, error)));
}

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
};

/**
 * Files under one folder only, symbolic links followed before they are judged; without a folder none. Errors:
 * `unreadable-file`, `not-a-folder` { path }.
 */
export async function fileAccess(folder: string | undefined): Promise<OpenNamed> {
  if (folder === undefined) return (path) => Promise.reject(new ToolError('files-not-allowed', { path }));
  const root = await resolved(resolve(folder));
  if (!(await stat(root)).isDirectory()) throw new ToolError('not-a-folder', { path: folder });
  return async (path) => {
    const place = resolve(root, path);
    // What is outside is not even looked for: its absence would be told.
    const target = isInside(place, root) ? await resolved(place) : place;
    if (!isInside(target, root)) throw new ToolError('files-not-allowed', { path, folder: root, reason: 'outside' });
    // Reading a named pipe or a device may never end.
    const about = await stat(target).catch((error: unknown) => Promise.reject(unreadable(path, error)));
    if (!about.isFile() && !about.isDirectory())
      throw new ToolError('unreadable-file', { path, cause: 'it is not a regular file' });
    return openFile(target);
  };
}
