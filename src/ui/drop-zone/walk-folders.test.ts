import { expect, it } from 'vitest';
import { walkFolders } from './walk-folders.ts';

const fileEntry = (name: string): FileSystemEntry =>
  ({
    name,
    isDirectory: false,
    file(resolve: (file: File) => void, reject: (error: unknown) => void) {
      if (name.startsWith('locked')) reject(new Error(name));
      else resolve(new File([], name));
    },
  }) as unknown as FileSystemEntry;

/** Answers two entries at a time, as a browser answers a hundred. */
const folderEntry = (name: string, ...children: FileSystemEntry[]): FileSystemEntry =>
  ({
    name,
    isDirectory: true,
    createReader: () => {
      let at = 0;
      return {
        readEntries: (resolve: (part: FileSystemEntry[]) => void) => resolve(children.slice(at, (at += 2))),
      };
    },
  }) as unknown as FileSystemEntry;

const tree = folderEntry(
  'release',
  fileEntry('b.txt'),
  folderEntry('docs', fileEntry('index.html'), folderEntry('empty')),
  fileEntry('a.txt'),
  fileEntry('c.txt'),
  fileEntry('locked.db'),
);

it('names the files of one folder from there', async () => {
  const { files, more, unread } = await walkFolders([tree], 10);
  expect(files.map(({ path }) => path)).toEqual(['a.txt', 'b.txt', 'c.txt', 'docs/index.html']);
  expect(files[3]?.file.name).toBe('index.html');
  expect({ more, unread }).toEqual({ more: false, unread: ['locked.db'] });
});

it('names the folder where something else was dropped with it', async () => {
  const { files } = await walkFolders([fileEntry('z.txt'), folderEntry('docs', fileEntry('a.txt'))], 10);
  expect(files.map(({ path }) => path)).toEqual(['docs/a.txt', 'z.txt']);
});

it('stops after the most files, and says so only if there are more', async () => {
  const { files, more } = await walkFolders([tree], 2);
  expect(files.map(({ path }) => path)).toEqual(['a.txt', 'b.txt']);
  expect(more).toBe(true);
  expect(await walkFolders([folderEntry('docs', fileEntry('a'), fileEntry('b'))], 2)).toMatchObject({ more: false });
});

it('finds nothing in an empty folder', async () => {
  expect(await walkFolders([folderEntry('empty')], 10)).toEqual({ files: [], more: false, unread: [] });
});
